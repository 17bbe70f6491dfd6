import type { QuestionSearch } from "#contract/ask/address.ts";

/** What a phrase says that is no parameter by itself; read-words.ts makes sense of it. */
export type Mark =
  | "most"
  | "who"
  | "first"
  | "debut"
  | "last"
  | "latest"
  | "until"
  | "without"
  | "without pole"
  | "streak"
  | "wait"
  | "span"
  | "rate"
  | "average"
  | "best"
  | "worst"
  | "highest"
  | "lowest"
  | "fewest"
  | "points"
  | "races"
  | "retirements"
  | "home"
  | "consecutive seasons"
  | "drivers"
  | "teams"
  | "engines"
  | "nations"
  | "pairs"
  | "of one team"
  | "of a team"
  | "of teams"
  | "by team"
  | "by race"
  | "per race"
  | "at"
  | "for"
  | "by"
  | "from"
  | "grand prix"
  | "teammate"
  | "as"
  | "versus"
  | "position"
  | "constructors"
  | "qualifying"
  | "gain"
  | "titles"
  | "one who"
  | "future"
  | "unanswerable"
  | "hosted";

/** What a phrase means: results that are counted, other parameters of a question, a mark, or the name of a page. */
export type Meaning = {
  event?: QuestionSearch;
  set?: QuestionSearch;
  mark?: Mark;
  page?: PageWord;
  rules?: WordRules;
};

/** Rules of another season: its year, those of today, or any others. */
export type WordRules = { like: number | "today" | null };

/** Words that name a page of a weekend or a season, or one of the site's own. */
export type PageWord =
  | { screen: string }
  | { session: "race" | "qualifying" | "sprint" | "sprint-qualifying" | "practice" }
  | { season: "overview" | "graph" | "odds" }
  | { path: string; name: string };

/** What words at the beginning of a text mean: a pattern that matches whole words there, and the meaning of a match. */
export type Phrase = readonly [pattern: RegExp, meaning: (match: RegExpExecArray) => Meaning];

const numbers: Readonly<Record<string, number>> = Object.fromEntries(
  "zero one two three four five six seven eight nine ten eleven twelve"
    .split(" ")
    .map((word, number) => [word, number]),
);
const ordinals: Readonly<Record<string, number>> = Object.fromEntries(
  "- first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth"
    .split(" ")
    .map((word, number) => [word, number]),
);

/** A number in digits or in words up to twelve, as a part of a pattern that captures it; `numberOf` reads it. */
export const number = `(\\d{1,3}|${Object.keys(numbers).join("|")})`;

/** A place, such as 3rd, P3 or third, as a part of a pattern that captures it; `numberOf` reads it. */
export const ordinal = `(\\d{1,2}(?:st|nd|rd|th)|p\\d{1,2}|${Object.keys(ordinals).slice(1).join("|")})`;

/** The number that `number` or `ordinal` captured; NaN where that matched nothing. */
export function numberOf(word: string | undefined): number {
  return numbers[word ?? ""] ?? ordinals[word ?? ""] ?? Number(word?.replaceAll(/\D/g, ""));
}

/** A phrase of whole words. @param pattern without anchors; `meaning` gets what its groups captured */
export function phrase(pattern: string, meaning: Meaning | ((match: RegExpExecArray) => Meaning)): Phrase {
  return [new RegExp(`^(?:${pattern})(?= |$)`), typeof meaning === "function" ? meaning : () => meaning];
}

/** A phrase for results that are counted, such as "poles". */
export function event(pattern: string, of: QuestionSearch): Phrase {
  return phrase(pattern, { event: of });
}

/** A phrase that sets other parameters of a question, such as "in a row". */
export function set(pattern: string, parameters: QuestionSearch): Phrase {
  return phrase(pattern, { set: parameters });
}

/** A phrase that is no part of a question by itself and says how its neighbours are meant. */
export function mark(pattern: string, meant: Mark): Phrase {
  return phrase(pattern, { mark: meant });
}

/** A phrase that names a page of a weekend, of a season, or of the site. */
export function page(pattern: string, meant: PageWord): Phrase {
  return phrase(pattern, { page: meant });
}
