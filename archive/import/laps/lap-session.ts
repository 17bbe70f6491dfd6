import type { RecordedLap } from "#archive/analysis/timing/recording.ts";
import type { ScoringSession } from "#contract/sessions.ts";
import type { Compound } from "#contract/timing/session.ts";

/** One lap of a car. Times are milliseconds; `endedAt` is the session's clock at the line. */
export type CarLap = {
  /** Null where the lap was not timed, as the first often is. */
  ms: number | null;
  /** Null where the feed missed the crossing. */
  endedAt: number | null;
  /** The track's status while the lap was driven: digits of `neutralised`, "" for a lap that was free throughout. */
  status: string;
};

/** Laps on one set of tyres, from a lap on. `age`: laps that it had done before; null = unknown. */
type CarStint = { fromLap: number; compound: Compound; age: number | null };

/** A visit to the pit lane at the end of a lap; `laneMs` from entry to exit, null where one of them is not known. */
type CarVisit = { lap: number; laneMs: number | null; left: boolean };

/** The laps of one car, from the first; the place in the list is the lap's number less one. */
export type CarLaps = {
  number: number;
  code: string;
  laps: Array<CarLap>;
  stints: Array<CarStint>;
  visits: Array<CarVisit>;
};

/**
 * Laps of a car, from the first, as the analysis reads them. The source has neither sectors nor speeds, and begins a
 * lap where the one before ended.
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

/** All laps of a race or sprint, as a file of laps has them. */
export type LapSession = {
  year: number;
  round: number;
  session: ScoringSession;
  /** The Grand Prix as the file names it. */
  event: string;
  cars: Array<CarLaps>;
};

/** Digits of the track's status that are kept: those that neutralise a race. */
export const neutralStatus = { SC: ["4"], RED: ["5"], VSC: ["6", "7"] } as const;
