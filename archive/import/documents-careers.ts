import type { DatabaseSync } from "node:sqlite";
import { array, object, parse } from "valibot";
import { flagColumn } from "#archive/storage/columns.ts";
import { driverCareerRow, driverCareerRows, teamSeasonRow, teamSeasonRows } from "#contract/careers.ts";
import { teamId } from "#contract/ids.ts";
import { paths } from "#contract/paths.ts";
import { byName } from "./by-name.ts";
import { careerColumns, currentSeason } from "./career-columns.ts";
import type { ApiDocument } from "./documents.ts";

const driverFacts = array(object({ ...driverCareerRow.entries, current: flagColumn }));

const driversQuery = `
  SELECT driver.id AS driver_id, driver.name AS name, driver.code AS code, country.name AS country,
    first_year, last_year, teammates, max(year = ${currentSeason} AND grands_prix > 0) AS current,
    ${careerColumns}
  FROM driver_season
    JOIN driver ON driver.id = driver_id
    JOIN country ON country.id = country_id
  GROUP BY driver.id HAVING total(entries) > 0`;

const teamFacts = array(object({ team_id: teamId, ...teamSeasonRow.entries }));

const teamsQuery = `
  SELECT team_id, year, grands_prix, wins, podiums, poles, points,
    round(1.0 * finish_sum / nullif(classified, 0), 3) AS avg_finish, rank
  FROM team_season ORDER BY team_id, year`;

/** The careers of all drivers in one list, and the seasons of each team. */
export function* careerDocuments(db: DatabaseSync): Iterable<ApiDocument> {
  const drivers = parse(driverFacts, db.prepare(driversQuery).all());
  const byWins = drivers.toSorted((one, other) => other.wins - one.wins || byName(one.name, other.name));
  yield { path: paths.driversOverview(), body: JSON.stringify(parse(driverCareerRows, byWins)) };
  const seasons = parse(teamFacts, db.prepare(teamsQuery).all());
  for (const [id, rows] of Map.groupBy(seasons, (season) => season.team_id)) {
    yield { path: paths.teamSeasons(id), body: JSON.stringify(parse(teamSeasonRows, rows)) };
  }
}
