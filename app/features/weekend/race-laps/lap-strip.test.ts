import { expect, test } from "vitest";
import { lapText } from "./lap-strip.tsx";
import { onTyres, toned } from "./race-laps-testing.ts";

test("a lap is read with its place and what was special about it", () => {
  const [first] = toned;
  const stopped = first && { ...first, line: { ...first.line, pit_laps: [2], neutralised_laps: [3] } };
  expect([1, 2, 3, 4].map((lap) => stopped && lapText(stopped, lap))).toEqual([
    "Norris not timed, 1st",
    "Norris 1:30.000, personal best, 1st, into the pit lane",
    "Norris 1:32.000, 1st, out of the pit lane, neutralised",
    "Norris did not end this lap",
  ]);
  const [onHard] = onTyres([
    ["MEDIUM", 1],
    ["HARD", 3],
  ]);
  expect(onHard && lapText(onHard, 3)).toBe("Norris 1:32.000, 1st, hard tyres, 5 laps old");
});
