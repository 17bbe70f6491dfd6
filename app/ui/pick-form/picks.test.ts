import { expect, test } from "vitest";
import { choicesAmong, picked } from "./picks.ts";

const suzuka = { id: "suzuka", name: "Suzuka" };
const adelaide = { id: "adelaide", name: "Adelaide" };
const choices = choicesAmong([suzuka, suzuka, adelaide]);

test("each can be picked once, by name, with how often it occurs", () => {
  expect(choices).toEqual([
    { ...adelaide, count: 1 },
    { ...suzuka, count: 2 },
  ]);
});

test("without a choice the most frequent is picked", () => {
  expect(picked(choices, undefined)?.id).toBe("suzuka");
});

test("of equally frequent ones the first by name is picked", () => {
  expect(picked(choicesAmong([suzuka, adelaide]), undefined)?.id).toBe("adelaide");
});

test("a choice is kept, unless there is no such one", () => {
  expect(picked(choices, "adelaide")?.id).toBe("adelaide");
  expect(picked(choices, "monza")?.id).toBe("suzuka");
});

test("from nothing nothing is picked", () => {
  expect(picked([], "monza")).toBeNull();
});
