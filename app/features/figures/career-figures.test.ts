import { expect, test } from "vitest";
import { driverDefinitions } from "#app/features/drivers/header/driver-header.tsx";
import type { CareerFigures } from "#contract/careers.ts";
import type { PoleDifference } from "#contract/profiles.ts";
import { type CountedIn, headerFigures, creditedPoles } from "./career-figures.ts";

const noLinks = { list: null, question: null };

const career: CareerFigures = {
  entries: 160,
  grands_prix: 158,
  wins: 8,
  podiums: 45,
  poles: 26,
  fastest_laps: 10,
  points: 1500,
  titles: 0,
  best_finish: 1,
  avg_finish: 6,
  dnfs: 20,
};

const monaco: PoleDifference = {
  year: 2021,
  round: 5,
  race_name: "Monaco Grand Prix",
  grid_driver: null,
  credited_driver: "Charles Leclerc",
};
const saoPaulo: PoleDifference = {
  year: 2022,
  round: 21,
  race_name: "São Paulo Grand Prix",
  grid_driver: "George Russell",
  credited_driver: "Kevin Magnussen",
};

test("poles say how many are credited where that is another number", () => {
  expect(creditedPoles(career.poles, [monaco], "Charles Leclerc")).toBe(27);
  expect(creditedPoles(career.poles, [saoPaulo], "Kevin Magnussen")).toBe(27);
  expect(creditedPoles(career.poles, [saoPaulo], "George Russell")).toBe(25);
  expect(creditedPoles(career.poles, [], "Max Verstappen")).toBeNull();
});

test("a team's credited poles are said where they are known to be its own", () => {
  expect(creditedPoles(career.poles, [monaco], null)).toBe(27);
  expect(creditedPoles(career.poles, [saoPaulo], null)).toBeNull();
});

function polesAbout(differences: Array<PoleDifference>, driver: string | null) {
  const figures = headerFigures(driverDefinitions, () => noLinks, career, differences, driver);
  return figures.find(({ id }) => id === "poles")?.about;
}

test("the poles' explanation says how many are credited, and why they differ", () => {
  expect(polesAbout([monaco], "Charles Leclerc")).toEqual([
    driverDefinitions.poles,
    "Credited: 27.",
    "F1DB credits Charles Leclerc with the pole of the 2021 Monaco Grand Prix; nobody is recorded in grid slot 1.",
  ]);
  expect(polesAbout([saoPaulo], null)).toHaveLength(2);
  expect(polesAbout([], "Max Verstappen")).toEqual([driverDefinitions.poles]);
});

test("each figure names the list that it counts", () => {
  const lists = new Array<CountedIn>();
  const linksOf = (counted: CountedIn) => {
    lists.push(counted);
    return noLinks;
  };
  headerFigures(driverDefinitions, linksOf, career, [], "Charles Leclerc");
  expect(lists.map(({ page, view }) => [page, view.sort ?? view.f])).toEqual([
    ["championship", "championship_rank.asc"],
    ["results", ["session_type.eq.R", "finish_position.eq.1"]],
    ["results", ["session_type.eq.R", "grid_position.eq.1"]],
    ["results", ["session_type.eq.R", "finish_position.lt.4"]],
    ["results", ["session_type.eq.R"]],
    ["races", "fastest_lap.eq.Charles Leclerc"],
    ["results", "points.gt.0"],
    ["results", ["session_type.eq.R", "finish_position.eq.1"]],
    ["results", ["session_type.eq.R", "finish_position.gt.0"]],
    ["results", ["session_type.eq.R", "position_text.eq.DNF"]],
  ]);
  expect(headerFigures(driverDefinitions, linksOf, null).every(({ list }) => list === null)).toBe(true);
});

test("who has won has a win rate in place of a best finish", () => {
  const figures = headerFigures(driverDefinitions, () => noLinks, career);
  expect(figures.map(({ id }) => id)).not.toContain("best_finish");
  expect(figures.find(({ id }) => id === "win_rate")).toMatchObject({
    label: "Win rate",
    value: "5.1%",
  });
});

test("who has not won keeps the best finish", () => {
  const figures = headerFigures(driverDefinitions, () => noLinks, { ...career, wins: 0, best_finish: 2 });
  expect(figures.find(({ id }) => id === "best_finish")).toMatchObject({ value: "2" });
  expect(figures.map(({ id }) => id)).not.toContain("win_rate");
});
