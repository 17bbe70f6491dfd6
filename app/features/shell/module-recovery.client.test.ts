import { expect, test } from "vitest";
import { claimReload, withholdRouterReload } from "./module-recovery.client.ts";

function session() {
  const held = new Map<string, string>();
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  };
}

function forbidden(): never {
  throw new DOMException("denied", "SecurityError");
}

test("a session has one reload", () => {
  const storage = session();
  expect([1, 2, 3].map(() => claimReload(() => storage))).toEqual([true, false, false]);
});

test("there is no reload where the session has no storage, or storage that takes nothing", () => {
  expect(claimReload(forbidden)).toBe(false);
  expect(claimReload(() => ({ getItem: () => null, setItem: forbidden }))).toBe(false);
});

test("the router is told that it has reloaded for a module already", () => {
  const storage = session();
  withholdRouterReload(() => storage, "Failed to fetch dynamically imported module: /a.js");
  expect(
    storage.getItem("tanstack_router_reload:Failed to fetch dynamically imported module: /a.js"),
  ).not.toBeNull();
  expect(() => withholdRouterReload(forbidden, "any")).not.toThrow();
});
