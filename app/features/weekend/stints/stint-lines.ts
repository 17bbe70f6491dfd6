import type { Stints } from "#contract/timing/race.ts";
import type { Compound } from "#contract/timing/session.ts";
import type { RacePitStops } from "#contract/weekend.ts";
import type { Bands } from "../laps/lap-scale.ts";
import { withDrivers } from "../timing/timed-drivers.tsx";

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

/** The stints that timing recorded. */
export function timedStints({ laps, neutralisations, drivers, lines }: Stints): StintChart {
  return {
    laps,
    compounds: true,
    bands: neutralisations,
    lines: withDrivers(drivers, lines).map(({ driver, line }) => ({
      driver: { id: driver.driver_id, name: driver.driver_name, code: driver.driver_code },
      team: { id: driver.team_id, name: driver.team_name },
      place: line.position ?? "Not classified",
      laps: line.laps,
      stints: line.stints.map(({ from_lap, to_lap, compound, age_at_start }) => ({
        from: from_lap,
        to: to_lap,
        compound,
        age: age_at_start,
      })),
      stops: line.stops.map(stopOf),
      passes: line.passes.map((pass) => ({ ...stopOf(pass), withField: pass.with_field })),
    })),
  };
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
 * The longest run of a stint's laps that no stop cuts: where its label has the most room. A stop on tyres that stay on
 * lies within a stint.
 */
export function labelSpan({ from, to }: Stint, stops: ReadonlyArray<Stop>): { from: number; to: number } {
  const ends = [...stops.map(({ lap }) => lap).filter((lap) => lap >= from && lap < to), to];
  const runs = ends.map((end, index) => ({
    from: index === 0 ? from : (ends[index - 1] ?? from) + 1,
    to: end,
  }));
  return runs.reduce((best, run) => (run.to - run.from > best.to - best.from ? run : best));
}

function longest(lines: ReadonlyArray<StintLine>): number {
  return Math.max(1, ...lines.flatMap(({ stints }) => stints.map(({ to }) => to)));
}
