import { readFileSync } from "node:fs";
import { parse as parseCsv } from "csv-parse/sync";
import { expect, inject, test } from "vitest";
import { openZip } from "#archive/import/release/zip.ts";
import { fullRelease, needsFull } from "../support/full-release.ts";
import { randomNumbers } from "../support/random-questions.ts";
import { openArchive } from "./archive/open.ts";

/**
 * Random questions, answered a second time from the release's own files by plain loops over all results: no statement,
 * no table and no definition is shared with the archive. Only the release's file is read by the same code.
 */

type Entry = {
  subject: Readonly<Record<Of, string>>;
  part: Readonly<Record<Per, string>>;
  /** Year, round, and 0 for the race after its sprint: sorts in the order of time. */
  at: number;
  car: string;
  text: string;
  position: number | null;
  grid: number | null;
  points: number;
  fastestLap: boolean;
};

const ofs = ["drivers", "teams", "engines", "nations"] as const;
type Of = (typeof ofs)[number];
const pers = ["career", "season", "circuit", "gp", "team"] as const;
type Per = (typeof pers)[number];
const measures = [
  "count",
  "races",
  "rate",
  "streak",
  "first",
  "last",
  "until",
  "wait",
  "mean",
  "most",
] as const;
const events: Readonly<Record<string, (entry: Entry) => boolean>> = {
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

type Range = readonly [from: number, to: number];
type Random = {
  of: Of;
  per: Per;
  measure: (typeof measures)[number];
  what: string;
  figure: "finish" | "grid" | undefined;
  finish: Range | undefined;
  grid: Range | undefined;
  years: Range | undefined;
  /** A circuit, a team or a driver to which the question is limited. */
  limit: readonly [parameter: "circuit" | "team" | "driver", id: string] | undefined;
  min_starts: number | undefined;
  never: string | undefined;
};

const seed = Number(process.env.ASK_SEED ?? 20261123);

for (const { count, options } of [
  { count: 50, options: { timeout: 60_000 } },
  { count: 500, options: { timeout: 600_000, tags: ["deep"] } },
])
  test(
    `${count} random questions have the lines that a plain count has (ASK_SEED=${seed})`,
    options,
    ({ skip }) => {
      const file = inject("fullArchive");
      if (file === null || fullRelease === undefined) return skip(needsFull);
      const archive = openArchive(file);
      const entries = readEntries(fullRelease);
      const random = randomNumbers(seed);
      const answered = Array.from({ length: count }, () => {
        const asked = randomQuestion(random, entries);
        const lines = archive.ask(addressOf(asked));
        expectSameLines(asked, lines, naiveAnswer(asked, entries));
        return lines.length > 0;
      });
      // A generator whose questions have no answer would prove nothing.
      return expect(answered.filter(Boolean).length).toBeGreaterThan(count * 0.6);
    },
  );

/** The answer has its first lines, each with its value; of lines with the same value any. */
function expectSameLines(asked: Random, lines: ReadonlyArray<Line>, all: ReadonlyArray<Line>): void {
  const question = addressOf(asked);
  const known = new Map(all.map((line) => [`${line.subject}@${line.part}`, rounded(line.value)]));
  expect({
    question,
    values: lines.map(({ value }) => rounded(value)).toSorted(byNumber),
    lines: lines.map(({ subject, part, value }) => ({ subject, part, value: rounded(value) })),
  }).toEqual({
    question,
    values: firstValues(asked, all, Math.min(50, all.length)).toSorted(byNumber),
    lines: lines.map(({ subject, part }) => ({ subject, part, value: known.get(`${subject}@${part}`) })),
  });
}

function randomQuestion(random: () => number, entries: ReadonlyArray<Entry>): Random {
  const pick = <T>(list: ReadonlyArray<T>): T => {
    const found = list[Math.floor(random() * list.length)];
    if (found === undefined) throw new Error("nothing to pick from");
    return found;
  };
  const maybe = <T>(chance: number, make: () => T): T | undefined => (random() < chance ? make() : undefined);
  const range = (most: number): Range => {
    const [one, other] = [1 + Math.floor(random() * most), 1 + Math.floor(random() * most)];
    return [Math.min(one, other), Math.max(one, other)];
  };
  const of = pick(ofs);
  const measure = pick(measures);
  const some = pick(entries);
  const limits = [
    ["circuit", some.part.circuit],
    ["team", some.subject.teams],
    ["driver", some.subject.drivers],
  ] as const;
  const what = pick(Object.keys(events));
  return {
    of,
    measure,
    what,
    per: pick(pers.filter((per) => !(of === "teams" && per === "team"))),
    figure: measure === "mean" || measure === "most" ? pick(["finish", "grid"] as const) : undefined,
    finish: maybe(0.15, () => range(12)),
    grid: maybe(0.2, () => range(20)),
    years: maybe(0.4, (): Range => {
      const [from, to] = range(77);
      return [1949 + from, 1949 + to];
    }),
    limit: maybe(0.35, () => pick(limits)),
    min_starts: maybe(0.2, () => pick([2, 5, 20, 60])),
    never: maybe(0.15, () => pick(["win", "podium", "points", "pole", "fastest_lap"])),
  };
}

function addressOf({ limit, ...asked }: Random): string {
  const texts = Object.entries(asked).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, Array.isArray(value) ? value.join("..") : String(value)]],
  );
  return new URLSearchParams([...texts, ...(limit === undefined ? [] : [[...limit]])]).toString();
}

type Line = { subject: string; part: string; value: number };

/** The lines of an answer, in no order. */
function naiveAnswer(asked: Random, entries: ReadonlyArray<Entry>): Array<Line> {
  const { of, per, years, limit, min_starts: minStarts, never } = asked;
  const within = entries
    .filter(({ text }) => !["DNS", "DNQ", "DNPQ", "DNP", "EX"].includes(text))
    .filter(
      ({ at }) =>
        years === undefined || (Math.floor(at / 1000) >= years[0] && Math.floor(at / 1000) <= years[1]),
    )
    .filter(
      ({ part, subject }) =>
        limit === undefined ||
        { circuit: part.circuit, team: subject.teams, driver: subject.drivers }[limit[0]] === limit[1],
    );
  const groups = Map.groupBy(within, ({ subject, part }) => `${subject[of]}@${part[per]}`);
  return [...groups].flatMap(([key, group]): Array<Line> => {
    const [subject = "", part = ""] = key.split("@");
    if (minStarts !== undefined && new Set(group.map(({ at }) => at)).size < minStarts) return [];
    if (never !== undefined && group.some((entry) => events[never]?.(entry))) return [];
    const value = naiveValue(asked, group);
    return value === null ? [] : [{ subject, part, value }];
  });
}

function naiveValue(
  { of, measure, what, figure, finish, grid }: Random,
  group: ReadonlyArray<Entry>,
): number | null {
  const hits = group.filter(
    (entry) => events[what]?.(entry) === true && isIn(entry.position, finish) && isIn(entry.grid, grid),
  );
  if (hits.length === 0) return null;
  const races = [...new Set(group.map(({ at }) => at))].toSorted(byNumber);
  const hitRaces = new Set(hits.map(({ at }) => at));
  const numbers = hits.flatMap(({ position, grid: slot }) => (figure === "grid" ? slot : position) ?? []);
  const values: Readonly<Record<Random["measure"], () => number | null>> = {
    count: () => (of === "drivers" ? hitRaces.size : new Set(hits.map(({ at, car }) => `${at} ${car}`)).size),
    races: () => hitRaces.size,
    rate: () => (100 * hitRaces.size) / races.length,
    first: () => Math.min(...hitRaces),
    last: () => Math.max(...hitRaces),
    mean: () => (numbers.length === 0 ? null : numbers.reduce((sum, each) => sum + each, 0) / numbers.length),
    most: () => (numbers.length === 0 ? null : Math.max(...numbers)),
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

/** The values that stand first, as many as the answer has lines. */
function firstValues({ measure }: Random, lines: ReadonlyArray<Line>, length: number): Array<number> {
  const isLowBest = measure === "first" || measure === "mean";
  const values = lines.map(({ value }) => rounded(value)).toSorted(byNumber);
  return (isLowBest ? values : values.toReversed()).slice(0, length);
}

function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

function byNumber(one: number, other: number): number {
  return one - other;
}

/** Every entry to a Grand Prix, from the release's CSV. */
function readEntries(release: string): Array<Entry> {
  const zip = openZip(readFileSync(release));
  const table = (name: string): Array<Record<string, string>> =>
    parseCsv(Buffer.from(zip.read(`f1db-${name}.csv`)), { columns: true });
  const races = new Map(table("races").map((race) => [race["id"], race]));
  const nations = new Map(
    table("drivers").map((driver) => [driver["id"], idOf(driver["nationalityCountryId"])]),
  );
  return table("races-race-results").map((row) => {
    const race = races.get(row["raceId"]);
    const team = idOf(row["constructorId"]);
    return {
      subject: {
        drivers: idOf(row["driverId"]),
        teams: team,
        engines: idOf(row["engineManufacturerId"]),
        nations: nations.get(row["driverId"]) ?? "",
      },
      part: {
        career: "",
        season: row["year"] ?? "",
        circuit: idOf(race?.["circuitId"]),
        gp: idOf(race?.["grandPrixId"]),
        team,
      },
      at: Number(row["year"]) * 1000 + Number(row["round"]) * 10 + 1,
      car: row["driverNumber"] ?? "",
      text: row["positionText"] ?? "",
      position: numberOf(row["positionNumber"]),
      grid: numberOf(row["gridPositionNumber"]),
      points: Number(row["points"] ?? 0),
      fastestLap: row["fastestLap"] === "true",
    };
  });
}

function idOf(text = ""): string {
  return text.replaceAll("-", "_");
}

function numberOf(text = ""): number | null {
  return text === "" ? null : Number(text);
}
