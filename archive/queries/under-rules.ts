import type { D1Database } from "@cloudflare/workers-types";
import { array, type InferOutput, nullable, number, object, parse, picklist, string } from "valibot";
import {
  championText,
  ruleSetTitle,
  type SentenceLine,
} from "#archive/analysis/season-rules/rule-set-texts.ts";
import {
  constructorsRuleText,
  decisionNotes,
  driversRuleText,
} from "#archive/analysis/season-rules/rule-texts.ts";
import {
  fastestLapPoint,
  scalePeriods,
  specialRaces,
  sprintPeriods,
} from "#archive/analysis/season-rules/scales.ts";
import type { ScoringRace } from "#archive/analysis/season-rules/race-points.ts";
import { type TableLine, lastTeams, tablesUnderRules } from "#archive/analysis/season-rules/tables.ts";
import { flagColumn } from "#archive/storage/database.ts";
import { readSeasonScoring, seasonScoring } from "#archive/storage/season-scoring.ts";
import { ruleText } from "#contract/rules/address.ts";
import {
  type Alternative,
  type ConstructorRuleLine,
  type DriverRuleLine,
  type First,
  type RuleChoices,
  type SeasonUnderRules,
} from "#contract/rules/answers.ts";
import { countsWins, presets } from "#contract/rules/presets.ts";
import { type RuleSet, ruleSetOfSegment, ruleSetText } from "#contract/rules/rule-set.ts";
import { type Row, type Versioned, versionIn, versionSql } from "./version.ts";
import { calendarEndSql } from "./races.ts";
import { formatList } from "#contract/values.ts";

export const roundsOfSeasonSql = `SELECT round, name, sprint FROM race WHERE year = ?1 ORDER BY round`;
const roundRows = array(object({ round: number(), name: string(), sprint: flagColumn }));

export const seasonScoringSql = `SELECT year, rounds, drivers, constructors, races FROM season_scoring WHERE year = ?1`;

export const seasonTablesSql = `
  SELECT kind, entity_id, engine_id, position, points FROM season_standing
  WHERE year = ?1 ORDER BY kind, display_order`;
const tableRows = array(
  object({
    kind: picklist(["driver", "constructor"]),
    entity_id: string(),
    engine_id: string(),
    position: nullable(number()),
    points: number(),
  }),
);
type TableRow = InferOutput<typeof tableRows>[number];

/** Names of the ids in a JSON list. */
export const driverNamesSql = `
  SELECT driver.id, driver.name, country.name AS country
  FROM driver JOIN country ON country.id = country_id WHERE driver.id IN (SELECT value FROM json_each(?1))`;
export const teamNamesSql = `
  SELECT team.id, team.name, country.name AS country
  FROM team JOIN country ON country.id = country_id WHERE team.id IN (SELECT value FROM json_each(?1))`;
export const engineNamesSql = `
  SELECT id, name, '' AS country FROM engine WHERE id IN (SELECT value FROM json_each(?1))`;
const nameRows = array(object({ id: string(), name: string(), country: string() }));

/** Points scales that have been used. */
export const ruleChoices: RuleChoices = {
  periods: scalePeriods.map(({ from, to, scale }) => ({
    from,
    to,
    points: [...scale],
    lap: fastestLapPoint(from),
  })),
  sprints: sprintPeriods.map(({ from, scale }) => ({ from, points: [...scale] })),
};

const calendarEnds = array(object({ last_season: number() }));

/** A season's tables under a rule set beside the real ones, and the last season of the calendar. */
export async function readSeasonUnderRules(
  db: D1Database,
  year: number,
  chosen: RuleSet,
): Promise<Versioned<SeasonUnderRules> & { lastSeason: number }> {
  const [version, end, roundList, scoring, tables] = await db.batch<Row>([
    db.prepare(versionSql),
    db.prepare(calendarEndSql).bind(year),
    db.prepare(roundsOfSeasonSql).bind(year),
    db.prepare(seasonScoringSql).bind(year),
    db.prepare(seasonTablesSql).bind(year),
  ]);
  const rounds = parse(roundRows, roundList?.results);
  const races = parse(array(seasonScoring), scoring?.results).flatMap(readSeasonScoring);
  const standings = parse(tableRows, tables?.results);
  const season = { year, rounds: rounds.length };
  const under = tablesUnderRules(chosen, season, races);
  const teams = lastTeams(races);
  const makes = under.constructors;
  const official = standings.filter(({ kind }) => kind === "constructor");
  const names = await readNames(db, {
    drivers: [...under.drivers.map(({ driver_id }) => driver_id), ...idsOf(standings, "driver")],
    teams: [...makes.map(({ team_id }) => team_id), ...idsOf(standings, "constructor")],
    engines: [...makes, ...official].map(({ engine_id }) => engine_id),
  });
  const drivers = driverLines(under.drivers, standings, teams, names.drivers);
  const constructors = constructorLines(under.constructors, official, names);
  const run = new Set(races.map(({ round }) => round));
  const finished = rounds.length > 0 && rounds.every(({ round }) => run.has(round));
  const unit = countsWins(ruleSetText(chosen)) ? "win" : "point";
  const title = ruleSetTitle(chosen, new Map(rounds.map(({ round, name }) => [round, name])));
  return {
    version: versionIn(version),
    lastSeason: parse(calendarEnds, end?.results)[0]?.last_season ?? year,
    facts: {
      year,
      rules: ruleSetText(chosen),
      title,
      summary: [
        championText(title, "champion", year, sentenceLines(drivers), finished, unit),
        championText(null, "constructors’ champion", year, sentenceLines(constructors), finished, unit),
      ].filter(Boolean),
      drivers_rule: driversRuleText(under.rules, rounds.length),
      constructors_rule: constructorsRuleText(under.rules, season),
      notes: notesOf(year, chosen),
      finished,
      rounds: rounds
        .filter(({ round }) => run.has(round))
        .map(({ round, name, sprint }) => ({
          round,
          race_name: name,
          sprint,
          left_out: chosen.without?.includes(round) === true,
        })),
      choices: ruleChoices,
      alternatives: alternatives(season, races, drivers),
      drivers,
      constructors,
    },
  };
}

/**
 * Well-known rule sets under which drivers would be placed differently.
 *
 * @param lines every driver with a place, under these rules or in the real table
 */
function alternatives(
  season: { year: number; rounds: number },
  races: ReadonlyArray<ScoringRace>,
  lines: ReadonlyArray<DriverRuleLine>,
): Array<Alternative> {
  const byDriver = new Map(lines.map((line) => [line.driver_id, line]));
  const was = lines.find(({ was_position }) => was_position === 1) ?? null;
  const firstOf = ({
    driver_id,
    points,
  }: Pick<TableLine & { driver_id: string }, "driver_id" | "points">): First => {
    const line = byDriver.get(driver_id);
    return { id: driver_id, name: line?.driver_name ?? driver_id, team_id: line?.team_id ?? null, points };
  };
  return presets(ruleChoices)
    .map(({ label, search }) => {
      const rules = ruleText(search);
      const { drivers } = tablesUnderRules(ruleSetOfSegment(rules), season, races);
      const would = drivers.filter(({ position }) => position === 1).map(firstOf);
      const second = drivers.find(({ position }) => position !== null && position > 1);
      return {
        label,
        rules,
        driver: {
          was: was === null ? null : firstOf({ driver_id: was.driver_id, points: was.was_points ?? 0 }),
          would,
          changed: would.length !== 1 || would[0]?.id !== was?.driver_id,
        },
        second: second === undefined ? null : firstOf(second),
        moved: drivers.filter(
          ({ driver_id, position }) => position !== (byDriver.get(driver_id)?.was_position ?? position),
        ).length,
      };
    })
    .filter(({ moved, driver }) => moved > 0 || driver.changed)
    .toSorted(
      (one, other) =>
        Number(other.driver.changed) - Number(one.driver.changed) ||
        (one.driver.changed ? leadOf(other) - leadOf(one) : other.moved - one.moved),
    );
}

/** How far the first is ahead, as a share of the points: scales differ. */
function leadOf({ driver: { would }, second }: Alternative): number {
  const points = would[0]?.points ?? 0;
  return points === 0 ? 0 : (points - (second?.points ?? 0)) / points;
}

function idsOf(standings: ReadonlyArray<TableRow>, kind: TableRow["kind"]): Array<string> {
  return standings.filter((line) => line.kind === kind).map(({ entity_id }) => entity_id);
}

type Named = { name: string; country: string };
export type Names = Record<"drivers" | "teams" | "engines", ReadonlyMap<string, Named>>;

function byId(rows: ReadonlyArray<Row> | undefined): Map<string, Named> {
  return new Map(parse(nameRows, rows).map(({ id, name, country }) => [id, { name, country }]));
}

/** The names of drivers, teams and engines. */
export async function readNames(
  db: D1Database,
  ids: Record<keyof Names, ReadonlyArray<string>>,
): Promise<Names> {
  const asked = (sql: string, of: ReadonlyArray<string>) =>
    db.prepare(sql).bind(JSON.stringify([...new Set(of)]));
  const [drivers, teams, engines] = await db.batch<Row>([
    asked(driverNamesSql, ids.drivers),
    asked(teamNamesSql, ids.teams),
    asked(engineNamesSql, ids.engines),
  ]);
  return { drivers: byId(drivers?.results), teams: byId(teams?.results), engines: byId(engines?.results) };
}

/** A row of either table under other rules. */
type Under = { position: number | null; points: number; gross: number; dropped: ReadonlyArray<Dropped> };
type Dropped = { round: number; points: number };

const withoutPoints: Under = { position: null, points: 0, gross: 0, dropped: [] };

function figuresOf({ position, points, gross, dropped }: Under, was: TableRow | undefined) {
  const was_position = was?.position ?? null;
  return {
    position,
    points,
    gross_points: gross,
    dropped: [...dropped],
    was_position,
    was_points: was?.points ?? null,
    gained: position === null || was_position === null ? null : was_position - position,
  };
}

/** The rows under other rules, followed by real rows without points under them. */
function driverLines(
  under: ReadonlyArray<Under & { driver_id: string }>,
  standings: ReadonlyArray<TableRow>,
  teams: ReadonlyMap<string, string>,
  names: Names["drivers"],
): Array<DriverRuleLine> {
  const was = new Map(
    standings.filter(({ kind }) => kind === "driver").map((line) => [line.entity_id, line]),
  );
  const lineOf = (driver_id: string, figures: Under): DriverRuleLine => ({
    driver_id,
    driver_name: names.get(driver_id)?.name ?? driver_id,
    country: names.get(driver_id)?.country ?? "",
    team_id: teams.get(driver_id) ?? null,
    ...figuresOf(figures, was.get(driver_id)),
  });
  const listed = new Set(under.map(({ driver_id }) => driver_id));
  return [
    ...under.map((line) => lineOf(line.driver_id, line)),
    ...[...was.keys()].filter((id) => !listed.has(id)).map((id) => lineOf(id, withoutPoints)),
  ];
}

function makeOf(team: string, engine: string): string {
  return `${team} ${engine}`;
}

function constructorLines(
  under: ReadonlyArray<Under & { team_id: string; engine_id: string }>,
  official: ReadonlyArray<TableRow>,
  { teams, engines }: Names,
): Array<ConstructorRuleLine> {
  // Of two rows of one constructor (2018) the better comes first, and is kept.
  const was = new Map(
    official.toReversed().map((line) => [makeOf(line.entity_id, line.engine_id), line] as const),
  );
  const makes = [
    ...under,
    ...[...was.values()]
      .toReversed()
      .map(({ entity_id, engine_id }) => ({ ...withoutPoints, team_id: entity_id, engine_id })),
  ].filter(
    ({ team_id, engine_id }, index, all) =>
      index === all.findIndex((one) => one.team_id === team_id && one.engine_id === engine_id),
  );
  return makes.map((line) => {
    const several = makes.filter(({ team_id }) => team_id === line.team_id).length > 1;
    return {
      team_id: line.team_id,
      team_name: teams.get(line.team_id)?.name ?? line.team_id,
      engine: several ? (engines.get(line.engine_id)?.name ?? line.engine_id) : null,
      country: teams.get(line.team_id)?.country ?? "",
      ...figuresOf(line, was.get(makeOf(line.team_id, line.engine_id))),
    };
  });
}

function sentenceLines(lines: ReadonlyArray<DriverRuleLine | ConstructorRuleLine>): Array<SentenceLine> {
  return lines.map((line) => ({
    name: "driver_name" in line ? line.driver_name : line.team_name,
    position: line.position,
    points: line.points,
    was: line.was_position,
  }));
}

/** Decisions about a season's results, and what stays the same under other rules. */
function notesOf(year: number, { short }: RuleSet): Array<string> {
  const stopped = specialRaces
    .filter((race) => race.year === year && race.factor < 1)
    .map(({ where }) => where);
  const half =
    stopped.length === 0 ? [] : [`Half points in ${formatList(stopped)}, where the race was stopped early.`];
  const shared =
    year <= 1957
      ? ["Drivers of a shared car divide its points, as they did."]
      : year <= 1964
        ? ["A shared car gives no points, as it was."]
        : [];
  return [...(short === "full" ? [] : half), ...shared, ...decisionNotes(year)];
}
