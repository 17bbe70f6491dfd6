import { hasFigure, isPlace, type Question } from "#contract/ask/question.ts";
import {
  type Bind,
  figureOf,
  filtersOf,
  hitOf,
  keyOfId,
  neverOf,
  partOf,
  sourcesOf,
  startedOf,
  subjectOf,
} from "./ask-conditions.ts";
import { countsStarts, groupOf, lineSteps } from "./ask-lines.ts";

/** A statement with the values of its `?1`, `?2` …. */
export type BoundSql = { sql: string; values: Array<string | number> };

/** A line of an answer by the ids of its subject and part. */
export type LineIds = { subject: string; part: string };

/** The most lines of an answer. */
export const maxLines = 50;

/**
 * A question as one statement over `entry`, which it reads once.
 *
 * Its rows are lines of the answer, the first ones first: `subject` and `part`, ids (the part is the season, circuit …
 * of the line, '' over a career), `name`, `part_name`, `team_id` (of drivers and pairs), `born` (of drivers), `value`,
 * `starts` (of rates), `first_at` and `last_at` with their dates `from_date` and `to_date`, `races`, and `total`, the
 * number of all lines. A race is written as one number, `entry.at`; `races` joins those that the line counts by commas.
 *
 * @param only the line to have alone
 */
export function askSql(question: Question, only?: LineIds): BoundSql {
  const values: Array<string | number> = [];
  const bind = (value: string | number) => `?${values.push(value)}`;
  const group = groupOf(question);
  const filters = [
    ...filtersOf(question, bind),
    ...(only === undefined ? [] : onlyFilters(question, only, bind)),
  ];
  const columns = [
    ...group.map((name) => `${columnOf(question, name)} AS ${name}`),
    "r.year",
    "r.at",
    "r.day",
    question.of === "nations" ? "r.driver" : "r.car",
    `${figureOf(question)} AS figure`,
    `${hitOf(question, bind)} AS hit`,
    ...(question.never === undefined ? [] : [`${neverOf(question)} AS never`]),
    ...(countsStarts(question) ? [`${startedOf(question)} AS started`] : []),
  ];
  const steps = [
    `considered AS (
  SELECT ${columns.join(", ")}
  FROM ${sourcesOf(question)}
  WHERE ${filters.join("\n    AND ")})`,
    ...lineSteps(question, bind),
  ];
  const order = orderOf(question, group);
  return {
    sql: `WITH ${steps.join(",\n")}
SELECT ${idOf[question.of]} AS subject, ${partIdOf[question.per]} AS part, ${nameOf[question.of]} AS name,
  ${partNameOf[question.per]} AS part_name, ${teamIdOf(question)} AS team_id,
  ${question.of === "drivers" ? `(SELECT born FROM driver WHERE id = ${keyed("id", "driver", "top.subject")})` : "NULL"} AS born,
  value, starts, first_at, last_at, races, total,
  (SELECT date FROM race WHERE year = first_at / 1000 AND round = first_at / 10 % 100) AS from_date,
  (SELECT date FROM race WHERE year = last_at / 1000 AND round = last_at / 10 % 100) AS to_date
FROM (
  SELECT ${group.join(", ")}, value, starts, first_at, last_at, races, count(*) OVER () AS total
  FROM line${valueFilter(question, bind)}
  ORDER BY ${order} LIMIT ${maxLines}) AS top
ORDER BY ${order.replaceAll(/\b(subject|mate|part)\b/g, "top.$1")}`,
    values,
  };
}

/**
 * The results behind one line of an answer, in order; of a pair both. Those of a team, engine or nation are the ones that
 * count: its other cars were in the same races. The races up to a first one are listed whole, as a driver's are. What
 * counts once is listed once (`countedOnce`): of a driver's several results in a race the best, and of a shared car the
 * first, with those who drove it too in `co_drivers` and the points of all.
 *
 * @param only the line's subject and part
 * @param races the numbers of its races, as `askSql` has them
 */
export function askProofSql(question: Question, only: LineIds, races: ReadonlyArray<number>): BoundSql {
  const values: Array<string | number> = [];
  const bind = (value: string | number) => `?${values.push(value)}`;
  const isPair = question.of === "pairs";
  const filters = isPair
    ? [
        `r.driver IN (${pairIds(only.subject)
          .map((id) => keyOfId("driver", bind(id)))
          .join(", ")})`,
      ]
    : [...filtersOf(question, bind), ...onlyFilters(question, only, bind)];
  const hit = isPair ? "1" : hitOf(question, bind);
  if (question.of !== "drivers" && !isPair && question.measure !== "until") filters.push(hit);
  const once = countedOnce(question);
  const nth =
    once === null
      ? ""
      : `,
  row_number() OVER (PARTITION BY r.at, ${once} ORDER BY ${hit} IS 1 DESC, r.line) AS nth`;
  const isByCar = once === "r.car";
  const points = isByCar ? "round(sum(result.points) OVER (PARTITION BY r.at, r.car), 2)" : "result.points";
  const coDrivers = isByCar
    ? `group_concat(driver.name, ' / ') OVER (
    PARTITION BY r.at, r.car ORDER BY r.line ROWS BETWEEN 1 FOLLOWING AND UNBOUNDED FOLLOWING)`
    : "NULL";
  const sql = `SELECT race.year, race.round, result.session, race.name AS race_name, country.name AS country,
  race.date,  result.driver_id, driver.name AS driver_name, result.team_id, team.name AS team_name,
  result.grid, result.position, result.position_text, result.status, ${points} AS points,
  ${coDrivers} AS co_drivers, ${hit} IS 1 AS counts, r.at, r.line${nth}
FROM entry AS r
  JOIN race ON race.year = r.year AND race.round = r.round
  JOIN result ON result.race_id = race.id AND result.session = iif(r.sprint, 'S', 'R')
    AND result.display_order = r.line
  JOIN driver ON driver.id = result.driver_id
  JOIN team ON team.id = result.team_id
  JOIN circuit ON circuit.id = race.circuit_id
  JOIN country ON country.id = circuit.country_id
WHERE ${filters.join("\n  AND ")}
  AND r.at IN (SELECT value FROM json_each(${bind(JSON.stringify(races))}))`;
  return {
    sql: `SELECT * FROM (${sql})${once === null ? "" : " WHERE nth = 1"} ORDER BY at, line`,
    values,
  };
}

/**
 * Whose several results in a race count once, as a column of `entry`: a driver's, or a car's that drivers shared. Null
 * where each counts, as figures are of each result, and races up to a first one are listed whole.
 */
function countedOnce({ of, measure }: Question): "r.driver" | "r.car" | null {
  if (of === "pairs" || hasFigure(measure)) return null;
  if (of === "drivers" || of === "nations") return "r.driver";
  return measure === "until" ? null : "r.car";
}

function columnOf(question: Question, name: string): string {
  if (name === "part") return partOf[question.per];
  return name === "mate" ? "mate.driver" : subjectOf[question.of];
}

/** The conditions that leave one line. */
function onlyFilters(question: Question, { subject, part }: LineIds, bind: Bind): Array<string> {
  const { of, per } = question;
  const kinds = {
    drivers: "driver",
    teams: "team",
    engines: "engine",
    nations: "country",
    pairs: "driver",
  } as const;
  const ids = of === "pairs" ? pairIds(subject) : [subject];
  const columns = of === "pairs" ? ["r.driver", "mate.driver"] : [subjectOf[of]];
  const ofSubject = columns.map(
    (column, index) => `${column} = ${keyOfId(kinds[of], bind(ids[index] ?? ""))}`,
  );
  if (per === "career") return part === "" ? ofSubject : ["0"];
  const ofPart = per === "season" ? `CAST(${bind(part)} AS INTEGER)` : keyOfId(per, bind(part));
  return [...ofSubject, `${partOf[per]} = ${ofPart}`];
}

function pairIds(subject: string): Array<string> {
  return subject.split(".");
}

function keyed(column: "id" | "name", kind: string, key: string): string {
  return `(SELECT ${column} FROM entry_key WHERE kind = '${kind}' AND key = ${key})`;
}

const idOf = {
  drivers: keyed("id", "driver", "top.subject"),
  teams: keyed("id", "team", "top.subject"),
  engines: keyed("id", "engine", "top.subject"),
  nations: keyed("id", "country", "top.subject"),
  pairs: `${keyed("id", "driver", "top.subject")} || '.' || ${keyed("id", "driver", "top.mate")}`,
} as const;

const nameOf = {
  drivers: keyed("name", "driver", "top.subject"),
  teams: keyed("name", "team", "top.subject"),
  engines: keyed("name", "engine", "top.subject"),
  nations: keyed("name", "country", "top.subject"),
  pairs: `${keyed("name", "driver", "top.subject")} || ' and ' || ${keyed("name", "driver", "top.mate")}`,
} as const;

/** The team of all races that a line of a driver or pair counts, if it is one. CROSS JOIN: a look-up for each race. */
function teamIdOf({ of }: Question): string {
  if (of !== "drivers" && of !== "pairs") return "NULL";
  return keyed(
    "id",
    "team",
    `(
    SELECT iif(min(team) = max(team), min(team), NULL)
    FROM json_each('[' || races || ']') AS counted
      CROSS JOIN entry ON driver = top.subject AND year = counted.value / 1000 AND at = counted.value)`,
  );
}

const partIdOf = {
  career: "''",
  season: "CAST(top.part AS TEXT)",
  circuit: keyed("id", "circuit", "top.part"),
  gp: keyed("id", "gp", "top.part"),
  team: keyed("id", "team", "top.part"),
} as const;

const partNameOf = {
  career: "NULL",
  season: "CAST(top.part AS TEXT)",
  circuit: keyed("name", "circuit", "top.part"),
  gp: keyed("name", "gp", "top.part"),
  team: keyed("name", "team", "top.part"),
} as const;

function valueFilter({ exactly, at_least }: Question, bind: Bind): string {
  const conditions = [
    ...(exactly === undefined ? [] : [`value = ${bind(exactly)}`]),
    ...(at_least === undefined ? [] : [`value >= ${bind(at_least)}`]),
  ];
  return conditions.length === 0 ? "" : ` WHERE ${conditions.join(" AND ")}`;
}

/** What comes first: most, but the lowest of what is better low; those who had it earlier before those with as much. */
function orderOf({ measure, figure, order }: Question, group: ReadonlyArray<string>): string {
  const isLowBest =
    measure === "first" ||
    measure === "youngest" ||
    measure === "least" ||
    (measure === "mean" && isPlace(figure));
  const direction = isLowBest === (order === "usual") ? "ASC" : "DESC";
  return `value ${direction}, last_at, ${group.join(", ")}`;
}
