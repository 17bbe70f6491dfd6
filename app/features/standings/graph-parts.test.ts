import { expect, test } from "vitest";
import { isOnPhones } from "./graph-parts.tsx";

/** The numbers on a phone's axis of a season of so many rounds. */
function numbers(last: number): Array<number> {
  return Array.from({ length: last }, (_, index) => index + 1).filter((round) => isOnPhones(round, last));
}

test("a phone's axis has the first round, every fifth and the last, none so near that two numbers meet", () => {
  expect(numbers(24)).toEqual([1, 5, 10, 15, 20, 24]);
  expect(numbers(22)).toEqual([1, 5, 10, 15, 22]);
  expect(numbers(11)).toEqual([1, 5, 11]);
  expect(numbers(7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(numbers(1)).toEqual([1]);
});
