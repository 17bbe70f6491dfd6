import { expect, test } from "vitest";
import { endpoints } from "./endpoints.ts";
import { matchPattern, parameterNames, parseParams } from "./parameters.ts";

test.each([
  ["max_verstappen", "max_verstappen"],
  ["max-verstappen", "max_verstappen"],
  ["Red-Bull", "red_bull"],
  ["70s", "70s"],
])("takes %s as the id %s", (driverId, id) => {
  expect(parseParams("/drivers/{driverId}", { driverId })).toEqual({ driverId: id });
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
  "a".repeat(65),
])("refuses %j as an id, and says what an id looks like", (teamId) => {
  expect(() => parseParams("/teams/{teamId}", { teamId })).toThrow(
    expect.objectContaining({ status: 400, expected: expect.stringContaining("max_verstappen") }),
  );
});

test.each(["", "now", "25", "02025", "2025.0", "+2025", "2e3", " 2025", "२०२५"])(
  "refuses %j as a year",
  (year) => {
    expect(() => parseParams("/races/{year}", { year })).toThrow(
      expect.objectContaining({ status: 400, expected: "a season as four digits, for example 2025" }),
    );
  },
);

test("a session is taken in any case, and another name is a 404 that lists those there are", () => {
  expect(parseParams("/{session}", { session: "fp1" })).toEqual({ session: "FP1" });
  expect(() => parseParams("/{session}", { session: "XX" })).toThrow(
    expect.objectContaining({ status: 404, expected: expect.stringContaining("FP1, FP2") }),
  );
});

test("a segment is handed over decoded, and one that is not well encoded is refused", () => {
  expect(matchPattern("/teams/{teamId}", "/teams/red%20bull%2F")).toEqual({ teamId: "red bull/" });
  expect(() => matchPattern("/teams/{teamId}", "/teams/%E0%A4%A")).toThrow(
    expect.objectContaining({ status: 400 }),
  );
});

test("every endpoint's parameters are known, and its path fits its own pattern", () => {
  expect(Object.values(endpoints).flatMap(({ pattern }) => parameterNames(pattern))).toContain("round");
  expect(matchPattern(endpoints.timing.pattern, endpoints.timing.path(2025, 1, "R", "stints"))).toEqual({
    year: "2025",
    round: "1",
    session: "R",
    document: "stints",
  });
});
