import type { D1Database } from "@cloudflare/workers-types";
import { object, parse, string } from "valibot";

/** Every driver by id, as the JSON text of contract/archive.ts `driverEntries`. */
export const driversSql = `
  SELECT
    (SELECT value FROM archive WHERE key = 'version') AS version,
    (SELECT json_group_array(
       json_object('driver_id', driver.id, 'name', driver.name, 'country', country.name,
         'first_year', first_year, 'last_year', last_year)
       ORDER BY driver.id)
     FROM driver JOIN country ON country.id = driver.country_id) AS body`;

/** Every team by id, as the JSON text of contract/archive.ts `teamEntries`. */
export const teamsSql = `
  SELECT
    (SELECT value FROM archive WHERE key = 'version') AS version,
    (SELECT json_group_array(
       json_object('team_id', team.id, 'team_name', team.name, 'country', country.name,
         'first_year', first_year, 'last_year', last_year)
       ORDER BY team.id)
     FROM team JOIN country ON country.id = team.country_id) AS body`;

const listRow = object({ version: string(), body: string() });
type List = { version: string; body: string };

/** The ids and names of all drivers, with the archive's version. */
export async function listDrivers(db: D1Database): Promise<List> {
  return parse(listRow, await db.prepare(driversSql).first());
}

/** The ids and names of all teams, with the archive's version. */
export async function listTeams(db: D1Database): Promise<List> {
  return parse(listRow, await db.prepare(teamsSql).first());
}
