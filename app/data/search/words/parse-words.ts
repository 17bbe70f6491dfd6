import type { QuestionSearch } from "#contract/ask/address.ts";
import type { NamedKind } from "#contract/ask/sentence.ts";
import { countryId, countryName } from "#contract/countries.ts";
import { foldName } from "#app/text/names.ts";
import type { NameSearch } from "../name-search.ts";
import type { Mark, Meaning, PageWord, WordRules } from "./phrase.ts";
import {
  adjectiveOf,
  isGenericNameWord,
  isOrdinary,
  joinYears,
  readEngine,
  readNoise,
  readUnknown,
  readYears,
} from "./vocabulary.ts";
import { foldWords } from "./fold-words.ts";
import { readPhrase, respelt } from "./phrases.ts";

/** A name among the words, with what stood before it. */
export type WordName = {
  kind: NamedKind;
  id: string;
  name: string;
  words: string;
  before: Mark | null;
  /** "British" rather than "Great Britain". */
  isDemonym: boolean;
  /** "Italians", "a Finn": drivers from there. */
  isPerson: boolean;
  /** Whom or which the words may mean, this one first; of drivers and teams alone. */
  candidates: ReadonlyArray<Candidate>;
};

type Candidate = ReturnType<NameSearch["named"]>[number];

/** What words consist of. */
export type WordParts = {
  /** All of them, folded. */
  words: string;
  names: Array<WordName>;
  events: Array<QuestionSearch>;
  set: QuestionSearch;
  years: { text: string; words: string } | null;
  /** What phrases say that is no parameter, each with its words. */
  marks: Map<Mark, string>;
  never: string | null;
  pages: Array<PageWord & { words: string }>;
  rules: WordRules | null;
};

/** No name has more words. */
const mostNameWords = 4;

/** The parts, and the words that were not understood. */
type ParsedWords = {
  parts: WordParts;
  leftOut: Array<string>;
};

/** Parses words into parts, from the first to the last. */
export function parseWords(typed: string, search: NameSearch): ParsedWords {
  const words = foldWords(typed);
  const withEngines = parseAll(words, search, true);
  const hasEngine = withEngines.parts.names.some(({ kind }) => kind === "engine");
  return !hasEngine || mayBeOfTeamsEngine(withEngines.parts) ? withEngines : parseAll(words, search, false);
}

/**
 * Whether a name after a team can be that of its engine, as in "mclaren mercedes wins": not where nothing is counted,
 * nor where teams are compared or listed.
 */
function mayBeOfTeamsEngine({ names, events, marks, set }: WordParts): boolean {
  const isCounted =
    events.length > 0 || marks.has("points") || marks.has("average") || set.measure !== undefined;
  return isCounted && !marks.has("versus") && names.filter(({ kind }) => kind === "team").length === 1;
}

/** @param teamsEngines whether the name of a maker after that of a team is its engine's */
function parseAll(words: string, search: NameSearch, teamsEngines: boolean): ParsedWords {
  const parts: WordParts = {
    words,
    names: [],
    events: [],
    set: {},
    years: null,
    marks: new Map(),
    never: null,
    pages: [],
    rules: null,
  };
  const leftOut: Array<string> = [];
  let before: Before = null;
  let team: string | null = null;
  let previous: Taken | null = null;
  for (let rest = words; rest !== "";) {
    const taken: Taken =
      shortYear(rest, previous, search.seasons) ?? parseNext(rest, search, before?.mark ?? null, team);
    const without = before?.mark === "without" ? before.words : null;
    if (taken.left === true) leftOut.push(taken.words);
    else if (without !== null && isNoException(taken)) leftOut.push(`${without} ${taken.words}`);
    else {
      if (taken.years !== undefined && !addYears(parts, taken.years, taken.words)) leftOut.push(taken.words);
      if (taken.name !== undefined) {
        const whole = wholeName(previous, taken, search);
        if (whole !== null) {
          parts.names.pop();
          taken.name = whole;
        }
        parts.names.push(taken.name);
      }
      if (taken.meaning !== undefined) addMeaning(parts, taken.meaning, taken.words, before?.mark ?? null);
    }
    // "as Hamilton's teammate"
    const last = parts.names.at(-1);
    if (taken.meaning?.mark === "teammate" && last?.before === "as") last.before = "teammate";
    team = teamsEngines && taken.name?.kind === "team" ? taken.name.id : null;
    const { mark } = taken.meaning ?? {};
    if (mark !== undefined) before = { mark, words: taken.words };
    else if (taken.isNoise !== true) before = null;
    previous = taken;
    rest = rest.slice(taken.words.length).trimStart();
  }
  parts.names = parts.names.map((name) => ofTheirTime(name, parts, search));
  return { parts, leftOut };
}

/** A season of two digits after the name of a place: "imola 94"; null for a number of something. */
function shortYear(
  rest: string,
  previous: Taken | null,
  [first, last]: readonly [number, number],
): Taken | null {
  const kind = previous?.name?.kind;
  if (kind !== "circuit" && kind !== "gp") return null;
  const [words, digits] =
    /^(\d{2})(?= (?:race|gp|grand prix|results?|qualifying|quali|sprint|story|pace)(?: |$)|$)/.exec(rest) ??
    [];
  const year = [1900, 2000]
    .map((century) => century + Number(digits))
    .find((each) => each >= first && each <= last);
  return words === undefined || year === undefined ? null : { words, years: String(year) };
}

/** The driver whose name two neighbouring words are, one of them misspelt: "max verstapen"; null where they are two names. */
function wholeName(previous: Taken | null, taken: Taken, search: NameSearch): WordName | null {
  const [first, last] = [previous?.name, taken.name];
  if (first === undefined || last === undefined) return null;
  if (first.kind !== "driver" && last.kind !== "driver") return null;
  if (first.kind === last.kind && first.id === last.id)
    return { ...first, words: `${first.words} ${last.words}` };
  if (previous?.isRespelt !== true && taken.isRespelt !== true) return null;
  const words = `${first.words} ${last.words}`;
  const drivers = search.named(words, "near").filter(({ kind }) => kind === "driver");
  const [driver] = drivers;
  return driver === undefined ? null : (named(words, driver, first.before, drivers).name ?? null);
}

/** Words that name a screen of a race, and a driver where no race is asked for: "pace podiums". */
export function screensAsNames(parts: WordParts, search: NameSearch): WordParts {
  if (parts.names.some(({ kind }) => kind === "driver")) return parts;
  const names = parts.pages.flatMap((page) => {
    const drivers =
      "screen" in page ? search.named(page.words, "exact").filter(({ kind }) => kind === "driver") : [];
    const [driver] = drivers;
    const name = driver === undefined ? undefined : named(page.words, driver, null, drivers).name;
    return name === undefined ? [] : [ofTheirTime(name, parts, search)];
  });
  const pages = parts.pages.filter(({ words }) => !names.some((name) => name.words === words));
  return { ...parts, names: [...parts.names, ...names], pages };
}

/**
 * Of namesakes one who was there in the seasons that are asked for: "hill wins 1996" are Damon's, and "madrid 2026" is
 * the Madring, not Jarama.
 */
function ofTheirTime(name: WordName, { years }: WordParts, search: NameSearch): WordName {
  if (name.kind === "circuit" && years !== null) {
    const held = name.candidates.find(
      ({ kind, id }) => kind === "circuit" && search.racesAt(id, Number(years.text)).length > 0,
    );
    return held === undefined ? name : { ...name, id: held.id, name: held.name };
  }
  const [from = "", to = from] = years?.text.split("..") ?? [];
  const there = name.candidates.filter(
    ({ seasons }) =>
      seasons !== null && (to === "" || seasons.from <= Number(to)) && seasons.to >= Number(from),
  );
  const first = there.find(({ kind }) => kind === name.kind);
  return years === null || first === undefined
    ? name
    : { ...name, id: first.id, name: first.name, candidates: there };
}

type Before = { mark: Mark; words: string } | null;

/** Whether no question can leave it out: "without Hamilton", "except 2016". */
function isNoException({ name, years, meaning }: Taken): boolean {
  return name !== undefined || years !== undefined || meaning?.set !== undefined;
}

/** Adds seasons to those before; false where they do not go together. */
function addYears(parts: WordParts, text: string, words: string): boolean {
  const joined = parts.years === null ? text : joinYears(parts.years.text, text);
  if (joined === null) return false;
  parts.years = { text: joined, words };
  return true;
}

function addMeaning(parts: WordParts, meaning: Meaning, words: string, before: Mark | null): void {
  const { event, set, mark, page, rules } = meaning;
  const retires = mark === "retirements" ? { what: "retirement" } : undefined;
  const achieved = event ?? retires;
  if (before === "without" && achieved !== undefined) {
    parts.never = achieved.what ?? "win";
    return;
  }
  if (before === "without" && (mark === "points" || mark === "titles")) {
    parts.never = mark === "points" ? "points" : "title";
    return;
  }
  if (achieved !== undefined) parts.events.push(achieved);
  Object.assign(parts.set, set);
  if (page !== undefined) parts.pages.push({ ...page, words });
  if (rules !== undefined) parts.rules = rules;
  if (mark !== undefined) parts.marks.set(mark === "from" ? "drivers" : mark, words);
}

type Taken = {
  words: string;
  years?: string;
  meaning?: Meaning;
  name?: WordName;
  isNoise?: boolean;
  /** Whether its name is spelt otherwise. */
  isRespelt?: boolean;
  left?: boolean;
};

/**
 * The next part of the words, at least one word long.
 *
 * @param team the team that is named just before it
 */
function parseNext(rest: string, search: NameSearch, before: Mark | null, team: string | null): Taken {
  const meant = readPhrase(rest);
  if (meant?.meaning.rules !== undefined) return meant;
  const found = readYears(rest, search.seasons);
  if (found !== null) return found;
  const name = nameAt(rest, search, before, team);
  const unknown = readUnknown(rest);
  if (
    unknown !== null &&
    unknown.length > (meant?.words.length ?? 0) &&
    (name?.words.length ?? 0) <= unknown.length
  )
    return { words: unknown, left: true };
  if (name !== null && name.words.length > (meant?.words.length ?? 0)) return name;
  if (meant !== null) return meant;
  const nothing = readNoise(rest);
  if (nothing !== null) return { words: nothing, isNoise: true };
  return misspelt(rest, search, before);
}

/** The longest name at the beginning, spelt as it is. */
function nameAt(rest: string, search: NameSearch, before: Mark | null, team: string | null): Taken | null {
  const engine = readEngine(rest, search);
  if (engine !== null) return named(engine.words, engine, before);
  const words = rest.split(" ");
  const beginsSmall = readNoise(rest) !== null;
  for (let count = Math.min(mostNameWords, words.length); count > 0; count -= 1) {
    const span = words.slice(0, count).join(" ");
    // Layouts of a circuit are not told apart.
    if (isGenericNameWord(span) || span.endsWith(" nordschleife")) continue;
    const exact = search.named(span, "exact");
    // "will" is no name, "will stevens" is.
    const found = beginsSmall
      ? exact.filter(({ name }) => count > 1 && foldName(name).includes(span))
      : exact;
    const isEngine =
      before === "engines" || /^(?:engines?|powered)(?= |$)/.test(words.slice(count).join(" "));
    // Of "mclaren mercedes" the second is the engine, of "ferrari mercedes" another team.
    const maker = found.find(
      ({ kind, id }) =>
        kind === "engine" && (isEngine || (team !== null && team !== id && search.hadEngine(team, id))),
    );
    if (maker !== undefined) return named(span, maker, before);
    const grandPrix = /^(?:(gp|grand prix)|gps|grands prix)(?= |$)/.exec(words.slice(count).join(" "));
    const gp = grandPrix === null ? undefined : found.find(({ kind }) => kind === "gp");
    if (grandPrix !== null && gp !== undefined) {
      // "British grands prix" are the races called so, and still races.
      const [, single] = grandPrix;
      return named(single === undefined ? span : `${span} ${single}`, gp, before);
    }
    const country = beginsSmall ? null : countryAt(span, before);
    const isOfDrivers = before === "from";
    if (
      country !== null &&
      (isOfDrivers || found.find(({ id }) => id === span.replaceAll(" ", "_"))?.kind !== "circuit")
    )
      return country;
    const fitting = preferred(found, before, span);
    const [likeliest] = fitting;
    if (likeliest !== undefined && (count > 1 || span.length > 1))
      return named(span, likeliest, before, fitting);
  }
  return null;
}

function named(
  words: string,
  { kind, id, name }: { kind: NamedKind; id: string; name: string },
  before: Mark | null,
  candidates: ReadonlyArray<Candidate> = [],
): Taken {
  // A race is looked for by what it is called: "monaco", not "monaco gp".
  const called = kind === "gp" ? words.replace(/ (?:gp|grand prix)$/, "") : words;
  return {
    words,
    name: { kind, id, name, words: called, before, isDemonym: false, isPerson: false, candidates },
  };
}

/** A country, by its name, its adjective, or what people from there are called. */
function countryAt(span: string, before: Mark | null): Taken | null {
  const adjective = adjectiveOf(span);
  const id = countryId(adjective ?? span);
  if (id === null) return null;
  const name = countryName(id) ?? span;
  const isDemonym =
    adjective !== null ||
    (foldName(name) !== span && !/^(?:usa|uk|england|scotland|united states|abu dhabi)$/.test(span));
  return {
    words: span,
    name: {
      kind: "country",
      id,
      name,
      words: span,
      before,
      isDemonym,
      isPerson: adjective !== null,
      candidates: [],
    },
  };
}

/** Those that fit what stands before them, else all: "for lotus" is a team, "at silverstone" a circuit. */
function preferred(
  found: ReadonlyArray<Candidate>,
  before: Mark | null,
  span: string,
): ReadonlyArray<Candidate> {
  const kinds: ReadonlyArray<string> =
    before === "teams"
      ? ["team"]
      : before === "at"
        ? ["circuit", "gp"]
        : before === "for" || before === "by"
          ? ["team", "driver"]
          : [];
  // "At Ferrari" and "at Red Bull" are at the team, though circuits have the words in their names.
  const isOfTeam =
    before === "at" && found.some(({ kind, name }) => kind === "team" && foldName(name) === span);
  const fitting = found.filter(({ kind }) => (isOfTeam ? kind === "team" : kinds.includes(kind)));
  const places = found.filter(({ kind }) => kind === "circuit");
  if (fitting.length > 0) return fitting;
  const called = found.filter(({ name }) => span.includes(" ") && foldName(name) === span);
  if (called.length > 0) return called;
  // A Grand Prix without its "Grand Prix" is meant by its place.
  return found[0]?.kind === "gp" && places.length > 0 ? places : found;
}

/** A word with an error in it, else one that is left out. */
function misspelt(rest: string, search: NameSearch, before: Mark | null): Taken {
  const [word = ""] = rest.split(" ");
  const said = respelt(word);
  const meant = said === null ? null : readPhrase(`${said}${rest.slice(word.length)}`);
  if (said !== null && meant !== null)
    return { meaning: meant.meaning, words: `${word}${meant.words.slice(said.length)}` };
  if (word.length >= 5 && /^[a-z]+$/.test(word) && !isOrdinary(word) && !isGenericNameWord(word)) {
    const fitting = preferred(search.named(word, "near"), before, word);
    const [near] = fitting;
    if (near !== undefined) return { ...named(word, near, before, fitting), isRespelt: true };
  }
  return { words: word, left: true };
}
