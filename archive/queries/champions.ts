import type { D1Database } from "@cloudflare/workers-types";
import { array, type InferOutput, number, object, parse, picklist, string } from "valibot";
import { ruleSetTitle } from "#archive/analysis/season-rules/rule-set-texts.ts";
import { lastTeams, type TablesUnderRules, tablesUnderRules } from "#archive/analysis/season-rules/tables.ts";
import { readSeasonScoring, seasonScoring } from "#archive/storage/season-scoring.ts";
import { firstConstructorsSeason } from "#contract/ids.ts";
import type { ChampionsUnderRules, First, Firsts } from "#contract/rules/answers.ts";
import { type RuleSet, ruleSetText } from "#contract/rules/rule-set.ts";
import { type Names, readNames, ruleChoices } from "./under-rules.ts";
import { type Row, type Versioned, versionIn, versionSql } from "./version.ts";

/** The scoring of every season, in order, as `readSeasonScoring` reads it. */
export const allScoringSql = `SELECT year, rounds, drivers, constructors, races FROM season_scoring ORDER BY year`;

/** The first row of each table. */
export const firstsSql = `
  SELECT line.year, kind, entity_id, points
  FROM season_scoring CROSS JOIN season_standing AS line ON line.year = season_scoring.year AND display_order = 1
    AND kind IN ('driver', 'constructor')`;
const firstRows = array(
  object({
    year: number(),
    kind: picklist(["driver", "constructor"]),
    entity_id: string(),
    points: number(),
  }),
);
type FirstRow = InferOutput<typeof firstRows>[number];

/** The first place of a table: as it was, and as it would be under other rules. */
type FirstIds = { was: FirstLine | null; would: ReadonlyArray<FirstLine> };
type FirstLine = { id: string; team_id: string | null; points: number };

/** The champions of all seasons under a rule set, beside the real ones. No rounds are left out. */
export async function readChampions(
  db: D1Database,
  { without: _ofOneSeason, ...chosen }: RuleSet,
): Promise<Versioned<ChampionsUnderRules>> {
  const [version, scorings, firsts] = await db.batch<Row>([
    db.prepare(versionSql),
    db.prepare(allScoringSql),
    db.prepare(firstsSql),
  ]);
  const official = Map.groupBy(parse(firstRows, firsts?.results), ({ year }) => year);
  const seasons = parse(array(seasonScoring), scorings?.results).map((row) => {
    const races = readSeasonScoring(row);
    const under = tablesUnderRules(chosen, row, races);
    const run = new Set(races.map(({ round }) => round)).size;
    const ids = firstsOf(under, official.get(row.year) ?? [], lastTeams(races));
    return { year: row.year, finished: run === row.rounds, ...ids };
  });
  const idsIn = (of: "driver" | "constructor") =>
    seasons.flatMap((season) => [season[of].was, ...season[of].would].flatMap((line) => line?.id ?? []));
  const names = await readNames(db, { drivers: idsIn("driver"), teams: idsIn("constructor"), engines: [] });
  const answered = seasons.map(({ year, finished, driver, constructor }) => ({
    year,
    finished,
    driver: named(driver, names.drivers),
    constructor: year < firstConstructorsSeason ? null : named(constructor, names.teams),
  }));
  const over = answered.filter(({ finished }) => finished);
  return {
    version: versionIn(version),
    facts: {
      rules: ruleSetText(chosen),
      title: ruleSetTitle(chosen),
      choices: ruleChoices,
      changed_drivers: over.filter(({ driver }) => driver.changed).length,
      changed_constructors: over.filter(({ constructor }) => constructor?.changed === true).length,
      seasons: answered,
    },
  };
}

function firstsOf(
  { drivers, constructors }: TablesUnderRules,
  official: ReadonlyArray<FirstRow>,
  teams: ReadonlyMap<string, string>,
): Record<"driver" | "constructor", FirstIds> {
  const ofDriver = (id: string, points: number) => ({ id, team_id: teams.get(id) ?? null, points });
  const was = (kind: FirstRow["kind"]) => official.find((line) => line.kind === kind);
  const [driver, constructor] = [was("driver"), was("constructor")];
  return {
    driver: {
      was: driver === undefined ? null : ofDriver(driver.entity_id, driver.points),
      would: drivers
        .filter(({ position }) => position === 1)
        .map(({ driver_id, points }) => ofDriver(driver_id, points)),
    },
    constructor: {
      was: constructor === undefined ? null : teamLine(constructor.entity_id, constructor.points),
      would: constructors
        .filter(({ position }) => position === 1)
        .map(({ team_id, points }) => teamLine(team_id, points)),
    },
  };
}

function teamLine(id: string, points: number): FirstLine {
  return { id, team_id: id, points };
}

function named({ was, would }: FirstIds, names: Names["drivers"]): Firsts {
  const withName = (line: FirstLine): First => ({ ...line, name: names.get(line.id)?.name ?? line.id });
  return {
    was: was === null ? null : withName(was),
    would: would.map(withName),
    changed: would.length !== 1 || would[0]?.id !== was?.id,
  };
}
