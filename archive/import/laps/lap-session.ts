import type { RecordedLap } from "#archive/analysis/timing/recording.ts";
import type { ScoringSession } from "#contract/sessions.ts";
import type { Compound } from "#contract/timing/session.ts";

/** One lap of a car. Times are milliseconds; `endedAt` is the session's clock at the line. */
export type CarLap = {
  /** Null if the lap was not timed, as is often the case for the first. */
  ms: number | null;
  /** Null if the feed missed the crossing. */
  endedAt: number | null;
  /** Track status during the lap: digits of `neutralStatus`, "" for a free lap. */
  status: string;
};

/** Laps on one set of tyres, from a given lap on. `age`: laps already on the tyres; null = unknown. */
type CarStint = { fromLap: number; compound: Compound; age: number | null };

/** A pit lane visit at the end of a lap; `laneMs` from entry to exit, null if one of them is unknown. */
type CarVisit = { lap: number; laneMs: number | null; left: boolean };

/** The laps of one car from the first; lap n is at index n - 1. */
export type CarLaps = {
  number: number;
  code: string;
  laps: Array<CarLap>;
  stints: Array<CarStint>;
  visits: Array<CarVisit>;
};

/**
 * A car's laps, from the first, as the analysis reads them. The source has neither sectors nor speeds, and starts a lap
 * where the previous one ended.
 */
export function recordedLaps(
  number: number,
  laps: ReadonlyArray<Pick<CarLap, "ms" | "endedAt">>,
): Array<RecordedLap> {
  return laps.map(({ ms, endedAt }, index) => ({
    number,
    lap: index + 1,
    startedAt: laps[index - 1]?.endedAt ?? null,
    seconds: ms === null ? null : ms / 1000,
    sectors: [null, null, null],
    speeds: { intermediate1: null, intermediate2: null, trap: null },
    outLap: false,
    endedAt,
  }));
}

/** All laps of a race or sprint in a file of laps. */
export type LapSession = {
  year: number;
  round: number;
  session: ScoringSession;
  /** The Grand Prix as named in the file. */
  event: string;
  cars: Array<CarLaps>;
};

/** The track status digits that are stored: those of neutralisations. */
export const neutralStatus = { SC: ["4"], RED: ["5"], VSC: ["6", "7"] } as const;
