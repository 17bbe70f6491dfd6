import { countryCode } from "#contract/countries.ts";
import type { NameSearch } from "../name-search.ts";

/** Words of questions that the archive cannot answer: they are no misspelt names. No question has a highest value. */
const unknownWords =
  /^(?:drivers? of the (?:day|race|weekend|month|year|season)|(?:at most|(?:fewer|less|no more) than|up to|under|below|max(?:imum)?(?: of)?) (?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)|(?:(?:having )?start(?:ed|ing)?|from)(?: dead)? last(?! (?:\d|year|season|race|round|grand prix|gp|month|decade))(?: on the grid| place| row)?|finish(?:ed|es|ing)? last(?: place)?|laps? led|led|rain|wet|dry|back|each|every|old|young|age|world|night|street|nordschleife|penalt(?:y|ies)|overtak(?:e|ing)|safety car|fast|slow|money|salary|height|why|best ever|goat|greatest)(?= |$)/;

/** The word at the beginning of a text that nothing here can answer; null for none. */
export function readUnknown(text: string): string | null {
  return unknownWords.exec(text)?.[0] ?? null;
}

/** Small words, which carry no condition. */
const small =
  "the|a|an|of|all|time|ever|how|many|much|often|does|do|did|has|have|had|get|got|is|was|are|were|be|been|to|into|and|when|what|where|he|she|they|his|her|their|its|s|f1|formula|in history|history|total|overall|career|list|show|me|give|there|times?|driver s|than|also|up|now|so|far|grand prix|gp|two|scored|scoring|going|would|should|using|it|that|this|score|take|takes|took|achieved?|claim(?:ed)?|but(?= (?:no|not|without|never|he|she|they|who|did|has|have)(?: |$))";
/** Articles, auxiliaries and question words of languages beside English. */
const smallElsewhere =
  "wie|wer|wo|wann|welcher?s?|viele?|oft|hat|haben|hatte|war|waren|ist|sind|der|die|das|dem|den|des|ein|eine|und|von|vom|mit|im|auf|bei|le|la|les|du|de|un|une|et|qui|que|combien|quels?|quelles?|est|ont|au|aux|avec|pour|el|los|las|del|y|quien|cuant[oa]s?|tiene|tienen|en|il|lo|gli|di|da|della|dei|chi|quant[oiae]|ha|hanno|hoe|veel|vaak|heeft|het|een|van|op";
const noise = new RegExp(`^(?:${small}|${smallElsewhere})(?= |$)`);

/** The word at the beginning of a text that says nothing, as "the" does; null for none. */
export function readNoise(text: string): string | null {
  return noise.exec(text)?.[0] ?? null;
}

/** Words that stand in many names and are none themselves: "grand prix" is not the Albert Park Grand Prix Circuit. */
const ofManyNames =
  /^(?:(?:f1|formula|one|grands?|prix|gp|cars?|racing|motor|motorsports?|sports?|team|engineering|automobiles?|company|circuit|track|course|road|street|city|park|ring|speedway|international|national|autodromo?|raceway)(?: |$))+$/;

/** True for words that all stand in many names. @param words tidied: small letters, one space between two */
export function isGenericNameWord(words: string): boolean {
  return ofManyNames.test(words);
}

/** Ordinary words that are spelt like names, in English and as others say "wins": "under" is not Bobby Unser. */
const ordinary = new Set(
  "across again along among bigger brake carry change check class clear close course daily danger drove fight inner joint league light longer lower major margin master match matter month names older paper partner place plain please price reach reason remain right rival river rules shape short single sister space stage status steward stewards summer taken tight toward track turned under walls watch water wonder worse campione joven meister siege victoire victoires victoria vittoria vittorie".split(
    " ",
  ),
);

/** Words of questions in forms that no phrase has everywhere: "starting" is not Stirling Moss. */
const ofQuestions =
  /^(?:start|finish|end|enter|rac|win|winn|los|lead|retir|qualif|qualify|scor|tak|hav|mak|driv|crash|record|hold|reach|begin|beginn|compet|achiev|convert|gain|pass|overtak|lap|point|pole|podium|grid|place|position|result|career|season|circuit|champion|driver|team|engine)(?:s|e|es|ed|er|ers|ing|ings|n|t|ship|ships|y)?$/;

/** Whether a word is ordinary, and no misspelt name. */
export function isOrdinary(word: string): boolean {
  return ordinary.has(word) || ofQuestions.test(word);
}

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

/** Engines by which a maker's are known, and names in full: the DFV bears Ford's name in the results. */
const engineNames: ReadonlyArray<readonly [RegExp, string]> = [
  [/^(?:(?:ford )?cosworth dfv|ford dfv|ford cosworth|dfv)(?: engines?)?(?= |$)/, "ford"],
  [/^coventry climax(?: engines?)?(?= |$)/, "climax"],
  [/^tag porsche(?: engines?)?(?= |$)/, "tag"],
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

/**
 * The seasons at the beginning of a text as a question has them: "2010..2020", "2014..", "..1959".
 *
 * @param seasons the first and the last one of the calendar
 */
export function readYears(
  text: string,
  [firstSeason, lastSeason]: readonly [number, number],
): { years: string; words: string } | null {
  for (const [pattern, readMatch] of yearPatterns) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const found = readMatch(match, lastSeason);
    const isInRange = found
      .split("..")
      .every((year) => year === "" || (Number(year) >= firstSeason - 1 && Number(year) <= lastSeason + 10));
    if (isInRange) return { years: found, words: match[0] };
  }
  return null;
}

const year = "((?:19|20)\\d{2})";
const decades: Readonly<Record<string, string>> = {
  fifties: "1950",
  sixties: "1960",
  seventies: "1970",
  eighties: "1980",
  nineties: "1990",
};

type YearPattern = readonly [RegExp, (match: RegExpExecArray, lastSeason: number) => string];

function yearPattern(pattern: string, read: YearPattern[1]): YearPattern {
  return [new RegExp(`^(?:${pattern})(?= |$)`), read];
}

const yearPatterns: ReadonlyArray<YearPattern> = [
  yearPattern(
    `(?:(?:between|from|in) )?${year} (?:and|to|until|till|through) ${year}`,
    (match) => `${match[1]}..${match[2]}`,
  ),
  yearPattern(`(?:since|from|starting in) ${year}(?: on| onwards)?`, (match) => `${match[1]}..`),
  yearPattern(`after ${year}`, (match) => `${Number(match[1]) + 1}..`),
  yearPattern(`(?:before|prior to) ${year}`, (match) => `..${Number(match[1]) - 1}`),
  yearPattern(`(?:until|till|up to|through|to) ${year}`, (match) => `..${match[1]}`),
  yearPattern("(?:(?:in|of|during) )?(?:the )?(?:((?:19|20)\\d0)|([5-9]0))s", (match) => {
    const start = match[1] === undefined ? 1900 + Number(match[2]) : Number(match[1]);
    return `${start}..${start + 9}`;
  }),
  yearPattern(`(?:(?:in|of|during) )?(?:the )?(${Object.keys(decades).join("|")})`, (match) => {
    const start = Number(decades[match[1] ?? ""]);
    return `${start}..${start + 9}`;
  }),
  yearPattern(
    "(?:in |of )?(?:this|the current|current|present) (?:season|year)",
    (_match, last) => `${last}`,
  ),
  yearPattern(
    `(?:(?:in|of|during|for) )?(?:the )?${year}(?: season| championship)?`,
    (match) => match[1] ?? "",
  ),
];

/**
 * What two mentions of seasons say together: "from 2010 … to 2014" is one range; null where they do not go together.
 */
export function joinYears(one: string, other: string): string | null {
  if (one === other) return one;
  const [start, end] = one.endsWith("..") ? [one, other] : [other, one];
  const isRange = start.endsWith("..") && end.startsWith("..");
  return isRange ? `${start.slice(0, 4)}${end}` : null;
}
