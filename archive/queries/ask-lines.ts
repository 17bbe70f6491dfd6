import type { Measure, Question } from "#contract/ask/question.ts";
import { type Bind, isAge, raceFilters } from "./ask-conditions.ts";

/** Greater than any number of a race: figure × this − race is greatest for the greatest figure, and its first race. */
const beyondRaces = 10_000_000;

/** The columns by which entries are grouped into lines. */
export function groupOf({ of, per }: Question): Array<string> {
  return ["subject", ...(of === "pairs" ? ["mate"] : []), ...(per === "career" ? [] : ["part"])];
}

/** The steps from the entries that are considered to lines, one for each group. */
export function lineSteps(question: Question, bind: Bind): Array<string> {
  const { measure, over } = question;
  if (measure === "streak" && over === "seasons") return seasonStreakSteps(question, bind);
  if (measure === "streak" && over === "rounds") return roundStreakSteps(question, bind);
  if (measure === "streak") return startStreakSteps(question, bind);
  if (measure === "until") return untilSteps(question, bind);
  if (measure === "wait") return waitSteps(question, bind);
  if (isAge(measure) || measure === "most" || measure === "least") return [extremeStep(question, bind)];
  return [countStep(question, bind)];
}

/**
 * Who is left of those with lines: who started often enough, and never achieved what they may not have.
 *
 * @param starts the number of races of a group, as an aggregate
 * @param nevers how often it has what it may not have, as an aggregate
 */
function having(
  { min_starts, never }: Question,
  { starts, nevers = "total(never)" }: { starts: string; nevers?: string },
  bind: Bind,
): Array<string> {
  return [
    ...(min_starts === undefined ? [] : [`${starts} >= ${bind(min_starts)}`]),
    ...(never === undefined ? [] : [`${nevers} = 0`]),
  ];
}

function needsAll({ min_starts, never }: Question): boolean {
  return min_starts !== undefined || never !== undefined;
}

/** Whether starts have to be told apart from entries: where a race not started ends a run, but is no race driven. */
export function countsStarts({ dns, min_starts }: Question): boolean {
  return dns === "break" && min_starts !== undefined;
}

/** What is counted, added up or averaged. All entries are read where others than hits decide who has a line. */
function countStep(question: Question, bind: Bind): string {
  const { measure } = question;
  const group = groupOf(question).join(", ");
  const all = measure === "rate" || needsAll(question);
  const of = (column: string) => (all ? `iif(hit, ${column}, NULL)` : column);
  const starts = "count(DISTINCT at)";
  const first = `min(${of("at")})`;
  const last = `max(${of("at")})`;
  const races: Partial<Record<Measure, string>> = {
    first,
    last,
    span: `${first} || ',' || ${last}`,
  };
  const conditions = [
    ...(all ? ["max(hit) = 1"] : []),
    ...(measure === "sum" || measure === "mean" ? ["value IS NOT NULL"] : []),
    ...having(question, { starts }, bind),
  ];
  return `line AS (
  SELECT ${group}, ${valueOf(question, of)} AS value, ${measure === "rate" ? starts : "NULL"} AS starts,
    ${measure === "last" ? last : first} AS first_at, ${measure === "first" ? first : last} AS last_at,
    ${races[measure] ?? `group_concat(${of("at")})`} AS races
  FROM considered${all ? "" : " WHERE hit"} GROUP BY ${group}${
    conditions.length === 0 ? "" : `\n  HAVING ${conditions.join(" AND ")}`
  })`;
}

const byCar = "at * 1000 + car";

function valueOf({ measure, of: subjects }: Question, of: (column: string) => string): string {
  // Teams and engines have several cars in a race, nations several drivers.
  const counted = {
    drivers: "at",
    pairs: "at",
    nations: "at || ' ' || driver",
    teams: byCar,
    engines: byCar,
  };
  const values: Partial<Record<Measure, string>> = {
    count: `count(DISTINCT ${of(counted[subjects])})`,
    races: `count(DISTINCT ${of("at")})`,
    rate: `100.0 * count(DISTINCT ${of("at")}) / count(DISTINCT at)`,
    first: `min(${of("at")})`,
    last: `max(${of("at")})`,
    span: `max(${of("day")}) - min(${of("day")})`,
    sum: `sum(${of("figure")})`,
    mean: `avg(${of("figure")})`,
  };
  return values[measure] ?? "NULL";
}

/** The greatest or least figure of each group, in the first race that had it: the other columns are of its row. */
function extremeStep(question: Question, bind: Bind): string {
  const { measure } = question;
  const group = groupOf(question).join(", ");
  const isGreatest = measure === "most" || measure === "oldest";
  const rank = isGreatest ? `max(figure * ${beyondRaces} - at)` : `min(figure * ${beyondRaces} + at)`;
  if (!needsAll(question))
    return `line AS (
  SELECT ${group}, figure AS value, NULL AS starts, at AS first_at, at AS last_at, at AS races, ${rank}
  FROM considered WHERE hit AND figure IS NOT NULL GROUP BY ${group})`;
  const conditions = ["value IS NOT NULL", ...having(question, { starts: "count(DISTINCT at)" }, bind)];
  return `line AS (
  SELECT ${group}, iif(hit, figure, NULL) AS value, NULL AS starts, at AS first_at, at AS last_at, at AS races,
    ${rank.replace("figure", "iif(hit, figure, NULL)")}
  FROM considered GROUP BY ${group}
  HAVING ${conditions.join(" AND ")})`;
}

/** One row a race, of those who have several results in it. */
function raceStep(question: Question): string {
  const { of, per } = question;
  const group = groupOf(question).join(", ");
  // Entries of a driver or team lie in the order of years and races, and need not be sorted.
  const race = per === "career" && (of === "drivers" || of === "teams") ? "year, at" : "at";
  const never = question.never === undefined ? "" : ", max(never) IS 1 AS never";
  const started = countsStarts(question) ? ", max(started) AS started" : "";
  return `raced AS (
  SELECT ${group}, at, max(hit) IS 1 AS hit${never}${started} FROM considered GROUP BY ${group}, ${race})`;
}

/** The longest run of each group, the first of those that are as long: the other columns are of its row. */
function longestStep(question: Question, conditions: ReadonlyArray<string>): string {
  const group = groupOf(question).join(", ");
  return `line AS (
  SELECT ${group}, value, NULL AS starts, first_at, last_at, races, max(value * ${beyondRaces} - first_at)
  FROM run GROUP BY ${group}${conditions.length === 0 ? "" : `\n  HAVING ${conditions.join(" AND ")}`})`;
}

function startStreakSteps(question: Question, bind: Bind): Array<string> {
  const group = groupOf(question).join(", ");
  const all = needsAll(question);
  const numbered = `numbered AS (
  SELECT *, sum(NOT hit) OVER (PARTITION BY ${group} ORDER BY at ROWS UNBOUNDED PRECEDING) AS run FROM raced)`;
  if (!all)
    return [
      raceStep(question),
      numbered,
      `run AS (
  SELECT ${group}, count(*) AS value, min(at) AS first_at, max(at) AS last_at, group_concat(at) AS races
  FROM numbered WHERE hit GROUP BY ${group}, run)`,
      longestStep(question, []),
    ];
  return [
    raceStep(question),
    numbered,
    `run AS (
  SELECT ${group}, sum(hit) AS value, min(iif(hit, at, NULL)) AS first_at, max(at) AS last_at,
    group_concat(iif(hit, at, NULL)) AS races, ${countsStarts(question) ? "sum(started)" : "count(*)"} AS raced${question.never === undefined ? "" : ", sum(never) AS never"}
  FROM numbered GROUP BY ${group}, run)`,
    longestStep(question, ["value > 0", ...having(question, { starts: "sum(raced)" }, bind)]),
  ];
}

function seasonStreakSteps(question: Question, bind: Bind): Array<string> {
  const group = groupOf(question).join(", ");
  const all = needsAll(question);
  const conditions = having(question, { starts: "sum(raced)" }, bind);
  const season = all
    ? `season AS MATERIALIZED (
  SELECT ${group}, year, min(iif(hit, at, NULL)) AS first_at, max(iif(hit, at, NULL)) AS last_at,
    group_concat(iif(hit, at, NULL)) AS races, count(DISTINCT at) AS raced${question.never === undefined ? "" : ", total(never) AS never"}
  FROM considered GROUP BY ${group}, year)`
    : `season AS (
  SELECT ${group}, year, min(at) AS first_at, max(at) AS last_at, group_concat(at) AS races
  FROM considered WHERE hit GROUP BY ${group}, year)`;
  const left = all
    ? ` WHERE races IS NOT NULL AND (${group}) IN (
    SELECT ${group} FROM season GROUP BY ${group} HAVING ${conditions.join(" AND ")})`
    : "";
  return [
    season,
    `numbered AS (
  SELECT *, year - row_number() OVER (PARTITION BY ${group} ORDER BY year) AS run FROM season${left})`,
    `run AS (
  SELECT ${group}, count(*) AS value, min(first_at) AS first_at, max(last_at) AS last_at, group_concat(races) AS races
  FROM numbered GROUP BY ${group}, run)`,
    longestStep(question, []),
  ];
}

function roundStreakSteps(question: Question, bind: Bind): Array<string> {
  const group = groupOf(question).join(", ");
  const all = needsAll(question);
  const achieved = all
    ? [
        raceStep(question).replace("raced AS (", "raced AS MATERIALIZED ("),
        `achieved AS (
  SELECT ${group}, at FROM raced WHERE hit AND (${group}) IN (
    SELECT ${group} FROM raced GROUP BY ${group} HAVING ${having(question, { starts: "count(*)" }, bind).join(" AND ")}))`,
      ]
    : [
        `achieved AS (
  SELECT DISTINCT ${group}, at FROM considered WHERE hit)`,
      ];
  return [
    calendarStep(question, bind),
    ...achieved,
    `numbered AS (
  SELECT ${group}, at, nth - row_number() OVER (PARTITION BY ${group} ORDER BY at) AS run
  FROM achieved CROSS JOIN calendar USING (at))`,
    `run AS (
  SELECT ${group}, count(*) AS value, min(at) AS first_at, max(at) AS last_at, group_concat(at) AS races
  FROM numbered GROUP BY ${group}, run)`,
    longestStep(question, []),
  ];
}

/** The races that were held, numbered: of a circuit or Grand Prix, where the lines are by these. */
function calendarStep(question: Question, bind: Bind): string {
  const { per, session } = question;
  const places = raceFilters(question, bind);
  const partitions = { circuit: "PARTITION BY race.circuit_id ", gp: "PARTITION BY race.grand_prix_id " };
  const partition = per === "circuit" || per === "gp" ? partitions[per] : "";
  if (session !== "both") places.push(`is_race = ${session === "race" ? 1 : 0}`);
  return `calendar AS MATERIALIZED (
  SELECT CAST(race.year * 1000 + race.round * 10 + is_race AS INTEGER) AS at,
    row_number() OVER (${partition}ORDER BY race.year, race.round, is_race) AS nth
  FROM race JOIN (SELECT 0 AS is_race UNION ALL SELECT 1) ON iif(is_race, race.winner_driver_id IS NOT NULL, race.sprint = 1)
  ${places.length === 0 ? "" : `WHERE ${places.join("\n    AND ")}`})`;
}

/** The races up to the first hit. */
function untilSteps(question: Question, bind: Bind): Array<string> {
  const group = groupOf(question).join(", ");
  const all = needsAll(question);
  const counts = "hits = 0 OR (hits = 1 AND hit)";
  const of = (column: string) => (all ? `iif(${counts}, ${column}, NULL)` : column);
  const conditions = ["max(hits) >= 1", ...having(question, { starts: "count(*)" }, bind)];
  return [
    raceStep(question),
    `numbered AS (
  SELECT *, sum(hit) OVER (PARTITION BY ${group} ORDER BY at ROWS UNBOUNDED PRECEDING) AS hits FROM raced)`,
    `line AS (
  SELECT ${group}, count(${of("at")}) AS value, NULL AS starts, min(at) AS first_at, max(${of("at")}) AS last_at,
    group_concat(${of("at")}) AS races
  FROM numbered${all ? "" : ` WHERE ${counts}`} GROUP BY ${group} HAVING ${conditions.join(" AND ")})`,
  ];
}

/** The most races between two hits. `seen` and `since`: how many hits were before a race, and which was the last. */
function waitSteps(question: Question, bind: Bind): Array<string> {
  const group = groupOf(question).join(", ");
  const conditions = ["value IS NOT NULL", ...having(question, { starts: "sum(raced)" }, bind)];
  return [
    raceStep(question),
    `numbered AS (
  SELECT *, sum(hit) OVER before AS seen, max(iif(hit, at, NULL)) OVER before AS since FROM raced
  WINDOW before AS (PARTITION BY ${group} ORDER BY at ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING))`,
    `run AS (
  SELECT ${group}, iif(max(hit) AND since IS NOT NULL, count(*) - 1, NULL) AS value, since AS first_at,
    max(iif(hit, at, NULL)) AS last_at, since || ',' || max(iif(hit, at, NULL)) AS races,
    count(*) AS raced${question.never === undefined ? "" : ", sum(never) AS never"}
  FROM numbered GROUP BY ${group}, seen)`,
    longestStep(question, conditions),
  ];
}
