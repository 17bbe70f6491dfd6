import type { Neutralisation } from "#contract/timing/race.ts";
import { percent } from "#app/ui/drawing/lengths.ts";

/** Neutralised laps in order; null where they were not recorded. */
export type Bands = ReadonlyArray<Neutralisation> | null;

/** Where laps lie on a drawing as wide as the race is long: from the line before the first to the line after the last. */
export function lapSpan(from: number, to: number, laps: number): { x: string; width: string } {
  return { x: percent((from - 1) / laps), width: percent((to - from + 1) / laps) };
}

/** Where a lap ends. */
export function lapEnd(lap: number, laps: number): string {
  return percent(lap / laps);
}

/** The least distance of two numbers on the axis, as a share of its width: closer ones run into each other on a phone. */
const leastDistance = 0.07;

/** The laps that an axis names: every fifth or tenth, and the last. */
export function lapTicks(laps: number): Array<number> {
  const step = laps > 30 ? 10 : 5;
  const rounds = Array.from({ length: Math.floor(laps / step) }, (_, index) => (index + 1) * step);
  return [...rounds.filter((lap) => (laps - lap) / laps >= leastDistance), laps];
}

/** The names of neutralisations, as short as labels have to be. */
const bandNames = { SC: "SC", VSC: "VSC", RED: "Red flag" } as const;

/** The label of laps that were not free, where it stands, and in which line above the drawing: 0 is the lowest. */
export type BandLabel = { text: string; x: number; lane: number };

/** How much room a label takes on a phone, as a share of the width. */
const labelRoom = { SC: 0.08, VSC: 0.11, RED: 0.18 } as const;

/** Labels for neutralised laps, in the middle of each, and a line higher where they would touch the one before. */
export function bandLabels(bands: Bands, laps: number): Array<BandLabel> {
  const ends: Array<number> = [];
  return (bands ?? []).map(({ kind, from_lap, to_lap }) => {
    const x = (from_lap - 1 + to_lap) / 2 / laps;
    const free = ends.findIndex((end) => end <= x - labelRoom[kind] / 2);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = x + labelRoom[kind] / 2;
    return { text: bandNames[kind], x, lane };
  });
}
