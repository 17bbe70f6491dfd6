import {
  events,
  figures,
  measures,
  parts,
  questionText,
  readQuestion,
  sequences,
  sessions,
  subjects,
} from "#contract/ask/question.ts";
import { InvalidQueryError } from "#contract/invalid-query-error.ts";

/** The seed of questions that are the same in every run. */
export const usualSeed = 20261123;

/** Seeded random numbers from 0 to 1 (Mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Picks one of a list at random. */
export function pickBy(random: () => number): <T>(list: ReadonlyArray<T>) => T {
  return (list) => {
    const found = list[Math.floor(random() * list.length)];
    if (found === undefined) throw new Error("nothing to pick from");
    return found;
  };
}

/** Ids for conditions of questions. */
const ids = {
  driver: ["lewis_hamilton", "max_verstappen", "ayrton_senna", "jean_alesi", "graham_hill"],
  team: ["ferrari", "mclaren", "williams", "minardi", "lotus"],
  engine: ["ferrari", "mercedes", "ford", "honda"],
  nation: ["united_kingdom", "italy", "brazil", "france"],
  circuit: ["monza", "monaco", "silverstone", "spa_francorchamps"],
  gp: ["italy", "germany", "great_britain"],
  country: ["italy", "france", "united_states_of_america"],
  with: ["lewis_hamilton", "alain_prost", "rubens_barrichello"],
} as const;

/**
 * Random questions over the whole grammar, as texts for URLs. Most cover all of history, which costs most.
 *
 * @param seed the same seed gives the same questions
 */
export function randomQuestions(count: number, seed: number): Array<string> {
  const random = randomNumbers(seed);
  return Array.from({ length: count }, () => randomQuestion(random));
}

function randomQuestion(random: () => number): string {
  for (;;) {
    try {
      return questionText(readQuestion(randomParameters(random)));
    } catch (error) {
      // An invalid combination: try another.
      if (!(error instanceof InvalidQueryError)) throw error;
    }
  }
}

function randomParameters(random: () => number): Array<[string, string]> {
  const pick = pickBy(random);
  const number = (most: number) => 1 + Math.floor(random() * most);
  const range = (most: number) => pick([`${number(most)}..`, `..${number(most)}`, String(number(most))]);
  const measure = pick(measures);
  const conditions: ReadonlyArray<readonly [chance: number, name: string, value: () => string]> = [
    [["sum", "mean", "most", "least"].includes(measure) ? 1 : 0, "figure", () => pick(figures)],
    [0.1, "finish", () => range(12)],
    [0.1, "grid", () => range(20)],
    [0.07, "qualified", () => range(20)],
    [0.07, "gained", () => range(10)],
    [0.05, "points", () => range(10)],
    [0.05, "stops", () => range(4)],
    [0.08, "pole", () => pick(["yes", "no"])],
    [0.08, "fastest_lap", () => pick(["yes", "no"])],
    [0.08, "home", () => pick(["yes", "no"])],
    [0.03, "reason", () => "engine"],
    [0.25, "years", () => pick([`${1949 + number(77)}..`, `..${1949 + number(77)}`])],
    [0.05, "round", () => pick(["first", "last", "3"])],
    [0.2, "min_starts", () => pick(["2", "10", "50"])],
    [0.1, "never", () => pick(["win", "podium", "points", "pole", "fastest_lap"])],
    [0.05, "at_least", () => "3"],
    [0.05, "exactly", () => "2"],
    [0.1, "order", () => "reversed"],
    [0.1, "dns", () => "break"],
    [0.1, "poles", () => "credited"],
    [0.1, "indy", () => "no"],
    [0.2, "pair", () => "either"],
    ...Object.entries(ids).map(([name, list]) => [0.05, name, () => pick(list)] as const),
  ];
  return [
    ["of", pick(subjects)],
    ["measure", measure],
    ["what", pick(events)],
    ["session", pick(["race", "race", ...sessions])],
    ["per", pick(["career", ...parts])],
    ["over", pick(sequences)],
    ...conditions.flatMap(([chance, name, value]): Array<[string, string]> =>
      random() < chance ? [[name, value()]] : [],
    ),
  ];
}
