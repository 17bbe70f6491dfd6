import { type NamedKind, questionSentence } from "#contract/ask/sentence.ts";
import { type QuestionParameter, type QuestionSearch, searchText } from "#contract/ask/address.ts";
import { QuestionError, questionText, readQuestion } from "#contract/ask/question.ts";
import { countryId, countryName } from "#contract/countries.ts";
import { foldName, maxTyped } from "#app/text/names.ts";
import type { Search } from "./search.ts";
import {
  type Mark,
  type Meaning,
  type PageWord,
  readNoise,
  readPhrase,
  readUnknown,
  readYears,
  respelt,
} from "./words-phrases.ts";
import { readPage } from "./words-pages.ts";

/** How words were understood: as a question to the archive, or as a page of the site. */
export type ReadWords = {
  /** The address that answers, with its path. */
  path: string;
  /** The question in a sentence, or the name of the page. */
  sentence: string;
  /** The question's text as in its address; null for a page. */
  question: string | null;
  /** What each part was taken for: "leclerc" → "Charles Leclerc". */
  understood: Array<{ words: string; as: string }>;
  /** The words that were not understood, in order. */
  leftOut: Array<string>;
};

/** A name among the words, with what stood before it. */
export type WordName = {
  kind: NamedKind;
  id: string;
  name: string;
  words: string;
  before: Mark | null;
  /** "British" rather than "Great Britain". */
  isDemonym: boolean;
};

/** The words taken apart. */
export type WordParts = {
  names: Array<WordName>;
  events: Array<QuestionSearch>;
  set: QuestionSearch;
  years: string | null;
  marks: Set<Mark>;
  never: string | null;
  pages: Array<PageWord>;
};

/** No name has more words. */
const mostNameWords = 4;

/**
 * Reads plain words as a question or a page: "leclerc poles at monaco", "2021 title fight". Null for words of which
 * nothing was understood, and for the name of one thing alone, which a search finds.
 *
 * @param typed only its first `maxTyped` characters are read
 */
export function readWords(typed: string, search: Search): ReadWords | null {
  const { parts, understood, leftOut } = takeApart(foldWords(typed.slice(0, maxTyped)), search);
  const page = readPage(parts, search);
  if (page !== null) return { ...page, question: null, understood, leftOut };
  const question = questionOf(parts);
  if (question === null) {
    const named = leftOut.length === 1 ? namedPage(parts) : null;
    return named === null ? null : { ...named, question: null, understood, leftOut };
  }
  try {
    const asked = readQuestion(entriesOf(question));
    const text = questionText(asked);
    const sentence = questionSentence(asked, (kind, id) => nameOf(search, kind, id));
    return { path: text === "" ? "/ask/" : `/ask/?${text}`, sentence, question: text, understood, leftOut };
  } catch (error) {
    // Parts that do not go together are no question.
    if (error instanceof QuestionError) return null;
    throw error;
  }
}

const pageFolders: Partial<Record<NamedKind, string>> = {
  driver: "driver",
  team: "teams",
  circuit: "circuits",
};

/** Of one name with a word that nothing here can answer, the name's own page; among more of them it may be no name. */
function namedPage({ names: [named, ...others] }: WordParts): Pick<ReadWords, "path" | "sentence"> | null {
  if (named === undefined || others.length > 0) return null;
  const folder = pageFolders[named.kind];
  return folder === undefined ? null : { path: `/${folder}/${named.id}/`, sentence: named.name };
}

function entriesOf(question: QuestionSearch): URLSearchParams {
  return new URLSearchParams(searchText(question));
}

function nameOf(search: Search, kind: NamedKind, id: string): string {
  const name = kind === "nation" || kind === "country" ? countryName(id) : search.nameOf(kind, id);
  return name ?? id;
}

/** Words in lower case without marks; what is lost by that is said in words before: "2010–13", "50+", "leclerc's". */
function foldWords(typed: string): string {
  const said = typed
    .replaceAll(/['’]s\b/g, "")
    .replaceAll(/(\d{4})\s*[-–—/]\s*(\d{4})/g, "$1 to $2")
    .replaceAll(/(\d{2})(\d{2})\s*[-–—/]\s*(\d{2})\b(?!\d)/g, "$1$2 to $1$3")
    .replaceAll(/\b1[-–](?:and-)?2s?\b/gi, "one two")
    .replaceAll(/(\d)\s*\+/g, "$1 or more")
    .replaceAll("%", " percent ")
    .replaceAll("&", " and ");
  return foldName(said);
}

type TakenApart = Pick<ReadWords, "understood" | "leftOut"> & { parts: WordParts };

function takeApart(text: string, search: Search): TakenApart {
  const parts: WordParts = {
    names: [],
    events: [],
    set: {},
    years: null,
    marks: new Set(),
    never: null,
    pages: [],
  };
  const understood: ReadWords["understood"] = [];
  const leftOut: Array<string> = [];
  let before: Mark | null = null;
  for (let rest = text; rest !== "";) {
    const taken = takeNext(rest, search, before);
    if (taken.years !== undefined) parts.years = taken.years;
    if (taken.name !== undefined) {
      parts.names.push(taken.name);
      understood.push({ words: taken.words, as: taken.name.name });
    }
    if (taken.left === true) leftOut.push(taken.words);
    if (taken.meaning !== undefined) addMeaning(parts, taken.meaning, before);
    // "as Hamilton's teammate"
    const last = parts.names.at(-1);
    if (taken.meaning?.mark === "teammate" && last?.before === "as") last.before = "teammate";
    before = taken.meaning?.mark ?? (taken.isNoise === true ? before : null);
    rest = rest.slice(taken.words.length).trimStart();
  }
  return { parts, understood, leftOut };
}

function addMeaning(parts: WordParts, meaning: Meaning, before: Mark | null): void {
  const { event, set, mark, page } = meaning;
  const retires = mark === "retirements" ? { what: "retirement" } : undefined;
  const achieved = event ?? retires;
  if (before === "without" && achieved !== undefined) {
    parts.never = achieved.what ?? "win";
    return;
  }
  if (before === "without" && mark === "points") {
    parts.never = "points";
    return;
  }
  if (achieved !== undefined) parts.events.push(achieved);
  Object.assign(parts.set, set);
  if (page !== undefined) parts.pages.push(page);
  if (mark !== undefined) parts.marks.add(mark);
}

type Taken = {
  words: string;
  years?: string;
  meaning?: Meaning;
  name?: WordName;
  isNoise?: boolean;
  left?: boolean;
};

/** The next part of the words, at least one word long. */
function takeNext(rest: string, search: Search, before: Mark | null): Taken {
  const found = readYears(rest, search.seasons);
  if (found !== null) return found;
  const name = nameAt(rest, search, before);
  const meant = readPhrase(rest);
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
function nameAt(rest: string, search: Search, before: Mark | null): Taken | null {
  if (readNoise(rest) !== null) return null;
  const words = rest.split(" ");
  for (let count = Math.min(mostNameWords, words.length); count > 0; count -= 1) {
    const span = words.slice(0, count).join(" ");
    const grandPrix = /^(?:gp|grand prix)(?= |$)/.exec(words.slice(count).join(" "));
    if (grandPrix !== null) {
      const [gp] = search.named(span, "exact").filter(({ kind }) => kind === "gp");
      if (gp !== undefined)
        return { words: `${span} ${grandPrix[0]}`, name: { ...gp, words: span, before, isDemonym: false } };
    }
    const found = search.named(span, "exact");
    const own = found.find(({ id }) => id === span.replaceAll(" ", "_"));
    const country = countryId(span);
    if (country !== null && own?.kind !== "circuit") {
      const name = countryName(country) ?? span;
      const isDemonym = foldName(name) !== span && !/^(?:usa|uk|england|scotland|united states)$/.test(span);
      return { words: span, name: { kind: "country", id: country, name, words: span, before, isDemonym } };
    }
    const [likeliest] = preferred(found, before, span);
    if (likeliest !== undefined && (count > 1 || span.length > 1))
      return { words: span, name: { ...likeliest, words: span, before, isDemonym: false } };
  }
  return null;
}

type Candidate = ReturnType<Search["named"]>[number];

/** Those that fit what stands before them, else all: "for lotus" is a team, "at silverstone" a circuit. */
function preferred(
  found: ReadonlyArray<Candidate>,
  before: Mark | null,
  span: string,
): ReadonlyArray<Candidate> {
  const kinds: ReadonlyArray<string> =
    before === "at" ? ["circuit", "gp"] : before === "for" ? ["team", "driver"] : [];
  const fitting = found.filter(({ kind }) => kinds.includes(kind));
  const places = found.filter(({ kind }) => kind === "circuit");
  if (fitting.length > 0) return fitting;
  const called = found.filter(({ name }) => span.includes(" ") && foldName(name) === span);
  if (called.length > 0) return called;
  // A Grand Prix without its "Grand Prix" is meant by its place.
  return found[0]?.kind === "gp" && places.length > 0 ? places : found;
}

/** A word with an error in it, else one that is left out. */
function misspelt(rest: string, search: Search, before: Mark | null): Taken {
  const [word = ""] = rest.split(" ");
  const said = respelt(word);
  const meant = said === null ? null : readPhrase(`${said}${rest.slice(word.length)}`);
  if (said !== null && meant !== null)
    return { meaning: meant.meaning, words: `${word}${meant.words.slice(said.length)}` };
  if (word.length >= 5 && /^[a-z]+$/.test(word)) {
    const [near] = preferred(search.named(word, "near"), before, word);
    if (near !== undefined) return { words: word, name: { ...near, words: word, before, isDemonym: false } };
  }
  return { words: word, left: true };
}

const subjectMarks = ["drivers", "teams", "engines", "nations", "pairs"] as const;

/** The question that the parts are; null where they are none. */
function questionOf(parts: WordParts): QuestionSearch | null {
  const { names, events, set, years, marks, never } = parts;
  // Titles are counted by the records, and no condition of a question.
  if (marks.has("titles")) return null;
  const event = eventOf(parts);
  const isAsked =
    events.length > 0 ||
    marks.has("points") ||
    marks.has("races") ||
    marks.has("gain") ||
    marks.has("average") ||
    set.measure !== undefined ||
    extremeFigure(parts) !== null ||
    marks.has("pairs") ||
    isListOfNation(parts);
  if (!isAsked) return null;
  const question: QuestionSearch = {
    ...event,
    ...measureOf(parts, event),
    ...set,
    ...(set.measure === "sum" ? { what: "start" } : {}),
    ...(years === null ? {} : { years }),
    ...(never === null ? {} : { never }),
    ...(marks.has("home") ? { home: "yes" } : {}),
    ...namesOf(parts),
  };
  if (marks.has("of one team")) question.per = "team";
  if (marks.has("by team")) {
    if (names.some(({ kind }) => kind === "driver")) question.per = "team";
    else question.of = "teams";
  }
  if (marks.has("retirements") && set.reason === undefined) question.what = "retirement";
  if (marks.has("latest")) Object.assign(question, { measure: "first", order: "reversed" });
  if (marks.has("fewest")) question.order = "reversed";
  return question;
}

/** "brazilian drivers": those who have started. */
function isListOfNation({ names, events, marks, set }: WordParts): boolean {
  const isNamed = names.length === 1 && names[0]?.isDemonym === true;
  return isNamed && marks.has("drivers") && events.length === 0 && Object.keys(set).length === 0;
}

/** The results that are counted. */
function eventOf(parts: WordParts): QuestionSearch {
  const { events, marks, set } = parts;
  const last = events.filter((each) => each.what !== undefined).at(-1) ?? events.at(-1);
  if (last !== undefined) return last;
  if (marks.has("points"))
    return marks.has("streak") || set.measure !== undefined ? { what: "points" } : { what: "start" };
  if (marks.has("races") || marks.has("pairs") || isListOfNation(parts)) return { what: "start" };
  return {};
}

/** The figure of which the best or worst is asked: "best finish", "worst qualifying"; null for none. */
function extremeFigure({ marks, set }: WordParts): string | null {
  if (!marks.has("best") && !marks.has("worst")) return null;
  return set.figure ?? (marks.has("qualifying") ? "qualified" : null);
}

/** What is worked out of them. */
function measureOf(parts: WordParts, event: QuestionSearch): QuestionSearch {
  const { marks, set, events } = parts;
  if (marks.has("consecutive seasons")) return { measure: "streak", over: "seasons" };
  if (marks.has("average")) {
    const figure =
      set.figure ??
      (marks.has("qualifying")
        ? "qualified"
        : marks.has("points")
          ? "points"
          : marks.has("gain")
            ? "gained"
            : "finish");
    return {
      measure: "mean",
      figure,
      what: figure === "finish" || figure === "gained" ? "classified" : "start",
    };
  }
  if (marks.has("gain")) return { measure: "most", what: "classified", figure: "gained" };
  const extreme = extremeFigure(parts);
  if (extreme !== null && events.length === 0)
    return {
      measure: marks.has("best") ? "least" : "most",
      figure: extreme,
      what: extreme === "finish" ? "classified" : "start",
    };
  if (marks.has("until")) return { measure: "until" };
  if (marks.has("wait")) return { measure: "wait" };
  if (marks.has("span")) return { measure: "span" };
  if (marks.has("streak")) return { measure: "streak" };
  if (marks.has("rate")) return { measure: "rate" };
  if (marks.has("first")) return { measure: "first" };
  if (marks.has("last")) return { measure: "last" };
  if (marks.has("points") && event.what === "start") return { measure: "sum", figure: "points" };
  return {};
}

/** Whose and where: names as parameters, and whose lines the answer has. */
function namesOf(parts: WordParts): QuestionSearch {
  const { names, marks, set } = parts;
  const named = subjectMarks.find((mark) => marks.has(mark));
  const isList = marks.has("most") || marks.has("streak") || marks.has("best") || set.measure !== undefined;
  const drivers = names.filter(({ kind, before }) => kind === "driver" && before !== "teammate");
  const question: QuestionSearch = named === undefined || named === "drivers" ? {} : { of: named };
  const persons = named === "drivers" || drivers.length > 0 || isList;
  for (const name of names) {
    const parameter = parameterOf(name, parts);
    const known = question[parameter];
    question[parameter] = known === undefined ? name.id : `${known},${name.id}`;
    if (question.of !== undefined || persons || name.before === "for") continue;
    if (parameter === "team") question.of = "teams";
    if (parameter === "engine") question.of = "engines";
    if (parameter === "nation" && !marks.has("who")) question.of = "nations";
  }
  return question;
}

function parameterOf(name: WordName, { marks, names }: WordParts): QuestionParameter {
  const { kind, before, isDemonym } = name;
  if (kind === "country")
    return isDemonym || (marks.has("drivers") && before !== "at") ? "nation" : "country";
  if (kind === "driver" && before === "teammate") return "with";
  // Of "mclaren mercedes engine" the last is the engine's.
  const isLastTeam = name === names.findLast((each) => each.kind === "team");
  if (kind === "team" && marks.has("engines") && isLastTeam) return "engine";
  return kind;
}
