import { expect, test } from "vitest";
import { lruSet } from "./documents.ts";

test("keeps the values that were put in last, each once", () => {
  const recent = new Map<string, number>();
  for (const [key, value] of [
    ["a", 1],
    ["b", 2],
    ["a", 3],
    ["c", 4],
  ] as const)
    lruSet(recent, key, value, 2);
  expect([...recent]).toEqual([
    ["a", 3],
    ["c", 4],
  ]);
});
