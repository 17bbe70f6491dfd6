import { expect, test } from "vitest";
import { missingTiming } from "./missing-timing.tsx";
import { weekend } from "#app/features/sample-rows-testing.ts";

const afterwards = Date.parse("2026-08-01T12:00:00Z");
const before = Date.parse("2025-03-20T12:00:00Z");

test("a race before timing was recorded has none, and says since when there is any", () => {
  expect(missingTiming(weekend({ year: 1996 }), "R", "stints", afterwards)).toEqual({
    title: "No tyre data for this race",
    reason: "They are available from 2018 on.",
  });
  expect(missingTiming(weekend({ year: 2019 }), "R", "laps", afterwards)).toEqual({
    title: "No lap times for this race",
    reason: "They are available from 2018 on, but not for 2019.",
  });
});

test("what was not imported is held for some races only", () => {
  expect(missingTiming(weekend(), "Q", "dominance", afterwards)).toEqual({
    title: "No car positions for this qualifying",
    reason: "Only some sessions since 2023 have them so far.",
  });
});

test("a session that lies ahead has its timing afterwards", () => {
  const sessions = weekend().sessions.map((session) => ({ ...session, classified: false }));
  const ahead = weekend({ sessions });
  expect(missingTiming(ahead, "R", "teammate-gap", before)).toEqual({
    title: "This race has not been run yet",
    reason: "Its lap times follow after the session, where they are recorded.",
  });
  expect(missingTiming(ahead, "R", "teammate-gap", afterwards)).toEqual({
    title: "No lap times for this race",
    reason: "Its results are not in this archive yet either.",
  });
});

test("a recording that lacks a document says so, and from where it is", () => {
  const timing = [{ session: "Q" as const, documents: [], conditions: null, source: "OpenF1, session 9994" }];
  expect(missingTiming(weekend({ timing }), "Q", "dominance", afterwards).reason).toBe(
    "Its recording has none (OpenF1, session 9994).",
  );
});
