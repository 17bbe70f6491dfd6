import { expect, test } from "vitest";
import { sessionDocuments } from "./session-documents.ts";
import { drivers, lap, message, sessionRecording, start, telemetry } from "./testing/hand-made.ts";

test("speeds are the highest of all laps, to and from the pit lane and deleted ones too; the first of equals", () => {
  const none = { intermediate1: null, intermediate2: null, trap: null };
  const laps = [
    lap({ lap: 1, speeds: { ...none, trap: 330 }, outLap: true }),
    lap({ lap: 2, seconds: 80, speeds: { intermediate1: 280, intermediate2: null, trap: 325 } }),
    lap({ lap: 3, seconds: 81, speeds: { intermediate1: 281, intermediate2: null, trap: 330 } }),
    lap({ number: 3, lap: 1, speeds: { ...none, trap: 331 } }),
  ];
  const messages = [message(300, "CAR 1 (ONE) TIME 1:21.000 DELETED - TRACK LIMITS AT TURN 1 LAP 4")];
  const recording = sessionRecording({ drivers: drivers(3), laps, messages });
  expect(sessionDocuments(recording, "Q")["top-speed"]?.lines).toEqual([
    { driver: 2, speed_trap: { kmh: 331, lap: 1 }, intermediate_1: null, intermediate_2: null },
    {
      driver: 0,
      speed_trap: { kmh: 330, lap: 1 },
      intermediate_1: { kmh: 281, lap: 3 },
      intermediate_2: null,
    },
    { driver: 1, speed_trap: null, intermediate_1: null, intermediate_2: null },
  ]);
});

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
