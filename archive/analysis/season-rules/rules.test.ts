import { expect, test } from "vitest";
import { readRuleSet } from "#contract/rules/rule-set.ts";
import { chosenRules, rulesOf } from "./rules.ts";
import { constructorsTable, driversTable } from "./tables.ts";
import { inOrder, line, race } from "./testing/scoring-races.ts";

function rules(text: string, year: number, rounds: number) {
  return chosenRules(readRuleSet(new URLSearchParams(text)), { year, rounds });
}

/** Rules without their function, which no two have in common. */
function figures({ factor: _factor, ...others }: ReturnType<typeof rulesOf>) {
  return others;
}

test.each([
  [1950, 7],
  [1961, 8],
  [1967, 11],
  [1979, 15],
  [1988, 16],
  [2014, 19],
  [2021, 22],
])("where nothing is chosen, the rules are those of the season: %i", (year, rounds) => {
  expect(figures(rules("", year, rounds))).toEqual(figures(rulesOf(year)));
  const own = rules("", year, rounds);
  for (let round = 1; round <= rounds; round += 1)
    expect(own.factor(round)).toBe(rulesOf(year).factor(round));
  expect(figures(rules(`like=${year}`, year, rounds))).toEqual(figures(rulesOf(year)));
});

test("a season's rules go with their sprints, fastest lap, counted results and cars", () => {
  expect(figures(rules("like=1976", 2022, 22))).toEqual({
    ...figures(rulesOf(1976)),
    counted: [
      { until: 11, best: 7 },
      { until: Infinity, best: 7 },
    ],
    constructorsCounted: [
      { until: 11, best: 7 },
      { until: Infinity, best: 7 },
    ],
  });
});

test("what is chosen stands in the place of the season's", () => {
  const chosen = rules("points=12-9-7&sprints=out&lap=always&best=11&cars=best", 2022, 22);
  expect(chosen).toMatchObject({ race: [12, 9, 7], constructorRace: [12, 9, 7], sprint: [], lap: "always" });
  expect(chosen.counted).toEqual([{ until: Infinity, best: 11 }]);
  // Of constructors every result counts since 1979, however many of a driver's do.
  expect(chosen).toMatchObject({ constructorsCounted: [{ best: Infinity }], bestCar: true });
});

test("double points are a rule of 2014, half points for a race stopped early a decision about that race", () => {
  expect(rules("like=2014", 2012, 20).factor(20)).toBe(2);
  expect(rules("like=2013", 2014, 19).factor(19)).toBe(1);
  expect(rules("last=once", 2014, 19).factor(19)).toBe(1);
  expect(rules("like=2003", 1984, 16).factor(6)).toBe(0.5);
  expect(rules("like=2003&short=full", 1984, 16).factor(6)).toBe(1);
});

test("ties are broken as in the season whose rules are taken", () => {
  const races = [
    race(2008, [...inOrder("a", "b", "c", "d", "e", "f"), line("ninth", 9), line("eighth", 8)]),
    race(2008, inOrder("b", "a"), { round: 2 }),
  ];
  const places = (text: string) =>
    driversTable(2008, races, rules(text, 2008, 2)).map((one) => `${one.position} ${one.driver_id}`);
  expect(places("points=9")).toEqual(["1 a", "1 b", "3 c", "4 d", "5 e", "6 f", "7 eighth", "8 ninth"]);
  expect(places("points=9&like=1988")).toEqual(["1 a", "1 b"]);
});

test("of shared cars, of cars that could not score and of exclusions stays what was decided", () => {
  const shared = [line("fagioli", 1), line("fangio", 1), line("gonzalez", 2)];
  expect(driversTable(1951, [race(1951, shared)], rules("like=2010", 1951, 8))).toMatchObject([
    { driver_id: "gonzalez", points: 18 },
    { driver_id: "fagioli", points: 12.5 },
    { driver_id: "fangio", points: 12.5 },
  ]);
  const france = [...inOrder("clark", "maggs"), line("graham_hill", 3)];
  expect(driversTable(1963, [race(1963, france, { round: 4 })], rules("like=2010", 1963, 10))).toMatchObject([
    { points: 25 },
    { points: 18 },
    { driver_id: "graham_hill", points: 0 },
  ]);
  const mclaren = [line("hamilton", 1, { team_id: "mclaren" }), line("massa", 2, { team_id: "ferrari" })];
  expect(constructorsTable(2007, [race(2007, mclaren)], rules("like=2010", 2007, 17))).toMatchObject([
    { team_id: "ferrari", position: 1, points: 18 },
    { team_id: "mclaren", position: null, points: 25 },
  ]);
});

test("points that were the drivers' alone, or were taken away, are no constructor's by other rules either", () => {
  const austria = [
    line("mika_hakkinen", 1, { team_id: "mclaren" }),
    line("coulthard", 2, { team_id: "mclaren" }),
  ];
  expect(
    constructorsTable(2000, [race(2000, austria, { round: 10 })], rules("like=2010", 2000, 17)),
  ).toMatchObject([{ points: 18 }]);
  const perez = [line("perez", 1, { team_id: "racing_point" })];
  expect(constructorsTable(2020, [race(2020, perez)], rules("like=1991", 2020, 17))).toMatchObject([
    { points: 0, gross: 10 },
  ]);
});
