import type { Event, Figure, Measure, Question, Range } from "#contract/ask/question.ts";
import { notStarted } from "#contract/results.ts";

/** A statement with the values of its `?1`, `?2` …. */
export type BoundSql = { sql: string; values: Array<string | number> };

/** The most lines of an answer. */
export const maxLines = 50;

/**
 * A question as one statement over the archive's tables.
 *
 * Its rows are lines of the answer, the first ones first: `subject`, `part` (the season, circuit … of the line, '' over
 * a career), `name`, `part_name`, `born` (of drivers), `value`, `starts` (of rates), `first_at` and `last_at` with their
 * dates `from_date` and `to_date`, `races`, and `total`, the number of all lines. A race is written as one number,
 * year × 1000 + round × 10 + 1, a sprint without the 1; `races` joins those that the line counts by commas.
 *
 * @param only a line's subject and part, to have that line alone
 */
export function askSql(question: Question, only?: { subject: string; part: string }): BoundSql {
  const values: Array<string | number> = [];
  const bind = (value: string | number) => `?${values.push(value)}`;
  const filters = [...scopeFilters(question, bind), entryFilter(question)];
  if (only !== undefined)
    filters.push(
      `${subjectOf[question.of]} = ${bind(only.subject)}`,
      `${partOf[question.per]} = ${bind(only.part)}`,
    );
  const needsEligible = question.min_starts !== undefined || question.never !== undefined;
  const hit = hitOf(question, bind);
  const never = question.never === undefined ? "" : `, ${bothOf(question, neverOf(question))} AS never`;
  const steps = [
    `entry AS ${needsEligible ? "MATERIALIZED " : ""}(
  SELECT ${subjectOf[question.of]} AS subject, ${partOf[question.per]} AS part, ${raceNumber} AS at, race.date, r.race_id,
    r.number AS car, ${figureOf(question)} AS figure, ${hit} AS hit${never}
  FROM ${sourcesOf(question)}
  WHERE ${filters.join("\n    AND ")})`,
    ...(needsEligible ? [eligibleStep(question, bind)] : []),
    ...lineSteps(question, needsEligible ? "eligible_entry" : "entry", bind),
  ];
  const having = valueFilter(question, bind);
  const order = orderOf(question);
  return {
    sql: `WITH ${steps.join(",\n")}
SELECT top.*, ${nameOf[question.of]} AS name, ${partNameOf[question.per]} AS part_name,
  ${question.of === "drivers" ? "(SELECT born FROM driver WHERE id = subject)" : "NULL"} AS born,
  (SELECT date FROM race WHERE year = first_at / 1000 AND round = first_at / 10 % 100) AS from_date,
  (SELECT date FROM race WHERE year = last_at / 1000 AND round = last_at / 10 % 100) AS to_date
FROM (
  SELECT subject, part, value, starts, first_at, last_at, races, count(*) OVER () AS total
  FROM line${having}
  ORDER BY ${order} LIMIT ${maxLines}) AS top
ORDER BY ${order}`,
    values,
  };
}

/**
 * The results behind one line of an answer, in order; of a pair both.
 *
 * @param only the line's subject and part
 * @param races the numbers of its races, as `askSql` has them
 */
export function askProofSql(
  question: Question,
  only: { subject: string; part: string },
  races: ReadonlyArray<number>,
): BoundSql {
  const values: Array<string | number> = [];
  const bind = (value: string | number) => `?${values.push(value)}`;
  const isPair = question.of === "pairs";
  const drivers = isPair ? only.subject.split(".").map(bind) : [];
  const filters = isPair
    ? [`r.session IN ('R', 'S')`, `r.driver_id IN (${drivers.join(", ")})`]
    : [
        ...scopeFilters(question, bind),
        entryFilter(question),
        `${subjectOf[question.of]} = ${bind(only.subject)}`,
        `${partOf[question.per]} = ${bind(only.part)}`,
      ];
  const hit = isPair ? "1" : hitOf(question, bind);
  return {
    sql: `SELECT race.year, race.round, r.session, race.name AS race_name, race.date, r.driver_id, r.team_id,
  (SELECT name FROM driver WHERE id = r.driver_id) AS driver_name,
  (SELECT name FROM team WHERE id = r.team_id) AS team_name,
  r.grid, r.position, r.position_text, r.status, r.points, ${hit} IS 1 AS counts
FROM ${isPair ? "result AS r JOIN race ON race.id = r.race_id" : sourcesOf(question)}
WHERE ${filters.join("\n  AND ")}
  AND ${raceNumber} IN (SELECT value FROM json_each(${bind(JSON.stringify(races))}))
ORDER BY race.year, race.round, r.session DESC, r.display_order`,
    values,
  };
}

type Bind = (value: string | number) => string;

const raceNumber = `race.year * 1000 + race.round * 10 + (r.session = 'R')`;
const started = `r.position_text NOT IN (${notStarted.map((text) => `'${text}'`).join(", ")})`;

const subjectOf = {
  drivers: "r.driver_id",
  teams: "r.team_id",
  engines: "r.engine_id",
  nations: "driver.country_id",
  pairs: "r.driver_id || '.' || mate.driver_id",
} as const;

const partOf = {
  career: "''",
  season: "CAST(race.year AS TEXT)",
  circuit: "race.circuit_id",
  gp: "race.grand_prix_id",
  team: "r.team_id",
} as const;

const nameOf = {
  drivers: "(SELECT name FROM driver WHERE id = subject)",
  teams: "(SELECT name FROM team WHERE id = subject)",
  engines: "(SELECT name FROM engine WHERE id = subject)",
  nations: "(SELECT name FROM country WHERE id = subject)",
  pairs: `(SELECT name FROM driver WHERE id = substr(subject, 1, instr(subject, '.') - 1)) || ' and ' ||
    (SELECT name FROM driver WHERE id = substr(subject, instr(subject, '.') + 1))`,
} as const;

const partNameOf = {
  career: "NULL",
  season: "part",
  circuit: "(SELECT name FROM circuit WHERE id = part)",
  gp: "(SELECT full_name FROM grand_prix WHERE id = part)",
  team: "(SELECT name FROM team WHERE id = part)",
} as const;

/** The tables, joined: `r` is a driver's result, `mate` the teammate's of a pair, `slot` the place on the grid. */
function sourcesOf(question: Question): string {
  const joins = ["result AS r", "JOIN race ON race.id = r.race_id"];
  if (question.of === "pairs")
    joins.push(`JOIN result AS mate ON mate.team_id = r.team_id AND mate.session = r.session
    AND mate.race_id = r.race_id AND mate.driver_id > r.driver_id`);
  if (question.of === "nations" || question.home !== undefined || isAge(question.measure))
    joins.push("JOIN driver ON driver.id = r.driver_id");
  if (question.qualified !== undefined || question.figure === "qualified") {
    joins.push(slotJoin("slot", "r"));
    if (question.of === "pairs") joins.push(slotJoin("mate_slot", "mate"));
  }
  return joins.join("\n  ");
}

function slotJoin(slot: string, line: string): string {
  return `LEFT JOIN grid AS ${slot} ON ${slot}.driver_id = ${line}.driver_id AND ${slot}.session = ${line}.session
    AND ${slot}.race_id = ${line}.race_id`;
}

function isAge(measure: Measure): boolean {
  return measure === "youngest" || measure === "oldest";
}

/** In which races, seasons, teams … the results are looked at. */
function scopeFilters(question: Question, bind: Bind): Array<string> {
  const list = (ids: ReadonlyArray<string>) => `(${ids.map(bind).join(", ")})`;
  const { session, driver, team, engine, nation } = question;
  const filters = [
    {
      // Nearly all results are of races, which SQLite cannot know.
      race: "likelihood(r.session = 'R', 0.95)",
      sprint: "r.session = 'S'",
      both: "r.session IN ('R', 'S')",
    }[session],
    ...placeFilters(question, bind),
  ];
  if (team !== undefined) filters.push(`r.team_id IN ${list(team)}`);
  if (engine !== undefined) filters.push(`r.engine_id IN ${list(engine)}`);
  if (nation !== undefined)
    filters.push(`r.driver_id IN (SELECT id FROM driver WHERE country_id IN ${list(nation)})`);
  if (driver !== undefined) filters.push(driverFilter(question, driver, list));
  if (question.with !== undefined) {
    const mates = list(question.with);
    filters.push(
      `r.driver_id NOT IN ${mates}`,
      `(r.team_id, r.session, r.race_id) IN (SELECT team_id, session, race_id FROM result AS mate
      WHERE mate.driver_id IN ${mates} AND mate.position_text NOT IN (${notStarted.map((text) => `'${text}'`).join(", ")}))`,
    );
  }
  return filters;
}

/** When and where the races were held. */
function placeFilters(
  {
    years,
    round,
    circuit,
    gp,
    country,
    indy,
  }: Pick<Question, "years" | "round" | "circuit" | "gp" | "country" | "indy">,
  bind: Bind,
): Array<string> {
  const list = (ids: ReadonlyArray<string>) => `(${ids.map(bind).join(", ")})`;
  const filters: Array<string> = [];
  if (years !== undefined) filters.push(...rangeSql("race.year", years, bind));
  if (circuit !== undefined) filters.push(`race.circuit_id IN ${list(circuit)}`);
  if (gp !== undefined) filters.push(`race.grand_prix_id IN ${list(gp)}`);
  if (country !== undefined)
    filters.push(`race.circuit_id IN (SELECT id FROM circuit WHERE country_id IN ${list(country)})`);
  if (indy === "no") filters.push("race.grand_prix_id <> 'indianapolis'");
  if (round === "last")
    filters.push("race.round = (SELECT max(other.round) FROM race AS other WHERE other.year = race.year)");
  else if (round !== undefined) filters.push(`race.round = ${bind(round === "first" ? 1 : Number(round))}`);
  return filters;
}

/** A pair has one of the drivers who were named, or is made of two of them. */
function driverFilter(
  { of }: Question,
  driver: ReadonlyArray<string>,
  list: (ids: ReadonlyArray<string>) => string,
): string {
  if (of !== "pairs") return `r.driver_id IN ${list(driver)}`;
  const drivers = list(driver);
  return `(r.driver_id IN ${drivers} ${driver.length === 1 ? "OR" : "AND"} mate.driver_id IN ${drivers})`;
}

/** Which entries count: those that started, unless the question is about others too. */
function entryFilter(question: Question): string {
  const { what, dns, of, poles } = question;
  if (what === "entry" || what === "no_start" || what === "no_qualification" || dns === "break") return "1";
  const only = poles === "credited" ? `(${started} OR r.pole = 1)` : started;
  return of === "pairs" ? `${only}\n    AND ${only.replaceAll("r.", "mate.")}` : only;
}

/** Whether a result is one that the question is about. */
function hitOf(question: Question, bind: Bind): string {
  const { what, dns } = question;
  const conditions = [
    eventOf(question, what),
    ...(dns === "break" ? [started] : []),
    ...(["finish", "grid", "qualified", "gained", "points", "stops"] as const).flatMap((figure) => {
      const range = question[figure];
      return range === undefined ? [] : rangeSql(figures[figure], range, bind);
    }),
    ...(question.pole === undefined ? [] : [yesNo(poleOf(question), question.pole)]),
    ...(question.fastest_lap === undefined ? [] : [yesNo("r.fastest_lap = 1", question.fastest_lap)]),
    ...(question.home === undefined
      ? []
      : [
          yesNo(
            "driver.country_id = (SELECT country_id FROM circuit WHERE id = race.circuit_id)",
            question.home,
          ),
        ]),
    ...(question.reason === undefined
      ? []
      : [`lower(replace(r.status, ' ', '_')) = ${bind(question.reason)} AND r.position_text = 'DNF'`]),
  ].filter((condition) => condition !== "1");
  return bothOf(question, conditions.length === 0 ? "1" : conditions.join(" AND "));
}

function yesNo(condition: string, wanted: "yes" | "no"): string {
  return wanted === "yes" ? condition : `(${condition}) IS NOT 1`;
}

/** A condition on a result; of a pair, on the results of both or of either. */
function bothOf({ of, pair }: Question, condition: string): string {
  if (of !== "pairs") return `(${condition})`;
  const mate = condition.replaceAll(/\br\./g, "mate.").replaceAll(/\bslot\./g, "mate_slot.");
  return `((${condition}) ${pair === "both" ? "AND" : "OR"} (${mate}))`;
}

function poleOf({ poles }: Question): string {
  return poles === "grid" ? "r.grid = 1" : "r.pole = 1";
}

function eventOf(question: Question, event: Event): string {
  const pole = poleOf(question);
  const conditions: Readonly<Record<Event, string>> = {
    win: "r.position = 1",
    podium: "r.position <= 3",
    points: "r.points > 0",
    pole,
    front_row: "r.grid <= 2",
    fastest_lap: "r.fastest_lap = 1",
    hat_trick: `r.position = 1 AND ${pole} AND r.fastest_lap = 1`,
    grand_slam: "r.grand_slam = 1",
    start: "1",
    classified: "r.position IS NOT NULL",
    retirement: "r.position_text = 'DNF'",
    disqualification: "r.position_text = 'DSQ'",
    entry: "1",
    no_start: "r.position_text = 'DNS'",
    no_qualification: "r.position_text IN ('DNQ', 'DNPQ')",
  };
  return conditions[event];
}

function neverOf(question: Question): string {
  return question.never === undefined ? "0" : eventOf(question, question.never);
}

/** Figures of a result. Laps through the pit lane with the whole field are no stops. */
const figures: Readonly<Record<Figure, string>> = {
  finish: "r.position",
  grid: "r.grid",
  qualified: "slot.qualified",
  gained: "(r.grid - r.position)",
  points: "r.points",
  stops: `(r.pit_stops - (SELECT count(*) FROM pit_stop
      WHERE with_field = 1 AND pit_stop.race_id = r.race_id AND pit_stop.driver_id = r.driver_id))`,
};

function figureOf({ measure, figure }: Question): string {
  if (isAge(measure)) return "CAST(julianday(race.date) - julianday(driver.born) AS INTEGER)";
  return figure === undefined ? "NULL" : figures[figure];
}

function rangeSql(value: string, { from, to }: Range, bind: Bind): Array<string> {
  if (from !== null && from === to) return [`${value} = ${bind(from)}`];
  return [
    ...(from === null ? [] : [`${value} >= ${bind(from)}`]),
    ...(to === null ? [] : [`${value} <= ${bind(to)}`]),
  ];
}

/** Leaves those who started often enough, and never achieved what they may not have. */
function eligibleStep({ min_starts, never }: Question, bind: Bind): string {
  const conditions = [
    ...(min_starts === undefined ? [] : [`count(DISTINCT at) >= ${bind(min_starts)}`]),
    ...(never === undefined ? [] : ["max(coalesce(never, 0)) = 0"]),
  ];
  return `eligible AS (
  SELECT subject, part FROM entry GROUP BY subject, part HAVING ${conditions.join(" AND ")}),
eligible_entry AS (
  SELECT entry.* FROM entry JOIN eligible ON eligible.subject = entry.subject AND eligible.part = entry.part)`;
}

/** The steps from entries to lines. */
function lineSteps(question: Question, entry: string, bind: Bind): Array<string> {
  const { measure } = question;
  if (measure === "streak") return streakSteps(question, entry, bind);
  if (measure === "wait" || measure === "until") return waitSteps(measure, entry);
  if (measure === "most" || measure === "least" || isAge(measure)) return extremeSteps(measure, entry);
  if (measure === "rate")
    return [
      `line AS (
  SELECT subject, part, 100.0 * count(DISTINCT iif(hit, at, NULL)) / count(DISTINCT at) AS value,
    count(DISTINCT at) AS starts, min(iif(hit, at, NULL)) AS first_at, max(iif(hit, at, NULL)) AS last_at,
    group_concat(iif(hit, at, NULL)) AS races
  FROM ${entry} GROUP BY subject, part HAVING max(hit) = 1)`,
    ];
  const isOneRace = measure === "first" || measure === "last";
  const races = {
    first: "min(at)",
    last: "max(at)",
    span: "min(at) || ',' || max(at)",
  };
  return [
    `line AS (
  SELECT subject, part, ${valueOf(question)} AS value, NULL AS starts,
    ${measure === "last" ? "max" : "min"}(at) AS first_at, ${measure === "first" ? "min" : "max"}(at) AS last_at,
    ${isOneRace || measure === "span" ? races[measure] : "group_concat(at)"} AS races
  FROM ${entry} WHERE hit GROUP BY subject, part${measure === "sum" || measure === "mean" ? " HAVING value IS NOT NULL" : ""})`,
  ];
}

function valueOf({ measure, of }: Question): string {
  const results = of === "drivers" || of === "pairs" ? "at" : "at * 1000 + car";
  const values: Partial<Record<Measure, string>> = {
    count: `count(DISTINCT ${results})`,
    races: "count(DISTINCT at)",
    first: "min(at)",
    last: "max(at)",
    span: "CAST(julianday(max(date)) - julianday(min(date)) AS INTEGER)",
    sum: "sum(figure)",
    mean: "avg(figure)",
  };
  return values[measure] ?? "NULL";
}

/** The greatest or least figure of each, in the first race that had it. */
function extremeSteps(measure: Measure, entry: string): Array<string> {
  const direction = measure === "most" || measure === "oldest" ? "DESC" : "ASC";
  return [
    `ranked AS (
  SELECT subject, part, figure AS value, at,
    row_number() OVER (PARTITION BY subject, part ORDER BY figure ${direction}, at) AS place
  FROM ${entry} WHERE hit AND figure IS NOT NULL)`,
    `line AS (
  SELECT subject, part, value, NULL AS starts, at AS first_at, at AS last_at, at AS races FROM ranked WHERE place = 1)`,
  ];
}

/** One row a race, of those who have several results in it. */
function raceStep(entry: string): string {
  return `raced AS (
  SELECT subject, part, at, max(hit) IS 1 AS hit FROM ${entry} GROUP BY subject, part, race_id, at)`;
}

/** The longest of each, the first of those that are as long. */
const longestSteps = [
  `ranked AS (
  SELECT *, row_number() OVER (PARTITION BY subject, part ORDER BY value DESC, first_at) AS place FROM run)`,
  `line AS (
  SELECT subject, part, value, NULL AS starts, first_at, last_at, races FROM ranked WHERE place = 1)`,
];

/** Runs of numbered rows. @param races the column that holds a row's races */
function runStep(races: string): string {
  return `run AS (
  SELECT subject, part, count(*) AS value, min(first_at) AS first_at, max(last_at) AS last_at,
    group_concat(${races}) AS races
  FROM numbered GROUP BY subject, part, run)`;
}

function streakSteps(question: Question, entry: string, bind: Bind): Array<string> {
  const { over } = question;
  if (over === "seasons")
    return [
      `season AS (
  SELECT subject, part, at / 1000 AS year, min(at) AS first_at, max(at) AS last_at, group_concat(at) AS races
  FROM ${entry} WHERE hit GROUP BY subject, part, at / 1000)`,
      `numbered AS (
  SELECT *, year - row_number() OVER (PARTITION BY subject, part ORDER BY year) AS run FROM season)`,
      runStep("races"),
      ...longestSteps,
    ];
  if (over === "rounds")
    return [
      calendarStep(question, bind),
      `achieved AS (
  SELECT DISTINCT subject, part, at FROM ${entry} WHERE hit)`,
      `numbered AS (
  SELECT subject, part, at AS first_at, at AS last_at,
    nth - row_number() OVER (PARTITION BY subject, part ORDER BY at) AS run
  FROM achieved CROSS JOIN calendar USING (at))`,
      runStep("first_at"),
      ...longestSteps,
    ];
  return [
    raceStep(entry),
    `counted AS (
  SELECT subject, part, at AS first_at, at AS last_at, hit,
    sum(NOT hit) OVER (PARTITION BY subject, part ORDER BY at) AS run FROM raced)`,
    `numbered AS (SELECT * FROM counted WHERE hit)`,
    runStep("first_at"),
    ...longestSteps,
  ];
}

/** The races that were held, numbered: of a circuit or Grand Prix, where the lines are by these. */
function calendarStep(question: Question, bind: Bind): string {
  const { per, session } = question;
  const { years, round, circuit, gp, country, indy } = question;
  const places = placeFilters({ years, round, circuit, gp, country, indy }, bind);
  const partition = per === "circuit" || per === "gp" ? `PARTITION BY ${partOf[per]} ` : "";
  if (session !== "both") places.push(`is_race = ${session === "race" ? 1 : 0}`);
  return `calendar AS MATERIALIZED (
  SELECT race.year * 1000 + race.round * 10 + is_race AS at,
    row_number() OVER (${partition}ORDER BY race.year, race.round, is_race) AS nth
  FROM race JOIN (SELECT 0 AS is_race UNION ALL SELECT 1) ON iif(is_race, race.winner_driver_id IS NOT NULL, race.sprint = 1)
  ${places.length === 0 ? "" : `WHERE ${places.join("\n    AND ")}`})`;
}

function waitSteps(measure: "wait" | "until", entry: string): Array<string> {
  if (measure === "until")
    return [
      raceStep(entry),
      `numbered AS (
  SELECT *, sum(hit) OVER (PARTITION BY subject, part ORDER BY at) AS hits FROM raced)`,
      `line AS (
  SELECT subject, part, count(*) AS value, NULL AS starts, min(at) AS first_at, max(at) AS last_at,
    group_concat(at) AS races
  FROM numbered WHERE hits = 0 OR (hits = 1 AND hit) GROUP BY subject, part HAVING max(hits) = 1)`,
    ];
  return [
    raceStep(entry),
    `numbered AS (
  SELECT *, row_number() OVER (PARTITION BY subject, part ORDER BY at) AS nth FROM raced)`,
    `run AS (
  SELECT subject, part, nth - 1 - lag(nth) OVER following AS value, lag(at) OVER following AS first_at,
    at AS last_at, lag(at) OVER following || ',' || at AS races
  FROM numbered WHERE hit WINDOW following AS (PARTITION BY subject, part ORDER BY at))`,
    ...longestSteps,
  ];
}

function valueFilter({ measure, exactly, at_least }: Question, bind: Bind): string {
  const conditions = [
    ...(measure === "wait" ? ["value IS NOT NULL"] : []),
    ...(exactly === undefined ? [] : [`value = ${bind(exactly)}`]),
    ...(at_least === undefined ? [] : [`value >= ${bind(at_least)}`]),
  ];
  return conditions.length === 0 ? "" : ` WHERE ${conditions.join(" AND ")}`;
}

/** What comes first: most, but the lowest of what is better low; those who had it earlier before those with as much. */
function orderOf({ measure, figure, order }: Question): string {
  const isLowBest =
    measure === "first" ||
    measure === "youngest" ||
    measure === "least" ||
    (measure === "mean" && (figure === "finish" || figure === "grid" || figure === "qualified"));
  const direction = isLowBest === (order === "usual") ? "ASC" : "DESC";
  return `value ${direction}, last_at, subject, part`;
}
