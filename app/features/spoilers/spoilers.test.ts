import { expect, test } from "vitest";
import { coverOf, leadersBefore } from "./spoilers.ts";

const last = { year: 2026, round: 11 };

function cover(pathname: string, subject: Parameters<typeof coverOf>[2] = null, search = {}) {
  return coverOf({ pathname, search }, last, subject);
}

test.each([
  ["/", "parts"],
  ["/races/", "parts"],
  ["/records/", "page"],
  ["/drivers_overview/", "page"],
  ["/drivers/", "page"],
  ["/teams_overview/", "page"],
  ["/standings/2026/drivers/overview", "page"],
  ["/standings/2025/drivers/overview", null],
  ["/race/2026/11/race/results", "page"],
  ["/race/2026/12/qualifying/results", "page"],
  ["/race/2026/10/race/results", null],
  ["/race/2025/24/race/results", null],
  ["/circuits/", "parts"],
  ["/data/", "parts"],
  ["/sql/", "parts"],
  ["/method/", null],
])("%s hides %s", (pathname, hidden) => {
  expect(cover(pathname)).toBe(hidden);
});

test("the season of the last race is found in the search as well", () => {
  expect(cover("/standings/2025/drivers/compareStandings", null, { seasons: "2025,2026" })).toBe("page");
  expect(cover("/standings/2025/drivers/compareStandings", null, { seasons: "2024,2025" })).toBeNull();
});

test("an answer is hidden unless it is of years before the last race's, of the examples what counts it", () => {
  expect(cover("/ask/")).toBe("parts");
  expect(cover("/ask/", null, { driver: "lando_norris", years: "2026" })).toBe("page");
  expect(cover("/ask/", null, { what: "podium" })).toBe("page");
  expect(cover("/ask/", null, { what: "podium", years: "2010.." })).toBe("page");
  expect(cover("/ask/", null, { what: "podium", years: "..2025" })).toBeNull();
  expect(cover("/ask/", null, { what: "podium", years: "1988" })).toBeNull();
});

test("a driver or team that no longer races hides nothing", () => {
  expect(cover("/driver/ayrton_senna/", { last_year: 1994 })).toBeNull();
  expect(cover("/driver/max_verstappen/", { last_year: 2026 })).toBe("page");
  expect(cover("/teams/ferrari/charts", { last_year: 2026 })).toBe("page");
});

test("of circuits only the one of the last race does", () => {
  expect(cover("/circuits/hungaroring/", { races: [last] })).toBe("page");
  expect(cover("/circuits/monza/", { races: [{ year: 2025, round: 16 }] })).toBeNull();
});

test("what is not known is hidden, and without any result there is nothing to hide", () => {
  expect(cover("/driver/max_verstappen/")).toBe("page");
  expect(coverOf({ pathname: "/race/1950/1/race/results", search: {} }, undefined, null)).toBe("page");
  expect(coverOf({ pathname: "/standings/1950/drivers/overview", search: {} }, undefined, null)).toBe("page");
  expect(coverOf({ pathname: "/", search: {} }, null, null)).toBeNull();
});

function driver(id: string) {
  return { driver_id: id, driver_name: id.toUpperCase(), code: null, team_id: null };
}

test("the championship before a round is in the order of its places, without who had none", () => {
  const rounds = [1, 2].map((round) => ({ round, race_name: "Grand Prix", country: "Italy", sprint: false }));
  const drivers = [
    { ...driver("b"), points: [18, 43], positions: [2, 1] },
    { ...driver("a"), points: [25, 25], positions: [1, 2] },
    { ...driver("c"), points: [null, 15], positions: [null, 3] },
  ];
  const season = { year: 2026, rounds, drivers };
  expect(leadersBefore(season, 2)).toEqual([
    { driver_id: "a", driver_name: "A", position: 1, points: 25 },
    { driver_id: "b", driver_name: "B", position: 2, points: 18 },
  ]);
  expect(leadersBefore(season, 1)).toEqual([]);
  expect(leadersBefore(season, 9)).toEqual([]);
});
