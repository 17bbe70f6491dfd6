import type { TopSpeed } from "#contract/timing/lap.ts";
import type { TimedDriver } from "#contract/timing/session.ts";
import type { Range } from "#app/ui/drawing/plane.tsx";
import { lastName } from "#app/text/names.ts";
import { driversLines } from "../timing/timed-drivers.tsx";
import { formatList } from "#contract/values.ts";

/** Where speeds are measured. */
export const places = ["speed_trap", "intermediate_1", "intermediate_2"] as const;
export type Place = (typeof places)[number];

export const placeNames: Readonly<Record<Place, string>> = {
  speed_trap: "Speed trap",
  intermediate_1: "Intermediate 1",
  intermediate_2: "Intermediate 2",
};

/** For narrow screens. */
export const shortNames: Readonly<Record<Place, string>> = {
  speed_trap: "Trap",
  intermediate_1: "Int. 1",
  intermediate_2: "Int. 2",
};

/** A driver's highest speeds, in km/h; null where never measured. */
export type SpeedRow = {
  driver: TimedDriver;
  /** Place by speed at the trap, counted from 1; equal speeds share one. */
  rank: number | null;
} & Readonly<Record<Place, { kmh: number; lap: number } | null>>;

/** Everyone's highest speeds, the fastest at the trap first; of equal ones the better classified. */
export function speedRows(document: TopSpeed): Array<SpeedRow> {
  return driversLines(document)
    .toSorted((one, other) => (trap(other.line) ?? 0) - (trap(one.line) ?? 0))
    .map(({ driver, line }) => {
      const own = trap(line);
      const faster = document.lines.filter((other) => (trap(other) ?? 0) > (own ?? 0)).length;
      const rank = own === null ? null : 1 + faster;
      const { speed_trap, intermediate_1, intermediate_2 } = line;
      return { driver, rank, speed_trap, intermediate_1, intermediate_2 };
    });
}

function trap({ speed_trap: speed }: TopSpeed["lines"][number]): number | null {
  return speed?.kmh ?? null;
}

/** The places at which anybody was measured. */
export function measuredPlaces(rows: ReadonlyArray<SpeedRow>): Array<Place> {
  return places.filter((place) => rows.some((row) => row[place] !== null));
}

/** The highest speed at a place. */
export function highest(rows: ReadonlyArray<SpeedRow>, place: Place): number {
  return Math.max(...speedsAt(rows, place));
}

/** How many times as far below the highest as the middle one a speed may lie to be drawn. */
const furthest = 4;

/**
 * From which speed to which a place is drawn, in km/h: round numbers, and none for the speeds of drivers who never
 * drove a quick lap, which would squeeze all others together.
 */
export function speedRange(rows: ReadonlyArray<SpeedRow>, place: Place): Range {
  const speeds = speedsAt(rows, place).toSorted((one, other) => one - other);
  const [least = 0, most = 0] = [speeds.at(0), speeds.at(-1)];
  const middle = speeds[Math.floor(speeds.length / 2)] ?? most;
  const from = Math.max(least, most - furthest * Math.max(2, most - middle));
  return { from: Math.floor((from - 2) / 5) * 5, to: Math.ceil((most + 1) / 5) * 5 };
}

function speedsAt(rows: ReadonlyArray<SpeedRow>, place: Place): Array<number> {
  return rows.flatMap((row) => row[place]?.kmh ?? []);
}

/** "Lando Norris, speed trap: 328 km/h on lap 12". */
export function speedSentence({ driver, ...speeds }: SpeedRow, place: Place): string {
  const speed = speeds[place];
  const where = `${driver.driver_name}, ${placeNames[place].toLowerCase()}`;
  return speed === null ? `${where}: not measured` : `${where}: ${speed.kmh} km/h on lap ${speed.lap}`;
}

/** "Lawson was the fastest through the speed trap: 332 km/h"; undefined where nobody was measured there. */
export function speedFinding(rows: ReadonlyArray<SpeedRow>): string | undefined {
  const fastest = rows.filter(({ rank }) => rank === 1);
  const kmh = fastest[0]?.speed_trap?.kmh;
  if (kmh === undefined) return undefined;
  const names = formatList(fastest.map(({ driver }) => lastName(driver.driver_name)));
  return `${names} ${fastest.length === 1 ? "was" : "were"} the fastest through the speed trap: ${kmh} km/h`;
}

/** The method line under the speeds. */
export function speedsMethod(source: string): string {
  return `The highest speeds of each driver over all laps of the session, in- and out-laps and deleted ones included, with the laps on which they were reached. Intermediates 1 and 2 are the ends of sectors 1 and 2. A slipstream can matter more than the car. Source: ${source}.`;
}
