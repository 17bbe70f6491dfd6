import { expect, test } from "vitest";
import { missingTiming } from "./missing-timing.tsx";
import { weekend } from "./testing.ts";

const afterwards = Date.parse("2026-08-01T12:00:00Z");
const before = Date.parse("2025-03-20T12:00:00Z");

test("a race before timing was recorded has nothing to import", () => {
  expect(missingTiming(weekend({ year: 1996 }), "R", "stints", afterwards)).toEqual({
    text: "Tyres and laps are recorded since 2023: there are none of this race.",
    command: null,
  });
});

test("what was recorded and not imported comes with the command that brings it", () => {
  expect(missingTiming(weekend(), "Q", "dominance", afterwards)).toEqual({
    text: "Places and speeds on track are recorded since 2023; those of this qualifying are not in this archive. To import them:",
    command: "npm run timing:sync -- --year 2025 --round 2",
  });
});

test("a session that lies ahead can be imported afterwards", () => {
  const sessions = weekend().sessions.map((session) => ({ ...session, classified: false }));
  const ahead = weekend({ sessions });
  expect(missingTiming(ahead, "R", "teammate-gap", before)).toMatchObject({
    text: "This race has not been run yet. Its lap times can be imported some hours afterwards:",
    command: "npm run timing:sync -- --year 2025 --round 2",
  });
  expect(missingTiming(ahead, "R", "teammate-gap", afterwards).text).toContain("are not in this archive");
});

test("a recording that lacks a document says so, and from where it is", () => {
  const timing = [{ session: "Q" as const, documents: [], conditions: null, source: "OpenF1, session 9994" }];
  expect(missingTiming(weekend({ timing }), "Q", "dominance", afterwards)).toEqual({
    text: "The recording of this qualifying has no places and speeds on track (OpenF1, session 9994). They are recorded since 2023, with gaps; to look for them again:",
    command: "npm run timing:sync -- --year 2025 --round 2 --session Q --fresh",
  });
});
