import { expect, test } from "vitest";
import type { RaceLine } from "#contract/weekend.ts";
import { withSegments } from "../results/segments.ts";
import { raceLine, timedLine } from "#app/features/sample-rows-testing.ts";
import { qualifyingFacts, sprintFacts } from "./overview-screens.tsx";

const winner = raceLine({
  driver_name: "Lewis Hamilton",
  position: 1,
  laps: 19,
  time: 1839.965,
  gap: null,
  grid_position: 1,
  positions_gained: 0,
});
const second = raceLine({ driver_name: "Oscar Piastri", gap: 6.889, grid_position: 4, positions_gained: 2 });

test("a sprint in figures", () => {
  const stopped = raceLine({
    position: null,
    gap: null,
    time: null,
    positions_gained: null,
    grid_position: 20,
  });
  expect(sprintFacts([winner, second, stopped])).toEqual([
    { label: "Winning time", text: "30:39.965" },
    { label: "Laps", text: "19" },
    { label: "Gap to second", text: "+6.889" },
    { label: "Started first", text: "Lewis Hamilton" },
    { label: "Most places gained", text: "Oscar Piastri (2)" },
    { label: "Classified", text: "2 of 3" },
  ]);
});

function gainersText(lines: Array<RaceLine>): string | undefined {
  return sprintFacts(lines).find(({ label }) => label === "Most places gained")?.text;
}

test("all who gained most are named, and nobody where nobody gained", () => {
  const third = raceLine({ driver_name: "Max Verstappen", position: 3, positions_gained: 2 });
  expect(gainersText([winner, second, third])).toBe("Oscar Piastri, Max Verstappen (2)");
  expect(gainersText([winner])).toBeUndefined();
});

test("a qualifying in figures: who was fastest where, who only just went on, who went out", () => {
  const lines = Array.from({ length: 20 }, (_, index) =>
    timedLine(`driver_${index + 1}`, index + 1, {
      q1: 91 + index / 10,
      q2: index < 15 ? 90.5 + index / 10 : null,
      q3: index < 10 ? 90 + index / 10 : null,
      gap: index === 0 ? null : index / 10,
    }),
  );
  const facts = qualifyingFacts(withSegments(lines, null), "SQ");
  expect(Object.fromEntries(facts.map(({ label, text }) => [label, text]))).toEqual({
    "Gap to second": "+0.100",
    "Fastest in SQ1": "Driver 1, 1:31.000",
    "Fastest in SQ2": "Driver 1, 1:30.500",
    "Fastest in SQ3": "Driver 1, 1:30.000",
    "Last into SQ2": "Driver 15, 1:32.400",
    "Last into SQ3": "Driver 10, 1:31.400",
    "Out in SQ2": "Driver 11, Driver 12, Driver 13, Driver 14, Driver 15",
    "Out in SQ1": "Driver 16, Driver 17, Driver 18, Driver 19, Driver 20",
  });
});
