import { expect, test } from "vitest";
import { refusedText } from "./refused-text.ts";

const answer = {
  message: "“foo” is not a value of of.",
  expected: "drivers, teams",
  refused: { parameter: "of", value: "foo" },
};

test("what is refused is called as the form calls it", () => {
  expect(refusedText(answer, { of: "Who" })).toBe("“Who” cannot be “foo”. It can be: drivers, teams.");
});

test("what the form has no field for keeps its message", () => {
  expect(refusedText(answer, {})).toBe("“foo” is not a value of of. It can be: drivers, teams.");
  expect(refusedText({ ...answer, refused: null }, { of: "Who" })).toContain("is not a value of of.");
});
