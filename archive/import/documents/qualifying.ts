import type { DatabaseSync } from "node:sqlite";
import {
  array,
  type InferOutput,
  nullable,
  number,
  object,
  omit,
  parse,
  pipe,
  string,
  transform,
} from "valibot";
import {
  type QualifyingBasis,
  qualifyingBasis,
  qualifyingGap,
  type QualifyingPlace,
  qualifyingRule,
  qualifyingTable,
  type QualifyingTimes,
} from "#archive/analysis/qualifying.ts";
import { driverId } from "#contract/ids.ts";
import { paths } from "#contract/endpoints.ts";
import {
  driverQualifying,
  type QualifyingComparison,
  type QualifyingRow,
  qualifyingRow,
} from "#contract/qualifying.ts";
import { apiDocument, type ApiDocument, byName, firstOfEach } from "./api-document.ts";
import {
  type PairSession,
  qualifyingChampionship,
  qualifyingTeammates,
  type QualifyingTeammates,
} from "#contract/standings.ts";
import {
  driverRef,
  type SeasonCalendar,
  seasonCalendars,
  type SeasonDriver,
  seasonDrivers,
} from "./seasons.ts";

/** Seconds, from milliseconds in the archive. */
const seconds = nullable(
  pipe(
    number(),
    transform((milliseconds) => milliseconds / 1000),
  ),
);

/** One driver's line in a qualifying or sprint qualifying. */
export const qualifyingLine = object({
  ...omit(qualifyingRow, ["constructor"]).entries,
  team_name: string(),
  time: seconds,
  q1: seconds,
  q2: seconds,
  q3: seconds,
  race_id: number(),
  driver_id: driverId,
  driver_name: string(),
  /** F1DB's `qualifyingFormat` of the weekend. */
  format: string(),
});
export type QualifyingLine = InferOutput<typeof qualifyingLine>;

/**
 * SQL for lines of qualifying and sprint qualifying: newest race first; qualifying before sprint qualifying
 * ('Q' < 'SQ'); then by classification.
 *
 * @param restriction a condition on `race`
 */
export function qualifyingLinesQuery(restriction: string = "TRUE"): string {
  return `
    SELECT race_id, year, round, race.name AS race_name, country.name AS country,
      qualifying_format AS format, session AS session_type, team_id, team.name AS team_name, driver_id,
      driver.name AS driver_name, position, iif(position IS NULL, position_text, NULL) AS status,
      time_ms AS time, q1_ms AS q1, q2_ms AS q2, q3_ms AS q3
    FROM timed_result
      JOIN race ON race.id = race_id
      JOIN circuit ON circuit.id = circuit_id
      JOIN country ON country.id = circuit.country_id
      JOIN driver ON driver.id = driver_id
      JOIN team ON team.id = team_id
    WHERE session IN ('Q', 'SQ') AND ${restriction}
    ORDER BY year DESC, round DESC, session, display_order`;
}

/** One qualifying or sprint qualifying: each driver's line, and the basis of comparison. */
type QualifyingSession = { lines: ReadonlyArray<QualifyingLine>; basis: QualifyingBasis };

/**
 * The sessions in a list of lines, in its order. A driver listed twice in a session counts once, with the first line.
 */
export function sessionsOf(lines: ReadonlyArray<QualifyingLine>): Array<QualifyingSession> {
  const sessions = Map.groupBy(lines, (line) => `${line.race_id} ${line.session_type}`);
  return [...sessions.values()].map((ofSession) => ({
    lines: firstOfEach(ofSession, (line) => line.driver_id),
    basis: qualifyingBasis(ofSession.map(timesOf), ofSession[0]?.format ?? ""),
  }));
}

/** The row for a driver's own list. */
export function rowOf(line: QualifyingLine): QualifyingRow {
  return parse(qualifyingRow, { ...line, constructor: line.team_name });
}

/** One driver of a session against each teammate. */
export function comparisonsOf(
  driver: QualifyingLine,
  { lines, basis }: QualifyingSession,
): Array<QualifyingComparison> {
  const teammates = lines.filter((line) => line !== driver && line.team_id === driver.team_id);
  return teammates.map((teammate) => ({
    ...weekendOf(driver),
    teammate_id: teammate.driver_id,
    teammate_name: teammate.driver_name,
    ...qualifyingGap(timesOf(driver), timesOf(teammate), basis),
  }));
}

function weekendOf(line: QualifyingLine) {
  const { year, round, race_name, country, session_type, team_name } = line;
  return { year, round, race_name, country, session_type, team_name };
}

function timesOf({ driver_name: name, status, time, q1, q2, q3 }: QualifyingLine): QualifyingTimes {
  return { name, status, time, q1, q2, q3 };
}

/** Each driver's qualifying sessions, and the comparisons with teammates, newest first. */
export function* qualifyingDocuments(db: DatabaseSync): Iterable<ApiDocument> {
  const sessions = sessionsOf(parse(array(qualifyingLine), db.prepare(qualifyingLinesQuery()).all()));
  const entries = sessions.flatMap((session) => session.lines.map((line) => ({ line, session })));
  for (const [id, ofDriver] of Map.groupBy(entries, ({ line }) => line.driver_id)) {
    yield apiDocument(paths.driverQualifying(id), driverQualifying, {
      results: ofDriver.map(({ line }) => rowOf(line)),
      teammates: ofDriver.flatMap(({ line, session }) => comparisonsOf(line, session)),
    });
  }
}

/** Qualifying by season: pairs of teammates, and the qualifying championship's table. */
export function* seasonQualifyingDocuments(db: DatabaseSync): Iterable<ApiDocument> {
  const drivers = seasonDrivers(db);
  const linesOfYear = db.prepare(qualifyingLinesQuery("year = ?"));
  for (const season of seasonCalendars(db)) {
    const { year } = season;
    // The query returns the newest first.
    const sessions = sessionsOf(parse(array(qualifyingLine), linesOfYear.all(year))).toReversed();
    if (sessions.length === 0) continue;
    const ofYear = drivers.get(year) ?? [];
    yield apiDocument(
      paths.qualifyingTeammates(year),
      qualifyingTeammates,
      teammatesOf(season, sessions, ofYear),
    );
    yield apiDocument(
      paths.qualifyingChampionship(year),
      qualifyingChampionship,
      championshipOf(season, sessions, ofYear),
    );
  }
}

function teammatesOf(
  { year, rounds }: SeasonCalendar,
  sessions: ReadonlyArray<QualifyingSession>,
  drivers: ReadonlyArray<SeasonDriver>,
) {
  const teams = pairsOf(
    sessions,
    drivers.map((driver) => driver.driver_id),
  );
  const paired = new Set(teams.flatMap(({ pairs }) => pairs.flatMap((pair) => pair.drivers)));
  return {
    year,
    rounds,
    drivers: drivers.filter((driver) => paired.has(driver.driver_id)).map(driverRef),
    teams,
  };
}

function championshipOf(
  { year, rounds, roundsRun }: SeasonCalendar,
  sessions: ReadonlyArray<QualifyingSession>,
  drivers: ReadonlyArray<SeasonDriver>,
) {
  const byId = new Map(drivers.map((driver) => [driver.driver_id, driverRef(driver)]));
  const table = qualifyingTable(year, sessions.flatMap(placesIn)).map(
    ({ driver_id, position, points, places }) => ({
      ...byId.get(driver_id),
      position,
      points,
      places: rounds.slice(0, roundsRun).map(({ round }) => places.get(round) ?? null),
    }),
  );
  return { year, rounds, rule: qualifyingRule(year), drivers: table };
}

/** The positions in a Grand Prix's qualifying; sprint qualifying does not count. */
function placesIn({ lines }: QualifyingSession): Array<QualifyingPlace> {
  return lines.flatMap(({ session_type, driver_id, round, position }) =>
    session_type === "Q" && position !== null ? [{ driver_id, round, place: position }] : [],
  );
}

type Team = QualifyingTeammates["teams"][number];

/**
 * The pairs of teammates in a season's qualifying, by team; teams by name.
 *
 * @param sessions in chronological order
 * @param order of the drivers, within pairs and between them
 */
function pairsOf(sessions: ReadonlyArray<QualifyingSession>, order: ReadonlyArray<string>): Array<Team> {
  const rank = new Map(order.map((id, index) => [id, index]));
  const comparisons = sessions
    .flatMap((session) => session.lines.flatMap((line) => pairSessionsOf(line, session)))
    .map((one) => ({ ...one, ranks: one.drivers.map((id) => rank.get(id) ?? Infinity) }))
    .filter(({ ranks: [first = 0, second = 0] }) => first < second)
    .toSorted((one, other) => byRank(one.ranks, other.ranks));
  const teams = [...Map.groupBy(comparisons, ({ line }) => line.team_id)].map(([team_id, ofTeam]) => ({
    team_id,
    team_name: ofTeam[0]?.line.team_name ?? "",
    pairs: [...Map.groupBy(ofTeam, ({ drivers }) => drivers.join(" ")).values()].flatMap((ofPair) =>
      ofPair.slice(0, 1).map(({ drivers }) => ({ drivers, sessions: ofPair.map(({ session }) => session) })),
    ),
  }));
  return teams.toSorted((one, other) => byName(one.team_name, other.team_name));
}

function byRank(one: ReadonlyArray<number>, other: ReadonlyArray<number>): number {
  return (one[0] ?? 0) - (other[0] ?? 0) || (one[1] ?? 0) - (other[1] ?? 0);
}

/** A driver against each teammate in one session. */
function pairSessionsOf(line: QualifyingLine, session: QualifyingSession) {
  return comparisonsOf(line, session).map(
    ({ teammate_id, round, session_type, segment, gap, gap_percent, left_out }) => {
      const drivers: [string, string] = [line.driver_id, teammate_id];
      const cell: PairSession = [round, session_type, segment, gap, gap_percent, left_out];
      return { line, drivers, session: cell };
    },
  );
}
