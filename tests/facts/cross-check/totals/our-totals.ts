import { DatabaseSync } from "node:sqlite";
import { array, number, object, parse, picklist, string } from "valibot";
import { figures, keyOf, type Total } from "./total.ts";

const rows = array(
  object({
    table: picklist(["drivers", "constructors"]),
    year: number(),
    who: string(),
    entries: number(),
    starts: number(),
    wins: number(),
    podiums: number(),
    poles: number(),
    "fastest laps": number(),
    scored: number(),
    points: number(),
    titles: number(),
  }),
);

const counted = `entries, grands_prix AS starts, wins, podiums, poles, fastest_laps AS "fastest laps"`;

/** Every season of every driver and team, as the import counts it. */
const seasonsSql = `
  SELECT 'drivers' AS "table", year, driver_id AS who, ${counted},
    (SELECT total(points) FROM driver_season_team AS part
      WHERE part.driver_id = driver_season.driver_id AND part.year = driver_season.year) AS scored,
    points, champion AS titles
  FROM driver_season
  UNION ALL
  SELECT 'constructors', year, team_id, ${counted},
    (SELECT total(points) FROM driver_season_team AS part
      WHERE part.team_id = team_season.team_id AND part.year = team_season.year),
    coalesce(points, 0), champion
  FROM team_season`;

/**
 * Our totals of every driver and team, by season and over the career.
 *
 * @param file the SQLite file of an imported full archive
 */
export function ourTotals(file: string): Array<Total> {
  using db = new DatabaseSync(file, { readOnly: true });
  const seasons = parse(rows, db.prepare(seasonsSql).all()).flatMap(({ table, year, who, ...values }) =>
    figures.map((figure): Total => ({ table, year, who, figure, value: values[figure] })),
  );
  const careers = Map.groupBy(seasons, (total) => keyOf({ ...total, year: null }));
  return [...seasons, ...[...careers.values()].flatMap(careerOf)];
}

function careerOf(seasons: ReadonlyArray<Total>): Array<Total> {
  const value = seasons.reduce((sum, season) => sum + season.value, 0);
  return seasons.slice(0, 1).map((season) => ({ ...season, year: null, value }));
}
