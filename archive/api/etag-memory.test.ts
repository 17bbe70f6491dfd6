import { expect, test } from "vitest";
import { createEtagMemory } from "./etag-memory.ts";

const first = { etag: '"one"', version: "one", changesWithTime: false };
const second = { etag: '"two"', version: "two", changesWithTime: false };

function memoryAt(presentMs: number) {
  const world = { presentMs };
  return { world, memory: createEtagMemory(() => world.presentMs) };
}

test("an answer that was given holds for a second after any reading of the same archive", () => {
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

test("an answer that depends on the time holds for a second after its own reading", () => {
  const { world, memory } = memoryAt(0);
  memory.remember("/next", { ...first, changesWithTime: true });
  world.presentMs = 999;
  memory.remember("/b", first);
  expect(memory.recall("/next")).not.toBeNull();
  world.presentMs = 1000;
  expect(memory.recall("/next")).toBeNull();
});

test("no answer of an archive before holds", () => {
  const { memory } = memoryAt(0);
  memory.remember("/a", first);
  memory.remember("/b", second);
  expect(memory.recall("/a")).toBeNull();
  expect(memory.recall("/b")).toMatchObject(second);
});

test("it forgets the oldest of too many paths", () => {
  const { memory } = memoryAt(0);
  for (let path = 0; path <= 2000; path += 1) memory.remember(String(path), first);
  expect(memory.recall("0")).toBeNull();
  expect(memory.recall("1")).not.toBeNull();
  expect(memory.recall("2000")).not.toBeNull();
});
