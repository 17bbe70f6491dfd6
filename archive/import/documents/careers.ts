import type { DatabaseSync } from "node:sqlite";
import { array, type InferOutput, object, omit, parse, string } from "valibot";
import { flagColumn } from "#archive/storage/database.ts";
import {
  driverCareerRow,
  driverCareerRows,
  driverTeams,
  type DriverTeams,
  teamSeasonRow,
  teamSeasonRows,
} from "#contract/careers.ts";
import {
  driverChampionshipRow,
  driverChampionshipRows,
  teamChampionshipRow,
  teamChampionshipRows,
} from "#contract/championship.ts";
import { circuitFiguresRows } from "#contract/head-to-head.ts";
import { driverId, teamId } from "#contract/ids.ts";
import { paths } from "#contract/endpoints.ts";
import { driverFigures, entry, entryColumns, type Figures, teamFigures } from "../derive/summaries.ts";
import { apiDocument, type ApiDocument, byName } from "./api-document.ts";
import { driverSeasonRatingIn } from "./ratings.ts";

/**
 * The columns of contract/careers.ts: sums over rows of `driver_season` or `team_season`, 0 if there are none. Averages
 * have three decimals, more than any screen shows.
 */
export const careerColumns = `
  total(entries) AS entries, total(grands_prix) AS grands_prix, total(wins) AS wins, total(podiums) AS podiums,
  total(poles) AS poles, total(fastest_laps) AS fastest_laps, round(total(points), 2) AS points,
  total(champion) AS titles, min(best_finish) AS best_finish,
  round(total(finish_sum) / nullif(total(classified), 0), 3) AS avg_finish, total(dnfs) AS dnfs`;

/** SQL for the team of a driver's last race. */
export const lastTeam = `
  (SELECT part.team_id FROM driver_season_team AS part WHERE part.driver_id = driver.id
    ORDER BY part.year DESC, team_order DESC LIMIT 1)`;

/** SQL for the current season: the last one with a race. */
const currentSeason = `(SELECT max(year) FROM driver_season)`;

/** SQL for the team of a driver's latest race in the current season. */
export const teamNow = `
  (SELECT drove.team_id FROM driver_season_team AS drove
    WHERE drove.driver_id = driver.id AND drove.year = ${currentSeason} AND drove.grands_prix > 0
    ORDER BY last_round DESC, team_order DESC LIMIT 1)`;

const driverFacts = array(object({ ...omit(driverCareerRow, ["won_for"]).entries, current: flagColumn }));

const driversQuery = `
  SELECT driver.id AS driver_id, driver.name AS name, driver.code AS code, country.name AS country,
    first_year, last_year, teammates,
    ${lastTeam} AS team_id,
    max(year = ${currentSeason} AND grands_prix > 0) AS current,
    ${careerColumns}
  FROM driver_season
    JOIN driver ON driver.id = driver_id
    JOIN country ON country.id = country_id
  GROUP BY driver.id HAVING total(entries) > 0`;

const winningSeasons = array(object({ driver_id: driverId, ...driverTeams.entries.won_for.item.entries }));

/** Grands Prix won by driver, team and season; both drivers of a winning shared car have won. */
const winningSeasonsQuery = `
  SELECT driver_id, team_id, year, count(*) AS wins FROM (
    SELECT winner_driver_id AS driver_id, winner_team_id AS team_id, year FROM race
    UNION ALL SELECT co_winner_driver_id, winner_team_id, year FROM race)
  WHERE driver_id IS NOT NULL GROUP BY driver_id, team_id, year ORDER BY year`;

/** The teams that each driver won for, by the driver's id; who never won is not in it. */
export function teamsWonFor(db: DatabaseSync): Map<string, DriverTeams["won_for"]> {
  const seasons = parse(winningSeasons, db.prepare(winningSeasonsQuery).all());
  return new Map([...Map.groupBy(seasons, (each) => each.driver_id)].map(([id, own]) => [id, byTeam(own)]));
}

/**
 * @param seasons those with a win of one driver, in order
 * @returns the teams by their first win
 */
function byTeam(seasons: InferOutput<typeof winningSeasons>): DriverTeams["won_for"] {
  return [...Map.groupBy(seasons, (each) => each.team_id)].map(([team_id, own]) => ({
    team_id,
    wins: own.reduce((sum, { wins }) => sum + wins, 0),
    year: own.reduce((most, each) => (each.wins >= most.wins ? each : most)).year,
  }));
}

const teamFacts = array(object({ team_id: teamId, ...teamSeasonRow.entries }));

const teamsQuery = `
  SELECT team_id, year, grands_prix, wins, podiums, poles, points,
    round(1.0 * finish_sum / nullif(classified, 0), 3) AS avg_finish, rank
  FROM team_season ORDER BY team_id, year`;

/** All drivers' careers in one list, and each team's seasons. */
export function* careerDocuments(db: DatabaseSync): Iterable<ApiDocument> {
  const won = teamsWonFor(db);
  const drivers = parse(driverFacts, db.prepare(driversQuery).all()).map((driver) => ({
    ...driver,
    won_for: won.get(driver.driver_id) ?? [],
  }));
  const byWins = drivers.toSorted((one, other) => other.wins - one.wins || byName(one.name, other.name));
  yield apiDocument(paths.driverCareers(), driverCareerRows, byWins);
  const seasons = parse(teamFacts, db.prepare(teamsQuery).all());
  for (const [id, rows] of Map.groupBy(seasons, (season) => season.team_id)) {
    yield apiDocument(paths.teamSeasons(id), teamSeasonRows, rows);
  }
}

const driverSeasons = array(
  object({
    driver_id: driverId,
    ...omit(driverChampionshipRow, ["rating", "rating_low", "rating_high"]).entries,
  }),
);
const teamSeasons = array(object({ team_id: teamId, ...teamChampionshipRow.entries }));

const driverSeasonsQuery = `
  SELECT season.driver_id, season.year, season.points AS total_points,
    (SELECT group_concat(team.name, ' / ' ORDER BY team_order)
      FROM driver_season_team AS part JOIN team ON team.id = part.team_id
      WHERE part.driver_id = season.driver_id AND part.year = season.year) AS team_name,
    round(season.points / nullif(grands_prix, 0), 3) AS avg_points,
    round(1.0 * finish_sum / nullif(classified, 0), 3) AS avg_finish_position,
    wins, podiums, poles AS pole_positions, rank AS championship_rank
  FROM driver_season AS season ORDER BY season.year DESC`;

const teamSeasonsQuery = `
  SELECT team_id, year, wins, podiums, poles AS pole_positions, points AS total_points, rank AS position
  FROM team_season ORDER BY year DESC`;

/** The seasons of each driver and of each team, newest first. */
export function* championshipDocuments(db: DatabaseSync): Iterable<ApiDocument> {
  const ratingOf = driverSeasonRatingIn(db);
  const drivers = parse(driverSeasons, db.prepare(driverSeasonsQuery).all());
  for (const [id, seasons] of Map.groupBy(drivers, (season) => season.driver_id)) {
    const rated = seasons.map((season) => {
      const own = ratingOf(id, season.year);
      return {
        ...season,
        rating: own?.rating ?? null,
        rating_low: own?.low ?? null,
        rating_high: own?.high ?? null,
      };
    });
    yield apiDocument(paths.driverChampionship(id), driverChampionshipRows, rated);
  }
  const teams = parse(teamSeasons, db.prepare(teamSeasonsQuery).all());
  for (const [id, seasons] of Map.groupBy(teams, (season) => season.team_id)) {
    yield apiDocument(paths.teamChampionship(id), teamChampionshipRows, seasons);
  }
}

const circuitLine = object({
  ...entry.entries,
  circuit_id: string(),
  circuit_name: string(),
  country: string(),
});
type CircuitLine = InferOutput<typeof circuitLine>;

const circuitLinesQuery = `
  SELECT ${entryColumns}, circuit_id, circuit.name AS circuit_name, country.name AS country
  FROM result
    JOIN race ON race.id = race_id
    JOIN circuit ON circuit.id = circuit_id
    JOIN country ON country.id = circuit.country_id
  WHERE session = 'R'
  ORDER BY year, round, display_order`;

/** Each driver's and team's statistics by circuit. */
export function* careerCircuitDocuments(db: DatabaseSync): Iterable<ApiDocument> {
  const lines = parse(array(circuitLine), db.prepare(circuitLinesQuery).all());
  for (const [id, own] of Map.groupBy(lines, ({ driver_id }) => driver_id)) {
    yield apiDocument(paths.driverCircuits(id), circuitFiguresRows, circuitsOf(own, driverFigures));
  }
  for (const [id, own] of Map.groupBy(lines, ({ team_id }) => team_id)) {
    yield apiDocument(paths.teamCircuits(id), circuitFiguresRows, circuitsOf(own, teamFigures));
  }
}

/** Statistics by circuit, in the order of the circuits' names. */
function circuitsOf(own: ReadonlyArray<CircuitLine>, count: (lines: ReadonlyArray<CircuitLine>) => Figures) {
  const rows = [...Map.groupBy(own, ({ circuit_id }) => circuit_id)].map(([circuit_id, there]) => {
    const { classified, finish_sum, ...figures } = count(there);
    return {
      circuit_id,
      circuit_name: there[0]?.circuit_name ?? circuit_id,
      country: there[0]?.country ?? "",
      ...figures,
      avg_finish: classified === 0 ? null : Math.round((1000 * finish_sum) / classified) / 1000,
    };
  });
  return rows.toSorted((one, other) => byName(one.circuit_name, other.circuit_name));
}
