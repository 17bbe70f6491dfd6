import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import type { HeldTiming } from "#contract/archive.ts";
import { sessionWithOutline, simplifiedOutline } from "./circuit-outline.ts";
import mapped from "./mapped-outlines.json";

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

type StarterRace = { circuit_id: string; layout_id: string; course_length_km: string };

const starterRaces = parse<StarterRace>(
  readFileSync(new URL("../../archive/starter/race.csv", import.meta.url), "utf8"),
  { columns: true },
);

test.each(mapped.outlines)("the map of $layout_id is as long as its layout, to 2 per cent", (outline) => {
  const race = starterRaces.findLast(({ layout_id }) => layout_id === outline.layout_id);
  expect(race?.circuit_id).toBe(outline.circuit_id);
  const metres = 1000 * Number(race?.course_length_km);
  expect(Math.abs(lengthOf(outline.points) / metres - 1)).toBeLessThan(0.02);
});

test("a simplified outline begins and ends where it did, and leaves out what lies within the tolerance", () => {
  expect(simplifiedOutline([0, 0, 50, 2, 100, 0, 100, 100, 50, 130, 0, 100], 5)).toEqual([
    0, 0, 100, 0, 100, 100, 50, 130, 0, 100,
  ]);
});

/** In metres, the way from the last point to the first included. */
function lengthOf(points: ReadonlyArray<number>): number {
  const closed = [...points, ...points.slice(0, 2)];
  let length = 0;
  for (let at = 2; at < closed.length; at += 2)
    length += Math.hypot(
      (closed[at] ?? 0) - (closed[at - 2] ?? 0),
      (closed[at + 1] ?? 0) - (closed[at - 1] ?? 0),
    );
  return length;
}
