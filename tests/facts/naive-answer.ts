import type { Entry } from "./naive-entries.ts";

/**
 * Questions answered by plain loops over all results of the release's own files: no statement, no table and no definition
 * is shared with the archive.
 */

export const ofs = ["drivers", "teams", "engines", "nations", "pairs"] as const;
type Of = (typeof ofs)[number];
export const pers = ["career", "season", "circuit", "gp", "team"] as const;
type Per = (typeof pers)[number];
export const measuresOfAll = [
  "count",
  "races",
  "rate",
  "streak",
  "first",
  "last",
  "span",
  "until",
  "wait",
] as const;
export const measuresOfFigures = ["sum", "mean", "most", "least"] as const;
export const ages = ["youngest", "oldest"] as const;
export type Measure = (typeof measuresOfAll | typeof measuresOfFigures | typeof ages)[number];
export const events: Readonly<Record<string, (entry: Entry, isCredited: boolean) => boolean>> = {
  win: ({ position }) => position === 1,
  podium: ({ position }) => position !== null && position <= 3,
  points: ({ points }) => points > 0,
  pole: ({ grid, creditedPole }, isCredited) => (isCredited ? creditedPole : grid === 1),
  front_row: ({ grid }) => grid !== null && grid <= 2,
  fastest_lap: ({ fastestLap }) => fastestLap,
  // Pole and fastest lap may be of another car that the driver had in the race.
  hat_trick: ({ position, own }, isCredited) =>
    position === 1 &&
    own.some(({ grid, creditedPole }) => (isCredited ? creditedPole : grid === 1)) &&
    own.some(({ fastestLap }) => fastestLap),
  grand_slam: ({ grandSlam }) => grandSlam,
  start: () => true,
  classified: ({ position }) => position !== null,
  retirement: ({ text }) => text === "DNF",
  disqualification: ({ text }) => text === "DSQ",
  entry: () => true,
  no_start: ({ text }) => text === "DNS",
  no_qualification: ({ text }) => text === "DNQ" || text === "DNPQ",
};
/** Events for which a start is not needed. */
export const withoutStart: ReadonlyArray<string> = ["entry", "no_start", "no_qualification"];
/** How a race ended for a driver says the better of two lines; a car's end is its own. */
const ends: ReadonlyArray<string> = ["classified", "retirement", "disqualification"];
const figures = {
  finish: ({ position }: Entry) => position,
  grid: ({ grid }: Entry) => grid,
  points: ({ points }: Entry) => points,
  stops: ({ stops }: Entry) => stops,
  qualified: ({ qualified }: Entry) => qualified,
  gained: ({ grid, position }: Entry) => (grid === null || position === null ? null : grid - position),
};

/** Parameters that limit a question to one id of each entry. */
export const limits = ["circuit", "gp", "country", "team", "driver", "engine", "nation"] as const;
type Limit = (typeof limits)[number];
/** Those that limit the races held. */
const placeLimits: ReadonlyArray<string> = ["circuit", "gp", "country"] satisfies ReadonlyArray<Limit>;

export type Range = readonly [from: number, to: number];
/** A question as random parts of it. */
export type Random = {
  of: Of;
  per: Per;
  measure: Measure;
  what: string;
  session: "race" | "sprint" | "both";
  figure: keyof typeof figures | undefined;
  finish: Range | undefined;
  grid: Range | undefined;
  home: "yes" | "no" | undefined;
  years: Range | undefined;
  /** One circuit, team, driver … to which the question is limited. */
  limit: readonly [parameter: Limit, id: string] | undefined;
  /** Only as this driver's teammate. */
  with: string | undefined;
  min_starts: number | undefined;
  order: "reversed" | undefined;
  never: string | undefined;
  pair: "both" | "either";
  /** What follows each other in a run, and whether a race not started ends it. */
  over: "starts" | "rounds" | "seasons" | undefined;
  dns: "break" | undefined;
  poles: "credited" | undefined;
  indy: "no" | undefined;
  round: "first" | "last" | "3" | undefined;
  reason: string | undefined;
  pole: "yes" | "no" | undefined;
  fastest_lap: "yes" | "no" | undefined;
} & Partial<Record<"stops" | "qualified" | "gained" | "points", Range | undefined>> &
  Partial<Record<"at_least" | "exactly", number>>;

export type Line = { subject: string; part: string; value: number };
/** What a line counts: a result, or those of both drivers of a pair. */
type Counted = { subject: string; results: ReadonlyArray<Entry>; first: Entry };

/** The lines of an answer, in no order. */
export function naiveAnswer(asked: Random, entries: ReadonlyArray<Entry>): Array<Line> {
  const { per, min_starts: minStarts, never, exactly, at_least: least } = asked;
  const within = entries.filter((entry) => isLookedAt(asked, entry));
  const beside = asked.with === undefined ? null : teammatesOf(asked.with, entries);
  const single = within.filter(
    (entry) => beside === null || (entry.driver !== asked.with && beside.has(`${entry.at} ${entry.team}`)),
  );
  const held = racesHeld(asked, entries);
  const { of } = asked;
  const counted = of === "pairs" ? pairsIn(single, asked) : single.map((entry) => countedOf(of, entry));
  const partOf = (entry: Entry) => (per === "career" ? "" : per === "season" ? entry.year : entry[per]);
  const groups = Map.groupBy(counted, ({ subject, first }) => `${subject}@${partOf(first)}`);
  return [...groups].flatMap(([key, group]): Array<Line> => {
    const [subject = "", part = ""] = key.split("@");
    const raced = group.filter(({ first }) => first.started || asked.dns === undefined);
    if (minStarts !== undefined && new Set(raced.map(({ first }) => first.at)).size < minStarts) return [];
    if (never !== undefined && group.some((each) => achieves(asked, never, each))) return [];
    const value = naiveValue(asked, group, held.get(isByPlace(asked) ? part : "") ?? []);
    if (value === null || (exactly !== undefined && rounded(value) !== exactly)) return [];
    return least !== undefined && rounded(value) < least ? [] : [{ subject, part, value }];
  });
}

function isLookedAt(asked: Random, entry: Entry): boolean {
  const { what, limit, of, dns, poles, never, pole } = asked;
  const isCounted = entry.started || dns === "break" || withoutStart.includes(what);
  // A pole is one even of a driver who then did not start.
  const asksPole = what === "pole" || what === "hat_trick" || never === "pole" || pole !== undefined;
  const hasPole = poles === "credited" ? asksPole && entry.creditedPole : what === "pole" && entry.grid === 1;
  if (!isCounted && !hasPole) return false;
  if (!isHeld(asked, entry)) return false;
  if (limit === undefined || (limit[0] === "driver" && of === "pairs")) return true;
  return entry[limit[0]] === limit[1];
}

/** Whether a race or sprint is among those that the question is about. */
function isHeld({ session, years, limit, indy, round }: Random, entry: Entry): boolean {
  const year = Number(entry.year);
  if (session !== "both" && entry.session !== session) return false;
  if (years !== undefined && (year < years[0] || year > years[1])) return false;
  if (indy === "no" && entry.gp === "indianapolis") return false;
  if (round === "last" && !entry.isLastRound) return false;
  if (round === "first" && entry.round !== 1) return false;
  if (round === "3" && entry.round !== 3) return false;
  return limit === undefined || !placeLimits.includes(limit[0]) || entry[limit[0]] === limit[1];
}

/** The races that a run of all races held goes through, in order; of each circuit or Grand Prix where lines are by these. */
function racesHeld(asked: Random, entries: ReadonlyArray<Entry>): Map<string, Array<number>> {
  if (asked.over !== "rounds") return new Map();
  const held = entries.filter((entry) => isHeld(asked, entry));
  const groups = Map.groupBy(held, (entry) =>
    asked.per === "circuit" || asked.per === "gp" ? entry[asked.per] : "",
  );
  return new Map(
    [...groups].map(([part, own]) => [
      part,
      [...new Set(own.map(({ at }) => at))].toSorted((one, other) => one - other),
    ]),
  );
}

function isByPlace({ per }: Random): boolean {
  return per === "circuit" || per === "gp";
}

/** Where a driver started, and for which team: "2021101 ferrari". */
function teammatesOf(driver: string, entries: ReadonlyArray<Entry>): Set<string> {
  const own = entries.filter((entry) => entry.driver === driver && entry.started);
  return new Set(own.map(({ at, team }) => `${at} ${team}`));
}

function countedOf(of: Exclude<Of, "pairs">, entry: Entry): Counted {
  const subject = { drivers: entry.driver, teams: entry.team, engines: entry.engine, nations: entry.nation }[
    of
  ];
  return { subject, results: [entry], first: entry };
}

/** Every two results of two drivers of one team in one race. */
function pairsIn(entries: ReadonlyArray<Entry>, { limit }: Random): Array<Counted> {
  const teams = Map.groupBy(entries, ({ at, team }) => `${at} ${team}`);
  return [...teams.values()].flatMap((cars) =>
    cars.flatMap((one) =>
      cars.flatMap((other): Array<Counted> => {
        if (one.driver >= other.driver) return [];
        if (limit?.[0] === "driver" && one.driver !== limit[1] && other.driver !== limit[1]) return [];
        return [{ subject: `${one.driver}.${other.driver}`, results: [one, other], first: one }];
      }),
    ),
  );
}

/** Whether all results, or of a pair one, are such an event. */
function achieves({ of, pair, poles }: Random, what: string, { results }: Counted): boolean {
  const isOne = (entry: Entry) =>
    events[what]?.(entry, poles === "credited") === true &&
    (!ends.includes(what) || entry.better || of === "teams" || of === "engines");
  return pair === "either" ? results.some(isOne) : results.every(isOne);
}

function isHit(asked: Random, counted: Counted): boolean {
  const { finish, grid, home, pair, dns, reason } = asked;
  const isOne = (entry: Entry) =>
    achieves(asked, asked.what, { ...counted, results: [entry] }) &&
    (dns === undefined || entry.started) &&
    (["stops", "qualified", "gained", "points"] as const).every((name) =>
      isIn(figures[name](entry), asked[name]),
    ) &&
    (reason === undefined || entry.reason === reason) &&
    isWanted(events["pole"]?.(entry, asked.poles === "credited") === true, asked.pole) &&
    isWanted(entry.fastestLap, asked.fastest_lap) &&
    isIn(entry.position, finish) &&
    isIn(entry.grid, grid) &&
    (home === undefined || entry.home === (home === "yes"));
  return pair === "either" ? counted.results.some(isOne) : counted.results.every(isOne);
}

function isWanted(is: boolean, wanted: "yes" | "no" | undefined): boolean {
  return wanted === undefined || is === (wanted === "yes");
}

/** Fractions of points may be added up in any order. */
export function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

function sum(all: Array<number>): number {
  return all.reduce((total, each) => total + each, 0);
}

function naiveValue(
  asked: Random,
  group: ReadonlyArray<Counted>,
  held: ReadonlyArray<number>,
): number | null {
  const { of, measure, figure, over } = asked;
  const hits = group.filter((each) => isHit(asked, each)).map(({ first }) => first);
  if (hits.length === 0) return null;
  const races = [...new Set(group.map(({ first }) => first.at))].toSorted((one, other) => one - other);
  const hitRaces = new Set(hits.map(({ at }) => at));
  const numbers = hits.flatMap((entry) => (figure === undefined ? [] : (figures[figure](entry) ?? [])));
  const whose = { drivers: () => "", pairs: () => "", nations: ({ driver }: Entry) => driver } as const;
  const carOf = of === "teams" || of === "engines" ? ({ car }: Entry) => car : whose[of];
  const ofNumbers = (work: (all: Array<number>) => number) => (numbers.length === 0 ? null : work(numbers));
  const values: Readonly<Record<Measure, () => number | null>> = {
    count: () => new Set(hits.map((entry) => `${entry.at} ${carOf(entry)}`)).size,
    races: () => hitRaces.size,
    rate: () => (100 * hitRaces.size) / races.length,
    first: () => Math.min(...hitRaces),
    last: () => Math.max(...hitRaces),
    span: () => Math.max(...hits.map(({ day }) => day)) - Math.min(...hits.map(({ day }) => day)),
    sum: () => ofNumbers(sum),
    mean: () => ofNumbers((all) => sum(all) / all.length),
    most: () => ofNumbers((all) => Math.max(...all)),
    least: () => ofNumbers((all) => Math.min(...all)),
    youngest: () => Math.min(...hits.map(({ age }) => age)),
    oldest: () => Math.max(...hits.map(({ age }) => age)),
    until: () => races.findIndex((at) => hitRaces.has(at)) + 1,
    streak: () => {
      if (over === "rounds") return longestStreak(held.map((at) => hitRaces.has(at)));
      if (over !== "seasons") return longestStreak(races.map((at) => hitRaces.has(at)));
      const seasons = new Set(hits.map(({ year }) => Number(year)));
      return longestStreak(Array.from({ length: 200 }, (_, index) => seasons.has(1900 + index)));
    },
    wait: () => {
      const places = races.flatMap((at, index) => (hitRaces.has(at) ? [index] : []));
      const waits = places.slice(1).map((place, index) => place - (places[index] ?? 0) - 1);
      return waits.length === 0 ? null : Math.max(...waits);
    },
  };
  return values[measure]();
}

function longestStreak(hits: ReadonlyArray<boolean>): number {
  let [longest, current] = [0, 0];
  for (const hit of hits) {
    current = hit ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return longest;
}

function isIn(value: number | null, range: Range | undefined): boolean {
  return range === undefined || (value !== null && value >= range[0] && value <= range[1]);
}
