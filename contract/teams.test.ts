import { expect, test } from "vitest";
import { teamsIn } from "./teams.ts";

test("teams of a season are told apart and found by their names", () => {
  expect(teamsIn("Lancia / Ferrari")).toEqual([
    { name: "Lancia", id: "lancia" },
    { name: "Ferrari", id: "ferrari" },
  ]);
});

test("a name that no team has is a name only", () => {
  expect(teamsIn("Nobody's Racing")).toEqual([{ name: "Nobody's Racing", id: null }]);
  expect(teamsIn("")).toEqual([]);
});
