import { expect, test } from "vitest";
import { createEtagMemory } from "./etag-memory.ts";

const first = { tag: '"one"', version: "one", changes: false };
const second = { tag: '"two"', version: "two", changes: false };

function memoryAt(presentMs: number) {
  const world = { presentMs };
  return { world, memory: createEtagMemory(() => world.presentMs) };
}

test("an answer that was given holds for a second after any reading of the same archive", () => {
  const { world, memory } = memoryAt(0);
  expect(memory.holds("/a")).toBeNull();
  memory.note("/a", first);
  world.presentMs = 900;
  memory.note("/b", first);
  world.presentMs = 1800;
  expect(memory.holds("/a")).toMatchObject(first);
  world.presentMs = 1900;
  expect(memory.holds("/a")).toBeNull();
  expect(memory.holds("/b")).toBeNull();
});

test("an answer that depends on the time holds for a second after its own reading", () => {
  const { world, memory } = memoryAt(0);
  memory.note("/next", { ...first, changes: true });
  world.presentMs = 999;
  memory.note("/b", first);
  expect(memory.holds("/next")).not.toBeNull();
  world.presentMs = 1000;
  expect(memory.holds("/next")).toBeNull();
});

test("no answer of an archive before holds", () => {
  const { memory } = memoryAt(0);
  memory.note("/a", first);
  memory.note("/b", second);
  expect(memory.holds("/a")).toBeNull();
  expect(memory.holds("/b")).toMatchObject(second);
});

test("it forgets the oldest of too many paths", () => {
  const { memory } = memoryAt(0);
  for (let path = 0; path <= 2000; path += 1) memory.note(String(path), first);
  expect(memory.holds("0")).toBeNull();
  expect(memory.holds("1")).not.toBeNull();
  expect(memory.holds("2000")).not.toBeNull();
});
