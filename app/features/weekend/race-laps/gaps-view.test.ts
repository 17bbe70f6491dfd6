import { expect, test } from "vitest";
import { legendOf, notesOf } from "./gaps-view.tsx";

test("the heading of a trace explains a plus only where a line is above zero", () => {
  const [behind, ahead] = [{ gaps: [0, null, -4.2] }, { gaps: [-1, 0.3, 0] }];
  expect(legendOf("trace", [behind])).toBe("Seconds behind the winner’s average pace.");
  expect(legendOf("trace", [behind, ahead])).toBe(
    "Seconds to the winner’s average pace: ahead above zero, behind below.",
  );
  // There a gap is a loss.
  expect(legendOf("leader", [ahead])).toBe("Seconds behind the leader; falling loses time.");
});

test("what a drawing of gaps needs to be read stands below it, each under its label", () => {
  const bands = [{ kind: "SC" as const, from_lap: 1, to_lap: 7 }];
  const nobody = { leads: null, leaderStops: null, beyond: null, out: null, isCut: false };
  expect(notesOf({ ...nobody, view: "trace", bands, out: "Alonso (lap 4)" })).toEqual([
    ["Out", "Alonso (lap 4)"],
    ["Zero", "The winner’s average pace, without the neutralised laps"],
    ["Shaded", "Safety car laps 1–7"],
  ]);
  expect(notesOf({ ...nobody, view: "leader", bands: [], leads: "Norris (lap 1)", isCut: true })).toEqual([
    ["In the lead", "Norris (lap 1)"],
    ["Further back", "For some laps lines leave the drawing; the table has all"],
  ]);
  // Of a race without neutralised laps the heading says what zero is, and nothing is shaded.
  expect(notesOf({ ...nobody, view: "trace", bands: [] })).toEqual([]);
  expect(notesOf({ ...nobody, view: "trace", bands: null })).toEqual([
    ["Neutralised", "Safety cars and red flags are not recorded"],
  ]);
  // Those who end further back are named instead.
  expect(
    notesOf({ ...nobody, view: "leader", bands: null, beyond: "Sainz +1 lap", isCut: true }).slice(0, 1),
  ).toEqual([["Further back", "Sainz +1 lap"]]);
});
