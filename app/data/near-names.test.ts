import { expect, test } from "vitest";
import { type Named, nearNames } from "./near-names.ts";

function named(name: string, last_year: number | null = 2025): Named {
  return { id: name.toLowerCase().replaceAll(" ", "_"), name, first_year: last_year, last_year };
}

const drivers = [
  named("Ralf Schumacher", 2007),
  named("Michael Schumacher", 2012),
  named("Mick Schumacher", 2022),
  named("Kimi Räikkönen", 2021),
  named("Lewis Hamilton"),
  named("Duncan Hamilton", 1953),
  named("Max Verstappen"),
  named("Juan Manuel Fangio", 1958),
];

function namesNear(typed: string, all: ReadonlyArray<Named> = drivers): Array<string> {
  return nearNames(typed, all).map(({ name }) => name);
}

test("a misspelled name finds its owner", () => {
  expect(namesNear("max_verstapen")).toEqual(["Max Verstappen"]);
  expect(namesNear("jaun manual fangio")).toEqual(["Juan Manuel Fangio"]);
});

test("accents make no difference, on either side", () => {
  expect(namesNear("kimi_raikonen")).toEqual(["Kimi Räikkönen"]);
  expect(namesNear("Räikkönen")).toEqual(["Kimi Räikkönen"]);
});

test("a last name finds all who bear it, whoever raced last first", () => {
  expect(namesNear("schumacher")).toEqual(["Mick Schumacher", "Michael Schumacher", "Ralf Schumacher"]);
  expect(namesNear("hamilton")).toEqual(["Lewis Hamilton", "Duncan Hamilton"]);
});

test("a full name comes before namesakes", () => {
  expect(namesNear("michael_shumacher")[0]).toBe("Michael Schumacher");
});

test("words in another order, run together or only begun are found", () => {
  expect(namesNear("hamilton_lewis")[0]).toBe("Lewis Hamilton");
  expect(namesNear("redbull", [named("Red Bull"), named("Ferrari")])).toEqual(["Red Bull"]);
  expect(namesNear("verst")).toEqual(["Max Verstappen"]);
});

test("at most five are offered", () => {
  const many = Array.from({ length: 9 }, (_, index) => named(`Driver ${index}`));
  expect(namesNear("driver", many)).toHaveLength(5);
});

test("those who never raced come last among equals", () => {
  expect(namesNear("smith", [named("Ann Smith", null), named("Ben Smith", 1970)])).toEqual([
    "Ben Smith",
    "Ann Smith",
  ]);
});

test("what resembles nobody finds nobody", () => {
  expect(namesNear("nobody_at_all")).toEqual([]);
  expect(namesNear("zz")).toEqual([]);
  expect(namesNear("?")).toEqual([]);
  expect(namesNear("")).toEqual([]);
});

test("what is typed beyond the longest name is not compared", () => {
  expect(namesNear(`${"lewis hamilton".padEnd(60)}${"zq ".repeat(1000)}`)).toContain("Lewis Hamilton");
});
