import { canonicalQuery } from "../canonical-query.ts";

/** Defaults of a question: an address leaves them out. */
export const questionDefaults = {
  of: "drivers",
  measure: "count",
  what: "win",
  session: "race",
  per: "career",
  over: "starts",
  order: "usual",
  dns: "skip",
  poles: "grid",
  indy: "yes",
  pair: "both",
} as const;

/** The conditions on how a race went for who started. */
export const raceConditions = [
  "finish",
  "grid",
  "qualified",
  "gained",
  "points",
  "stops",
  "pole",
  "fastest_lap",
  "home",
  "reason",
] as const;

/** The parameters of a question in the order of its address. What they mean: question.ts. */
export const questionParameters = [
  "of",
  "measure",
  "what",
  "figure",
  ...raceConditions,
  "session",
  "years",
  "round",
  "driver",
  "team",
  "engine",
  "nation",
  "circuit",
  "gp",
  "country",
  "with",
  "per",
  "over",
  "min_starts",
  "at_least",
  "exactly",
  "never",
  "order",
  "dns",
  "poles",
  "indy",
  "pair",
] as const;
export type QuestionParameter = (typeof questionParameters)[number];

/** The parameters of a question as texts; absent ones have their defaults. */
export type QuestionSearch = { [Name in QuestionParameter]?: string | undefined };

/** A question's one text: `what=pole&driver=charles_leclerc`. */
export function searchText(search: QuestionSearch): string {
  return canonicalQuery(questionParameters, search);
}

/** The page of a question. One of nothing but defaults names its subject: `/ask/` alone asks nothing. */
export function questionPath(text: string): string {
  return `/ask/?${text === "" ? `of=${questionDefaults.of}` : text}`;
}

/** A line of an answer as its address names it: `max_verstappen`, or with its part, `max_verstappen@2023`. */
export function lineKey({ subject_id, part_id }: { subject_id: string; part_id: string | null }): string {
  return part_id === null ? subject_id : `${subject_id}@${part_id}`;
}

/** What a line's key looks like. */
export const lineKeyPattern = /^[a-z0-9_]{1,64}(?:\.[a-z0-9_]{1,64})?(?:@[a-z0-9_]{1,64})?$/;
