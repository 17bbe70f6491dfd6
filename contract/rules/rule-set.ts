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
import { InvalidQueryError } from "../invalid-query-error.ts";

/** The maximum length of a rule set's text. */
export const maxRuleTextLength = 600;
const mostPlaces = 40;
const mostPoints = 1000;
const mostLeftOut = 30;

const pointsExpectation = `points for first, second … place, for example 10-6-4-3-2-1: up to ${mostPlaces} numbers up to ${mostPoints}, none greater than the one before it`;

const pointsList = pipe(
  string(),
  // Also accepts 10, 6, 4 and 10–6–4.
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

/** The parts of a rule set, in canonical order. Absent ones are as in `like`, or as in reality. */
const entries = {
  /** The season whose rules are applied. */
  like: optional(season),
  /** The points for each position in a Grand Prix. */
  points: optional(pointsList),
  /** The points of a sprint, or that sprints give none. */
  sprints: optional(union([literal("out"), pointsList], `out, or ${pointsExpectation}`)),
  /** Who gets a point for the fastest lap: nobody, whoever set it (the driver only), or a car in the points. */
  lap: optional(picklist(["none", "always", "in_points"], "none, always or in_points")),
  /** How many best results count: of the season, or of each half. `[Infinity]` for all. */
  best: optional(
    pipe(
      string(),
      regex(/^(?:all|[1-9]\d?(?:-[1-9]\d?)?)$/, bestExpectation),
      transform((text) => (text === "all" ? [Infinity] : text.split("-").map(Number))),
    ),
  ),
  /** Which of a constructor's cars score in a race. */
  cars: optional(picklist(["all", "best"], "all or best")),
  /** Whether the last race gives double points. */
  last: optional(picklist(["once", "double"], "once or double")),
  /** Points of a Grand Prix that was stopped early and gave half points. */
  short: optional(picklist(["half", "full"], "half or full")),
  /** Rounds to leave out. */
  without: optional(
    pipe(
      string(),
      regex(/^[1-9]\d?(?:,[1-9]\d?)*$/, leftOutExpectation),
      transform((text) => [...new Set(text.split(",").map(Number))].toSorted((one, other) => one - other)),
      check((rounds) => rounds.length <= mostLeftOut, leftOutExpectation),
    ),
  ),
} as const;

/** Descriptions of the parameters, for `/api/`. */
export const ruleParameterTexts: Readonly<Record<RuleParameter, string>> = {
  like: "The season whose rules are applied, for example 1991; by default the season’s own",
  points: "Points for each position in a Grand Prix, for example 10-6-4-3-2-1",
  sprints: "out, or the points for each position in a sprint",
  lap: "Who gets a point for the fastest lap: none, always (the driver alone) or in_points",
  best: "How many results count: all, 11, or 6-5 for either half of the season",
  cars: "Which of a constructor’s cars score: all or best",
  last: "Whether the last race counts once or double",
  short: "Points of a race that was stopped early and gave half points: half or full",
  without: "Rounds to leave out, separated by commas",
};

const ruleSet = object(entries);

/** Some chosen rules; the others are as in the season whose rules are applied, or as in reality. */
export type RuleSet = InferOutput<typeof ruleSet>;

/**
 * Parses a rule set. Empty parameters count as absent, as forms send them; rounds to leave out may be repeated.
 *
 * @param params texts by name, as in a URL; unknown names are ignored
 * @throws InvalidQueryError for an invalid value
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
  if (typeof name !== "string") throw new InvalidQueryError("These rules are invalid.", issue.message);
  throw new InvalidQueryError(`“${texts[name] ?? ""}” is not a value of ${name}.`, issue.message, {
    parameter: name,
    value: texts[name] ?? "",
  });
}

/** A rule set's canonical text, for example `points=10-6-4-3-2-1&sprints=out`; empty if nothing is chosen. */
export function ruleSetText(chosen: RuleSet): string {
  return ruleText(ruleSearch(chosen));
}

/** The parameters that are set. */
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

/** A rule set as a path segment, which is never empty. */
export function ruleSegment(chosen: RuleSet): string {
  return ruleSetText(chosen) || asItWas;
}

/** The segment for the real rules. */
const asItWas = "own";

/** Parses a path segment. @throws InvalidQueryError like `readRuleSet` */
export function ruleSetOfSegment(segment: string): RuleSet {
  return segment === asItWas ? {} : readRuleSet(new URLSearchParams(segment));
}

function isParameter(name: string): name is RuleParameter {
  return ruleParameters.some((each) => each === name);
}
