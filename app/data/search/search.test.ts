import { expect, test } from "vitest";
import type { SearchIndex } from "#contract/search.ts";
import { findables } from "./findable.ts";
import { search } from "./search.ts";

const index: SearchIndex = {
  drivers: [
    ["michael_schumacher", "Michael Schumacher", "MSC", "schumi", 1991, 2012],
    ["kimi_raikkonen", "Kimi Räikkönen", "RAI", "iceman", 2001, 2021],
    ["ralf_schumacher", "Ralf Schumacher", "RSC", "", 1997, 2007],
    ["jos_verstappen", "Jos Verstappen", "VER", "", 1994, 2003],
    ["nobody_known", "Nobody Known", null, "", null, null],
  ],
  teams: [
    ["red_bull", "Red Bull", "rbr", 2005, 2026],
    ["mclaren", "McLaren", "", 1966, 2026],
  ],
  circuits: [
    ["interlagos", "José Carlos Pace", "São Paulo Autódromo José Carlos Pace", "Brazil", "interlagos"],
  ],
  races: [
    [
      "Brazilian Grand Prix",
      "brazil",
      [
        [2006, 18],
        [2007, 17],
        [2008, 18],
        [2009, 16],
      ],
    ],
    ["Monaco Grand Prix", "", [[2008, 6]]],
  ],
  seasons: [1950, 2026],
};

function found(typed: string, limit = 3): Array<string> {
  return search(findables(index), typed, limit).map(({ name }) => name);
}

test("a name is found by any of its words, whatever the case, accents and order", () => {
  expect(found("raikkonen")).toEqual(["Kimi Räikkönen"]);
  expect(found("RÄIKKÖNEN KIMI")).toEqual(["Kimi Räikkönen"]);
});

test("of namesakes the one who is looked for most comes first", () => {
  expect(found("schumacher")).toEqual(["Michael Schumacher", "Ralf Schumacher"]);
  expect(found("schumacher ralf")[0]).toBe("Ralf Schumacher");
});

test("codes, nicknames, former names and countries lead to what they stand for", () => {
  expect(found("rsc")).toEqual(["Ralf Schumacher"]);
  expect(found("Schumi")).toEqual(["Michael Schumacher"]);
  expect(found("interlagos")).toEqual(["José Carlos Pace"]);
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
  expect(search(findables(index), "2008 brazil gp", 3)).toEqual([
    {
      kind: "Race",
      name: "2008 Brazilian Grand Prix",
      detail: "Round 18",
      path: "/race/2008/18/race/results",
    },
  ]);
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
  expect(search(findables(index), "nobody known", 1)).toEqual([
    { kind: "Driver", name: "Nobody Known", detail: "", path: "/driver/nobody_known/" },
  ]);
});
