import { expect, test } from "vitest";
import { missingTiming } from "./timed.tsx";
import { weekend } from "#app/features/sample-rows-testing.ts";

const afterwards = Date.parse("2026-08-01T12:00:00Z");
const before = Date.parse("2025-03-20T12:00:00Z");

test("a race before timing was recorded has none, and says since when there is any", () => {
  expect(missingTiming(weekend({ year: 1996 }), "R", "stints", afterwards)).toBe(
    "No tyres and laps for this race: they are recorded since 2018, but for 2019.",
  );
});

test("what was recorded and not imported is not available yet", () => {
  expect(missingTiming(weekend(), "Q", "dominance", afterwards)).toBe(
    "The places and speeds on track of this qualifying are not available yet. They are recorded since 2023, with gaps.",
  );
});

test("a session that lies ahead has its timing afterwards", () => {
  const sessions = weekend().sessions.map((session) => ({ ...session, classified: false }));
  const ahead = weekend({ sessions });
  expect(missingTiming(ahead, "R", "teammate-gap", before)).toBe(
    "This race has not been run yet. Its lap times follow some hours after it.",
  );
  expect(missingTiming(ahead, "R", "teammate-gap", afterwards)).toContain("are not available yet");
});

test("a recording that lacks a document says so, and from where it is", () => {
  const timing = [{ session: "Q" as const, documents: [], conditions: null, source: "OpenF1, session 9994" }];
  expect(missingTiming(weekend({ timing }), "Q", "dominance", afterwards)).toBe(
    "The recording of this qualifying has no places and speeds on track (OpenF1, session 9994). They are recorded since 2023, with gaps.",
  );
});
