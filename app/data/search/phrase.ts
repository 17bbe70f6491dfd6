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
  | "of races";

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
export const number = `(\\d{1,3}|${Object.keys(numbers).join("|")})`;
export const ordinal = `(\\d{1,2}(?:st|nd|rd|th)|p\\d{1,2}|${Object.keys(ordinals).slice(1).join("|")})`;

export function numberOf(word: string | undefined): number {
  return numbers[word ?? ""] ?? ordinals[word ?? ""] ?? Number(word?.replaceAll(/\D/g, ""));
}

export function phrase(pattern: string, meaning: Meaning | ((match: RegExpExecArray) => Meaning)): Phrase {
  return [new RegExp(`^(?:${pattern})(?= |$)`), typeof meaning === "function" ? meaning : () => meaning];
}

export function event(pattern: string, of: QuestionSearch): Phrase {
  return phrase(pattern, { event: of });
}

export function set(pattern: string, parameters: QuestionSearch): Phrase {
  return phrase(pattern, { set: parameters });
}

export function mark(pattern: string, meant: Mark): Phrase {
  return phrase(pattern, { mark: meant });
}

export function page(pattern: string, meant: PageWord): Phrase {
  return phrase(pattern, { page: meant });
}
