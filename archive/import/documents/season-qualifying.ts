import type { DatabaseSync } from "node:sqlite";
import { array, parse } from "valibot";
import {
  type QualifyingPlace,
  qualifyingRule,
  qualifyingTable,
} from "#archive/analysis/qualifying-championship.ts";
import { paths } from "#contract/paths.ts";
import {
  type PairSession,
  qualifyingChampionship,
  qualifyingTeammates,
  type QualifyingTeammates,
} from "#contract/standings.ts";
import { apiDocument, type ApiDocument, byName } from "./api-document.ts";
import {
  comparisonsOf,
  qualifyingLine,
  type QualifyingLine,
  qualifyingLinesQuery,
  type QualifyingSession,
  sessionsOf,
} from "./qualifying.ts";
import {
  driverRef,
  type SeasonCalendar,
  seasonCalendars,
  type SeasonDriver,
  seasonDrivers,
} from "./seasons.ts";

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
