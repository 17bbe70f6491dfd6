import {
  check,
  type InferOutput,
  literal,
  object,
  optional,
  picklist,
  pipe,
  regex,
  safeParse,
  string,
  transform,
  union,
} from "valibot";
import { firstSeason } from "../ids.ts";
import { type RuleParameter, ruleParameters, type RuleSearch, ruleText } from "./address.ts";

/** The most characters of a rule set's address. */
export const maxRuleTextLength = 600;
const mostPlaces = 40;
const mostPoints = 1000;
const mostLeftOut = 30;

const pointsExpectation = `points for first, second … place, for example 10-6-4-3-2-1: up to ${mostPlaces} numbers up to ${mostPoints}, none greater than the one before it`;

const pointsList = pipe(
  string(),
  // As people write them: 10, 6, 4 or 10–6–4.
  transform((text) => text.trim().replaceAll(/[\s,;–-]+/g, "-")),
  regex(/^\d{1,4}(?:\.\d{1,2})?(?:-\d{1,4}(?:\.\d{1,2})?)*$/, pointsExpectation),
  transform((text) => text.split("-").map(Number)),
  check(
    (scale) => scale.length <= mostPlaces && scale.every((each) => each <= mostPoints),
    pointsExpectation,
  ),
  check((scale) => scale.every((each, index) => each <= (scale[index - 1] ?? each)), pointsExpectation),
  check((scale) => (scale[0] ?? 0) > 0, pointsExpectation),
);

const bestExpectation = "all, how many results count, or how many of either half: 11 or 6-5";
const leftOutExpectation = `rounds to leave out, for example 12 or 3,12: up to ${mostLeftOut}`;

const season = pipe(
  string(),
  regex(/^\d{4}$/, "a season, for example 1991"),
  transform(Number),
  check((year) => year >= firstSeason, `a season from ${firstSeason} on`),
);

/** The parts of a rule set, in the order of its address. What is absent is as in `like`, or as it was. */
const entries = {
  /** The season whose rules are taken. */
  like: optional(season),
  /** What a Grand Prix gives for each place. */
  points: optional(pointsList),
  /** What a sprint gives, or that sprints give nothing. */
  sprints: optional(union([literal("out"), pointsList], `out, or ${pointsExpectation}`)),
  /** Who has a point for the fastest lap of a Grand Prix: nobody, whoever drove it (the driver alone), or a car in the points. */
  lap: optional(picklist(["none", "always", "in_points"], "none, always or in_points")),
  /** The best results that count: of the season, or of its two halves. `[Infinity]` for all. */
  best: optional(
    pipe(
      string(),
      regex(/^(?:all|[1-9]\d?(?:-[1-9]\d?)?)$/, bestExpectation),
      transform((text) => (text === "all" ? [Infinity] : text.split("-").map(Number))),
    ),
  ),
  /** Which of a constructor's cars score in a race. */
  cars: optional(picklist(["all", "best"], "all or best")),
  /** Whether the last race counts twice. */
  last: optional(picklist(["once", "double"], "once or double")),
  /** What a Grand Prix gives that was stopped early and gave half its points. */
  short: optional(picklist(["half", "full"], "half or full")),
  /** Rounds that are left out. */
  without: optional(
    pipe(
      string(),
      regex(/^[1-9]\d?(?:,[1-9]\d?)*$/, leftOutExpectation),
      transform((text) => [...new Set(text.split(",").map(Number))].toSorted((one, other) => one - other)),
      check((rounds) => rounds.length <= mostLeftOut, leftOutExpectation),
    ),
  ),
} as const;

/** What each part means, for those who ask by `/api/`. */
export const ruleParameterTexts: Readonly<Record<RuleParameter, string>> = {
  like: "The season whose rules are taken, for example 1991; the season's own without it",
  points: "What a Grand Prix gives for each place, for example 10-6-4-3-2-1",
  sprints: "out, or what a sprint gives for each place",
  lap: "Who has a point for the fastest lap: none, always (the driver alone) or in_points",
  best: "How many results count: all, 11, or 6-5 for either half of the season",
  cars: "Which of a constructor's cars score: all or best",
  last: "What the last race counts: once or double",
  short: "What a race stopped early gives that gave half its points: half or full",
  without: "Rounds that are left out, separated by commas",
};

const ruleSet = object(entries);

/** Rules of which some are chosen; the others are as in the season whose rules are taken, or as they were. */
export type RuleSet = InferOutput<typeof ruleSet>;

/** Thrown for parameters that are no rule set. */
export class RuleSetError extends Error {
  override name = "RuleSetError";
  /** What would have been accepted. */
  readonly expected: string;

  constructor(message: string, expected: string) {
    super(message);
    this.expected = expected;
  }
}

/**
 * Reads a rule set from its parameters. Empty ones count as absent, as a form sends them; rounds to leave out may stand
 * in several.
 *
 * @param params texts by name, as in an address; others than a rule set's are ignored
 * @throws RuleSetError for a value that cannot be meant
 */
export function readRuleSet(params: Iterable<readonly [string, string]>): RuleSet {
  const given = [...params].filter(([name, text]) => isParameter(name) && text.trim() !== "");
  const texts = Object.fromEntries(
    [...Map.groupBy(given, ([name]) => name)].map(([name, pairs]) => [
      name,
      pairs.map(([, text]) => text.trim()).join(","),
    ]),
  );
  const result = safeParse(ruleSet, texts);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const name = issue.path?.[0]?.key;
  if (typeof name !== "string") throw new RuleSetError("These are no rules.", issue.message);
  throw new RuleSetError(`“${texts[name] ?? ""}” is no value of ${name}.`, issue.message);
}

/** A rule set's one text, for example `points=10-6-4-3-2-1&sprints=out`; empty where nothing is chosen. */
export function ruleSetText(chosen: RuleSet): string {
  return ruleText(ruleSearch(chosen));
}

/** The parameters of a rule set that say something. */
function ruleSearch({ points, sprints, best, without, ...chosen }: RuleSet): RuleSearch {
  return {
    ...chosen,
    like: chosen.like?.toString(),
    points: points?.join("-"),
    sprints: typeof sprints === "string" ? sprints : sprints?.join("-"),
    best: best?.map((each) => (Number.isFinite(each) ? each : "all")).join("-"),
    without: without?.join(","),
  };
}

/** A rule set's text as a segment of a path, which is never empty. */
export function ruleSegment(chosen: RuleSet): string {
  return ruleSetText(chosen) || asItWas;
}

/** The segment of the rules as they were. */
const asItWas = "own";

/** The rule set of a path's segment. @throws RuleSetError like `readRuleSet` */
export function ruleSetOfSegment(segment: string): RuleSet {
  return segment === asItWas ? {} : readRuleSet(new URLSearchParams(segment));
}

function isParameter(name: string): name is RuleParameter {
  return ruleParameters.some((each) => each === name);
}
