import { expect, test } from "vitest";
import { carsOf } from "#app/data/compare/compared-cars.ts";
import { distinctCars } from "./distinct-cars.ts";

const teamsOf = (...choices: Parameters<typeof distinctCars>[0]) =>
  distinctCars(choices).map(({ team_id }) => team_id);
const season = (year: number, team_name: string, wins = 0) => ({ year, team_name, wins });

const hamilton = carsOf([
  season(2026, "Ferrari", 1),
  season(2024, "Mercedes", 84),
  season(2012, "McLaren", 21),
]);
const verstappen = carsOf([season(2026, "Red Bull", 70), season(2016, "Toro Rosso / Red Bull", 1)]);
const alonso = carsOf([
  season(2026, "Aston Martin"),
  season(2014, "Ferrari", 11),
  season(2006, "Renault", 15),
]);
const vettel = carsOf([
  season(2022, "Aston Martin"),
  season(2020, "Ferrari", 14),
  season(2014, "Red Bull", 38),
]);

test("a driver's teams stand in the order of wins, then of seasons, each in its last season", () => {
  expect(
    carsOf([
      season(2022, "Aston Martin"),
      season(2020, "Ferrari", 3),
      season(2019, "Ferrari"),
      season(2008, "BMW Sauber"),
      season(2007, "BMW Sauber"),
    ]),
  ).toEqual([
    { team_id: "ferrari", year: 2020 },
    { team_id: "bmw_sauber", year: 2008 },
    { team_id: "aston_martin", year: 2022 },
  ]);
});

test("four who drove for the same teams have four colours", () => {
  expect(teamsOf(hamilton, verstappen, alonso, vettel)).toEqual([
    "mercedes",
    "red_bull",
    "renault",
    "ferrari",
  ]);
});

const russell = carsOf([season(2026, "Mercedes", 5), season(2021, "Williams")]);

test("among several, who has only one team has its colour, and a former teammate another one", () => {
  const antonelli = carsOf([season(2026, "Mercedes", 6)]);
  // Red Bull would be too near to Williams.
  expect(teamsOf(russell, antonelli, vettel)).toEqual(["williams", "mercedes", "ferrari"]);
});

test("two alone who won the most for the same team both have its colour", () => {
  const rosberg = carsOf([season(2016, "Mercedes", 23), season(2009, "Williams")]);
  expect(teamsOf(hamilton, rosberg)).toEqual(["mercedes", "mercedes"]);
  expect(teamsOf(russell, vettel)).toEqual(["mercedes", "red_bull"]);
});

test("two of a team in other seasons share one colour where its colours are too near, and have their own where not", () => {
  const schumacher = carsOf([season(2006, "Ferrari", 72), season(1995, "Benetton", 19)]);
  const leclerc = carsOf([season(2026, "Ferrari", 8)]);
  expect(distinctCars([schumacher, leclerc])).toEqual([
    { team_id: "ferrari", year: 2006 },
    { team_id: "ferrari", year: 2006 },
  ]);
  const senna = carsOf([season(1993, "McLaren", 35)]);
  const hakkinen = carsOf([season(2001, "McLaren", 20)]);
  expect(distinctCars([senna, hakkinen]).map(({ year }) => year)).toEqual([1993, 2001]);
});

test("a team in grey stands for a driver only where no other was won for", () => {
  const fangio = [
    season(1951, "Alfa Romeo", 6),
    season(1954, "Maserati / Mercedes", 6),
    season(1955, "Mercedes", 4),
    season(1956, "Ferrari", 3),
  ];
  expect(carsOf(fangio).at(-1)).toEqual({ team_id: "mercedes", year: 1955 });
  expect(carsOf([season(1955, "Mercedes", 4), season(1958, "BRM")])[0]?.team_id).toBe("mercedes");
  // The silver of McLaren has enough blue.
  expect(carsOf([season(2001, "McLaren", 20), season(2008, "Williams", 1)])[0]?.team_id).toBe("mclaren");
});

test("two who never left the same team share its colour", () => {
  const mclaren = carsOf([season(2026, "McLaren", 5)]);
  expect(teamsOf(mclaren, mclaren)).toEqual(["mclaren", "mclaren"]);
  // The others are told apart all the same.
  expect(teamsOf(mclaren, mclaren, verstappen, vettel).slice(2)).toEqual(["red_bull", "ferrari"]);
});
