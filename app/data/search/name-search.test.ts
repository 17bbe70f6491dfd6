import { expect, test } from "vitest";
import type { SearchIndex } from "#contract/search-index.ts";
import { maxTyped } from "#app/text/names.ts";
import { createSearch } from "./name-search.ts";

const index: SearchIndex = {
  drivers: [
    ["michael_schumacher", "Michael Schumacher", "MSC", "schumi", 1991, 2012],
    ["kimi_raikkonen", "Kimi Räikkönen", "RAI", "iceman", 2001, 2021],
    ["ralf_schumacher", "Ralf Schumacher", "RSC", "", 1997, 2007],
    ["jos_verstappen", "Jos Verstappen", "VER", "", 1994, 2003],
    ["lewis_hamilton", "Lewis Hamilton", "HAM", "", 2007, 2026],
    ["max_verstappen", "Max Verstappen", "VER", "", 2015, 2026],
    ["juan_manuel_fangio", "Juan Manuel Fangio", "FAN", "", 1950, 1958],
    ["sergio_perez", "Sergio Pérez", "PER", "checo", 2011, 2026],
    ["duncan_hamilton", "Duncan Hamilton", null, "", 1951, 1953],
    ["pedro_rodriguez", "Pedro Rodríguez", null, "", 1963, 1971],
    ["gilles_villeneuve", "Gilles Villeneuve", null, "", 1977, 1982],
    ["nobody_known", "Nobody Known", null, "", null, null],
  ],
  teams: [
    ["red_bull", "Red Bull", "rbr oracle milton keynes", 2005, 2026],
    ["mclaren", "McLaren", "", 1966, 2026],
  ],
  circuits: [
    ["montreal", "Gilles Villeneuve", "Montreal Circuit Gilles Villeneuve", "Canada", ""],
    ["mexico_city", "Hermanos Rodríguez", "Mexico City Autódromo Hermanos Rodríguez", "Mexico", ""],
    ["interlagos", "José Carlos Pace", "São Paulo Autódromo José Carlos Pace", "Brazil", "interlagos"],
    ["monaco", "Monaco", "Monte Carlo Circuit de Monaco", "Monaco", ""],
    ["spa_francorchamps", "Spa-Francorchamps", "Stavelot Circuit de Spa-Francorchamps", "Belgium", "spa"],
    ["catalunya", "Catalunya", "Barcelona Circuit de Barcelona-Catalunya", "Spain", ""],
    ["monza", "Monza", "Monza Autodromo Nazionale di Monza", "Italy", ""],
    ["imola", "Enzo e Dino Ferrari", "Imola Autodromo Enzo e Dino Ferrari", "Italy", ""],
    ["spielberg", "Spielberg", "Spielberg Red Bull Ring", "Austria", ""],
    ["bahrain", "Bahrain", "Sakhir Bahrain International Circuit", "Bahrain", ""],
  ],
  races: [
    [
      "brazil",
      "Brazilian Grand Prix",
      "brazil",
      [
        [2006, 18, 2],
        [2007, 17, 2],
        [2008, 18, 2],
        [2009, 16, 2],
      ],
    ],
    ["monaco", "Monaco Grand Prix", "", [[2008, 6, 3]]],
    [
      "spain",
      "Spanish Grand Prix",
      "spain",
      [
        [1998, 5, 5],
        [2003, 5, 5],
      ],
    ],
    ["belgium", "Belgian Grand Prix", "belgium spa", [[1998, 13, 4]]],
    [
      "italy",
      "Italian Grand Prix",
      "italy monza",
      [
        [1979, 13, 6],
        [1980, 12, 7],
      ],
    ],
    ["austria", "Austrian Grand Prix", "", [[2014, 8, 8]]],
    ["bahrain", "Bahrain Grand Prix", "", [[2020, 15, 9]]],
    ["bahrain", "Sakhir Grand Prix", "", [[2020, 16, 9]]],
  ],
  engines: [["mercedes", "Mercedes", [1]]],
  teammates: [[1, 4, 2007, 2008]],
  seasons: [1950, 2026],
};

const search = createSearch(index);

function found(typed: string, limit = 3): Array<string> {
  return search.find(typed, limit).map(({ name }) => name);
}

function pathsOf(typed: string): Array<string> {
  return search.find(typed, 2).map(({ path }) => path);
}

test("a name is found by any of its words, whatever the case, accents and order", () => {
  expect(found("raikkonen")).toEqual(["Kimi Räikkönen"]);
  expect(found("RÄIKKÖNEN KIMI")).toEqual(["Kimi Räikkönen"]);
});

test("of namesakes the one who is looked for most comes first", () => {
  expect(found("schumacher")).toEqual(["Michael Schumacher", "Ralf Schumacher"]);
  expect(found("schumacher ralf")[0]).toBe("Ralf Schumacher");
});

test("a circuit comes behind the driver whose name it bears", () => {
  expect(pathsOf("gilles villeneuve")).toEqual(["/driver/gilles_villeneuve/", "/circuits/montreal/"]);
  expect(pathsOf("rodriguez")).toEqual(["/driver/pedro_rodriguez/", "/circuits/mexico_city/"]);
  expect(pathsOf("montreal")).toEqual(["/circuits/montreal/"]);
});

test("it is known with whose engines a team raced", () => {
  expect(search.hadEngine("mclaren", "mercedes")).toBe(true);
  expect(search.hadEngine("red_bull", "mercedes")).toBe(false);
});

test("codes, nicknames, former names and countries lead to what they stand for", () => {
  expect(found("rsc")).toEqual(["Ralf Schumacher"]);
  expect(found("Schumi")).toEqual(["Michael Schumacher"]);
  expect(found("interlagos")).toEqual(["José Carlos Pace"]);
});

test("who is called as it was typed is not joined by those whose names only resemble it", () => {
  expect(found("hamilton")).toEqual(["Lewis Hamilton", "Duncan Hamilton"]);
  expect(found("hamiltn")).toContain("Lewis Hamilton");
});

/** By which other name the first was found. */
const because = (typed: string) => search.find(typed, 1).map((each) => each.because ?? null);

test("what is found by another name says by which, unless that is seen anyway", () => {
  expect(because("oracle")).toEqual(["oracle"]);
  expect(because("red bull oracle")).toEqual([null]);
  expect(because("brazil")).toEqual([null]);
});

test.each(["schumecher", "schumcher", "schummacher", "shcumacher"])(
  "one letter wrong, missing, added or swapped is forgiven: %s",
  (typed) => {
    expect(found(typed)).toContain("Michael Schumacher");
  },
);

test("words that are run together or parted are the same name", () => {
  expect(found("redbull")[0]).toBe("Red Bull");
  expect(found("mc laren")[0]).toBe("McLaren");
});

test("a season alone leads to the season, and to its races in order", () => {
  expect(found("2008")).toEqual(["2008 season", "2008 Monaco Grand Prix", "2008 Brazilian Grand Prix"]);
});

test("a season along with a Grand Prix is one race", () => {
  expect(search.find("2008 brazil gp", 3)).toEqual([
    {
      kind: "Race",
      name: "2008 Brazilian Grand Prix",
      detail: "Round 18",
      path: "/race/2008/18/race/results",
    },
  ]);
});

test("a season along with a place is the races that were held there", () => {
  expect(found("spa 1998")[0]).toBe("1998 Belgian Grand Prix");
  expect(found("imola 1980")).toEqual(["1980 Italian Grand Prix"]);
  expect(found("monza 1979")).toEqual(["1979 Italian Grand Prix"]);
  expect(found("sakhir 2020")).toEqual(["2020 Sakhir Grand Prix", "2020 Bahrain Grand Prix"]);
  expect(search.racesAt("bahrain", 2020).map(({ name }) => name)).toEqual([
    "2020 Bahrain Grand Prix",
    "2020 Sakhir Grand Prix",
  ]);
  expect(search.racesAt("monza", 1980)).toEqual([]);
});

test("a place without a race in that season is its page, and the race that is usually there with where it was", () => {
  expect(search.find("monza 1980", 5)).toMatchObject([
    { kind: "Circuit", name: "Monza", detail: "Italy, no Grand Prix in 1980" },
    { kind: "Race", name: "1980 Italian Grand Prix", detail: expect.stringMatching(/^Round \d+, at Enzo/) },
  ]);
  // "Spa" begins "Spanish".
  expect(found("spa 2003")).toEqual(["Spa-Francorchamps"]);
});

test("a team of the season comes before the races at a circuit of its name", () => {
  expect(found("red bull 2014")).toEqual(["Red Bull", "2014 Austrian Grand Prix"]);
});

test("a season along with a driver finds only who drove in it", () => {
  expect(found("schumacher 2010")).toEqual(["Michael Schumacher"]);
});

test("a Grand Prix without a season offers its last races, latest first", () => {
  expect(found("brazilian")).toEqual([
    "2009 Brazilian Grand Prix",
    "2008 Brazilian Grand Prix",
    "2007 Brazilian Grand Prix",
  ]);
});

test.each(["", "  ", "-", "xyzxyz", "1949"])(
  "nothing is found by nothing, by what is no name, or by a year without a season: '%s'",
  (typed) => {
    expect(found(typed)).toEqual([]);
  },
);

test("what has no seasons is found, and shows none", () => {
  expect(search.find("nobody known", 1)).toEqual([
    { kind: "Driver", name: "Nobody Known", detail: "", path: "/driver/nobody_known/" },
  ]);
});

function near(typed: string): Array<string> {
  return search.near("Driver", typed).map(({ name }) => name);
}

test.each([
  ["max_verstapen", "Max Verstappen"],
  ["jaun manual fangio", "Juan Manuel Fangio"],
  ["kimi_raikonen", "Kimi Räikkönen"],
  ["sergei_perez", "Sergio Pérez"],
  ["hamilton_lewis", "Lewis Hamilton"],
  ["michael_shumacher", "Michael Schumacher"],
])("%s, which is nobody's name, is near %s", (typed, name) => {
  expect(near(typed)[0]).toBe(name);
});

test("a last name is near all who bear it, with their years, and only to the kind that is asked for", () => {
  expect(near("hamilton")).toEqual(["Lewis Hamilton", "Duncan Hamilton"]);
  expect(search.near("Team", "redbull")).toEqual([
    { id: "red_bull", name: "Red Bull", first_year: 2005, last_year: 2026 },
  ]);
  expect(search.near("Team", "hamilton")).toEqual([]);
});

test.each(["nobody_at_all", "zz", "?", ""])("what resembles nobody is near nobody: '%s'", (typed) => {
  expect(near(typed)).toEqual([]);
});

test("at most five are near", () => {
  const many: SearchIndex = {
    ...index,
    drivers: Array.from({ length: 9 }, (_, n) => [`ann_${n}`, `Ann Smith${n}`, null, "", null, null]),
  };
  expect(createSearch(many).near("Driver", "ann smith")).toHaveLength(5);
});

test("what is typed beyond the longest name is not compared", () => {
  expect(near(`${"lewis hamilton".padEnd(maxTyped)}${"zq ".repeat(1000)}`)).toEqual(["Lewis Hamilton"]);
});

test("what is only spelt like it is a guess, and words of questions are no misspelt names", () => {
  expect(search.find("haminton", 1)).toMatchObject([{ path: "/driver/lewis_hamilton/", isGuess: true }]);
  expect(search.find("hamilton", 1)[0]).not.toHaveProperty("isGuess");
  expect(search.find("hamilton 2008", 1)[0]).not.toHaveProperty("isGuess");
  expect(search.find("longest race", 3)).toEqual([]);
  expect(search.find("best team", 3)).toEqual([]);
});

test("a number of one or two digits begins no name", () => {
  expect(search.find("1", 3)).toEqual([]);
});
