import type { D1Database } from "@cloudflare/workers-types";
import { array, omit, parse, pick } from "valibot";
import { type SharedSeason, sharedSeason, sharedSeasons } from "#contract/against.ts";
import type { TeamId } from "#contract/ids.ts";
import { type Row, type Versioned, versionIn, versionSql } from "./version.ts";

/**
 * The best placed lines of two teams in every session of a kind in which both took part. Which lines these are, and
 * their positions, is read from indexes alone: of a row with `min()` SQLite gives the other columns as they are there,
 * and with CROSS JOIN it takes the sides in the order in which they stand.
 */
function bestLines(table: "result" | "timed_result", session: "R" | "Q"): string {
  return `
  FROM (SELECT met_in, my_place, my_position,
      min(display_order) AS their_place, position AS their_position
    FROM (SELECT race_id AS met_in, min(display_order) AS my_place, position AS my_position FROM ${table}
      WHERE team_id = ?1 AND session = '${session}' GROUP BY race_id)
    CROSS JOIN ${table} ON team_id = ?2 AND session = '${session}' AND race_id = met_in
    GROUP BY met_in)
  JOIN race ON race.id = met_in
  GROUP BY race.year ORDER BY race.year DESC`;
}

/** Two teams' best cars in the races of each season. */
export const sharedSeasonRacesSql = `
  SELECT race.year, count(*) AS races,
    sum(my_place < their_place) AS ahead,
    sum(my_place > their_place) AS behind,
    count(my_position + their_position) AS finished,
    coalesce(sum(my_position < their_position), 0) AS finished_ahead,
    coalesce(sum(my_position > their_position), 0) AS finished_behind
  ${bestLines("result", "R")}`;

/** Two teams' best places in the qualifyings of each season. */
export const sharedSeasonQualifyingsSql = `
  SELECT race.year, count(my_position + their_position) AS qualifyings,
    coalesce(sum(my_position < their_position), 0) AS qualifying_ahead,
    coalesce(sum(my_position > their_position), 0) AS qualifying_behind
  ${bestLines("timed_result", "Q")}`;

const qualifyingKeys = ["qualifyings", "qualifying_ahead", "qualifying_behind"] as const;
const raceRows = array(omit(sharedSeason, qualifyingKeys));
const qualifyingRows = array(pick(sharedSeason, ["year", ...qualifyingKeys]));
const noQualifying = { qualifyings: 0, qualifying_ahead: 0, qualifying_behind: 0 };

/** Two teams in every season in which they met in a race, newest first; none for a team against itself. */
export async function readSharedSeasons(
  db: D1Database,
  team: TeamId,
  other: TeamId,
): Promise<Versioned<Array<SharedSeason>>> {
  const [version, races, qualifyings] = await db.batch<Row>([
    db.prepare(versionSql),
    db.prepare(sharedSeasonRacesSql).bind(team, other),
    db.prepare(sharedSeasonQualifyingsSql).bind(team, other),
  ]);
  if (team === other) return { version: versionIn(version), facts: [] };
  const qualified = new Map(parse(qualifyingRows, qualifyings?.results).map((row) => [row.year, row]));
  const facts = parse(raceRows, races?.results).map((row) => ({
    ...noQualifying,
    ...qualified.get(row.year),
    ...row,
  }));
  return { version: versionIn(version), facts: parse(sharedSeasons, facts) };
}
