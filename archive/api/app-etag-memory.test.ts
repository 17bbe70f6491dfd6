import { expect, test } from "vitest";
import { createEtagMemory } from "./app.ts";

const first = { etag: '"one"', version: "one", changesWithTime: false };
const second = { etag: '"two"', version: "two", changesWithTime: false };

function memoryAt(presentMs: number) {
  const world = { presentMs };
  return { world, memory: createEtagMemory(() => world.presentMs) };
}

test("a tag is valid for a second after any read of the same archive version", () => {
  const { world, memory } = memoryAt(0);
  expect(memory.recall("/a")).toBeNull();
  memory.remember("/a", first);
  world.presentMs = 900;
  memory.remember("/b", first);
  world.presentMs = 1800;
  expect(memory.recall("/a")).toMatchObject(first);
  world.presentMs = 1900;
  expect(memory.recall("/a")).toBeNull();
  expect(memory.recall("/b")).toBeNull();
});

test("the tag of a time-dependent answer is valid for a second after its own read", () => {
  const { world, memory } = memoryAt(0);
  memory.remember("/next", { ...first, changesWithTime: true });
  world.presentMs = 999;
  memory.remember("/b", first);
  expect(memory.recall("/next")).not.toBeNull();
  world.presentMs = 1000;
  expect(memory.recall("/next")).toBeNull();
});

test("no tag of an older archive version is valid", () => {
  const { memory } = memoryAt(0);
  memory.remember("/a", first);
  memory.remember("/b", second);
  expect(memory.recall("/a")).toBeNull();
  expect(memory.recall("/b")).toMatchObject(second);
});

test("it evicts the oldest paths", () => {
  const { memory } = memoryAt(0);
  for (let path = 0; path <= 2000; path += 1) memory.remember(String(path), first);
  expect(memory.recall("0")).toBeNull();
  expect(memory.recall("1")).not.toBeNull();
  expect(memory.recall("2000")).not.toBeNull();
});
