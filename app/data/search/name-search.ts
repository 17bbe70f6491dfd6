import MiniSearch, { type Query, type SearchOptions, type SearchResult } from "minisearch";
import { foldName, maxTyped } from "#app/text/names.ts";
import { raceResultsPath, standingsPath } from "#app/text/page-paths.ts";
import type { NamedKind } from "#contract/ask/sentence.ts";
import type { SearchIndex } from "#contract/search-index.ts";
import { readPhrase } from "./words/phrases.ts";
import { isOrdinary } from "./words/vocabulary.ts";
import { inEnglish } from "./words/foreign-names.ts";
import { type Findable, type FindableRace, type Found, findableRaces, findableThings } from "./findable.ts";

/** Words that say of which kind a thing is, and not which; they count only when nothing else was typed. */
const kindWords = new Set(
  "f1 formula one gp grand prix season championship standings team circuit track race driver results the of de".split(
    " ",
  ),
);
/** How many of a Grand Prix' races are offered when no season was typed. */
const racesOffered = 3;
/** No name has more words. */
const mostWords = 8;
/** How many names are suggested for one that nobody has. */
const suggested = 5;

/** A driver, team or circuit that may be meant by a name, with the years that tell namesakes apart. */
export type NearName = { id: string; name: string; first_year: number | null; last_year: number | null };

/** A driver, team, circuit, Grand Prix or maker of engines by its name. */
type Named = {
  kind: Exclude<NamedKind, "nation" | "country">;
  id: string;
  name: string;
  /** Of drivers and teams; null for what has none. */
  seasons: Findable["seasons"];
};

/** The one search for everything that is looked up by name. */
export type NameSearch = {
  /**
   * What is meant by a typed text, likeliest first: by name, the beginning of a name, code or nickname, in any order,
   * with spelling errors and without accents; with a year, the races and drivers of that season.
   *
   * @param typed only its first `maxTyped` characters are read
   * @param limit at most so many
   */
  find: (typed: string, limit: number) => Array<Found>;
  /** Whose name is near to one that nobody has ("max_verstapen"), likeliest first, at most five. */
  near: (kind: Found["kind"], typed: string) => Array<NearName>;
  /** Who or what has all of these words in its names, likeliest first; `near` also with spelling errors. */
  named: (words: string, spelling: "exact" | "near") => Array<Named>;
  /** The name of what has this id; null when nothing has. */
  nameOf: (kind: Named["kind"], id: string) => string | null;
  /** The races at a circuit in a season, in order. */
  racesAt: (circuit: string, year: number) => Array<Found>;
  /** Whether two drivers drove for one team in a season; in any season for null. */
  wereTeammates: (one: string, other: string, year: number | null) => boolean;
  /** Whether a team ever raced with a maker's engines. */
  hadEngine: (team: string, engine: string) => boolean;
  /** First and last season of the calendar. */
  seasons: SearchIndex["seasons"];
};

type Scored = { found: Found; score: number };

/** Indexes all names once: keep what it returns. */
export function createSearch(index: SearchIndex): NameSearch {
  const things = findableThings(index);
  const races = findableRaces(index);
  const circuitWords = index.circuits.map(
    ([, name, places, , others]) => new Set(foldName(`${name} ${places} ${others}`).split(" ")),
  );
  const namesOfThings = indexNames(things);
  const namesOfRaces = indexNames(races);
  const [first, last] = index.seasons;
  /** Of a place without a race in a season: its page, which says so, and the race that is there most often, with where it was. */
  const foundElsewhere = (isThere: (circuit: number) => boolean, years: ReadonlyArray<number>) => {
    const places = index.circuits.flatMap(([id], at) => (isThere(at) ? id : []));
    const pages = things.filter(({ kind, id }) => kind === "Circuit" && places.includes(id));
    const timesThere = ({ held }: FindableRace) => held.filter(([, , at]) => isThere(at)).length;
    const [usual] = races.toSorted((one, other) => timesThere(other) - timesThere(one));
    const elsewhere = (usual?.held ?? [])
      .filter(([year]) => years.includes(year))
      .map(([year, round, at]) => {
        const race = foundRace(usual?.name ?? "", year, round);
        return { ...race, detail: `${race.detail}, at ${index.circuits[at]?.[1] ?? ""}` };
      });
    const none = `no Grand Prix in ${years.join(", ")}`;
    const empty = pages.map(({ found }) => ({ ...found, detail: `${found.detail}, ${none}` }));
    return [...empty, ...elsewhere].map((found, place) => ({
      found,
      score: -place,
    }));
  };
  const engines = index.engines.map(([id, name]): Named => ({ kind: "engine", id, name, seasons: null }));
  const named = new Map(
    [...things.map(namedThing), ...races.map(namedRace), ...engines].map(
      (each) => [`${each.kind}:${each.id}`, each.name] as const,
    ),
  );

  return {
    seasons: index.seasons,
    wereTeammates(one, other, year) {
      const pair = new Set([one, other]);
      return index.teammates.some(
        ([at, otherAt, from, to]) =>
          (year === null || (from <= year && year <= to)) &&
          pair.has(index.drivers[at]?.[0] ?? "") &&
          pair.has(index.drivers[otherAt]?.[0] ?? ""),
      );
    },
    hadEngine(team, engine) {
      const [, , users = []] = index.engines.find(([id]) => id === engine) ?? [];
      return users.some((at) => index.teams[at]?.[0] === team);
    },
    racesAt: (circuit, year) => racesHeld(races, [year], (at) => index.circuits[at]?.[0] === circuit),
    nameOf: (kind, id) => named.get(`${kind}:${id}`) ?? null,
    named(typed, spelling) {
      const words = wordsOf(typed);
      const found = [
        ...driversFirst(matches(namesOfThings, things, words, spelling)).map(
          ([thing, score]) => [namedThing(thing), score] as const,
        ),
        ...matches(namesOfRaces, races, words, spelling).map(
          ([race, score]) => [namedRace(race), score] as const,
        ),
      ].toSorted(([, one], [, other]) => other - one);
      const ofEngine = engines.filter(({ name }) => foldName(name) === words.join(" "));
      return [...found.map(([each]) => each), ...ofEngine];
    },
    find(typed, limit) {
      const { years, words } = parseTyped(typed, first, last);
      const found = words.length === 0 ? foundInSeasons(races, years) : [];
      let isGuess = false;
      if (words.length > 0) {
        const ofThings = matchesAsTyped(namesOfThings, things, words);
        const ofRaces = matchesAsTyped(namesOfRaces, races, words);
        isGuess = !ofThings.isTyped && !ofRaces.isTyped;
        for (const [thing, score, because] of driversFirst(ofThings.found))
          if (wasThere(thing, years)) found.push({ found: foundBecause(thing, because), score });
        // A place with a season means the races there: in 1980 "Monza" was not where Italy's was held.
        const isCalledSo = (at: number) => words.every((word) => circuitWords[at]?.has(word) === true);
        const there = racesHeld(races, years, isCalledSo);
        // Drivers and teams of that season come before it: "red bull 2014" is not the Red Bull Ring.
        const score = Math.min(Number.MAX_VALUE, ...found.map((each) => each.score * 0.99));
        const isPlace = years.length > 0 && circuitWords.some((_, at) => isCalledSo(at));
        const byName = ofRaces.found.flatMap(([race, ofRace]) => {
          // "Spa" begins "Spanish", and is no other name of a Grand Prix that was elsewhere.
          const isItsName = words.every((word) => race.words.includes(word));
          const held = isPlace && !isItsName ? race.held.filter(([, , at]) => isCalledSo(at)) : race.held;
          return racesFound({ ...race, held }, years, ofRace);
        });
        const isByName = ({ path }: Found) => byName.some((each) => each.found.path === path);
        const [called, uncalled] = [there.filter(isByName), there.filter((each) => !isByName(each))];
        found.push(...byName, ...[...called, ...uncalled].map((each) => ({ found: each, score })));
        if (isPlace && found.length === 0) found.push(...foundElsewhere(isCalledSo, years));
      }
      return found
        .toSorted((one, other) => other.score - one.score)
        .map((each): Found => (isGuess ? { ...each.found, isGuess } : each.found))
        .filter(({ path }, at, all) => all.findIndex((each) => each.path === path) === at)
        .slice(0, limit);
    },
    near(kind, typed) {
      const words = wordsOf(typed);
      if (words.length === 0) return [];
      return matchesAsTyped(namesOfThings, things, words)
        .found.filter(([{ found }]) => found.kind === kind)
        .slice(0, suggested)
        .map(([{ id, found, seasons }]) => ({
          id,
          name: found.name,
          first_year: seasons?.from ?? null,
          last_year: seasons?.to ?? null,
        }));
    },
  };
}

/**
 * Spelling errors are looked for only where nothing is called so: "hamilton" is not "Milton" as well. `isTyped` tells
 * whether something is.
 */
function matchesAsTyped<Each extends Indexed>(
  names: MiniSearch,
  all: ReadonlyArray<Each>,
  words: ReadonlyArray<string>,
): { found: ReturnType<typeof matches<Each>>; isTyped: boolean } {
  const typed = matches(names, all, words, "as typed");
  if (typed.length > 0) return { found: typed, isTyped: true };
  // What questions consist of is no misspelt name: "longest" is not Claudio Langes.
  const found = words.some(isWordOfQuestions) ? [] : matches(names, all, words);
  return { found, isTyped: false };
}

function isWordOfQuestions(word: string): boolean {
  return isOrdinary(word) || readPhrase(word)?.words === word;
}

/** A circuit that bears a driver's name comes behind the drivers of that name: "villeneuve", "rodriguez". */
function driversFirst(
  found: ReadonlyArray<[Findable, score: number, because: string]>,
): ReadonlyArray<[Findable, score: number, because: string]> {
  return found.map(([thing, score, because]) => {
    if (thing.kind !== "Circuit") return [thing, score, because];
    const namesakes = found.filter(
      ([other, , otherName]) =>
        other.kind === "Driver" && otherName === "" && other.words.at(-1) === thing.words.at(-1),
    );
    return [thing, Math.min(score, ...namesakes.map(([, ofDriver]) => ofDriver * 0.99)), because];
  });
}

/** What was found by another name than its own says by which, unless it is seen anyway. */
function foundBecause({ found }: Findable, because: string): Found {
  return because === "" || foldName(found.detail).includes(because) ? found : { ...found, because };
}

const namedKinds = { Driver: "driver", Team: "team", Circuit: "circuit" } as const;

function namedThing({ id, kind, found, seasons }: Findable): Named {
  return { kind: namedKinds[kind], id, name: found.name, seasons };
}

function namedRace({ id, name }: FindableRace): Named {
  return { kind: "gp", id, name, seasons: null };
}

function wordsOf(typed: string): Array<string> {
  return inEnglish(foldName(typed.slice(0, maxTyped)))
    .split(" ")
    .filter((word) => word !== "")
    .slice(0, mostWords);
}

function parseTyped(typed: string, first: number, last: number) {
  const all = wordsOf(typed);
  const isSeason = (word: string) => /^\d{4}$/.test(word) && Number(word) >= first && Number(word) <= last;
  const years = all.filter(isSeason).map(Number);
  const names = all.filter((word) => !isSeason(word));
  const telling = names.filter((word) => !kindWords.has(word));
  return { years, words: telling.length > 0 || years.length > 0 ? telling : names };
}

/** Seasons, then their races in order. */
function foundInSeasons(races: ReadonlyArray<FindableRace>, years: ReadonlyArray<number>): Array<Scored> {
  return years
    .map((year): Scored => {
      const path = standingsPath(year, "drivers");
      return { found: { kind: "Season", name: `${year} season`, detail: "", path }, score: 1 };
    })
    .concat(
      races.flatMap((race) =>
        race.held
          .filter(([year]) => years.includes(year))
          .map(([year, round]) => ({ found: foundRace(race.name, year, round), score: -round })),
      ),
    );
}

/** The races of a Grand Prix in the seasons that were typed; without any, its last ones, latest first. */
function racesFound(
  { name, held }: FindableRace,
  years: ReadonlyArray<number>,
  score: number,
): Array<Scored> {
  const wanted =
    years.length > 0 ? held.filter(([year]) => years.includes(year)) : held.slice(-racesOffered).toReversed();
  // With a season a race is meant rather than a driver of that season.
  const factor = years.length > 0 ? 2 : 1;
  return wanted.map(([year, round], place) => ({
    found: foundRace(name, year, round),
    score: score * factor * 0.99 ** place,
  }));
}

/** The races of some seasons at some circuits, given by their places in the index. */
function racesHeld(
  races: ReadonlyArray<FindableRace>,
  years: ReadonlyArray<number>,
  isThere: (circuit: number) => boolean,
): Array<Found> {
  return races
    .flatMap(({ name, held }) =>
      held
        .filter(([year, , circuit]) => years.includes(year) && isThere(circuit))
        .map(([year, round]) => ({ name, year, round })),
    )
    .toSorted((one, other) => one.round - other.round)
    .map(({ name, year, round }) => foundRace(name, year, round));
}

function foundRace(name: string, year: number, round: number): Found {
  return {
    kind: "Race",
    name: `${year} ${name}`,
    detail: `Round ${round}`,
    path: raceResultsPath(year, round),
  };
}

function wasThere({ seasons }: Findable, years: ReadonlyArray<number>): boolean {
  return years.every((year) => seasons !== null && year >= seasons.from && year <= seasons.to);
}

type Indexed = Pick<Findable, "words" | "otherWords" | "rank">;

function indexNames(all: ReadonlyArray<Indexed>): MiniSearch {
  const names = new MiniSearch({
    fields: ["name", "joined", "other"],
    // Names are folded already.
    tokenize: (text) => text.split(" "),
    processTerm: (term) => term || null,
  });
  names.addAll(
    all.map(({ words, otherWords }, id) => ({
      id,
      name: words.join(" "),
      // For names typed as one word: "redbull".
      joined: words.length > 1 ? words.join("") : "",
      other: otherWords.join(" "),
    })),
  );
  return names;
}

/**
 * What all typed words match, best first; with more spelling errors allowed only where nothing else matches. `because`
 * is the other name by which something was found whose own names have none of the words.
 */
function matches<Each extends Indexed>(
  names: MiniSearch,
  all: ReadonlyArray<Each>,
  words: ReadonlyArray<string>,
  spelling: "exact" | "as typed" | "near" | "beginning" = "beginning",
): Array<[each: Each, score: number, because: string]> {
  const options: SearchOptions = {
    prefix: spelling === "beginning" || spelling === "as typed",
    boost: { name: 2, joined: 1 },
    weights: { prefix: 0.6, fuzzy: 0.25 },
    bm25: { k: 1.2, b: 0, d: 0.5 },
    // Fans look for champions: the first of a kind counts some eight times as much as the last.
    boostDocument: (id) => 8 ** -(all[Number(id)]?.rank ?? 1),
  };
  if (spelling === "exact") return found(names.search({ combineWith: "AND", queries: [...words] }, options));
  if (spelling === "as typed") return found(names.search(queryOf(words, false), options));
  if (spelling === "near")
    return found(
      names.search(queryOf(words), { ...options, prefix: false, fuzzy: (word) => errorsAllowed(word, 5, 8) }),
    );
  const strict = names.search(queryOf(words), { ...options, fuzzy: (word) => errorsAllowed(word, 4, 8) });
  return found(
    strict.length > 0
      ? strict
      : names.search(queryOf(words), { ...options, fuzzy: (word) => errorsAllowed(word, 4, 5) }),
  );

  function found(results: ReadonlyArray<SearchResult>): Array<[Each, number, string]> {
    return results.flatMap(({ id, score, match }): Array<[Each, number, string]> => {
      const each = all[Number(id)];
      const isByOther = Object.values(match).every((fields) => fields.every((field) => field === "other"));
      return each === undefined ? [] : [[each, score, isByOther ? Object.keys(match).join(" ") : ""]];
    });
  }
}

/** How many letters of a word may be wrong: one from `one` letters on, two from `two` on. */
function errorsAllowed(word: string, one: number, two: number): number {
  return word.length >= two ? 2 : Number(word.length >= one);
}

/** All words, or all of them run together ("mc laren"). @param swaps whether neighbouring letters may be swapped */
function queryOf(words: ReadonlyArray<string>, swaps = true): Query {
  const each: Query = {
    combineWith: "AND",
    queries: words.map((word, at) => wordQuery(word, at === words.length - 1, swaps)),
  };
  return words.length === 1
    ? each
    : { combineWith: "OR", queries: [each, { combineWith: "AND", queries: [words.join("")] }] };
}

/** A word, or the word with two neighbouring letters swapped, which MiniSearch counts as two errors. */
function wordQuery(word: string, isLast: boolean, swaps: boolean): Query {
  // A single letter begins hundreds of names: only the word that is still being typed may be one. Digits begin none: "1"
  // is not Suzuka's 130R.
  if ((word.length === 1 && !isLast) || /^\d{1,2}$/.test(word))
    return { combineWith: "AND", queries: [word], prefix: false };
  if (word.length < 4 || !swaps) return word;
  const swapped = Array.from(
    { length: word.length - 1 },
    (_, at) => `${word.slice(0, at)}${word[at + 1] ?? ""}${word[at] ?? ""}${word.slice(at + 2)}`,
  ).filter((other) => other !== word);
  return {
    combineWith: "OR",
    queries: [
      word,
      { combineWith: "OR", queries: swapped, prefix: false, fuzzy: false, boostTerm: () => 0.3 },
    ],
  };
}
