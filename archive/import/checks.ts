import type { DatabaseSync } from "node:sqlite";
import { DataError } from "./data-error.ts";

/** Columns that name a row of another table: table, column, the other table. */
const references: ReadonlyArray<[table: string, column: string, to: string]> = [
  ["circuit", "country_id", "country"],
  ["grand_prix", "country_id", "country"],
  ["driver", "country_id", "country"],
  ["team", "country_id", "country"],
  ["entrant", "team_id", "team"],
  ["entrant", "engine_id", "engine"],
  ["entrant", "country_id", "country"],
  ["race", "grand_prix_id", "grand_prix"],
  ["race", "circuit_id", "circuit"],
  ["session", "race_id", "race"],
  ...["result", "timed_result", "grid", "pit_stop", "fastest_lap"].flatMap(
    (table): Array<[string, string, string]> => [
      [table, "race_id", "race"],
      [table, "driver_id", "driver"],
      [table, "team_id", "team"],
    ],
  ),
  ["result", "engine_id", "engine"],
  ["race", "winner_driver_id", "driver"],
  ["race", "co_winner_driver_id", "driver"],
  ["race", "winner_team_id", "team"],
  ["race", "pole_driver_id", "driver"],
  ["race", "credited_pole_driver_id", "driver"],
  ["race", "fastest_lap_driver_id", "driver"],
  ["driver_season_team", "driver_id", "driver"],
  ["driver_season_team", "team_id", "team"],
  ["driver_season", "driver_id", "driver"],
  ["team_season", "team_id", "team"],
];

/** Queries that give a sentence for the first thing they find wrong, and no row when all is well. */
const plausibility: ReadonlyArray<string> = [
  ...["standing", "season_standing"].flatMap((table) => [
    `SELECT '${table} names the unknown driver ' || entity_id FROM ${table}
      WHERE kind = 'driver' AND entity_id NOT IN (SELECT id FROM driver)`,
    `SELECT '${table} names the unknown team ' || entity_id FROM ${table}
      WHERE kind = 'constructor' AND entity_id NOT IN (SELECT id FROM team)`,
    `SELECT '${table} names the unknown engine ' || engine_id FROM ${table}
      WHERE kind = 'constructor' AND engine_id NOT IN (SELECT id FROM engine)`,
    `SELECT '${table} has the season ' || year || ', which the calendar lacks' FROM ${table}
      WHERE year NOT IN (SELECT year FROM race)`,
  ]),
  `SELECT 'standing has round ' || round || ' of ' || year || ', which the calendar lacks' FROM standing
    WHERE (year, round) NOT IN (SELECT year, round FROM race)`,
  `SELECT 'the calendar begins in ' || min(year) || ', expected 1950' FROM race HAVING min(year) <> 1950`,
  `SELECT 'the calendar has no season ' || (year + 1) FROM race
    WHERE year + 1 NOT IN (SELECT year FROM race) AND year < (SELECT max(year) FROM race)`,
  `SELECT 'the rounds of ' || year || ' are not 1 to ' || count(*) FROM race
    GROUP BY year HAVING min(round) <> 1 OR max(round) <> count(*)`,
  `SELECT 'round ' || round || ' of ' || year || ' takes place on ' || date FROM race
    WHERE substr(date, 1, 4) <> CAST(year AS TEXT)`,
  `SELECT 'the race of round ' || round || ' of ' || year || ' has only ' || count(*) || ' results'
    FROM race JOIN result ON result.race_id = race.id AND session = 'R'
    GROUP BY race.id HAVING count(*) < 10`,
  `SELECT 'round ' || round || ' of ' || year || ' has no result, though later races have' FROM race
    WHERE id NOT IN (SELECT race_id FROM result WHERE session = 'R')
    AND year >= (SELECT min(year) FROM race JOIN result ON race_id = id)
    AND date < (SELECT max(date) FROM race JOIN result ON race_id = id)`,
  `SELECT 'round ' || round || ' of ' || year || ' has results, but no standings after it' FROM race
    WHERE id IN (SELECT race_id FROM result WHERE session = 'R')
    AND (year, round) NOT IN (SELECT year, round FROM standing WHERE kind = 'driver')`,
];

/** For whole releases only: a season before the calendar's last one must have been raced to its end. */
const completeness = `SELECT 'round ' || round || ' of ' || year || ' has no result' FROM race
  WHERE year < (SELECT max(year) FROM race) AND id NOT IN (SELECT race_id FROM result WHERE session = 'R')`;

/**
 * Checks a filled database: every reference resolves, and the calendar, results and standings fit together.
 *
 * @throws DataError with the first thing that is wrong
 */
export function checkFacts(db: DatabaseSync, extent: "starter" | "full"): void {
  const queries = [
    ...references.map(unresolved),
    ...plausibility,
    ...(extent === "full" ? [completeness] : []),
  ];
  for (const query of queries) {
    const found = db.prepare(`SELECT (${query} LIMIT 1) AS fault`).get();
    if (typeof found?.fault === "string") throw new DataError(found.fault);
  }
}

function unresolved([table, column, to]: (typeof references)[number]): string {
  return `SELECT '${table}.${column} is ' || ${column} || ', which ${to} lacks' FROM ${table}
    WHERE ${column} IS NOT NULL AND ${column} NOT IN (SELECT id FROM ${to})`;
}
