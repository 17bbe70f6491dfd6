import type { DatabaseSync } from "node:sqlite";
import { parse } from "valibot";
import { driverEntries, teamEntries } from "#contract/archive.ts";
import { paths } from "#contract/paths.ts";
import type { ApiDocument } from "./documents.ts";

/** The lists of all drivers and teams, by id. */
export function* entryDocuments(db: DatabaseSync): Iterable<ApiDocument> {
  const drivers = db.prepare(`
    SELECT driver.id AS driver_id, driver.name AS name, last_name, country.name AS country,
      first_year, last_year
    FROM driver JOIN country ON country.id = country_id ORDER BY driver.id`);
  yield { path: paths.drivers(), body: JSON.stringify(parse(driverEntries, drivers.all())) };
  const teams = db.prepare(`
    SELECT team.id AS team_id, team.name AS team_name, country.name AS country, first_year, last_year
    FROM team JOIN country ON country.id = country_id ORDER BY team.id`);
  yield { path: paths.teams(), body: JSON.stringify(parse(teamEntries, teams.all())) };
}
