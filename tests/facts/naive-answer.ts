import { readFileSync } from "node:fs";
import { parse as parseCsv } from "csv-parse/sync";
import { openZip } from "#archive/import/release/zip.ts";

/**
 * Questions answered by plain loops over all results of the release's own files: no statement, no table and no definition
 * is shared with the archive. Only the release's file is read by the same code.
 */

export type Entry = {
  driver: string;
  team: string;
  engine: string;
  nation: string;
  session: "race" | "sprint";
  year: string;
  circuit: string;
  gp: string;
  /** Year, round, and 0 for the race after its sprint: sorts in the order of time. */
  at: number;
  /** Days since 1970. */
  day: number;
  /** The driver's age in days. */
  age: number;
  home: boolean;
  car: string;
  /** False for the lower of two lines that a driver has in one race. */
  better: boolean;
  text: string;
  position: number | null;
  grid: number | null;
  points: number;
  fastestLap: boolean;
};

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
export const events: Readonly<Record<string, (entry: Entry) => boolean>> = {
  win: ({ position }) => position === 1,
  podium: ({ position }) => position !== null && position <= 3,
  points: ({ points }) => points > 0,
  pole: ({ grid }) => grid === 1,
  front_row: ({ grid }) => grid !== null && grid <= 2,
  fastest_lap: ({ fastestLap }) => fastestLap,
  start: () => true,
  classified: ({ position }) => position !== null,
  retirement: ({ text }) => text === "DNF",
  disqualification: ({ text }) => text === "DSQ",
};
/** How a race ended for a driver says the better of two lines; a car's end is its own. */
const ends: ReadonlyArray<string> = ["classified", "retirement", "disqualification"];
const figures = {
  finish: ({ position }: Entry) => position,
  grid: ({ grid }: Entry) => grid,
  points: ({ points }: Entry) => points,
  gained: ({ grid, position }: Entry) => (grid === null || position === null ? null : grid - position),
};

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
  /** A circuit, a team or a driver to which the question is limited. */
  limit: readonly [parameter: "circuit" | "team" | "driver", id: string] | undefined;
  /** Only as this driver's teammate. */
  with: string | undefined;
  min_starts: number | undefined;
  never: string | undefined;
  pair: "both" | "either";
};

export type Line = { subject: string; part: string; value: number };
/** What a line counts: a result, or those of both drivers of a pair. */
type Counted = { subject: string; results: ReadonlyArray<Entry>; first: Entry };

/** The lines of an answer, in no order. */
export function naiveAnswer(asked: Random, entries: ReadonlyArray<Entry>): Array<Line> {
  const { per, min_starts: minStarts, never } = asked;
  const within = entries.filter((entry) => isLookedAt(asked, entry));
  const beside = asked.with === undefined ? null : teammatesOf(asked.with, entries);
  const single = within.filter(
    (entry) => beside === null || (entry.driver !== asked.with && beside.has(`${entry.at} ${entry.team}`)),
  );
  const { of } = asked;
  const counted = of === "pairs" ? pairsIn(single, asked) : single.map((entry) => countedOf(of, entry));
  const partOf = (entry: Entry) => (per === "career" ? "" : per === "season" ? entry.year : entry[per]);
  const groups = Map.groupBy(counted, ({ subject, first }) => `${subject}@${partOf(first)}`);
  return [...groups].flatMap(([key, group]): Array<Line> => {
    const [subject = "", part = ""] = key.split("@");
    if (minStarts !== undefined && new Set(group.map(({ first }) => first.at)).size < minStarts) return [];
    if (never !== undefined && group.some((each) => achieves(asked, never, each))) return [];
    const value = naiveValue(asked, group);
    return value === null ? [] : [{ subject, part, value }];
  });
}

function isLookedAt({ what, session, years, limit, of }: Random, entry: Entry): boolean {
  const year = Number(entry.year);
  const started = !["DNS", "DNQ", "DNPQ", "DNP", "EX"].includes(entry.text);
  if (!started && !(what === "pole" && entry.grid === 1)) return false;
  if (session !== "both" && entry.session !== session) return false;
  if (years !== undefined && (year < years[0] || year > years[1])) return false;
  if (limit === undefined || (limit[0] === "driver" && of === "pairs")) return true;
  return entry[limit[0]] === limit[1];
}

/** Where a driver started, and for which team: "2021101 ferrari". */
function teammatesOf(driver: string, entries: ReadonlyArray<Entry>): Set<string> {
  const own = entries.filter(
    (entry) => entry.driver === driver && !["DNS", "DNQ", "DNPQ", "DNP", "EX"].includes(entry.text),
  );
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
function achieves({ of, pair }: Random, what: string, { results }: Counted): boolean {
  const isOne = (entry: Entry) =>
    events[what]?.(entry) === true &&
    (!ends.includes(what) || entry.better || of === "teams" || of === "engines");
  return pair === "either" ? results.some(isOne) : results.every(isOne);
}

function isHit(asked: Random, counted: Counted): boolean {
  const { finish, grid, home, pair } = asked;
  const isOne = (entry: Entry) =>
    achieves(asked, asked.what, { ...counted, results: [entry] }) &&
    isIn(entry.position, finish) &&
    isIn(entry.grid, grid) &&
    (home === undefined || entry.home === (home === "yes"));
  return pair === "either" ? counted.results.some(isOne) : counted.results.every(isOne);
}

function sum(all: Array<number>): number {
  return all.reduce((total, each) => total + each, 0);
}

function naiveValue(asked: Random, group: ReadonlyArray<Counted>): number | null {
  const { of, measure, figure } = asked;
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
    streak: () => longestStreak(races.map((at) => hitRaces.has(at))),
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

/** Every entry to a Grand Prix or a sprint, from the release's CSV. */
export function readEntries(release: string): Array<Entry> {
  const zip = openZip(readFileSync(release));
  const table = (name: string): Array<Record<string, string>> =>
    parseCsv(Buffer.from(zip.read(`f1db-${name}.csv`)), { columns: true });
  const byId = (name: string) => new Map(table(name).map((row) => [row["id"], row]));
  const [races, drivers, circuits] = [byId("races"), byId("drivers"), byId("circuits")];
  const rows = [
    ...table("races-race-results").map((row) => ({ row, session: "race" as const })),
    ...table("races-sprint-race-results").map((row) => ({ row, session: "sprint" as const })),
  ];
  const seen = new Set<string>();
  return rows.map(({ row, session }) => {
    const [race, driver] = [races.get(row["raceId"]), drivers.get(row["driverId"])];
    const day = dayOf(race?.["date"]);
    const line = `${session} ${row["raceId"]} ${row["driverId"]}`;
    const better = !seen.has(line);
    seen.add(line);
    return {
      driver: idOf(row["driverId"]),
      team: idOf(row["constructorId"]),
      engine: idOf(row["engineManufacturerId"]),
      nation: idOf(driver?.["nationalityCountryId"]),
      session,
      year: row["year"] ?? "",
      circuit: idOf(race?.["circuitId"]),
      gp: idOf(race?.["grandPrixId"]),
      at: Number(row["year"]) * 1000 + Number(row["round"]) * 10 + (session === "race" ? 1 : 0),
      day,
      age: day - dayOf(driver?.["dateOfBirth"]),
      home: driver?.["nationalityCountryId"] === circuits.get(race?.["circuitId"])?.["countryId"],
      car: row["driverNumber"] ?? "",
      better,
      text: row["positionText"] ?? "",
      position: numberOf(row["positionNumber"]),
      grid: numberOf(row["gridPositionNumber"]),
      points: Number(row["points"] ?? 0),
      fastestLap: row["fastestLap"] === "true",
    };
  });
}

function dayOf(date = ""): number {
  return Date.parse(date) / 86_400_000;
}

function idOf(text = ""): string {
  return text.replaceAll("-", "_");
}

function numberOf(text = ""): number | null {
  return text === "" ? null : Number(text);
}
