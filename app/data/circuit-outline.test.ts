import { expect, test } from "vitest";
import type { HeldTiming } from "#contract/archive.ts";
import { sessionWithOutline } from "./circuit-outline.ts";

function held(year: number, round: number, ...documents: HeldTiming["documents"]): HeldTiming {
  return { year, round, session: "Q", documents };
}

const races = [
  { year: 2025, round: 1 },
  { year: 2024, round: 3 },
  { year: 2023, round: 3 },
];

test("the outline comes from the newest session at the circuit with positions on track", () => {
  const all = [
    held(2023, 3, "dominance"),
    held(2024, 3, "top-speed", "dominance"),
    held(2025, 1, "top-speed"),
  ];
  expect(sessionWithOutline(races, all)).toMatchObject({ year: 2024, round: 3 });
});

test("sessions elsewhere, and sessions without positions, give none", () => {
  expect(sessionWithOutline(races, [held(2024, 4, "dominance"), held(2025, 1, "fastest-laps")])).toBeNull();
  expect(sessionWithOutline([], [held(2025, 1, "dominance")])).toBeNull();
});

test("a race's positions will do, but qualifying's are taken where both were recorded", () => {
  const race = { ...held(2025, 1, "stints", "outline"), session: "R" as const };
  expect(sessionWithOutline(races, [race, held(2024, 3, "dominance")])).toBe(race);
  const qualifying = held(2025, 1, "dominance");
  expect(sessionWithOutline(races, [race, qualifying])).toBe(qualifying);
});
