import { foldName } from "../fold-name.ts";
import type { Findable, FindableRace, Findables, Found } from "./findable.ts";
import { unlikeness } from "./likeness.ts";

/** Longer texts are no search. */
export const maxTyped = 80;
/** Words that say of which kind a thing is, and not which; they count only when nothing else was typed. */
const kindWords = new Set(
  "f1 formula one gp grand prix season championship standings team circuit track race driver results the of de".split(
    " ",
  ),
);
/** What a word of another name costs beside one of the name. */
const otherName = 0.12;
/** What being the least looked for of its kind costs. */
const obscurity = 0.3;
/** What it costs a driver or a team that a season was typed along with the name. */
const withSeason = 0.25;
/** How many of a Grand Prix' races are offered when no season was typed. */
const racesOffered = 3;

type Ranked = { found: Found; cost: number };

/**
 * What is meant by a typed text, likeliest first: by name, part of a name, code or nickname, in any order, with
 * spelling errors and without accents; with a year, the races and drivers of that season.
 *
 * @param limit at most so many
 */
export function search(findables: Findables, typed: string, limit: number): Array<Found> {
  const { years, words } = parseTyped(typed, findables.seasons);
  if (words.length === 0 && years.length === 0) return [];
  return [
    ...seasonsFound(findables, years, words),
    ...findables.races.flatMap((race) => racesFound(race, years, words)),
    ...findables.things.flatMap((thing) => thingFound(thing, years, words)),
  ]
    .toSorted((one, other) => one.cost - other.cost)
    .slice(0, limit)
    .map(({ found }) => found);
}

function parseTyped(typed: string, { first, last }: Findables["seasons"]) {
  const all = foldName(typed.slice(0, maxTyped))
    .split(" ")
    .filter((word) => word !== "");
  const isSeason = (word: string) => /^\d{4}$/.test(word) && Number(word) >= first && Number(word) <= last;
  const years = all.filter(isSeason).map(Number);
  const names = all.filter((word) => !isSeason(word));
  const telling = names.filter((word) => !kindWords.has(word));
  return { years, words: telling.length > 0 || years.length > 0 ? telling : names };
}

function seasonsFound({ seasons }: Findables, years: Array<number>, words: Array<string>): Array<Ranked> {
  if (words.length > 0) return [];
  return years
    .filter((year) => year >= seasons.first && year <= seasons.last)
    .map((year) => ({
      found: {
        kind: "Season",
        name: `${year} season`,
        detail: "",
        path: `/standings/${year}/drivers/overview`,
      },
      cost: -1,
    }));
}

function racesFound(race: FindableRace, years: Array<number>, words: Array<string>): Array<Ranked> {
  const cost = costOf(race, words);
  if (cost === Infinity) return [];
  const held =
    years.length > 0
      ? race.held.filter(([year]) => years.includes(year))
      : race.held.slice(-racesOffered).toReversed();
  return held.map(([year, round], place) => ({
    found: {
      kind: "Race",
      name: `${year} ${race.name}`,
      detail: `Round ${round}`,
      path: `/race/${year}/${round}/race/results`,
    },
    // A season's races alone come in their order, those of a name with the latest first.
    cost: words.length === 0 ? round : cost + place * 0.05,
  }));
}

function thingFound(thing: Findable, years: Array<number>, words: Array<string>): Array<Ranked> {
  if (words.length === 0) return [];
  const { seasons } = thing;
  const there = years.every((year) => seasons !== null && year >= seasons.from && year <= seasons.to);
  const cost = there ? costOf(thing, words) + (years.length > 0 ? withSeason : 0) : Infinity;
  return cost === Infinity ? [] : [{ found: thing.found, cost }];
}

/** The mean cost of the typed words, each for the word of the thing that is likest to it. */
function costOf(
  { words, otherWords, rank }: Pick<Findable, "words" | "otherWords" | "rank">,
  typed: Array<string>,
): number {
  if (typed.length === 0) return 0;
  const costs = typed.map((word) => Math.min(least(word, words), least(word, otherWords) + otherName));
  const perWord = costs.reduce((sum, cost) => sum + cost, 0) / typed.length;
  // Names that are run together or parted: "redbull", "mc laren".
  const asOne = unlikeness(typed.join(""), words.join(""));
  return Math.min(perWord, asOne) + obscurity * rank;
}

function least(typed: string, words: Array<string>): number {
  return Math.min(Infinity, ...words.map((word) => unlikeness(typed, word)));
}
