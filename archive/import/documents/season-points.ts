import type { DatabaseSync } from "node:sqlite";
import { array, nullable, number, object, parse, string } from "valibot";
import { teamId } from "#contract/ids.ts";
import { paths } from "#contract/paths.ts";
import { constructorRounds, driverPoints } from "#contract/standings.ts";
import { apiDocument, type ApiDocument } from "./api-document.ts";
import {
  engineIfSeveral,
  driverRef,
  type SeasonCalendar,
  seasonCalendars,
  seasonDrivers,
} from "./seasons.ts";

/** A driver's or constructor's standing after a round. */
const standing = object({
  year: number(),
  round: number(),
  entity: string(),
  position: nullable(number()),
  points: number(),
});
type Standing = ReturnType<typeof standingsOf>[number];

/** A position beyond the end of the table is an error in the release (`npm run facts` lists them): null. */
const standingsQuery = `
  SELECT year, round, entity_id || ' ' || engine_id AS entity, points,
    iif(position > count(*) OVER (PARTITION BY year, round), NULL, position) AS position
  FROM standing WHERE kind = ?`;

/** The first round in which a driver, or a team with an engine, was entered. */
const firstEntry = object({ year: number(), entity: string(), round: number() });
const driverEntries = `
  SELECT year, driver_id || ' ' AS entity, min(round) AS round
  FROM result JOIN race ON race.id = race_id GROUP BY year, driver_id`;
const teamEntries = `
  SELECT year, team_id || ' ' || engine_id AS entity, min(round) AS round
  FROM result JOIN race ON race.id = race_id GROUP BY year, team_id, engine_id`;

/** A row of a constructors' table; if one team and engine has two (2018), the better counts. */
const teamLine = object({
  year: number(),
  entity: string(),
  team_id: teamId,
  team_name: string(),
  engine: nullable(string()),
});
const teamLines = `
  SELECT line.year, line.entity_id || ' ' || line.engine_id AS entity, team.id AS team_id, team.name AS team_name,
    ${engineIfSeveral("line.entity_id", "line.year")} AS engine
  FROM season_standing AS line
    JOIN team ON team.id = line.entity_id
    JOIN engine ON engine.id = line.engine_id
  WHERE line.kind = 'constructor'
  GROUP BY line.year, line.entity_id, line.engine_id
  ORDER BY line.year, min(line.display_order)`;

/** Points and positions round by round, for seasons with standings after each round. */
export function* seasonPointsDocuments(db: DatabaseSync): Iterable<ApiDocument> {
  const seasons = seasonCalendars(db);
  yield* driversDocuments(db, seasons);
  yield* teamsDocuments(db, seasons);
}

function* driversDocuments(db: DatabaseSync, seasons: ReadonlyArray<SeasonCalendar>): Iterable<ApiDocument> {
  const tables = tablesOf(db, "driver", driverEntries);
  const drivers = seasonDrivers(db);
  for (const season of seasons) {
    const table = tables(season);
    if (table === null) continue;
    const listed = drivers.get(season.year)?.filter((driver) => driver.listed) ?? [];
    const answer = {
      year: season.year,
      rounds: season.rounds,
      drivers: listed.map((driver) => ({ ...driverRef(driver), ...table(`${driver.driver_id} `) })),
    };
    yield apiDocument(paths.driverPoints(season.year), driverPoints, answer);
  }
}

function* teamsDocuments(db: DatabaseSync, seasons: ReadonlyArray<SeasonCalendar>): Iterable<ApiDocument> {
  const tables = tablesOf(db, "constructor", teamEntries);
  const lines = Map.groupBy(parse(array(teamLine), db.prepare(teamLines).all()), (line) => line.year);
  for (const season of seasons) {
    const table = tables(season);
    if (table === null) continue;
    const answer = {
      year: season.year,
      rounds: season.rounds,
      teams: (lines.get(season.year) ?? []).map((line) => ({ ...line, ...table(line.entity) })),
    };
    yield apiDocument(paths.constructorRounds(season.year), constructorRounds, answer);
  }
}

/**
 * Maps a season to its table, which maps an entity to its points and positions after each round. The table is null for
 * a season without standings after each round.
 */
function tablesOf(db: DatabaseSync, kind: "driver" | "constructor", entriesQuery: string) {
  const standings = Map.groupBy(standingsOf(db, kind), (line) => line.year);
  const entries = parse(array(firstEntry), db.prepare(entriesQuery).all());
  const firstRounds = new Map(entries.map(({ year, entity, round }) => [`${year} ${entity}`, round]));
  return ({ year, rounds, roundsRun }: SeasonCalendar) => {
    const ofSeason = standings.get(year);
    if (ofSeason === undefined) return null;
    const byEntity = Map.groupBy(ofSeason, (line) => line.entity);
    const run = rounds.slice(0, roundsRun).map(({ round }) => round);
    return (entity: string) => {
      const first = firstRounds.get(`${year} ${entity}`) ?? Infinity;
      return afterEachRound(byEntity.get(entity) ?? [], { run, first });
    };
  };
}

/** 0 points for an entity that was entered but is not listed; null before its first entry. */
function afterEachRound(
  standings: ReadonlyArray<Standing>,
  { run, first }: { run: ReadonlyArray<number>; first: number },
) {
  const byRound = new Map(standings.map((line) => [line.round, line]));
  return {
    points: run.map((round) => byRound.get(round)?.points ?? (round < first ? null : 0)),
    positions: run.map((round) => byRound.get(round)?.position ?? null),
  };
}

function standingsOf(db: DatabaseSync, kind: "driver" | "constructor") {
  return parse(array(standing), db.prepare(standingsQuery).all(kind));
}
