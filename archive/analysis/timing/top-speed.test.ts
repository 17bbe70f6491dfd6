import { expect, test } from "vitest";
import { sessionDocuments } from "./documents.ts";
import { drivers, lap, message, sessionRecording } from "./testing/hand-made.ts";

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
