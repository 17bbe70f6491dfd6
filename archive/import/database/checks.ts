import type { DatabaseSync } from "node:sqlite";
import { DataError } from "../data-error.ts";
import { tableRules } from "./tables.ts";

/** Each query returns a sentence per problem. */
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

/** For full releases only: every season before the calendar's last one must be complete. */
const completeness = `SELECT 'round ' || round || ' of ' || year || ' has no result' FROM race
  WHERE year < (SELECT max(year) FROM race) AND id NOT IN (SELECT race_id FROM result WHERE session = 'R')`;

/**
 * Checks a filled database: every reference resolves, and calendar, results and standings are consistent.
 *
 * @throws DataError with the first problem
 */
export function checkFacts(db: DatabaseSync, extent: "starter" | "full"): void {
  const queries = [...unresolvedReferences(), ...plausibility, ...(extent === "full" ? [completeness] : [])];
  for (const query of queries) {
    const found = db.prepare(`SELECT (${query} LIMIT 1) AS fault`).get();
    if (typeof found?.fault === "string") throw new DataError(found.fault);
  }
}

function unresolvedReferences(): Array<string> {
  return Object.entries(tableRules).flatMap(([table, { references = {} }]) =>
    Object.entries(references).map(
      ([
        column,
        other,
      ]) => `SELECT '${table}.${column} is ' || ${column} || ', which ${other} lacks' FROM ${table}
        WHERE ${column} IS NOT NULL AND ${column} NOT IN (SELECT id FROM ${other})`,
    ),
  );
}
