import { expect, inject, test } from "vitest";
import { questionParameters, raceConditions } from "#contract/ask/address.ts";
import { fullRelease, needsFull } from "../support/full-release.ts";
import { pickBy, randomNumbers, usualSeed } from "../support/random-questions.ts";
import { openArchive } from "./archive/open.ts";
import {
  ages,
  events,
  limits,
  type Line,
  type Measure,
  measuresOfAll,
  measuresOfFigures,
  naiveAnswer,
  ofs,
  pers,
  type Random,
  type Range,
  rounded,
  withoutStart,
} from "./naive-answer.ts";
import { type Entry, readEntries } from "./naive-entries.ts";

/** Random questions, answered a second time by plain counts over the release's files (naive-answer.ts). */

const seed = Number(process.env.ASK_SEED ?? usualSeed);

for (const { count, options } of [
  { count: 50, options: { timeout: 120_000 } },
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
        if (asked.of === "drivers") expectTeams(lines, entries);
        return lines.length > 0;
      });
      // A generator whose questions have no answer would prove nothing: six in ten have one, of fifty sometimes half.
      return expect(answered.filter(Boolean).length).toBeGreaterThan(count * 0.4);
    },
  );

test("random questions ask everything that can be asked", ({ skip }) => {
  if (fullRelease === undefined) return skip(needsFull);
  const entries = readEntries(fullRelease);
  const random = randomNumbers(seed);
  const asked = Array.from(
    { length: 1000 },
    () => new URLSearchParams(addressOf(randomQuestion(random, entries))),
  );
  return expect(new Set(asked.flatMap((names) => [...names.keys()]))).toEqual(new Set(questionParameters));
});

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

/** A driver's line names the team of its races where they were all with one. */
function expectTeams(
  lines: ReturnType<ReturnType<typeof openArchive>["ask"]>,
  entries: ReadonlyArray<Entry>,
): void {
  const byDriver = Map.groupBy(entries, ({ driver }) => driver);
  const teams = lines.map(({ subject, races }) => {
    const counted = new Set(String(races).split(",").map(Number));
    const results = byDriver.get(subject)?.filter((entry) => counted.has(raceNumber(entry))) ?? [];
    const [team, ...others] = new Set(results.map((entry) => entry.team));
    return others.length === 0 ? team : null;
  });
  expect(lines.map(({ team_id }) => team_id)).toEqual(teams);
}

function raceNumber({ year, round, session }: Entry): number {
  return Number(year) * 1000 + round * 10 + (session === "race" ? 1 : 0);
}

function randomQuestion(random: () => number, entries: ReadonlyArray<Entry>): Random {
  const pick = pickBy(random);
  const maybe = <T>(chance: number, make: () => T): T | undefined => (random() < chance ? make() : undefined);
  const range = (most: number): Range => {
    const [one, other] = [1 + Math.floor(random() * most), 1 + Math.floor(random() * most)];
    return [Math.min(one, other), Math.max(one, other)];
  };
  const of = pick(ofs);
  const measure: Measure = pick([
    ...measuresOfAll,
    // Runs have most ways to be counted.
    "streak",
    "streak",
    ...(of === "pairs" ? [] : measuresOfFigures),
    ...(of === "drivers" ? ages : []),
  ]);
  const hasFigure = measuresOfFigures.some((each) => each === measure);
  // Ages, dates and averages are hardly ever such a number exactly.
  const isOfFew = ["count", "races", "streak", "until", "wait", "most", "least"].includes(measure);
  const session = pick(["race", "race", "race", "race", "race", "sprint", "both", "both"] as const);
  const some = pick(entries);
  const limit = maybe(0.25, () => {
    const name = pick(limits);
    return [name, some[name]] as const;
  });
  const isRace = session === "race";
  // Fastest laps are those of Grands Prix.
  const ofRaces = ["fastest_lap", "hat_trick", "grand_slam"];
  const what = pick(Object.keys(events).filter((each) => isRace || !ofRaces.includes(each)));
  const isOpen = withoutStart.includes(what);
  const per = pick(pers.filter((each) => !(of === "teams" && each === "team")));
  const over =
    measure === "streak"
      ? pick(["starts", "rounds", ...(per === "season" ? [] : ["seasons" as const])] as const)
      : undefined;
  const breaks = over === "starts" && of !== "pairs" && what !== "pole" && !isOpen;
  const dns = breaks ? maybe(0.6, () => "break" as const) : undefined;
  const nevers = ["win", "podium", "points", ...(dns === undefined ? ["pole"] : []), "fastest_lap"];
  return withRuns({
    of,
    measure,
    what,
    session,
    per,
    over,
    dns,
    poles: dns === undefined ? maybe(0.15, () => "credited" as const) : undefined,
    indy: maybe(0.1, () => "no" as const),
    round: maybe(0.07, () => pick(["first", "last", "3"] as const)),
    reason: maybe(what === "retirement" ? 0.4 : 0, () =>
      pick(["engine", "gearbox", "accident", "collision", "spun_off"]),
    ),
    stops: isRace ? maybe(0.05, () => [0, Math.floor(random() * 4)] as const) : undefined,
    qualified: maybe(0.05, () => range(20)),
    gained: maybe(0.03, () => [1, 25] as const),
    points: maybe(0.03, () => range(10)),
    pole: dns === undefined ? maybe(0.04, () => pick(["yes", "no"] as const)) : undefined,
    fastest_lap: isRace ? maybe(0.04, () => pick(["yes", "no"] as const)) : undefined,
    figure: hasFigure
      ? pick([
          "finish",
          "grid",
          "points",
          "gained",
          "qualified",
          ...(isRace ? ["stops" as const] : []),
        ] as const)
      : undefined,
    finish: maybe(0.06, () => range(12)),
    grid: maybe(0.1, () => range(20)),
    home: of === "pairs" ? undefined : maybe(0.1, () => pick(["yes", "no"] as const)),
    years: maybe(0.4, (): Range => {
      const [from, to] = range(77);
      return [1949 + from, 1949 + to];
    }),
    limit,
    with: of === "pairs" || limit !== undefined ? undefined : maybe(0.1, () => some.driver),
    min_starts: isOpen ? undefined : maybe(0.2, () => pick([2, 5, 20, 60])),
    ...maybe(0.08, () =>
      isOfFew && random() < 0.5 ? { exactly: pick([1, 2, 3]) } : { at_least: pick([1, 2, 5, 20]) },
    ),
    order: maybe(0.15, () => "reversed" as const),
    never: maybe(0.12, () => pick(nevers)),
    pair: of === "pairs" ? pick(["both", "either"] as const) : "both",
  });
}

/** Among starts alone every one follows another: a run of them is one of all races held. */
function withRuns(asked: Random): Random {
  const isOfAll = asked.what === "start" || asked.what === "entry";
  const isEvery = isOfAll && raceConditions.every((name) => asked[name] === undefined);
  return isEvery && asked.over === "starts" ? { ...asked, over: "rounds", dns: undefined } : asked;
}

function addressOf({ limit, ...asked }: Random): string {
  const texts = Object.entries(asked).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, Array.isArray(value) ? value.join("..") : String(value)]],
  );
  return new URLSearchParams([...texts, ...(limit === undefined ? [] : [[...limit]])]).toString();
}

/** The values that stand first, as many as the answer has lines. */
function firstValues(
  { measure, figure, order }: Random,
  lines: ReadonlyArray<Line>,
  length: number,
): Array<number> {
  const isLowBest =
    ["first", "least", "youngest"].includes(measure) ||
    (measure === "mean" && ["finish", "grid", "qualified"].includes(figure ?? ""));
  const values = lines.map(({ value }) => rounded(value)).toSorted(byNumber);
  return (isLowBest === (order === undefined) ? values : values.toReversed()).slice(0, length);
}

function byNumber(one: number, other: number): number {
  return one - other;
}
