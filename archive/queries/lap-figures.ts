import type { D1Database } from "@cloudflare/workers-types";
import { array, object, parse, parseJson, pipe, string, tuple } from "valibot";
import {
  circuitLapFigures,
  type RaceFigures,
  seasonLapFigures,
} from "#archive/analysis/timing/lap-figures.ts";
import { unpackText } from "#archive/storage/packed-text.ts";
import type { CircuitLaps, SeasonLaps } from "#contract/lap-figures.ts";
import { scoringSession } from "#contract/sessions.ts";
import { stopsAndPlaces } from "#contract/timing/race-laps.ts";
import { round, season } from "#contract/values.ts";
import { calendarEndSql } from "./races.ts";
import { type Row, type Versioned, versionIn, versionSql } from "./version.ts";

/** Stops and positions of races with laps; a condition on `race` is appended. */
const figuresSql = `
  SELECT race.year, race.round, race.name AS race_name, timing.session, packed
  FROM race
  JOIN timing_session AS timing ON timing.year = race.year AND timing.round = race.round
  JOIN timing_document ON path = '/api/races/' || race.year || '/' || race.round
    || '/timing/' || timing.session || '/stops-and-places'`;

export const circuitLapsSql = `${figuresSql}
  WHERE race.circuit_id = ?1
  ORDER BY race.year DESC, race.round DESC, timing.session`;

export const seasonLapsSql = `${figuresSql}
  WHERE race.year = ?1
  ORDER BY race.round, timing.started_at`;

const figuresRows = array(
  object({ year: season, round, race_name: string(), session: scoringSession, packed: string() }),
);

const document = pipe(string(), parseJson(), stopsAndPlaces);

/** Lap statistics of the races at a circuit; without races if the archive has no laps. */
export async function readCircuitLaps(db: D1Database, circuitId: string): Promise<Versioned<CircuitLaps>> {
  const [version, rows] = await db.batch<Row>([
    db.prepare(versionSql),
    db.prepare(circuitLapsSql).bind(circuitId),
  ]);
  return { version: versionIn(version), facts: circuitLapFigures(await racesIn(rows?.results)) };
}

/** Lap statistics of a season, and the last season of the calendar. */
export async function readSeasonLaps(
  db: D1Database,
  year: number,
): Promise<Versioned<SeasonLaps> & { lastSeason: number }> {
  const [version, end, rows] = await db.batch<Row>([
    db.prepare(versionSql),
    db.prepare(calendarEndSql).bind(year),
    db.prepare(seasonLapsSql).bind(year),
  ]);
  return {
    version: versionIn(version),
    lastSeason: parse(tuple([object({ last_season: season })]), end?.results)[0].last_season,
    facts: seasonLapFigures(year, await racesIn(rows?.results)),
  };
}

function racesIn(rows: ReadonlyArray<Row> | undefined): Promise<Array<RaceFigures>> {
  const races = parse(figuresRows, rows).map(async ({ packed, ...race }) => ({
    ...race,
    document: parse(document, await unpackText(packed)),
  }));
  return Promise.all(races);
}
