import { parse } from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import { readWords, readWordsOrName } from "#app/data/search/words/read-words.ts";
import { createSearch, type NameSearch } from "#app/data/search/name-search.ts";
import { canonicalQuestionText } from "#contract/ask/question.ts";
import { paths } from "#contract/endpoints.ts";
import { searchIndex } from "#contract/search-index.ts";
import { startTestApi } from "../support/api.ts";
import { phrasings } from "./words.phrasings.ts";

let search: NameSearch;
beforeAll(async () => {
  const api = await startTestApi();
  const response = await api.ask(paths.search());
  search = createSearch(parse(searchIndex, await response.json()));
  await api.stop();
});

/** The question's text or the page's path; for a name alone what a search finds first. */
function meaning(words: string): string | undefined {
  const read = readWords(words, search);
  return read === null ? search.find(words, 1)[0]?.path : (read.question ?? read.path);
}

test.for(phrasings)("%s", ([words, meant]) => {
  expect(meaning(words)).toBe(meant);
});

test("what is meant is said in its canonical form", () => {
  const questions = phrasings.map(([, meant]) => meant).filter((meant) => !meant.startsWith("/"));
  expect(questions.map(canonicalQuestionText)).toEqual(questions);
});

test.for([
  "most different winners in one year",
  "wins by drivers born in germany",
  "race with the most retirements",
  "closest finish at monza",
  "champion with fewest wins",
  "fewest wins of a champion",
  "fastest cars",
  "most wins before his first title",
  "will power",
  "fastest pit stop 2023",
  "quickest pitstops ever",
  "average pit stop time of ferrari",
])("%s: what no question asks is not taken for another", (words) => {
  expect(readWords(words, search)).toBeNull();
});

test("a name alone is the likeliest that is called so, and what is shown of a race is no misspelt name", () => {
  expect(readWordsOrName("verst", search)?.path).toBe("/driver/max_verstappen/");
  expect(readWordsOrName("pace", search)?.sentence).toBe("Carlos Pace.");
  expect(readWordsOrName("tyres", search)).toBeNull();
  // Jimmy Daywalt's name begins so.
  expect(readWordsOrName("driver of the day", search)).toBeNull();
});

test.for([
  ["max verstapen", "/driver/max_verstappen/"],
  ["lewis hamiltn", "/driver/lewis_hamilton/"],
  ["charles leclrc", "/driver/charles_leclerc/"],
  ["Fernando Alonzo", "/driver/fernando_alonso/"],
  ["michael schumacer", "/driver/michael_schumacher/"],
  ["mick schumacer", "/driver/mick_schumacher/"],
  ["niki lawda", "/driver/niki_lauda/"],
  ["micheal schumacher", "/driver/michael_schumacher/"],
  ["verstappen max verstappen", "/driver/max_verstappen/"],
] as const)(
  "%s: a full name with an error in it is one name, and nobody is compared with himself",
  ([words, path]) => {
    expect(readWordsOrName(words, search)?.path).toBe(path);
    expect(readWords(words, search)).toBeNull();
  },
);

test.for([
  ["how many Germans won a race", true],
  ["how many French winners", true],
  ["how many drivers have won at monza", true],
  ["how many different winners at monaco", true],
  ["how many different teams have won at spa", true],
  ["how many teams have won a race", true],
  ["how many wins does Hamilton have", false],
  ["how many wins do Germans have", false],
  ["most wins by French drivers", false],
] as const)("%s: whether those in the answer are counted: %s", ([words, isAsked]) => {
  expect(readWords(words, search)?.asksHowMany).toBe(isAsked);
});

test("of a place without a race in a season it is said that there was none", () => {
  expect(readWords("monza 1980", search)).toMatchObject({
    sentence: "Monza, where no Grand Prix was held in 1980",
    leftOut: [],
  });
});

test("a word that is like a name among many that are none means nothing", () => {
  expect(readWords('<img src=x onerror="alert(1)">', search)).toBeNull();
});

describe("what was understood is said, and what was not", () => {
  test("names", () => {
    expect(readWords("verstapen poles at monza", search)?.understood).toEqual([
      { words: "verstapen", as: "Max Verstappen", or: ["Jos Verstappen"] },
      { words: "monza", as: "Monza", or: [] },
    ]);
  });

  test.for([
    ["hill wins", ["Damon Hill", "Phil Hill", "team Hill"]],
    ["hill wins for lotus", ["Damon Hill", "Phil Hill"]],
    ["damon hill wins", []],
    ["villeneuve poles", ["Gilles Villeneuve", "Jacques Villeneuve, Sr."]],
    ["schumacher wins", ["Ralf Schumacher", "Mick Schumacher"]],
    ["verstappen wins", ["Jos Verstappen"]],
    ["rosberg wins", ["Keke Rosberg"]],
    ["brabham wins", ["Jack Brabham", "David Brabham", "Gary Brabham"]],
    ["wins for brabham", []],
    ["stewart wins", ["team Stewart", "Ian Stewart", "Jimmy Stewart"]],
    ["hill wins 1996", []],
    // Two teams are called so, and the words lead to one.
    ["lotus wins", ["Lotus Racing"]],
    ["bmw wins", ["Sauber"]],
    ["pace wins", []],
    ["leclerc wins", []],
  ] as const)("%s: who else is called so", ([words, or]) => {
    expect(readWords(words, search)?.understood[0]?.or).toEqual(or);
  });

  test.for([
    ["senna wins in the rain", ["rain"]],
    ["leclerc poles xyzzy 2022", ["xyzzy"]],
    ["hamilton wins", []],
    ["verstappen wins 2021 2023", ["2023"]],
    ["mercedes wins 2014 to 2020 without hamilton", ["without hamilton"]],
    ["hamilton poles except 2016", ["except 2016"]],
    ["schumacher titles 2004", ["2004"]],
    ["wins not at monaco", ["not at monaco"]],
    ["hamilton wins outside italy", ["outside italy"]],
    ["senna wins except at monaco", ["except at monaco"]],
    ["pit stops per race", ["per race"]],
    ["who finished last in abu dhabi 2021", ["finished last"]],
    ["senna prost monaco", ["monaco"]],
    ["brits with a title", ["brits"]],
    ["wie viele siege hat vettel", ["siege"]],
    ["combien de victoires pour prost", ["victoires"]],
    ["teams with most 1-2 finishes", ["teams"]],
    ["one-twos by team", ["by team"]],
    ["wins starting", ["starting"]],
    ["wins having started last", ["having started last"]],
    ["wins from last on the grid", ["from last on the grid"]],
    ["one-twos by nationality", ["by nationality"]],
    ["drivers with fewer than 3 wins", ["fewer than 3"]],
    ["at most two wins", ["at most two"]],
    ["shortest winning streak", ["shortest"]],
    ["worst wins", ["worst"]],
    ["best finish on debut", ["on debut"]],
    ["average grid on debut", ["on debut"]],
    ["hamilton wins stints", ["stints"]],
    ["wins at Nordschleife", ["nordschleife"]],
    ["Nürburgring Nordschleife wins", ["nordschleife"]],
    ["how many wins did Button take", []],
    ["Barrichello races without win", ["without a win"]],
    ["leclerc poles without a win", ["without a win"]],
    ["senna wins without a title", ["without a title"]],
    ["hülkenberg races without a podium", ["without a podium"]],
  ] as const)("%s", ([words, left]) => {
    expect(readWords(words, search)?.leftOut).toEqual(left);
  });
});

test.for([
  ["", "nothing"],
  ["   ", "spaces"],
  ["%%%", "signs"],
  ["most wins before the first title", "a condition that questions have not"],
  ["youngest world champion", "a record of seasons"],
  ["wins ".repeat(100), "far too long"],
  ["ſ١٢٣ 🏎️ poles’’’", "letters of all kinds"],
] as const)("“%s” (%s) does not throw", ([words]) => {
  expect(() => readWords(words, search)).not.toThrow();
});

test.for([
  [
    "hamilton verstappen 2021",
    "/standings/2021/drivers/compareStandings?compare=lewis_hamilton,max_verstappen",
  ],
  [
    "norris piastri 2025",
    "/driver/lando_norris/race_teammate?view=driver&teammate=oscar_piastri&season=2025",
  ],
] as const)("%s: only those who were teammates are shown as such", ([words, path]) => {
  expect(readWords(words, search)?.path).toBe(path);
});

test.for(["longest race", "longest circuit", "best team", "tyres", "1", "44"])(
  "%s: no name is like it",
  (words) => {
    expect(search.find(words, 3)).toEqual([]);
  },
);

test("what is only spelt like a name is said to be", () => {
  expect(["pirelli", "halo", "hello"].map((words) => search.find(words, 1)[0]?.isGuess)).toEqual([
    true,
    true,
    true,
  ]);
  expect(readWords("fastest lap ever", search)?.leftOut).toEqual(["ever"]);
});
