import { expect, test } from "vitest";
import { result } from "#app/features/sample-rows-testing.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { titleYears } from "#contract/teams.ts";
import type { CareerSeason } from "./career-card.tsx";
import { teamSpans } from "./team-spans.tsx";
import { latestSeason, shownSeason } from "./season-card.tsx";

const ferrari = { name: "Ferrari", id: "ferrari" };
const lancia = { name: "Lancia", id: "lancia" };

function season(year: number, rank: number | null, teams = [ferrari]): CareerSeason {
  return { year, wins: 0, rank, teams };
}

test("a team's seasons are one span, also where another team's lie between", () => {
  const seasons = [season(1954, 1, [lancia, ferrari]), season(1955, 2, [lancia]), season(1956, 1)];
  expect(teamSpans(seasons)).toEqual([
    { ...lancia, years: "1954–1955", looks: [teamClass("lancia", 1954)] },
    { ...ferrari, years: "1954, 1956", looks: [teamClass("ferrari", 1954)] },
  ]);
});

test("a team that changed its colour has each of them", () => {
  const lotus = { name: "Lotus", id: "lotus" };
  const [span] = teamSpans([1985, 1986, 1987].map((year) => season(year, null, [lotus])));
  expect(span?.looks).toEqual([teamClass("lotus", 1985), teamClass("lotus", 1987)]);
});

test("who leads a season that runs has not won it", () => {
  const seasons = [season(2024, 1), season(2025, 2), season(2026, 1)];
  expect(titleYears(seasons, 1)).toEqual([2024]);
  expect(titleYears(seasons, 2)).toEqual([2024, 2026]);
  expect(titleYears(seasons, 0)).toEqual([]);
});

test("the latest season has its rounds in order, and of a shared drive the better place", () => {
  const found = latestSeason([
    result({ year: 1956, round: 2, finish_position: 5 }),
    result({ year: 1956, round: 2, finish_position: null }),
    result({ year: 1956, round: 1, finish_position: 3 }),
    result({ year: 1956, round: 1, finish_position: 2, session_type: "S" }),
    result({ year: 1955, round: 3, finish_position: 1 }),
  ]);
  expect(found?.year).toBe(1956);
  expect(found?.rounds.map(({ round }) => round)).toEqual([1, 2]);
  expect(
    found?.drivers.map(({ results }) =>
      results.map(({ race, sprint }) => [race?.finish_position, sprint?.finish_position]),
    ),
  ).toEqual([
    [
      [3, 2],
      [5, undefined],
    ],
  ]);
  expect(latestSeason([])).toBeNull();
});

test("of a team's drivers the one with more points comes first, whoever started more often", () => {
  const found = latestSeason([
    result({ round: 1, full_name: "Charles Leclerc", points: 10 }),
    result({ round: 2, full_name: "Charles Leclerc", points: 12 }),
    result({ round: 2, full_name: "Lewis Hamilton", points: 25 }),
  ]);
  expect(found?.drivers.map(({ full_name }) => full_name)).toEqual(["Lewis Hamilton", "Charles Leclerc"]);
});

test("of who no longer races the best season is shown, by place and then by wins, and of all others the latest", () => {
  const rows = [result({ year: 1988 }), result({ year: 1990 }), result({ year: 1994 })];
  const standings = [
    { year: 1988, place: 1, wins: 8 },
    { year: 1990, place: 1, wins: 6 },
    { year: 1994, place: null, wins: 0 },
  ];
  const shown = (...[of, present]: [typeof standings, number]) => {
    const found = shownSeason(rows, of, present);
    return found === null ? null : [found.season.year, found.isBest];
  };
  expect(shown(standings, 2026)).toEqual([1988, true]);
  expect(shown(standings.toReversed(), 2026)).toEqual([1988, true]);
  expect(shown(standings.slice(1), 2026)).toEqual([1990, true]);
  expect(shown(standings, 1994)).toEqual([1994, false]);
  expect(shown(standings.slice(2), 2026)).toEqual([1994, false]);
  expect(shown([], 2026)).toEqual([1994, false]);
  expect(shownSeason([], standings, 2026)).toBeNull();
});
