import type { D1Database } from "@cloudflare/workers-types";
import { array, omit, parse, pick } from "valibot";
import { type SharedSeason, sharedSeason, sharedSeasons } from "#contract/against.ts";
import type { TeamId } from "#contract/ids.ts";
import { type Row, type Versioned, versionIn, versionSql } from "./version.ts";

/**
 * The best placed lines of two teams in every session of a kind in which both took part. Which lines these are is read
 * from indexes alone, so that of a thousand races only what is compared is looked up.
 */
function bestLines(table: "result" | "timed_result", session: "R" | "Q"): string {
  return `
  FROM (SELECT race_id, min(display_order) AS best FROM ${table}
    WHERE team_id = ?1 AND session = '${session}' GROUP BY race_id)
  JOIN ${table} AS mine USING (race_id)
  JOIN ${table} AS theirs USING (race_id)
  JOIN race ON race.id = race_id
  WHERE mine.session = '${session}' AND mine.display_order = best
    AND theirs.session = '${session}' AND theirs.display_order = (
      SELECT min(display_order) FROM ${table} AS other
      WHERE other.team_id = ?2 AND other.session = '${session}' AND other.race_id = mine.race_id)
  GROUP BY race.year ORDER BY race.year DESC`;
}

/** Two teams' best cars in the races of each season. */
export const sharedSeasonRacesSql = `
  SELECT race.year, count(*) AS races,
    sum(mine.display_order < theirs.display_order) AS ahead,
    sum(mine.display_order > theirs.display_order) AS behind,
    count(mine.position + theirs.position) AS finished,
    coalesce(sum(mine.position < theirs.position), 0) AS finished_ahead,
    coalesce(sum(mine.position > theirs.position), 0) AS finished_behind
  ${bestLines("result", "R")}`;

/** Two teams' best places in the qualifyings of each season. */
export const sharedSeasonQualifyingsSql = `
  SELECT race.year, count(mine.position + theirs.position) AS qualifyings,
    coalesce(sum(mine.position < theirs.position), 0) AS qualifying_ahead,
    coalesce(sum(mine.position > theirs.position), 0) AS qualifying_behind
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
