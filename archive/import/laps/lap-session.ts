import type { RecordedLap } from "#archive/analysis/timing/recording.ts";
import type { ScoringSession } from "#contract/sessions.ts";
import type { Compound } from "#contract/timing/session.ts";
import { array, type InferOutput, nullable, number, object, parse, string } from "valibot";
import type { Statement, StatementResult } from "#archive/storage/database.ts";

/** One lap of a car. Times are milliseconds; `endedAt` is the session's clock at the line. */
export type CarLap = {
  /** Null if the lap was not timed, as is often the case for the first. */
  ms: number | null;
  /** Null if the feed missed the crossing. */
  endedAt: number | null;
  /** Track status during the lap: digits of `neutralStatus`, "" for a free lap; null if unknown. */
  status: string | null;
};

/** Laps on one set of tyres, from a given lap on. `age`: laps already on the tyres; null = unknown. */
type CarStint = { fromLap: number; compound: Compound; age: number | null };

/**
 * A pit lane visit at the end of a lap. `enteredAt` is the session's clock, `laneMs` from entry to exit; null if unknown.
 */
type CarVisit = { lap: number; enteredAt: number | null; laneMs: number | null; left: boolean };

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
  car: number,
  laps: ReadonlyArray<Pick<CarLap, "ms" | "endedAt">>,
): Array<RecordedLap> {
  return laps.map(({ ms, endedAt }, index) => ({
    number: car,
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

const entryRow = object({
  driver_id: string(),
  driver_name: string(),
  driver_code: nullable(string()),
  number: nullable(string()),
  team_id: string(),
  team_name: string(),
  position: nullable(number()),
  position_text: string(),
  laps: nullable(number()),
  time_ms: nullable(number()),
  gap_ms: nullable(number()),
  penalty_ms: nullable(number()),
  grid: nullable(number()),
  pit_stops: nullable(number()),
});

/** A line of a session's classification. */
export type LapEntry = InferOutput<typeof entryRow>;

/** The archive's data about a race or sprint whose laps are imported; entries in order of classification. */
export type LapRace = { name: string; startedAt: string; entries: ReadonlyArray<LapEntry> };

const raceRows = array(object({ name: string(), started_at: string() }));

/** The statements for `lapRaceIn`. */
export function lapRaceStatements(year: number, round: number, session: ScoringSession): Array<Statement> {
  const params = [String(year), String(round), session];
  return [
    {
      sql: `SELECT name, coalesce(session.date, race.date) || 'T' || coalesce(session.time, race.time, '00:00')
          || ':00.000Z' AS started_at
        FROM race LEFT JOIN session ON race_id = id AND code = ?3 WHERE year = ?1 AND round = ?2`,
      params,
    },
    {
      sql: `SELECT driver.id AS driver_id, driver.name AS driver_name, driver.code AS driver_code, result.number AS number,
          team.id AS team_id, team.name AS team_name, position, position_text, result.laps AS laps, time_ms, gap_ms,
          penalty_ms, grid, pit_stops
        FROM result JOIN race ON race.id = race_id JOIN driver ON driver.id = driver_id
          JOIN team ON team.id = team_id
        WHERE year = ?1 AND round = ?2 AND session = ?3 ORDER BY display_order`,
      params,
    },
  ];
}

/** Parses the results of `lapRaceStatements`; null if the archive has no classification. */
export function lapRaceIn([race, entries]: ReadonlyArray<StatementResult>): LapRace | null {
  const [found] = parse(raceRows, race?.results);
  const lines = parse(array(entryRow), entries?.results);
  return found === undefined || lines.length === 0
    ? null
    : { name: found.name, startedAt: found.started_at, entries: lines };
}
