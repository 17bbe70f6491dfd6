import type { Stints } from "#contract/timing/race.ts";
import type { Compound } from "#contract/timing/session.ts";
import type { RacePitStops } from "#contract/weekend.ts";
import { type Bands, lapsText } from "#app/features/weekend/laps/lap-parts.tsx";
import { withDrivers } from "../timing/timed-drivers.tsx";
import { capitalised, formatCount, formatSeconds } from "#app/text/format.ts";
import { ageText, compoundNames } from "#app/features/weekend/marks.tsx";

/** The first season with pit stops on record. */
export const firstPitStops = 1994;

/** Laps driven without a change of tyres. */
export type Stint = {
  from: number;
  to: number;
  /** Null where not recorded. */
  compound: Compound;
  /** Laps that the tyres had done before; null where not recorded. */
  age: number | null;
};

/** A pit stop at the end of a lap; seconds in the pit lane, null where not recorded. `penalty`: served in it. */
export type Stop = { lap: number; seconds: number | null; penalty: string | null };

/** A visit to the pit lane that was no stop. `withField`: the whole field came through. */
type Pass = Stop & { withField: boolean };

/** Stands for a place where neither it nor why there is none is known. */
export const notClassified = "Not classified";

/** One driver's race, stint by stint. */
export type StintLine = {
  driver: { id: string; name: string; code: string | null };
  team: { id: string; name: string };
  /** The place in the classification, or in words why there is none. */
  place: number | string;
  /** Laps completed; null where not recorded. */
  laps: number | null;
  stints: ReadonlyArray<Stint>;
  stops: ReadonlyArray<Stop>;
  passes: ReadonlyArray<Pass>;
};

/** A race as its stints, in order of classification. */
export type StintChart = {
  /** Laps of the race. */
  laps: number;
  /** False where all that is known is when drivers stopped. */
  compounds: boolean;
  bands: Bands;
  lines: ReadonlyArray<StintLine>;
};

/**
 * The stints that timing recorded.
 *
 * @param results by driver, the classified place or the word for none, as far as they are known
 */
export function timedStints(
  { laps, neutralisations, drivers, lines }: Stints,
  results?: ReadonlyMap<string, string>,
): StintChart {
  return {
    laps,
    compounds: true,
    bands: neutralisations,
    lines: withDrivers(drivers, lines).map(({ driver, line }) => ({
      driver: { id: driver.driver_id, name: driver.driver_name, code: driver.driver_code },
      team: { id: driver.team_id, name: driver.team_name },
      place: line.position ?? results?.get(driver.driver_id) ?? notClassified,
      laps: line.laps,
      stints: line.stints.map(timedStint),
      stops: line.stops.map(stopOf),
      passes: line.passes.map((pass) => ({ ...stopOf(pass), withField: pass.with_field })),
    })),
  };
}

/** A stint as timing has it. */
export function timedStint({
  from_lap,
  to_lap,
  compound,
  age_at_start,
}: Stints["lines"][number]["stints"][number]): Stint {
  return { from: from_lap, to: to_lap, compound, age: age_at_start };
}

function stopOf({ lap, lane_seconds, penalty }: Stints["lines"][number]["stops"][number]): Stop {
  return { lap, seconds: lane_seconds, penalty };
}

/** Stints as the list of pit stops has them: from stop to stop, on unrecorded tyres. */
export function stintsBetweenStops({ laps, drivers }: RacePitStops): StintChart {
  const lines = drivers.map((driver): StintLine => ({
    driver: { id: driver.driver_id, name: driver.driver_name, code: driver.driver_code },
    team: { id: driver.team_id, name: driver.team_name },
    place: driver.position ?? driver.position_text,
    laps: driver.laps,
    stints: between(
      driver.stops.map(({ lap }) => lap),
      driver.laps,
    ),
    stops: driver.stops.map(({ lap, time }) => ({ lap, seconds: time, penalty: null })),
    passes: [],
  }));
  return { laps: laps ?? longest(lines), compounds: false, bands: null, lines };
}

/** The stints between stops. Where a driver's last lap is not known, it is taken to be that of the last stop. */
function between(stops: ReadonlyArray<number>, laps: number | null): Array<Stint> {
  const ends = [...new Set([...stops, ...(laps === null ? [] : [laps])])].toSorted(
    (one, other) => one - other,
  );
  return ends
    .filter((end) => laps === null || end <= laps)
    .map((to, index, all) => ({ from: (all[index - 1] ?? 0) + 1, to, compound: null, age: null }))
    .filter(({ from, to }) => from <= to);
}

/**
 * The run of a stint's laps, cut by no stop, in which its label stands: the first with about as much room as the longest,
 * since a stint is read from its beginning. A stop on tyres that stay on lies within a stint.
 */
export function labelSpan({ from, to }: Stint, stops: ReadonlyArray<Stop>): { from: number; to: number } {
  const ends = [...stops.map(({ lap }) => lap).filter((lap) => lap >= from && lap < to), to];
  const runs = ends.map((end, index) => ({
    from: index === 0 ? from : (ends[index - 1] ?? from) + 1,
    to: end,
  }));
  const longestRun = Math.max(...runs.map(lapsOf));
  return runs.find((run) => lapsOf(run) >= longestRun * enoughRoom) ?? { from, to };
}

/** The least part of the longest run that has room for a label, too. */
const enoughRoom = 2 / 3;

/** How many laps those from one to another are. */
export function lapsOf({ from, to }: { from: number; to: number }): number {
  return to - from + 1;
}

/** The shortest time in the pit lane, null where none is recorded, and the one above which a stop was slow. */
export type LaneTimes = { fastest: number | null; slow: number };

/** A stop is slow from this many seconds over the race’s median. */
const slowBy = 5;

/** What the times in the pit lane of a race are held against. */
export function laneTimes(lines: ReadonlyArray<Pick<StintLine, "stops">>): LaneTimes {
  const seconds = lines
    .flatMap(({ stops }) => stops.flatMap((stop) => stop.seconds ?? []))
    .toSorted((one, other) => one - other);
  const half = seconds.length / 2;
  const median = ((seconds[Math.ceil(half) - 1] ?? 0) + (seconds[Math.floor(half)] ?? 0)) / 2;
  return { fastest: seconds[0] ?? null, slow: median + slowBy };
}

/** The seconds that a driver's stops took in all; null without a stop, and where that of one is not known. */
export function secondsInLane({ stops }: Pick<StintLine, "stops">): number | null {
  const seconds = stops.map((stop) => stop.seconds);
  if (seconds.length === 0) return null;
  return seconds.reduce((sum, each) => (sum === null || each === null ? null : sum + each), 0);
}

/** True where there is nothing to draw: no lap was completed. */
export function isWithoutLap({ laps, stints }: Pick<StintLine, "laps" | "stints">): boolean {
  return stints.length === 0 && (laps ?? 0) === 0;
}

function longest(lines: ReadonlyArray<StintLine>): number {
  return Math.max(1, ...lines.flatMap(({ stints }) => stints.map(({ to }) => to)));
}

/**
 * Whether a driver of so many laps stopped at the end of one to go on: not to retire, also where one is classified. Who
 * completed all laps of the race did not retire: a stop on the last lap counts, as where the finish is in the pit lane
 * or a race was counted back.
 */
export function isToGoOn(lap: number, laps: number | null, raceLaps: number): boolean {
  return laps === null || lap < laps || laps === raceLaps;
}

/** How often a driver stopped, without the stop of a retirement; null for one of whom no stint is recorded. */
export function stopCount({ laps, stints, stops }: StintLine, raceLaps: number): number | null {
  if (stints.length === 0) return null;
  return stops.filter(({ lap }) => isToGoOn(lap, laps, raceLaps)).length;
}

/** "Medium, laps 1–15 (15 laps), used (3 laps)"; without the compound where it is not recorded. */
export function stintTitle({ from, to, compound, age }: Stint): string {
  const parts = [
    compound === null ? null : compoundNames[compound],
    `${lapsText(from, to)} (${formatCount(to - from + 1, "lap")})`,
    ageText(age),
  ];
  return parts.filter((part) => part !== null).join(", ");
}

/** "Pit stop, 33.394 s in the pit lane, 10 second time penalty served": behind the stint whose last lap it ends. */
export function stopTitle({ seconds, penalty }: Stop): string {
  return `Pit stop${laneText(seconds)}${penalty === null ? "" : `, ${penalty} served`}`;
}

/** "Drive through penalty served on lap 56, 17.885 s in the pit lane". */
export function passTitle({ lap, seconds, penalty }: Stop): string {
  const what = penalty === null ? "Drive-through" : `${capitalised(penalty)} served`;
  return `${what} on lap ${lap}${laneText(seconds)}`;
}

function laneText(seconds: number | null): string {
  return seconds === null ? "" : `, ${formatSeconds(seconds)} s in the pit lane`;
}

/** What a driver's bar shows, in words. */
export function lineSentence({ driver, stints }: StintLine): string {
  if (stints.length === 0) return `${driver.name}: no stint recorded`;
  return `${driver.name}: ${stints.map(stintTitle).join("; ")}`;
}
