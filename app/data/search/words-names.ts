import { countryCode } from "#contract/countries.ts";
import type { NameSearch } from "./name-search.ts";

/** What people from a country are called where that is not its adjective with an s. */
const people: Readonly<Record<string, string>> = {
  brit: "british",
  brits: "british",
  briton: "british",
  britons: "british",
  finn: "finnish",
  finns: "finnish",
  swede: "swedish",
  swedes: "swedish",
  dane: "danish",
  danes: "danish",
  spaniard: "spanish",
  spaniards: "spanish",
  aussie: "australian",
  aussies: "australian",
  kiwi: "new zealander",
  kiwis: "new zealander",
  scot: "british",
  scots: "british",
};

/**
 * The adjective of a country in the name of its people: "finns" → "finnish", "frenchman" → "french", "italians" →
 * "italian"; null for what is no such name.
 */
export function adjectiveOf(word: string): string | null {
  const irregular = people[word];
  if (irregular !== undefined) return irregular;
  const regular = /^(?:([a-z]+)(?:man|men|woman|women)|([a-z ]+[a-z])s)$/.exec(word);
  const adjective = regular?.[1]?.replace(/^(?:english|scots|welsh)$/, "british") ?? regular?.[2];
  return adjective !== undefined && countryCode(adjective) !== null && /(?:n|h|e|i|k|er)$/.test(adjective)
    ? adjective
    : null;
}

/** Engines by which a maker's are known: the DFV bears Ford's name in the results. */
const engineNames: ReadonlyArray<readonly [RegExp, string]> = [
  [/^(?:(?:ford )?cosworth dfv|ford dfv|ford cosworth|dfv)(?: engines?)?(?= |$)/, "ford"],
];

/** The maker of an engine whose name is at the beginning; null for none. */
export function readEngine(text: string, search: NameSearch) {
  for (const [pattern, id] of engineNames) {
    const [words] = pattern.exec(text) ?? [];
    const name = search.nameOf("engine", id);
    if (words !== undefined && name !== null) return { kind: "engine", id, name, words } as const;
  }
  return null;
}
