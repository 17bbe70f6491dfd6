import type { Event, Figure, Measure, Question, Range } from "#contract/ask/question.ts";

/** Binds a value, and gives the parameter that stands for it. */
export type Bind = (value: string | number) => string;

/** The columns that a line is about, and the part of a career it covers: keys of `entry_key`, or a year. */
export const subjectOf = {
  drivers: "r.driver",
  teams: "r.team",
  engines: "r.engine",
  nations: "r.nation",
  pairs: "r.driver",
} as const;

/** The part of a career that a line covers, as SQL over an entry; '' for all of it. */
export const partOf = {
  career: "''",
  season: "r.year",
  circuit: "r.circuit",
  gp: "r.gp",
  team: "r.team",
} as const;

/** The entries, as `r`; `mate` is the other driver's of a pair. */
export function sourcesOf({ of }: Question): string {
  if (of !== "pairs") return "entry AS r";
  return `entry AS r
  JOIN entry AS mate ON mate.team = r.team AND mate.year = r.year AND mate.at = r.at AND mate.driver > r.driver`;
}

/** The key that stands for an id. @param id a parameter */
export function keyOfId(kind: string, id: string): string {
  return `(SELECT key FROM entry_key WHERE kind = '${kind}' AND id = ${id})`;
}

/** Which entries are looked at: those of the sessions, races, seasons, teams … that the question is about. */
export function filtersOf(question: Question, bind: Bind): Array<string> {
  const { session, driver, team, engine, nation } = question;
  const keys = (kind: string, ids: ReadonlyArray<string>) => keysOf(kind, ids, bind);
  const filters = session === "both" ? [] : [`r.sprint = ${session === "sprint" ? 1 : 0}`];
  const { years, round, circuit, gp, country, indy } = question;
  if (years !== undefined) filters.push(...rangeSql("r.year", years, bind));
  if (circuit !== undefined) filters.push(`r.circuit IN ${keys("circuit", circuit)}`);
  if (gp !== undefined) filters.push(`r.gp IN ${keys("gp", gp)}`);
  if (country !== undefined) filters.push(`r.country IN ${keys("country", country)}`);
  if (indy === "no") filters.push(`r.gp <> ${keyOfId("gp", "'indianapolis'")}`);
  if (round !== undefined) filters.push(roundFilter("r", round, bind));
  if (team !== undefined) filters.push(`r.team IN ${keys("team", team)}`);
  if (engine !== undefined) filters.push(ofEach(question, `r.engine IN ${keys("engine", engine)}`));
  if (nation !== undefined) filters.push(ofEach(question, `r.nation IN ${keys("country", nation)}`));
  if (driver !== undefined) filters.push(driverFilter(question, keys("driver", driver), driver.length));
  if (question.with !== undefined) {
    const mates = keys("driver", question.with);
    filters.push(
      `r.driver NOT IN ${mates}`,
      `(r.team, r.year, r.at) IN (SELECT team, year, at FROM entry WHERE driver IN ${mates} AND started)`,
    );
  }
  const only = entryFilter(question);
  return only === "1" && filters.length > 0 ? filters : [...filters, only];
}

function keysOf(kind: string, ids: ReadonlyArray<string>, bind: Bind): string {
  return `(SELECT key FROM entry_key WHERE kind = '${kind}' AND id IN (${ids.map(bind).join(", ")}))`;
}

/** The races that a run of all races held goes through, as conditions on `race`. */
export function raceFilters(
  { years, round, circuit, gp, country, indy }: Question,
  bind: Bind,
): Array<string> {
  const list = (ids: ReadonlyArray<string>) => `(${ids.map(bind).join(", ")})`;
  return [
    ...(years === undefined ? [] : rangeSql("race.year", years, bind)),
    ...(circuit === undefined ? [] : [`race.circuit_id IN ${list(circuit)}`]),
    ...(gp === undefined ? [] : [`race.grand_prix_id IN ${list(gp)}`]),
    ...(country === undefined
      ? []
      : [`race.circuit_id IN (SELECT id FROM circuit WHERE country_id IN ${list(country)})`]),
    ...(indy === "no" ? ["race.grand_prix_id <> 'indianapolis'"] : []),
    ...(round === undefined ? [] : [roundFilter("race", round, bind)]),
  ];
}

function roundFilter(table: "r" | "race", round: string, bind: Bind): string {
  if (round === "last")
    return `(${table}.year, ${table}.round) IN (SELECT year, max(round) FROM race GROUP BY year)`;
  return `${table}.round = ${bind(round === "first" ? 1 : Number(round))}`;
}

/** A pair has one of the drivers who were named, or is made of two of them. */
function driverFilter({ of }: Question, drivers: string, count: number): string {
  if (of !== "pairs") return `r.driver IN ${drivers}`;
  return `(r.driver IN ${drivers} ${count === 1 ? "OR" : "AND"} mate.driver IN ${drivers})`;
}

/** Which entries count: those that started, unless the question is about others too. */
function entryFilter({ what, dns, of, poles }: Question): string {
  if (what === "entry" || what === "no_start" || what === "no_qualification" || dns === "break") return "1";
  // A pole is one even of a driver who then did not start.
  const orPole = poles === "credited" ? "(r.started OR r.pole)" : "(r.started OR r.grid = 1)";
  const only = poles === "credited" || what === "pole" ? orPole : "r.started";
  return ofEach({ of }, only);
}

/** Whether an entry started; of a pair, whether both did. */
export function startedOf(question: Question): string {
  return ofEach(question, "r.started");
}

/** A condition on an entry; of a pair, on the entry of each. */
function ofEach({ of }: Pick<Question, "of">, condition: string): string {
  return of === "pairs" ? `${condition} AND ${condition.replaceAll(/\br\./g, "mate.")}` : condition;
}

/** Whether a result is one that the question is about. */
export function hitOf(question: Question, bind: Bind): string {
  const { what, dns } = question;
  const conditions = [
    eventOf(question, what),
    ...(dns === "break" ? ["r.started"] : []),
    ...(["finish", "grid", "qualified", "gained", "points", "stops"] as const).flatMap((figure) => {
      const range = question[figure];
      return range === undefined ? [] : rangeSql(figures[figure], range, bind);
    }),
    ...(question.pole === undefined ? [] : [yesNo(poleOf(question), question.pole)]),
    ...(question.fastest_lap === undefined ? [] : [yesNo("r.fastest_lap", question.fastest_lap)]),
    ...(question.home === undefined ? [] : [yesNo("r.nation = r.country", question.home)]),
    ...(question.reason === undefined ? [] : [`r.reason = ${bind(question.reason)}`]),
  ].filter((condition) => condition !== "1");
  return bothOf(question, conditions.length === 0 ? "1" : conditions.join(" AND "));
}

function yesNo(condition: string, wanted: "yes" | "no"): string {
  return wanted === "yes" ? condition : `(${condition}) IS NOT 1`;
}

/** A condition on a result; of a pair, on the results of both or of either. */
function bothOf({ of, pair }: Question, condition: string): string {
  if (of !== "pairs") return `(${condition})`;
  const mate = condition.replaceAll(/\br\./g, "mate.");
  return `((${condition}) ${pair === "both" ? "AND" : "OR"} (${mate}))`;
}

/** Whether a result is one that nobody of the answer may have. */
export function neverOf(question: Question): string {
  const { never } = question;
  if (never === undefined) return "0";
  return never === "title" ? titleOf(question) : bothOf(question, eventOf(question, never));
}

/** Whether a result is one of a driver who was champion in any season, or of such a team. */
function titleOf({ of }: Question): string {
  const [column, entry, kind] =
    of === "teams" ? ["r.team", "team", "constructor"] : ["r.driver", "driver", "driver"];
  return `${column} IN (SELECT key FROM entry_key JOIN season_standing ON entity_id = id
    WHERE entry_key.kind = '${entry}' AND season_standing.kind = '${kind}' AND champion)`;
}

function poleOf({ poles }: Question): string {
  return poles === "grid" ? "r.grid = 1" : "r.pole = 1";
}

function eventOf(question: Question, event: Event): string {
  const pole = poleOf(question);
  // Of the lines of a driver who shared cars the better one says how the race ended.
  const better = question.of === "teams" || question.of === "engines" ? "" : " AND r.better";
  const conditions: Readonly<Record<Event, string>> = {
    win: "r.finish = 1",
    podium: "r.finish <= 3",
    points: "r.points > 0",
    pole,
    front_row: "r.grid <= 2",
    fastest_lap: "r.fastest_lap = 1",
    hat_trick: question.poles === "grid" ? "r.hat_trick = 1" : "r.credited_hat_trick = 1",
    grand_slam: "r.grand_slam = 1",
    start: "1",
    classified: `r.finish IS NOT NULL${better}`,
    retirement: `r.outcome = 'DNF'${better}`,
    disqualification: `r.outcome = 'DSQ'${better}`,
    entry: "1",
    no_start: "r.outcome = 'DNS'",
    no_qualification: "r.outcome IN ('DNQ', 'DNPQ')",
  };
  return conditions[event];
}

/** Figures of a result. */
const figures: Readonly<Record<Figure, string>> = {
  finish: "r.finish",
  grid: "r.grid",
  qualified: "r.qualified",
  gained: "(r.grid - r.finish)",
  points: "r.points",
  stops: "r.stops",
};

/** The figure that a measure is worked out of. */
export function figureOf({ measure, figure }: Question): string {
  if (isAge(measure)) return "r.age";
  return figure === undefined ? "NULL" : figures[figure];
}

/** True where the answer is an age in days, from the race's date, rather than a count. */
export function isAge(measure: Measure): boolean {
  return measure === "youngest" || measure === "oldest";
}

function rangeSql(value: string, { from, to }: Range, bind: Bind): Array<string> {
  if (from !== null && from === to) return [`${value} = ${bind(from)}`];
  return [
    ...(from === null ? [] : [`${value} >= ${bind(from)}`]),
    ...(to === null ? [] : [`${value} <= ${bind(to)}`]),
  ];
}
