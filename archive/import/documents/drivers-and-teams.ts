import type { DatabaseSync } from "node:sqlite";
import { array, type InferOutput, nullable, object, omit, parse, pipe, string, transform } from "valibot";
import { jsonColumn } from "#archive/storage/database.ts";
import { driverEntries, teamEntries } from "#contract/archive.ts";
import { careerFigures } from "#contract/careers.ts";
import { driverId, teamId } from "#contract/ids.ts";
import { paths } from "#contract/endpoints.ts";
import {
  driverProfile,
  driverProfiles,
  type TeamEntrant,
  teamProfile,
  teamProfiles,
} from "#contract/profiles.ts";
import { count, season } from "#contract/values.ts";
import { apiDocument, type ApiDocument } from "./api-document.ts";
import { careerColumns, lastTeam, teamNow, teamsWonFor } from "./careers.ts";
import { resultRow } from "#contract/results.ts";

/** SQL for a `poleDifference`, of a race joined with `poleDrivers`. */
const poleDifferenceJson = `
  json_object('year', race.year, 'round', race.round, 'race_name', race.name,
    'grid_driver', pole.name, 'credited_driver', credited.name)`;

const poleDrivers = `
  JOIN driver AS credited ON credited.id = credited_pole_driver_id
  LEFT JOIN driver AS pole ON pole.id = pole_driver_id`;

/** SQL for a driver's team at a race: of several in the season, the first that the driver had not left by then. */
function teamInRace(driver: string): string {
  return `(SELECT team_id FROM driver_season_team AS drove
    WHERE drove.driver_id = ${driver} AND drove.year = race.year AND drove.last_round >= race.round
    ORDER BY drove.last_round LIMIT 1)`;
}

const driverFacts = array(
  object({
    ...omit(driverProfile, ["team_now", "won_for", "figures", "pole_differences"]).entries,
    ...careerFigures.entries,
    team_now: nullable(jsonColumn),
    pole_differences: jsonColumn,
  }),
);

const driversQuery = `
  SELECT driver.id AS driver_id, driver.name AS name, driver.code AS code, driver.number AS number,
    country.name AS country, born, died, birthplace, first_year, last_year, ${careerColumns}, ${lastTeam} AS team_id,
    (SELECT json_object('team_id', team.id, 'team_name', team.name)
      FROM team WHERE team.id = ${teamNow}) AS team_now,
    (SELECT json_group_array(${poleDifferenceJson} ORDER BY race.year, race.round)
      FROM race ${poleDrivers}
      WHERE driver.id IN (credited_pole_driver_id, pole_driver_id)) AS pole_differences
  FROM driver
    JOIN country ON country.id = country_id
    LEFT JOIN driver_season ON driver_id = driver.id
  GROUP BY driver.id`;

const teamFacts = array(
  object({
    ...omit(teamProfile, ["entrants", "figures", "pole_differences"]).entries,
    ...careerFigures.entries,
    pole_differences: jsonColumn,
  }),
);

const teamsQuery = `
  SELECT team.id AS team_id, team.name AS team_name, full_name, country.name AS country,
    first_year, last_year, ${careerColumns},
    (SELECT json_group_array(${poleDifferenceJson} ORDER BY race.year, race.round)
      FROM race ${poleDrivers}
      WHERE (team.id IS ${teamInRace("credited.id")}) <> (team.id IS ${teamInRace("pole.id")})) AS pole_differences
  FROM team
    JOIN country ON country.id = country_id
    LEFT JOIN team_season ON team_id = team.id
  GROUP BY team.id`;

/** Entrants in the order of their first season, then by number of cars. */
const entrantsQuery = `
  SELECT team_id, team.name AS team_name, year, entrant.name AS name, sum(entries) AS entries
  FROM entrant JOIN team ON team.id = team_id
  GROUP BY team_id, year, entrant.name HAVING sum(entries) > 0
  ORDER BY team_id, year, sum(entries) DESC, entrant.name`;

/** The profile of each driver and team, including those that never raced. */
export function* profileDocuments(db: DatabaseSync): Iterable<ApiDocument> {
  yield* driverDocuments(db);
  yield* teamDocuments(db);
}

function* driverDocuments(db: DatabaseSync): Iterable<ApiDocument> {
  const won = teamsWonFor(db);
  for (const facts of parse(driverFacts, db.prepare(driversQuery).all())) {
    const profile = { ...facts, won_for: won.get(facts.driver_id) ?? [], figures: facts };
    yield apiDocument(paths.driverProfile(facts.driver_id), driverProfiles, [profile]);
  }
}

function* teamDocuments(db: DatabaseSync): Iterable<ApiDocument> {
  const seasons = parse(array(entrantSeason), db.prepare(entrantsQuery).all());
  const ofTeams = Map.groupBy(seasons, ({ team_id }) => team_id);
  for (const facts of parse(teamFacts, db.prepare(teamsQuery).all())) {
    const entrants = entrantsOf(ofTeams.get(facts.team_id) ?? []);
    const profile = { ...facts, entrants, figures: facts };
    yield apiDocument(paths.teamProfile(facts.team_id), teamProfiles, [profile]);
  }
}

/** The lists of all drivers and teams, by id. */
export function* listDocuments(db: DatabaseSync): Iterable<ApiDocument> {
  const drivers = db.prepare(`
    SELECT driver.id AS driver_id, driver.name AS name, last_name, country.name AS country,
      first_year, last_year
    FROM driver JOIN country ON country.id = country_id ORDER BY driver.id`);
  yield apiDocument(paths.drivers(), driverEntries, drivers.all());
  const teams = db.prepare(`
    SELECT team.id AS team_id, team.name AS team_name, country.name AS country, first_year, last_year,
      total(grands_prix) AS grands_prix, total(wins) AS wins, total(champion) AS titles
    FROM team JOIN country ON country.id = country_id LEFT JOIN team_season ON team_id = team.id
    GROUP BY team.id ORDER BY team.id`);
  yield apiDocument(paths.teams(), teamEntries, teams.all());
}

/** How many cars of a team an entrant entered in a season's Grands Prix. */
const entrantSeason = object({
  team_id: teamId,
  team_name: string(),
  /** The entrant's. */
  name: string(),
  year: season,
  entries: count,
});
export type EntrantSeason = InferOutput<typeof entrantSeason>;

/**
 * The names under which a team's cars were entered, with their years.
 *
 * @param seasons of one team, in the order of the result
 */
export function entrantsOf(seasons: ReadonlyArray<EntrantSeason>): Array<TeamEntrant> {
  return [...Map.groupBy(seasons, ({ name }) => name)].map(([name, ofEntrant]) => ({
    name,
    years: ofEntrant.map(({ year }) => year),
    private: !ofEntrant.some((one) => holds(name, one.team_name) || entersMost(one, seasons)),
  }));
}

/** Whether an entrant entered more of the team's cars than any other in the season. */
function entersMost(one: EntrantSeason, seasons: ReadonlyArray<EntrantSeason>): boolean {
  return seasons.every((other) => other === one || other.year !== one.year || other.entries < one.entries);
}

/** Whether a name contains another as whole words, ignoring accents and hyphens. */
function holds(name: string, part: string): boolean {
  return words(name).includes(words(part));
}

/** " ecurie cote d azur ": the words of a name, separated and surrounded by spaces. */
function words(name: string): string {
  const plain = name.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return ` ${plain.replaceAll(/[^a-z0-9]+/g, " ").trim()} `;
}

/** As in the contract, where `position_text` is optional, not nullable. */
const resultRows = array(
  object({
    ...resultRow.entries,
    position_text: pipe(
      nullable(string()),
      transform((text) => text ?? undefined),
    ),
  }),
);
const teams = array(object({ team_id: teamId }));
const drivers = array(object({ driver_id: driverId }));

/** Newest race first; the race before its sprint ('R' < 'S'); then by classification. */
function queryOf(column: "team_id" | "driver_id"): string {
  return `
    SELECT race_id, result.driver_id, driver.name AS full_name, race.name AS race_name,
      circuit.name AS circuit_name, team.name AS constructor, team_id, grid AS grid_position,
      position AS finish_position, CASE WHEN position IS NULL THEN position_text END AS position_text,
      year, round, status, points, session AS session_type, country.name AS country
    FROM result
      JOIN race ON race.id = race_id
      JOIN circuit ON circuit.id = circuit_id
      JOIN country ON country.id = circuit.country_id
      JOIN driver ON driver.id = result.driver_id
      JOIN team ON team.id = team_id
    WHERE result.${column} = ?
    ORDER BY year DESC, round DESC, session, display_order`;
}

/**
 * Race and sprint results of each team and each driver; drivers who shared a car have a line each. Queried one at a
 * time: all rows together would take hundreds of megabytes.
 */
export function* resultDocuments(db: DatabaseSync): Iterable<ApiDocument> {
  const ofTeam = db.prepare(queryOf("team_id"));
  for (const { team_id } of parse(teams, db.prepare("SELECT DISTINCT team_id FROM result").all())) {
    const rows = parse(resultRows, ofTeam.all(team_id));
    yield { path: paths.teamResults(team_id), body: JSON.stringify(rows) };
  }
  const ofDriver = db.prepare(queryOf("driver_id"));
  for (const { driver_id } of parse(drivers, db.prepare("SELECT DISTINCT driver_id FROM result").all())) {
    const rows = parse(resultRows, ofDriver.all(driver_id));
    yield { path: paths.driverResults(driver_id), body: JSON.stringify(rows) };
  }
}
