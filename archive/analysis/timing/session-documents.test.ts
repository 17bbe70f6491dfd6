import { parse } from "valibot";
import { expect, test } from "vitest";
import { sessionCode, sessionNames } from "#contract/sessions.ts";
import { timingDocuments } from "#contract/timing/documents.ts";
import { timingDocument } from "#contract/timing/session.ts";
import type { SessionRecording } from "./recording.ts";
import { conditions, sessionDocuments } from "./session-documents.ts";
import { drivers, lap, laps, sessionRecording, start, telemetry } from "./testing/hand-made.ts";

const codes = Object.keys(sessionNames).map((code) => parse(sessionCode, code));

/** Names of the documents, each of which is of its schema. */
function names(recording: SessionRecording, session = parse(sessionCode, "R")) {
  return Object.entries(sessionDocuments(recording, session)).map(([key, document]) => {
    const name = parse(timingDocument, key);
    expect(parse(timingDocuments[name], document)).toEqual(document);
    return name;
  });
}

test.each(codes)("an empty recording of %s gives no document", (session) => {
  expect(names(sessionRecording({ drivers: [] }), session)).toEqual([]);
  expect(names(sessionRecording({}), session)).toEqual([]);
});

test("laps of which nothing is known give a race's stints only, on unknown tyres", () => {
  const unknown = sessionRecording({ laps: [1, 2, 3].map((number) => lap({ lap: number })) });
  expect(names(unknown)).toEqual(["stints"]);
  expect(names(unknown, "Q")).toEqual([]);
  expect(sessionDocuments(unknown, "R").stints?.lines[0]?.stints).toEqual([
    { from_lap: 1, to_lap: 2, compound: null, age_at_start: null },
  ]);
});

test("one driver has stints, positions and a fastest lap, but no teammate", () => {
  const alone = sessionRecording({ drivers: drivers(1), laps: laps(1, [90, 91]) });
  expect(names(alone)).toEqual([
    "stints",
    "lap-positions",
    "laps",
    "pace",
    "story",
    "stops-and-places",
    "fastest-laps",
  ]);
});

test("stints, gaps and positions are of races and sprints only", () => {
  const both = sessionRecording({ laps: [...laps(1, [90, 91]), ...laps(2, [90, 91])] });
  expect(names(both, "S")).toEqual([
    "stints",
    "teammate-gap",
    "lap-positions",
    "laps",
    "pace",
    "story",
    "stops-and-places",
    "fastest-laps",
  ]);
  expect(names(both, "FP1")).toEqual(["fastest-laps"]);
  expect(names(both, "SQ")).toEqual(["fastest-laps"]);
});

test("each document begins with the source and the drivers in order, without what is not theirs", () => {
  const recording = sessionRecording({
    laps: [
      lap({
        seconds: 90,
        startedAt: start,
        sectors: [30, 30, 30],
        speeds: { intermediate1: 1, intermediate2: 2, trap: 3 },
      }),
    ],
    telemetry: [
      telemetry(
        [
          [0, 180],
          [1, 180],
        ],
        1,
      ),
    ],
  });
  const documents = Object.values(sessionDocuments(recording, "Q"));
  expect(documents).toHaveLength(4);
  for (const document of documents) {
    expect(document.source).toBe("hand-made");
    expect(document.drivers).toEqual(
      recording.drivers.map(({ driver_id, driver_name, driver_code, number, team_id, team_name }) => ({
        driver_id,
        driver_name,
        driver_code,
        number,
        team_id,
        team_name,
      })),
    );
  }
});

const reading = { at: 0, airTemperature: 20, trackTemperature: 30, humidity: 50, windSpeed: 1, rain: false };

test("readings are summed up to least, mean and greatest, and rain to its share", () => {
  const readings = [
    { ...reading, airTemperature: 15.3, windSpeed: 0.6, rain: true },
    { ...reading, airTemperature: 15.4, windSpeed: 2.2 },
    { ...reading, airTemperature: 16.1, windSpeed: 0.9 },
  ];
  expect(conditions(readings)).toEqual({
    air_temperature: { least: 15.3, mean: 15.6, greatest: 16.1 },
    track_temperature: { least: 30, mean: 30, greatest: 30 },
    humidity: { least: 50, mean: 50, greatest: 50 },
    wind_speed: { least: 0.6, mean: 1.23, greatest: 2.2 },
    rain_share: 0.333,
  });
});

test("without readings nothing is known of the weather", () => {
  expect(conditions([])).toBeNull();
});
