import { lastSeason } from "#contract/ids.ts";
import type { RuleSet } from "#contract/rules/rule-set.ts";
import { scaleText } from "./rule-texts.ts";
import { rulesOf } from "./rules.ts";
import { scalePeriods } from "./scales.ts";
import { formatList } from "#contract/values.ts";

/**
 * What is chosen in a rule set, in words that begin a sentence: "Under the rules of 1991–2002, without sprints".
 *
 * @param races the names of the season's Grands Prix by round, for those that are left out
 */
export function ruleSetTitle(chosen: RuleSet, races: ReadonlyMap<number, string> = new Map()): string {
  const parts = [
    likeText(chosen),
    pointsText(chosen),
    sprintsText(chosen),
    chosen.lap === undefined ? null : lapTexts[chosen.lap],
    bestText(chosen),
    chosen.cars === undefined ? null : carsTexts[chosen.cars],
    chosen.last === undefined ? null : lastTexts[chosen.last],
    chosen.short === "full" ? "with full points for races that were stopped early" : null,
    withoutText(chosen, races),
  ].filter((part) => part !== null);
  const text = parts.length === 0 ? "under its own rules" : parts.join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function likeText({ like }: RuleSet): string | null {
  return like === undefined ? null : `under the rules of ${periodText(sameRules(like))}`;
}

/** The seasons around one that had the same rules; double points in the last race of 2014 were another one. */
function sameRules(year: number): { from: number; to: number | null } {
  const own = rulesText(year);
  let [from, to] = [year, year];
  while (rulesText(from - 1) === own) from -= 1;
  while (to < lastSeason && rulesText(to + 1) === own) to += 1;
  return { from, to: to === lastSeason ? null : to };
}

function rulesText(year: number): string {
  // Which lines are listed and which places break ties hardly ever decides, and is not what a period is known by.
  const { factor: _ofSingleRaces, everyoneListed: _known, counted, ...rules } = rulesOf(year);
  // JSON has no Infinity.
  return JSON.stringify([
    rules,
    counted.map(({ until, best }) => [String(until), String(best)]),
    year === 2014,
  ]);
}

/** "1991–2002", "1960", or "2010 and since" for the present ones. */
function periodText({ from, to }: { from: number; to: number | null }): string {
  if (to === null) return `${from} and since`;
  return from === to ? String(from) : `${from}–${to}`;
}

function pointsText({ points }: RuleSet): string | null {
  if (points === undefined) return null;
  const text = scaleText(points);
  const period = scalePeriods.find(({ scale }) => scaleText(scale) === text);
  if (period !== undefined) return `with the points of ${periodText(period)}`;
  return points.length === 1 ? "with points for wins alone" : `with ${text} points`;
}

function sprintsText({ sprints }: RuleSet): string | null {
  if (sprints === undefined) return null;
  return sprints === "out" ? "without sprints" : `with ${scaleText(sprints)} points for sprints`;
}

const lapTexts = {
  none: "without a point for the fastest lap",
  always: "with a point for the fastest lap",
  in_points: "with a point for the fastest lap of a car in the points",
} as const;

const carsTexts = {
  all: "with all cars of a constructor scoring",
  best: "with only the best car of a constructor scoring",
} as const;

const lastTexts = {
  once: "with the last race counted once",
  double: "with double points in the last race",
} as const;

function bestText({ best }: RuleSet): string | null {
  if (best === undefined) return null;
  const [first = Infinity, second] = best;
  if (second !== undefined)
    return `with the best ${first} results of the first half and ${second} of the second`;
  return Number.isFinite(first) ? `with the best ${first} results` : "with all results counted";
}

function withoutText({ without }: RuleSet, races: ReadonlyMap<number, string>): string | null {
  if (without === undefined) return null;
  const names = without.map((round) => races.get(round)).filter((name) => name !== undefined);
  return names.length === 0 ? null : `without the ${formatList(names)}`;
}

/** A line of a table for the sentence about who is champion. */
export type SentenceLine = { name: string; position: number | null; points: number; was: number | null };

/**
 * Who is first under other rules, beside whom, and who was: in one or two sentences.
 *
 * @param rules the rules in words, to begin with; null where they were just named
 * @param title what is won: "champion", "constructors’ champion"
 * @param lines in order
 * @param finished whether the season is over
 * @param unit what is counted
 */
export function championText(
  rules: string | null,
  title: string,
  year: number,
  lines: ReadonlyArray<SentenceLine>,
  finished: boolean,
  unit: "point" | "win" = "point",
): string {
  const firsts = lines.filter(({ position }) => position === 1);
  const [first] = firsts;
  const actual = lines.find(({ was }) => was === 1);
  if (first === undefined) return "";
  const names = formatList(firsts.map(({ name }) => name));
  const second = lines.find(({ position }) => position !== null && position > 1);
  const role = finished ? `${title}${firsts.length > 1 ? "s" : ""} of ${year}` : `first in ${year}`;
  const same = firsts.length === 1 && actual === first;
  const would = `would ${same ? "still " : ""}${finished ? "have been" : "be"}`;
  const lead = second === undefined ? "" : `, ${aheadText(first, second)}`;
  const sentence = `${rules === null ? "" : `${rules}, `}${names} ${would} ${role} with ${amountText(first.points, unit)}${lead}.`;
  if (same || actual === undefined) return sentence;
  return `${sentence} ${actual.name} ${finished ? "won the real title" : "leads the real championship"}.`;
}

function aheadText(first: SentenceLine, second: SentenceLine): string {
  const ahead = Math.round((first.points - second.points) * 100) / 100;
  if (ahead === 0) return `as many as ${second.name} and the better places`;
  return `${ahead} more than ${second.name}`;
}

function amountText(amount: number, unit: "point" | "win"): string {
  return `${amount} ${unit}${amount === 1 ? "" : "s"}`;
}
