import { expect, test } from "vitest";
import { isInstalled } from "./install.mjs";

const system = { os: "linux", cpu: "x64", libc: "glibc" };
const react = { "node_modules/react": { version: "19.3.1" } };
const binding = { version: "1.0.0", optional: true, os: ["linux"], cpu: ["x64"] };

test("packages in the locked versions need no installation", () => {
  const lock = { packages: { "": { version: "0.1.0" }, ...react } };
  expect(isInstalled(lock, { packages: react }, system)).toBe(true);
});

test("a package in another version, or none, needs one", () => {
  const lock = { packages: react };
  expect(isInstalled(lock, { packages: { "node_modules/react": { version: "19.3.0" } } }, system)).toBe(
    false,
  );
  expect(isInstalled(lock, { packages: {} }, system)).toBe(false);
});

test("an optional package made for another system may be absent", () => {
  for (const other of [{ os: ["win32"] }, { cpu: ["arm64"] }, { libc: ["musl"] }]) {
    const lock = { packages: { ...react, "node_modules/binding": { ...binding, ...other } } };
    expect(isInstalled(lock, { packages: react }, system)).toBe(true);
  }
});

test("an optional package made for this system must be there", () => {
  for (const wanted of [binding, { ...binding, libc: ["glibc"] }]) {
    const lock = { packages: { ...react, "node_modules/binding": wanted } };
    expect(isInstalled(lock, { packages: react }, system)).toBe(false);
  }
});

test("an optional package for any system may be absent, but not outdated", () => {
  const lock = { packages: { "node_modules/helper": { version: "2.0.0", optional: true } } };
  expect(isInstalled(lock, { packages: {} }, system)).toBe(true);
  expect(isInstalled(lock, { packages: { "node_modules/helper": { version: "1.0.0" } } }, system)).toBe(
    false,
  );
});
