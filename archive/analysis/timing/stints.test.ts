import { expect, test } from "vitest";
import { sessionDocuments } from "./session-documents.ts";
import { after, driver, lap, laps, message, sessionRecording } from "./testing/hand-made.ts";

test("a race's stints say who drove on which tyres, where they stopped and when the race was not free", () => {
  const winner = laps(1, [95, 90, 112, 108, 90]).map((one) => ({ ...one, outLap: one.lap === 4 }));
  const stopped = [...laps(2, [96, 91]), lap({ number: 2, lap: 3, startedAt: after(187) })];
  const recording = sessionRecording({
    drivers: [driver(1), driver(2, { position: null })],
    laps: [...winner, ...stopped],
    stints: [
      { number: 1, fromLap: 1, toLap: 3, compound: "MEDIUM", ageAtStart: 0 },
      { number: 1, fromLap: 4, toLap: 5, compound: "HARD", ageAtStart: 2 },
      { number: 2, fromLap: 1, toLap: 3, compound: "SOFT", ageAtStart: null },
    ],
    stops: [{ number: 1, inLap: 3, laneSeconds: 22.4 }],
    messages: [message(200, "VIRTUAL SAFETY CAR DEPLOYED"), message(290, "VIRTUAL SAFETY CAR ENDING")],
  });
  const { drivers: _, ...document } = sessionDocuments(recording, "R").stints ?? { drivers: [] };
  expect(document).toEqual({
    source: "hand-made",
    laps: 5,
    neutralisations: [{ kind: "VSC", from_lap: 3, to_lap: 4 }],
    lines: [
      {
        driver: 0,
        position: 1,
        laps: 5,
        stints: [
          { from_lap: 1, to_lap: 3, compound: "MEDIUM", age_at_start: 0 },
          { from_lap: 4, to_lap: 5, compound: "HARD", age_at_start: 2 },
        ],
        stops: [{ lap: 3, lane_seconds: 22.4, penalty: null }],
        passes: [],
      },
      {
        driver: 1,
        position: null,
        laps: 2,
        stints: [{ from_lap: 1, to_lap: 2, compound: "SOFT", age_at_start: null }],
        stops: [],
        passes: [],
      },
    ],
  });
});
