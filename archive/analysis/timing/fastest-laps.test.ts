import { expect, test } from "vitest";
import type { SessionCode } from "#contract/sessions.ts";
import { bestLaps } from "./fastest-laps.ts";
import type { SessionRecording } from "./recording.ts";
import { sessionDocuments } from "./session-documents.ts";
import { lap, laps, message, sessionRecording } from "./testing/hand-made.ts";

function lines(changes: Partial<SessionRecording>, session: SessionCode = "Q") {
  return sessionDocuments(sessionRecording(changes), session)["fastest-laps"]?.lines;
}

test("the fastest driver comes first, with the gaps of the others", () => {
  const both = [...laps(1, [76.5, 76]), ...laps(2, [75.5, 77])];
  expect(lines({ laps: both })).toMatchObject([
    { driver: 1, best: { lap: 1, seconds: 75.5, gap: 0 } },
    { driver: 0, best: { lap: 2, seconds: 76, gap: 0.5 } },
  ]);
});

test("a fastest lap that was deleted does not count, and is listed with the reason", () => {
  const messages = [
    message(400, "CAR 1 (ONE) TIME 1:15.921 DELETED - TRACK LIMITS AT TURN 4 LAP 3 12:01:30"),
  ];
  expect(lines({ laps: laps(1, [76.5, 75.921]), messages })?.[0]).toMatchObject({
    best: { lap: 1, seconds: 76.5, gap: 0 },
    deleted: [{ lap: 2, seconds: 75.921, reason: "Track limits at turn 4" }],
  });
});

test("a driver whose only lap was deleted set no time, and comes last", () => {
  const both = [...laps(1, [75.9]), ...laps(2, [80])];
  const messages = [
    message(400, "CAR 1 (ONE) TIME 1:15.900 DELETED - TRACK LIMITS AT TURN 4 LAP 2 12:01:00"),
  ];
  expect(lines({ laps: both, messages })).toMatchObject([
    { driver: 1, best: { gap: 0 } },
    { driver: 0, best: null, deleted: [{ lap: 1 }] },
  ]);
});

test("a deleted lap without a time is listed with none", () => {
  const messages = [message(400, "CAR 1 (ONE) LAP DELETED - TRACK LIMITS AT TURN 4 LAP 3 12:02:00")];
  expect(lines({ laps: laps(1, [76.5, null]), messages })?.[0]).toMatchObject({
    best: { lap: 1 },
    deleted: [{ lap: 2, seconds: null }],
  });
});

test("an out-lap counts in a race and a sprint only", () => {
  const outLap = { laps: [lap({ seconds: 106.861, outLap: true })] };
  expect(lines(outLap, "FP3")?.map((line) => line.best)).toEqual([null, null]);
  expect(lines(outLap, "R")?.[0]).toMatchObject({ best: { seconds: 106.861 } });
  expect(lines(outLap, "S")?.[0]).toMatchObject({ best: { seconds: 106.861 } });
});

function exitOnLapFour(times: ReadonlyArray<number>) {
  return laps(1, times).map((one) => ({ ...one, outLap: one.lap === 4 }));
}

test("the tyre's age is what it was when the lap began", () => {
  const stints = [
    { number: 1, fromLap: 1, toLap: 3, compound: "SOFT" as const, ageAtStart: 3 },
    { number: 1, fromLap: 4, toLap: 5, compound: "MEDIUM" as const, ageAtStart: null },
  ];
  expect(lines({ laps: exitOnLapFour([100, 76, 90, 100, 80]), stints })?.[0]).toMatchObject({
    best: { lap: 2, compound: "SOFT", tyre_age: 4 },
  });
  expect(lines({ laps: exitOnLapFour([100, 80, 90, 100, 76]), stints })?.[0]).toMatchObject({
    best: { lap: 5, compound: "MEDIUM", tyre_age: null },
  });
  expect(lines({ laps: laps(1, [80]) })?.[0]).toMatchObject({ best: { compound: null, tyre_age: null } });
});

test("the laps whose telemetry is worth asking for are those same best laps", () => {
  const messages = [
    message(400, "CAR 1 (ONE) TIME 1:15.921 DELETED - TRACK LIMITS AT TURN 4 LAP 3 12:01:30"),
  ];
  const recording = sessionRecording({ laps: [...laps(1, [76.5, 75.921]), ...laps(2, [null])], messages });
  expect(bestLaps(recording, false).map((one) => [one.number, one.lap])).toEqual([[1, 1]]);
});
