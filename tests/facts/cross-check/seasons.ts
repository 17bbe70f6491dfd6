import { DatabaseSync } from "node:sqlite";
import { array, nullable, number, object, parse, picklist, string } from "valibot";
import type { ScoringRace } from "#archive/analysis/season-rules/race-points.ts";
import { flagColumn } from "#archive/storage/database.ts";
import { scoringSession } from "#contract/sessions.ts";

/** A line of a table, of a season or after a round, as the release has it. */
export type ReleasedLine = {
  year: number;
  /** The round after which the table stood so; null for the season's own. */
  round: number | null;
  kind: "driver" | "constructor";
  /** A driver, or a team and its engine. */
  who: string;
  position: number | null;
  points: number;
  gross_points: number | null;
};

/** A season's classifications, and its tables as the release has them. */
export type ReleasedSeason = {
  year: number;
  races: ReadonlyArray<ScoringRace>;
  tables: ReadonlyArray<ReleasedLine>;
};

const resultRow = object({
  year: number(),
  round: number(),
  grand_prix_id: string(),
  session: scoringSession,
  driver_id: string(),
  team_id: string(),
  engine_id: string(),
  position: nullable(number()),
  fastest_lap: flagColumn,
});
const resultsSql = `
  SELECT year, round, grand_prix_id, session, driver_id, team_id, engine_id, position, fastest_lap
  FROM result JOIN race ON race.id = race_id
  ORDER BY year, round, session, display_order`;

const lineRow = object({
  year: number(),
  round: nullable(number()),
  kind: picklist(["driver", "constructor"]),
  who: string(),
  position: nullable(number()),
  points: number(),
  gross_points: nullable(number()),
});
const linesSql = `
  SELECT year, NULL AS round, kind, trim(entity_id || ' ' || engine_id) AS who, position, points, gross_points
  FROM season_standing
  UNION ALL
  SELECT year, round, kind, trim(entity_id || ' ' || engine_id), position, points, NULL FROM standing`;

/** Every season of an imported archive, the first one first. */
export function releasedSeasons(file: string): Array<ReleasedSeason> {
  using db = new DatabaseSync(file, { readOnly: true });
  const results = Map.groupBy(parse(array(resultRow), db.prepare(resultsSql).all()), (line) => line.year);
  const lines = Map.groupBy(parse(array(lineRow), db.prepare(linesSql).all()), (line) => line.year);
  return [...results].map(([year, ofYear]) => ({
    year,
    races: [...Map.groupBy(ofYear, (line) => `${line.round} ${line.session}`).values()].flatMap(raceOf),
    tables: lines.get(year) ?? [],
  }));
}

function raceOf(lines: Array<ScoringRace["lines"][number] & Omit<ScoringRace, "lines">>): Array<ScoringRace> {
  return lines.slice(0, 1).map(({ year, round, grand_prix_id, session }) => ({
    year,
    round,
    grand_prix_id,
    session,
    lines,
  }));
}
