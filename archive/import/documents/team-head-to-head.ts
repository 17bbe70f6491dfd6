import type { DatabaseSync } from "node:sqlite";
import { array, type InferOutput, nullable, number, object, parse } from "valibot";
import { sharedSeasons } from "#contract/head-to-head.ts";
import { teamId } from "#contract/ids.ts";
import { paths } from "#contract/paths.ts";
import { apiDocument, type ApiDocument } from "./api-document.ts";

/** A team's best classified line in one session. */
const bestLine = object({
  race_id: number(),
  year: number(),
  team_id: teamId,
  display_order: number(),
  position: nullable(number()),
});
type BestLine = InferOutput<typeof bestLine>;

/** In a query with `min()` SQLite takes the other columns from the row with the minimum. */
function bestLinesQuery(table: "result" | "timed_result", session: "R" | "Q"): string {
  return `
    SELECT race_id, year, team_id, min(display_order) AS display_order, position
    FROM ${table} JOIN race ON race.id = race_id
    WHERE session = '${session}'
    GROUP BY race_id, team_id
    ORDER BY year DESC`;
}

/** Two teams in one session, by their best classified lines. */
type Meeting = { mine: BestLine; theirs: BestLine };

/** Two teams in every season in which they met in a race, newest first; each pair in both directions. */
export function* teamHeadToHeadDocuments(db: DatabaseSync): Iterable<ApiDocument> {
  const qualifyings = Map.groupBy(meetings(db, bestLinesQuery("timed_result", "Q")), pathOf);
  for (const [path, races] of Map.groupBy(meetings(db, bestLinesQuery("result", "R")), pathOf)) {
    const qualified = Map.groupBy(qualifyings.get(path) ?? [], yearOf);
    const seasons = [...Map.groupBy(races, yearOf)].map(([year, ofYear]) => ({
      year,
      ...raceCounts(ofYear),
      ...qualifyingCounts(qualified.get(year) ?? []),
    }));
    yield apiDocument(path, sharedSeasons, seasons);
  }
}

/** Every pair of teams that took part in a session, in both directions, session by session. */
function meetings(db: DatabaseSync, query: string): Array<Meeting> {
  const sessions = Map.groupBy(parse(array(bestLine), db.prepare(query).all()), ({ race_id }) => race_id);
  return [...sessions.values()].flatMap((lines) =>
    lines.flatMap((mine) => lines.filter((theirs) => theirs !== mine).map((theirs) => ({ mine, theirs }))),
  );
}

function pathOf({ mine, theirs }: Meeting): string {
  return paths.teamAgainst(mine.team_id, theirs.team_id);
}

function yearOf({ mine }: Meeting): number {
  return mine.year;
}

function raceCounts(races: ReadonlyArray<Meeting>) {
  const finished = placed(races);
  return {
    races: races.length,
    ahead: races.filter(({ mine, theirs }) => mine.display_order < theirs.display_order).length,
    behind: races.filter(({ mine, theirs }) => mine.display_order > theirs.display_order).length,
    finished: finished.length,
    finished_ahead: finished.filter(([mine, theirs]) => mine < theirs).length,
    finished_behind: finished.filter(([mine, theirs]) => mine > theirs).length,
  };
}

function qualifyingCounts(qualifyings: ReadonlyArray<Meeting>) {
  const places = placed(qualifyings);
  return {
    qualifyings: places.length,
    qualifying_ahead: places.filter(([mine, theirs]) => mine < theirs).length,
    qualifying_behind: places.filter(([mine, theirs]) => mine > theirs).length,
  };
}

/** Both positions, where both are classified. */
function placed(of: ReadonlyArray<Meeting>): Array<[mine: number, theirs: number]> {
  return of.flatMap(({ mine, theirs }) =>
    mine.position === null || theirs.position === null ? [] : [[mine.position, theirs.position]],
  );
}
