import { expect, test } from "vitest";
import { pagesOf, practiceParam, practiceSession, routeIn, weekendPages } from "./weekend-pages.ts";

test("the children of a weekend are those of the specification", () => {
  const children = weekendPages.map(({ to }) => to.replace("/race/$year/$round/", ""));
  expect(children.toSorted()).toEqual(
    [
      "race/results",
      "race/story",
      "race/lap-chart",
      "race/laps",
      "race/pace",
      "race/stints",
      "race/teammate-gap",
      "race/weekend-progression",
      "qualifying/results",
      "qualifying/team-track-dominance",
      "qualifying/team-ideal-sectors",
      "qualifying/driver-track-dominance",
      "qualifying/driver-top-speed",
      "qualifying/driver-ideal-sectors",
      "qualifying/driver-fastest-lap",
      "sprint/",
      "sprint/results",
      "sprint/story",
      "sprint/lap-chart",
      "sprint/laps",
      "sprint/pace",
      "sprint/stints",
      "sprint/teammate-gap",
      "sprint-qualifying/",
      "sprint-qualifying/results",
      "sprint-qualifying/team-ideal-sectors",
      "sprint-qualifying/driver-top-speed",
      "sprint-qualifying/driver-ideal-sectors",
      "sprint-qualifying/driver-fastest-lap",
    ].toSorted(),
  );
});

test("another session opens with the same page, or with its own first", () => {
  const [results, story, , , , stints] = pagesOf("R");
  expect(routeIn("S", story)).toBe("/race/$year/$round/sprint/story");
  expect(routeIn("Q", results)).toBe("/race/$year/$round/qualifying/results");
  expect(routeIn("S", stints)).toBe("/race/$year/$round/sprint/stints");
  expect(routeIn("Q", stints)).toBe("/race/$year/$round/qualifying/results");
  expect(routeIn("S", undefined)).toBe("/race/$year/$round/sprint/");
  expect(routeIn("SQ", pagesOf("Q").at(-1))).toBe("/race/$year/$round/sprint-qualifying/driver-fastest-lap");
});

test("sessions without pages of their own stand under practice, by their code in small letters", () => {
  expect(practiceParam("Q1D")).toBe("q1d");
  expect(["fp1", "FP1", "wu", "q2d"].map(practiceSession)).toEqual(["FP1", "FP1", "WU", "Q2D"]);
  expect(["q", "r", "sq", "fp9", "", "toString"].map(practiceSession)).toEqual(Array(6).fill(null));
});
