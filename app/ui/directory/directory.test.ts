import { expect, test } from "vitest";
import { countriesIn, type Directory, directorySearch, lettersIn, listed } from "./directory.ts";

type Person = { last: string; country: string };

const people: Directory<Person> = {
  entries: [
    { last: "Senna", country: "Brazil" },
    { last: "de Cesaris", country: "Italy" },
    { last: "Östreich", country: "Austria" },
    { last: "D'Ambrosio", country: "Belgium" },
    { last: "Serra", country: "Brazil" },
    { last: "Scarfiotti", country: "Italy" },
  ],
  indexOf: (person) => person.last,
};

function names(search: Parameters<typeof listed>[1]) {
  return listed(people, search).map(({ last }) => last);
}

test("everyone is listed in alphabetical order, whatever the case and accents", () => {
  expect(names({})).toEqual(["D'Ambrosio", "de Cesaris", "Östreich", "Scarfiotti", "Senna", "Serra"]);
});

test("a letter finds its accented and small forms, and goes together with a country", () => {
  expect(names({ letter: "O" })).toEqual(["Östreich"]);
  expect(names({ letter: "D" })).toEqual(["D'Ambrosio", "de Cesaris"]);
  expect(names({ letter: "S", country: "Brazil" })).toEqual(["Senna", "Serra"]);
  expect(names({ letter: "Z" })).toEqual([]);
});

test("a part narrows down entries, letters and countries", () => {
  const champions: Directory<Person> = {
    ...people,
    parts: [
      { id: "champions", label: "Champions", holds: ({ last }) => last === "Senna" || last === "D'Ambrosio" },
    ],
  };
  const search = { show: "champions" } as const;
  expect(listed(champions, search).map(({ last }) => last)).toEqual(["D'Ambrosio", "Senna"]);
  expect(listed(champions, { ...search, letter: "S" }).map(({ last }) => last)).toEqual(["Senna"]);
  expect(lettersIn(champions, search)).toEqual(["D", "S"]);
  expect(countriesIn(champions, search, "All").choices.map(({ name, count }) => [name, count])).toEqual([
    ["All", 2],
    ["Belgium", 1],
    ["Brazil", 1],
  ]);
});

test("only letters that lead somewhere are offered", () => {
  expect(lettersIn(people, {})).toEqual(["D", "O", "S"]);
  expect(lettersIn(people, { country: "Italy", letter: "O" })).toEqual(["D", "S"]);
});

test("countries are counted under the chosen letter, with all of them first", () => {
  const { choices, picked } = countriesIn(people, { letter: "S" }, "All nationalities");
  expect(choices.map(({ name, count }) => [name, count])).toEqual([
    ["All nationalities", 3],
    ["Brazil", 2],
    ["Italy", 1],
  ]);
  expect(picked.id).toBe("all");
});

test("a country with a long name is offered by its short one and found by its own", () => {
  const country = "United States of America";
  const all = { ...people, entries: [...people.entries, { last: "Andretti", country }] };
  expect(countriesIn(all, { country }, "All").picked).toEqual({ id: country, name: "USA", count: 1 });
  expect(listed(all, { country }).map(({ last }) => last)).toEqual(["Andretti"]);
});

test("the chosen country stays among the choices where it has no one", () => {
  const { choices, picked } = countriesIn(people, { letter: "S", country: "Belgium" }, "All");
  expect(picked).toEqual({ id: "Belgium", name: "Belgium", count: 0 });
  expect(choices).toContain(picked);
});

test("search params are read, and nonsense is dropped", () => {
  expect(directorySearch({ letter: "s", country: "Italy", show: "winners", sort: "first_year.asc" })).toEqual(
    {
      letter: "S",
      country: "Italy",
      show: "winners",
      sort: "first_year.asc",
    },
  );
  const none = { letter: undefined, country: undefined, show: undefined, sort: undefined };
  expect(directorySearch({ letter: "SE", country: " " })).toEqual(none);
  expect(directorySearch({ letter: ["S", "T"], country: "all", show: "losers", sort: "x" })).toEqual(none);
});
