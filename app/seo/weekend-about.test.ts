import { expect, test } from "vitest";
import type { Weekend } from "#contract/weekend.ts";
import { weekend } from "#app/features/sample-rows-testing.ts";
import { weekendPages } from "#app/reference/weekend-pages.ts";
import { weekendAbout } from "./weekend-about.ts";

const none = { timing: [], pit_stops: false };

function aboutOf(page: string, known: Partial<Weekend>): string | null {
  return weekendAbout(`/race/$year/$round/${page}`, weekend(known));
}

test("a page whose timing is not held promises no laps, tyres or telemetry", () => {
  expect(
    ["race/laps", "race/stints", "sprint/story", "qualifying/driver-top-speed"].map((page) =>
      aboutOf(page, none),
    ),
  ).toEqual([
    "race results only, no timing data for the laps",
    "race results only, no timing data for the stints",
    "no sprint results or timing data for the story yet",
    "qualifying results only, no timing data for the top speed",
  ]);
  expect(aboutOf("race/teammate-gap", none)).toBe("how far apart teammates finished");
  const sessions = weekend().sessions.map((session) => ({ ...session, classified: false }));
  expect(aboutOf("race/laps", { ...none, sessions })).toBe("no race results or timing data for the laps yet");
});

test("of what is held, and of what needs no timing, a page’s own description is true", () => {
  // Stops tell the stints.
  expect(aboutOf("race/stints", { ...none, pit_stops: true })).toContain("stints and pit stops");
  const documents = ["laps" as const, "teammate-gap" as const];
  const timing = [{ session: "R" as const, documents, conditions: null, source: "" }];
  expect(aboutOf("race/laps", { timing })).toContain("every lap of every car");
  expect(aboutOf("race/teammate-gap", { timing })).toContain("lap by lap");
  expect(aboutOf("race/results", none)).toContain("the whole classification");
  expect(aboutOf("practice/$session", none)).toBeNull();
});

test("every page has a description of its own", () => {
  const abouts = weekendPages.map(({ to }) => weekendAbout(to, null));
  expect(new Set(abouts).size).toBe(weekendPages.length);
  expect(abouts).not.toContain(null);
});
