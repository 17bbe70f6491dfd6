import { expect, test } from "vitest";
import { idParam, seasonOf, yearParam } from "./params.ts";

test.each([
  ["max_verstappen", "max_verstappen"],
  ["max-verstappen", "max_verstappen"],
  ["Red-Bull", "red_bull"],
  ["70s", "70s"],
])("takes %s as the id %s", (typed, id) => {
  expect(idParam(typed)).toBe(id);
});

test.each([
  "",
  "_",
  "max__verstappen",
  "max'--",
  "ferrari/results",
  "méxico",
  "../teams",
  "a".repeat(3) + "!",
])("refuses %j as an id, and says what an id looks like", (typed) => {
  expect(() => idParam(typed)).toThrow(
    expect.objectContaining({ status: 400, expected: expect.stringContaining("max_verstappen") }),
  );
});

test.each(["", "now", "25", "02025", "2025.0", "+2025", "2e3", " 2025", "२०२५"])(
  "refuses %j as a year",
  (typed) => {
    expect(() => yearParam(typed)).toThrow(expect.objectContaining({ status: 400 }));
  },
);

test("takes the calendar's seasons, both ends included, and names them when it refuses another", () => {
  expect(seasonOf(yearParam("1950"), 2026)).toBe(1950);
  expect(seasonOf(yearParam("2026"), 2026)).toBe(2026);
  for (const year of [1949, 2027, 9999])
    expect(() => seasonOf(year, 2026)).toThrow(
      expect.objectContaining({ status: 400, expected: "a season from 1950 to 2026" }),
    );
});
