import { expect, test } from "vitest";
import type { Weekend } from "#contract/weekend.ts";
import { weekend } from "#app/features/sample-rows-testing.ts";
import {
  heldPagesOf,
  pagesOf,
  practiceParam,
  practiceSession,
  resultsRoute,
  routeIn,
  weekendPages,
  weekendPath,
} from "./weekend-pages.ts";

test("the children of a weekend are the agreed ones", () => {
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

const laps = ["stints", "story", "laps", "pace"] as const;

test("another session opens with the same page where it has something to show, or with its own first", () => {
  const timed = weekend({
    timing: (["R", "S"] as const).map((session) => ({
      session,
      documents: [...laps],
      conditions: null,
      source: "",
    })),
  });
  const [results, story, , , , stints] = pagesOf("R");
  expect(routeIn("S", timed, story)).toBe("/race/$year/$round/sprint/story");
  expect(routeIn("S", weekend(), story)).toBe("/race/$year/$round/sprint/");
  expect(routeIn("Q", timed, results)).toBe("/race/$year/$round/qualifying/results");
  expect(routeIn("S", timed, stints)).toBe("/race/$year/$round/sprint/stints");
  expect(routeIn("Q", timed, stints)).toBe("/race/$year/$round/qualifying/results");
  expect(routeIn("S", timed, undefined)).toBe("/race/$year/$round/sprint/");
});

function tabs(of: Weekend): Array<string> {
  return heldPagesOf("R", of).map(({ tab }) => tab);
}

test("pages that need timing are not listed without it", () => {
  expect(tabs(weekend({ pit_stops: false }))).toEqual(["Results", "Teammate gap", "Weekend progression"]);
  expect(tabs(weekend({ pit_stops: true }))).toContain("Stints");
  const timing = [{ session: "R" as const, documents: [...laps], conditions: null, source: "" }];
  expect(tabs(weekend({ timing }))).toEqual(pagesOf("R").map(({ tab }) => tab));
});

test("a race that was not run has its results page alone", () => {
  const sessions = weekend().sessions.map((session) => ({ ...session, classified: false }));
  expect(tabs(weekend({ sessions, pit_stops: false }))).toEqual(["Results"]);
});

test("sessions without pages of their own stand under practice, by their code in small letters", () => {
  expect(practiceParam("Q1D")).toBe("q1d");
  expect(["fp1", "FP1", "wu", "q2d"].map(practiceSession)).toEqual(["FP1", "FP1", "WU", "Q2D"]);
  expect(["q", "r", "sq", "fp9", "", "toString"].map(practiceSession)).toEqual(Array(6).fill(null));
});

test.each([
  ["R", "/race/1990/3/race/results"],
  ["S", "/race/1990/3/sprint/results"],
  ["SQ", "/race/1990/3/sprint-qualifying/results"],
  ["FP1", "/race/1990/3/practice/fp1"],
  ["WU", "/race/1990/3/practice/wu"],
  ["Q2D", "/race/1990/3/practice/q2d"],
] as const)("the classification of %s is at %s", (session, path) => {
  expect(weekendPath(resultsRoute(session), { year: 1990, round: 3 })).toBe(path);
});
