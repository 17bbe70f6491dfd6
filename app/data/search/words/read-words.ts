import { type NamedKind, questionSentence } from "#contract/ask/sentence.ts";
import {
  type QuestionParameter,
  questionPath,
  type QuestionSearch,
  searchText,
} from "#contract/ask/address.ts";
import { isPlace, questionText, readQuestion } from "#contract/ask/question.ts";
import { countryName } from "#contract/countries.ts";
import { foldName, maxTyped } from "#app/text/names.ts";
import type { NameSearch } from "../name-search.ts";
import { readUnknown } from "./vocabulary.ts";
import { asksHowOften, isPlaceName, readPage } from "./word-pages.ts";
import { screensAsNames, parseWords, type WordName, type WordParts } from "./parse-words.ts";
import { InvalidQueryError } from "#contract/invalid-query-error.ts";

/** How words were understood: as a question to the archive, or as a page of the site. */
export type ReadWords = {
  /** The address that answers, with its path. */
  path: string;
  /** The question in a sentence, or the name of the page. */
  sentence: string;
  /** The question's text as in its address; null for a page. */
  question: string | null;
  /** What each name was taken for: "leclerc" → "Charles Leclerc". */
  understood: Array<NameRead>;
  /** The words that were not understood, in order. */
  leftOut: Array<string>;
  /** Whether the words ask for the number of those in the answer: "how many Germans won a race". */
  asksHowMany: boolean;
};

/** A name as it was understood, and who else is called so, as they are asked about: "Damon Hill", "team Stewart". */
export type NameRead = { words: string; as: string; or: Array<string> };

/** At most this many namesakes are named. */
const mostNamesakes = 3;

/**
 * Reads plain words as a question or a page: "leclerc poles at monaco", "2021 title fight". Null for words of which
 * nothing was understood, and for the name of one thing alone, which a search finds.
 *
 * @param typed only its first `maxTyped` characters are read
 */
export function readWords(typed: string, search: NameSearch): ReadWords | null {
  const { parts: taken, leftOut } = parseWords(typed.slice(0, maxTyped), search);
  const page = readPage(taken, search);
  if (page !== null)
    return {
      ...page,
      question: null,
      understood: namesRead(taken, search),
      leftOut: [...leftOut, ...page.leftOut],
      asksHowMany: false,
    };
  const parts = screensAsNames(taken, search);
  const understood = namesRead(parts, search);
  const question = questionOf(parts);
  leftOut.push(...otherSubjects(parts), ...(question === null ? [] : unusedWords(parts, question)));
  if (neverOf(parts, eventOf(parts)) === null) leftOut.push(`without a ${parts.never}`);
  if (question === null) {
    const named = leftOut.length === 1 ? namedPage(parts) : null;
    return named === null ? null : { ...named, question: null, understood, leftOut, asksHowMany: false };
  }
  try {
    const asked = readQuestion(entriesOf(question));
    const text = questionText(asked);
    const sentence = questionSentence(asked, (kind, id) => nameOf(search, kind, id));
    return {
      path: questionPath(text),
      sentence,
      question: text,
      understood,
      leftOut,
      asksHowMany: asksHowMany(taken),
    };
  } catch (error) {
    // Parts that do not go together are no question.
    if (error instanceof InvalidQueryError) return null;
    throw error;
  }
}

/** Whether words ask for the number of those in the answer: "how many Germans won a race", "how many teams have won". */
function asksHowMany(parts: WordParts): boolean {
  const [, counted] = /^how many (?:different )?(.+)$/.exec(parts.words) ?? [];
  if (counted === undefined || isOfDrivers(parts)) return false;
  const nation = parts.names.find(
    ({ kind, isDemonym, words }) =>
      kind === "country" && isDemonym && (counted === words || counted.startsWith(`${words} `)),
  );
  const who = counted.slice(nation?.words.length ?? 0).trimStart();
  return (
    nation?.isPerson === true ||
    /^(?:(?:f1|race|grand prix) )?(?:drivers?|winners?|pole ?sitters?|teams?|constructors?|engines?|nations?|countries)(?= |$)/.test(
      who,
    )
  );
}

function namesRead(parts: WordParts, search: NameSearch): Array<NameRead> {
  return parts.names.map((name) => nameRead(name, parts, search));
}

function nameRead(
  { kind, id, name, words, before, candidates }: WordName,
  { names }: WordParts,
  search: NameSearch,
): NameRead {
  if (!isWho(kind)) return { words, as: name, or: [] };
  // Beside another name, and after "for", it is clear whether a driver or a team is meant.
  const isClear = names.length > 1 || before === "for" || before === "at";
  const or = candidates.flatMap((other) => {
    const called = foldName(other.name);
    const isCalledSo = called.split(" ").includes(words) || lastWord(called) === lastWord(foldName(name));
    const isOther = other.kind !== kind || other.id !== id;
    if (
      !isOther ||
      other.seasons === null ||
      !isCalledSo ||
      !(other.kind === kind || (isWho(other.kind) && !isClear))
    )
      return [];
    const asked = called === words ? `${other.kind} ${other.name}` : other.name;
    // Of two teams called Lotus the words can only mean one.
    const [read] = parseWords(asked, search).parts.names;
    return read?.kind === other.kind && read.id === other.id ? asked : [];
  });
  return { words, as: name, or: or.slice(0, mostNamesakes) };
}

function isWho(kind: NamedKind): boolean {
  return kind === "driver" || kind === "team";
}

function lastWord(text: string): string {
  return text.slice(text.lastIndexOf(" ") + 1);
}

/** Words as `readWords` reads them; of a name alone, the page of whom or what it means likeliest. */
export function readWordsOrName(typed: string, search: NameSearch): ReadWords | null {
  const read = readWords(typed, search);
  if (read !== null) return read;
  const parts = screensAsNames(parseWords(typed, search).parts, search);
  // A part of a weekend's pages is no misspelt name: "tyres" is not Yves Giraud-Cabantous. Nor does "driver of the day"
  // begin Jimmy Daywalt's.
  if (parts.names.length === 0 && (parts.pages.length > 0 || readUnknown(parts.words) === parts.words))
    return null;
  const [named] = search.find(typed, 1);
  if (named === undefined) return null;
  const { path, name } = named;
  const [like] = namesRead(parts, search);
  return {
    path,
    sentence: `${name}.`,
    question: null,
    understood: [{ words: typed, as: name, or: like?.as === name ? like.or : [] }],
    leftOut: [],
    asksHowMany: false,
  };
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

/** A name in a question's sentence; its id where nothing has it. */
export function nameOf(search: NameSearch, kind: NamedKind, id: string): string {
  const name = kind === "nation" || kind === "country" ? countryName(id) : search.nameOf(kind, id);
  return name ?? id;
}

/** One-twos are two drivers' whatever else is named. */
const subjectMarks = ["pairs", "drivers", "teams", "engines", "nations"] as const;

/** Whose lines were asked for where pairs are counted: a team's one-twos are those of its pairs, each for itself. */
function otherSubjects({ marks }: WordParts): Array<string> {
  if (!marks.has("pairs")) return [];
  return (["teams", "by team", "engines", "nations"] as const).flatMap((mark) => marks.get(mark) ?? []);
}

/** The question that the parts are; null where they are none. */
function questionOf(parts: WordParts): QuestionSearch | null {
  const { names, events, set, years, marks } = parts;
  // Titles are counted by the records, and no condition of a question.
  if (marks.has("titles") || marks.has("unanswerable") || asksHowOften(parts)) return null;
  const event = eventOf(parts);
  const isAsked =
    events.length > 0 ||
    marks.has("points") ||
    marks.has("races") ||
    marks.has("debut") ||
    marks.has("gain") ||
    marks.has("average") ||
    set.measure !== undefined ||
    extremeOf(parts) !== null ||
    isListOfNever(parts) ||
    marks.has("pairs") ||
    isListOfNation(parts) ||
    isCountryInSeason(parts) ||
    isDriverAtPlace(parts) ||
    isOfEngines(parts);
  if (!isAsked) return null;
  const question: QuestionSearch = {
    ...event,
    ...measureOf(parts, event),
    ...set,
    ...(set.measure === "sum" ? { what: "start" } : {}),
    ...(years === null ? {} : { years: years.text }),
    ...neverOf(parts, event),
    ...(marks.has("home") ? { home: "yes" } : {}),
    ...namesOf(parts),
  };
  // Nobody asks for the sum of places: "Hamilton finish points" are points.
  if (question.measure === "sum" && isPlace(question.figure))
    question.figure = set.measure === "sum" ? "stops" : "points";
  // Most starts "without pole" are those of somebody who never had one, unlike wins.
  if (marks.has("without pole") && question.what === "start" && !isOfDrivers(parts))
    Object.assign(question, { never: "pole", pole: undefined });
  if (marks.has("of one team")) question.per = "team";
  if (marks.has("by team")) {
    if (names.some(({ kind }) => kind === "driver")) question.per = "team";
    else if (!marks.has("pairs")) question.of = "teams";
  }
  if (marks.has("retirements") && set.reason === undefined) question.what = "retirement";
  // "How old" is the age at the first of them, unless the last is named.
  if (marks.has("last") && question.measure === "youngest" && !parts.words.includes("youngest"))
    question.measure = "oldest";
  if (isOfLatestRace(parts)) Object.assign(question, { measure: "last", round: undefined });
  if (marks.has("latest")) Object.assign(question, { measure: "first", order: "reversed" });
  if (isReversed(parts, question)) question.order = "reversed";
  return question;
}

/** "who won the last race": the latest there was, unless the last one of a season is meant. */
function isOfLatestRace({ words, events, set, years, marks }: WordParts): boolean {
  const asksWho = (marks.has("who") || marks.has("drivers")) && !marks.has("most");
  return (
    asksWho &&
    events.length === 1 &&
    set.round === "last" &&
    years === null &&
    !/season|year|final/.test(words)
  );
}

/** Whether the answer begins with those who come last usually: "fewest wins", "worst average finish". */
function isReversed({ marks }: WordParts, { measure, figure }: QuestionSearch): boolean {
  const isFew = marks.has("fewest") || marks.has("lowest");
  if (measure === "most" || measure === "least") return false;
  // Of places on average the high numbers are the worst.
  if (measure === "mean" && isPlace(figure)) return marks.has("worst") || marks.has("highest");
  return isFew || (judged.has(measure ?? "") && marks.has("worst"));
}

/** Measures of which one end is the worst. */
const judged = new Set(["mean", "rate"]);

/** Words that say nothing to the question: "worst" of what has no worst, and pages of a weekend. */
function unusedWords(
  { marks, pages, set, words }: WordParts,
  { measure = "" }: QuestionSearch,
): Array<string> {
  const isWorst = judged.has(measure) || measure === "most" || measure === "least";
  const isFirst = measure === "until" || measure === "first" || set.measure !== undefined;
  return [
    ...(isFirst ? [] : [marks.get("debut") ?? []].flat()),
    ...(isWorst ? [] : [marks.get("worst") ?? []].flat()),
    ...(judged.has(measure) ? [] : [marks.get("per race") ?? []].flat()),
    // Lap times are in no question.
    ...(measure === "" ? (/fastest lap (ever|of all time|in history)/.exec(words)?.slice(1) ?? []) : []),
    ...pages.flatMap((page) => ("screen" in page && page.screen !== "results" ? [page.words] : [])),
  ];
}

/**
 * What nobody in the answer ever had. Of one who is named, "wins without a pole" and "podiums without a win" can only be
 * about each race: null where no question has that condition, as of poles without a win.
 */
function neverOf(parts: WordParts, { what, finish }: QuestionSearch): QuestionSearch | null {
  const { never } = parts;
  if (never === null) return {};
  if (!isOfDrivers(parts)) return { never };
  if (never === "pole" || never === "fastest_lap") return { [never]: "no" };
  if (never === "points" && (what === "start" || what === "classified")) return { points: "0" };
  const hasPlace = what === "podium" || what === "points" || what === "classified";
  if (hasPlace && finish === undefined && never === "win") return { finish: "2.." };
  return hasPlace && finish === undefined && never === "podium" ? { finish: "4.." } : null;
}

/** Whether drivers are named whose results are asked for. */
function isOfDrivers({ names }: WordParts): boolean {
  return names.some(({ kind, before }) => kind === "driver" && before !== "teammate");
}

/** "brazilian drivers": those who have started. */
function isListOfNation({ names, events, marks, set }: WordParts): boolean {
  const [nation] = names;
  const isNamed = names.length === 1 && (nation?.isDemonym === true || nation?.before === "from");
  return (
    isNamed &&
    (marks.has("drivers") || nation.isPerson) &&
    events.length === 0 &&
    Object.keys(set).length === 0
  );
}

/** "usa 1982": the winners there, where no Grand Prix is called so, or no single one. */
function isCountryInSeason({ names, events, marks, set, years, pages }: WordParts): boolean {
  const [country] = names;
  return (
    names.length === 1 &&
    country?.kind === "country" &&
    !country.isDemonym &&
    years !== null &&
    !years.text.includes("..") &&
    [...marks.keys()].every((mark) => mark === "at" || mark === "grand prix") &&
    events.length + pages.length + Object.keys(set).length === 0
  );
}

/** "hamilton monaco": a driver's races there, each with its result. */
function isDriverAtPlace({ names, events, marks, set, pages }: WordParts): boolean {
  const place = names.find((name) => isPlaceName(name) && !name.isDemonym);
  return (
    names.length === 2 &&
    names.some(({ kind }) => kind === "driver") &&
    place !== undefined &&
    [...marks.keys()].every((mark) => mark === "at" || mark === "grand prix") &&
    pages.every((page) => "screen" in page && page.screen === "results") &&
    events.length + Object.keys(set).length === 0
  );
}

/** "drivers who never won": those with the most races without. */
function isListOfNever(parts: WordParts): boolean {
  return parts.never !== null && parts.events.length === 0 && !isOfDrivers(parts);
}

/** "powered by honda": the wins of its engines. */
function isOfEngines({ marks, names, events, set, pages }: WordParts): boolean {
  const isNamed = marks.has("engines") && names.some(({ kind }) => kind === "team" || kind === "engine");
  return isNamed && events.length === 0 && pages.length === 0 && Object.keys(set).length === 0;
}

/** The results that are counted. */
function eventOf(parts: WordParts): QuestionSearch {
  const { events, marks, set } = parts;
  // "poles converted to wins" are wins from pole.
  const counted = set.pole === undefined ? events : events.filter(({ what }) => what !== "pole");
  const last = counted.filter((each) => each.what !== undefined).at(-1) ?? counted.at(-1) ?? events.at(-1);
  if (last !== undefined) return last;
  if (marks.has("points"))
    return marks.has("streak") || marks.has("debut") || set.measure !== undefined
      ? { what: "points" }
      : { what: "start" };
  // "Oldest driver": of all who raced.
  const isOfStarts =
    marks.has("races") ||
    marks.has("pairs") ||
    marks.has("debut") ||
    set.measure === "most" ||
    set.measure === "least";
  if (isOfStarts || isOfAge(parts) || isListOfNation(parts) || isListOfNever(parts) || isDriverAtPlace(parts))
    return { what: "start" };
  return {};
}

function isOfAge({ set }: WordParts): boolean {
  return set.measure === "youngest" || set.measure === "oldest";
}

/** The best or the worst of a figure: "best finish", "lowest qualifying"; null where none is asked. */
function extremeOf({ marks, set, events }: WordParts): QuestionSearch | null {
  const isBest = marks.has("best") || marks.has("highest");
  const figure = set.figure ?? (marks.has("qualifying") ? "qualified" : undefined);
  if (figure === undefined || !isPlace(figure) || !(isBest || marks.has("worst") || marks.has("lowest")))
    return null;
  const measure = isBest ? "least" : "most";
  // A win has one finishing position, but any on the grid.
  if (events.length > 0) return figure === "finish" ? null : { measure, figure };
  return { measure, figure, what: figure === "finish" ? "classified" : "start" };
}

/** What is worked out of them. */
function measureOf(parts: WordParts, event: QuestionSearch): QuestionSearch {
  const { marks, set, events } = parts;
  if (marks.has("consecutive seasons")) return { measure: "streak", over: "seasons" };
  const isPerRace = marks.has("per race");
  if (isPerRace && events.length > 0) return { measure: "rate" };
  if (marks.has("average") || (isPerRace && marks.has("points"))) {
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
  const extreme = extremeOf(parts);
  if (extreme !== null) return extreme;
  // Who won the first race had no others up to the first win.
  if (marks.has("debut"))
    return events.length > 0 || marks.has("points")
      ? { measure: "until", exactly: "1" }
      : { measure: "first" };
  if (marks.has("until")) return { measure: "until" };
  if (marks.has("wait")) return { measure: "wait" };
  if (marks.has("span")) return { measure: "span" };
  if (marks.has("streak")) return { measure: "streak" };
  if (marks.has("rate")) return { measure: "rate" };
  if (marks.has("first")) return { measure: "first" };
  if (marks.has("last")) return { measure: "last" };
  // Those of sprints count in season totals.
  if (marks.has("points") && event.what === "start")
    return { measure: "sum", figure: "points", ...(marks.has("races") ? {} : { session: "both" }) };
  return {};
}

/** Whose and where: names as parameters, and whose lines the answer has. */
function namesOf(parts: WordParts): QuestionSearch {
  const { names, marks, set } = parts;
  // "Winners by nationality" are counted for the nations.
  const isByNation = /^(?:by|per|for) /.test(marks.get("nations") ?? "") && !marks.has("pairs");
  const named = isByNation ? "nations" : subjectMarks.find((mark) => marks.has(mark));
  const isList =
    marks.has("most") ||
    marks.has("streak") ||
    marks.has("best") ||
    marks.has("highest") ||
    set.measure !== undefined;
  const question: QuestionSearch = named === undefined || named === "drivers" ? {} : { of: named };
  const isPersons = marks.has("one who") || names.some(({ isPerson }) => isPerson);
  const isOfPeople = named === "drivers" || isOfDrivers(parts) || isPersons || isOfAge(parts);
  for (const name of names) {
    const parameter = parameterOf(name, parts);
    const known = question[parameter];
    question[parameter] = known === undefined ? name.id : `${known},${name.id}`;
    const isLineOfDrivers =
      isOfPeople || (name.before === "by" ? marks.has("who") : isList || name.before === "for");
    if (question.of !== undefined || isLineOfDrivers) continue;
    if (parameter === "team") question.of = "teams";
    if (parameter === "engine") question.of = names.some(({ kind }) => kind === "team") ? "teams" : "engines";
    if (parameter === "nation" && !marks.has("who")) question.of = "nations";
  }
  return question;
}

function parameterOf(name: WordName, { marks, names }: WordParts): QuestionParameter {
  const { kind, before, isDemonym } = name;
  if (kind === "country")
    return isDemonym || before === "by" || (marks.has("drivers") && before !== "at") ? "nation" : "country";
  if (kind === "driver" && before === "teammate") return "with";
  // Of "mclaren mercedes engine" the last is the engine's.
  const maker =
    names.findLast((each) => each.kind === "engine") ?? names.findLast((each) => each.kind === "team");
  if (kind === "team" && marks.has("engines") && name === maker) return "engine";
  return kind;
}
