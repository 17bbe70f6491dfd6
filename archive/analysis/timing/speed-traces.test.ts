import { expect, test } from "vitest";
import { sessionDocuments } from "./documents.ts";
import { drivers, lap, sessionRecording, start, telemetry } from "./testing/hand-made.ts";

test("a trace goes from line to line at equal distances, with whole km/h and hundredths of a second", () => {
  // Four seconds at 180, then four down to 36 km/h: 200 m and 120 m.
  const speeds = Array.from({ length: 33 }, (_, index) => index / 4).map(
    (at) => [at, at < 4 ? 180 : 180 - 36 * (at - 4)] as const,
  );
  const recording = sessionRecording({
    drivers: drivers(1),
    laps: [lap({ startedAt: start, seconds: 8 })],
    telemetry: [telemetry(speeds, 8)],
  });
  const traces = sessionDocuments(recording, "Q")["speed-traces"];
  expect(traces).toMatchObject({ lap_metres: 320, points: 226 });
  const [line] = traces?.lines ?? [];
  expect(line?.speeds).toHaveLength(226);
  expect(line?.hundredths).toHaveLength(226);
  expect([line?.speeds[0], line?.hundredths[0]]).toEqual([180, 0]);
  expect([line?.speeds[225], line?.hundredths[225]]).toEqual([36, 800]);
  // After 135 of 225 parts: 192 m, 3.84 s.
  expect([line?.speeds[135], line?.hundredths[135]]).toEqual([180, 384]);
  // After 180 parts: 256 m; 56 m at 50 - 10 t metres a second take 1.286 s.
  expect([line?.speeds[180], line?.hundredths[180]]).toEqual([134, 529]);
});
