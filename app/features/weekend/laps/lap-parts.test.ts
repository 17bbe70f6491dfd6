import { expect, test } from "vitest";
import { bandsSentence } from "./lap-parts.tsx";

test("neutralised laps are named in words", () => {
  expect(bandsSentence(null)).toBe("Safety cars and red flags are not recorded.");
  expect(bandsSentence([])).toBe("No safety car, no red flag.");
  expect(
    bandsSentence([
      { kind: "SC", from_lap: 1, to_lap: 7 },
      { kind: "RED", from_lap: 9, to_lap: 9 },
      { kind: "SC", from_lap: 34, to_lap: 41 },
    ]),
  ).toBe("Shaded: safety car laps 1–7, 34–41; red flag lap 9.");
});
