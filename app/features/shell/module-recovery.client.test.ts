import { lazyRouteComponent } from "@tanstack/react-router";
import { expect, test, vi } from "vitest";
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

/** Renders a route's component whose module is missing, as the router does, and counts its reloads. */
async function renderMissing(storage: ReturnType<typeof session>): Promise<number> {
  const reload = vi.fn<() => void>();
  vi.stubGlobal("window", { location: { reload } });
  vi.stubGlobal("sessionStorage", storage);
  const Missing = lazyRouteComponent(() => Promise.reject(new TypeError(missing)));
  await Missing.preload?.();
  try {
    // The router throws the error, or a promise while the page reloads.
    Reflect.apply(Missing, undefined, [{}]);
  } catch {
    return reload.mock.calls.length;
  } finally {
    vi.unstubAllGlobals();
  }
  throw new Error("a missing module was rendered");
}

const missing = "Failed to fetch dynamically imported module: /a.js";

test("the router reloads for a missing module, unless that is withheld", async () => {
  const storage = session();
  expect(await renderMissing(session())).toBe(1);
  withholdRouterReload(() => storage, missing);
  expect(await renderMissing(storage)).toBe(0);
  expect(() => withholdRouterReload(forbidden, missing)).not.toThrow();
});
