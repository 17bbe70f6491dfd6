import { expect, test } from "vitest";
import { createBoundedStore } from "./stores.ts";

test("values can be read until they are deleted or replaced", () => {
  const store = createBoundedStore<string>({ maxEntries: 3, maxBytes: 100 });
  store.set("a", "one", 10);
  store.set("a", "two", 20);
  expect(store.get("a")).toBe("two");
  expect(store.taken()).toEqual({ entries: 1, bytes: 20 });
  store.delete("a");
  expect(store.get("a")).toBeNull();
  expect(store.taken()).toEqual({ entries: 0, bytes: 0 });
});

test("the least recently used entry is evicted", () => {
  const store = createBoundedStore<string>({ maxEntries: 2, maxBytes: 100 });
  store.set("a", "a", 1);
  store.set("b", "b", 1);
  store.get("a");
  store.set("c", "c", 1);
  expect(["a", "b", "c"].map((key) => store.get(key))).toEqual(["a", null, "c"]);
});

test("a large entry evicts as many as it needs", () => {
  const store = createBoundedStore<string>({ maxEntries: 9, maxBytes: 10 });
  for (const key of ["a", "b", "c"]) store.set(key, key, 3);
  store.set("d", "d", 7);
  expect(["a", "b", "c", "d"].map((key) => store.get(key))).toEqual([null, null, "c", "d"]);
  expect(store.taken()).toEqual({ entries: 2, bytes: 10 });
});

test("a value larger than the store is not stored, and its predecessor is removed", () => {
  const store = createBoundedStore<string>({ maxEntries: 9, maxBytes: 10 });
  store.set("a", "small", 3);
  store.set("a", "large", 11);
  expect(store.get("a")).toBeNull();
  expect(store.taken()).toEqual({ entries: 0, bytes: 0 });
});

test("it stays within its limits whatever is put in", () => {
  const store = createBoundedStore<number>({ maxEntries: 20, maxBytes: 500 });
  for (let count = 0; count < 1000; count += 1) {
    store.set(`key-${(count * 7) % 90}`, count, (count * 13) % 120);
    expect(store.taken().entries).toBeLessThanOrEqual(20);
    expect(store.taken().bytes).toBeLessThanOrEqual(500);
  }
});
