import { parse } from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { archiveInfo } from "#contract/archive.ts";
import { constructorOverview, driverOverview } from "#contract/championship.ts";
import { errorBody } from "#contract/http.ts";
import { paths } from "#contract/endpoints.ts";
import {
  constructorPoints,
  driverDetails,
  driverPoints,
  driverRaceDetails,
  qualifyingChampionship,
  qualifyingTeammates,
} from "#contract/standings.ts";
import { startTestApi, type TestApi } from "../support/api.ts";

// One server answers every test of this file: they only read.
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

function sum(values: ReadonlyArray<number>): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The paths of a season, each with what it answers where the archive lacks the season's detail. */
const bySeason: ReadonlyArray<[name: string, path: (year: number) => string, empty: object]> = [
  ["driver/points", paths.driverPoints, { year: 1988, rounds: [], drivers: [] }],
  ["driver/details", paths.driverDetails, { year: 1988, drivers: [] }],
  ["driver/race-details", paths.driverRaceDetails, { year: 1988, rounds: [], drivers: [] }],
  ["teammate-head-to-head", paths.qualifyingTeammates, { year: 1988, rounds: [], drivers: [], teams: [] }],
  ["constructor/round", paths.constructorPoints, { year: 1988, rounds: [], teams: [] }],
];

test.each(bySeason)(
  "%s of a season without detail is empty: 200, and no wrong noughts",
  async (_, path, empty) => {
    const response = await api.ask(path(1988));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(empty);
  },
);

test("the qualifying championship of a season without detail has its rule, and nobody in it", async () => {
  const answer = await api.read(paths.qualifyingChampionship(1988), qualifyingChampionship);
  expect(answer).toMatchObject({ year: 1988, rounds: [], drivers: [] });
  expect(answer.rule).toContain("9–6–4–3–2–1");
});

test("the archive tells of which seasons it knows the tables after each round", async () => {
  const { coverage } = await api.read(paths.archive(), archiveInfo);
  expect(coverage.find(({ kind }) => kind === "round_standings")).toEqual({
    kind: "round_standings",
    from: 2025,
    to: 2026,
  });
});

test.each(bySeason)("%s beyond the calendar, or of no year, is refused", async (_, path) => {
  const beyond = await api.ask(path(2027));
  expect(beyond.status).toBe(400);
  expect(parse(errorBody, await beyond.json()).error.expected).toBe("a season from 1950 to 2026");
  expect((await api.ask(path(1949))).status).toBe(400);
  expect((await api.ask(path(20250))).status).toBe(400);
});

test("points by round end where the season's table stands, in its order", async () => {
  const { rounds, drivers } = await api.read(paths.driverPoints(2025), driverPoints);
  const { standings } = await api.read(paths.driverOverview(2025), driverOverview);
  expect(rounds).toHaveLength(24);
  expect(drivers.map(({ driver_id, points }) => [driver_id, points.at(-1)])).toEqual(
    standings.map(({ driver_id, points }) => [driver_id, points]),
  );
  expect(drivers.find(({ driver_id }) => driver_id === "franco_colapinto")?.points.slice(0, 8)).toEqual([
    ...Array(6).fill(null),
    0,
    0,
  ]);
});

test("the graph of a season is under 20 KB", async () => {
  for (const path of [paths.driverPoints(2025), paths.constructorPoints(2025), paths.driverPoints(2026)])
    expect((await (await api.ask(path)).arrayBuffer()).byteLength).toBeLessThan(20_000);
});

test("a running season has its whole calendar, and lists as long as the rounds run", async () => {
  const { rounds, drivers } = await api.read(paths.driverPoints(2026), driverPoints);
  expect(rounds).toHaveLength(23);
  expect(new Set(drivers.map(({ points }) => points.length))).toEqual(new Set([11]));
});

test("details have who changed teams with both, and the rounds for each", async () => {
  const { drivers } = await api.read(paths.driverDetails(2025), driverDetails);
  const lawson = drivers.find(({ driver_id }) => driver_id === "liam_lawson");
  expect(lawson?.teams.map(({ team_id, rounds }) => [team_id, rounds[0], rounds.length])).toEqual([
    ["red_bull", 1, 2],
    ["racing_bulls", 3, 22],
  ]);
  expect(lawson?.gross_points).toBe(lawson?.points);
});

test("a driver's races and sprints add up to the season's points", async () => {
  const { drivers } = await api.read(paths.driverRaceDetails(2025), driverRaceDetails);
  const { standings } = await api.read(paths.driverOverview(2025), driverOverview);
  const added = drivers.map(({ driver_id, races }) => [
    driver_id,
    sum(races.map((cell) => (cell === null ? 0 : cell[3] + (cell[6] ?? 0)))),
  ]);
  expect(added).toEqual(standings.map(({ driver_id, points }) => [driver_id, points]));
});

test("a sprint's result stands beside that of the race", async () => {
  const { rounds, drivers } = await api.read(paths.driverRaceDetails(2025), driverRaceDetails);
  const sprints = rounds.flatMap(({ sprint }, index) => (sprint ? [index] : []));
  const norris = drivers.find(({ driver_id }) => driver_id === "lando_norris");
  expect(sprints.map((index) => norris?.races[index]?.[5])).toEqual([8, 1, 3, "DNF", 1, 3]);
  expect(norris?.races[0]).toEqual([1, "Finished", 1, 25, "PF", null, null]);
});

test("teammates are compared session by session, sprint qualifyings too", async () => {
  const { teams } = await api.read(paths.qualifyingTeammates(2025), qualifyingTeammates);
  expect(teams).toHaveLength(10);
  const redBull = teams.find(({ team_id }) => team_id === "red_bull");
  expect(redBull?.pairs.map(({ drivers }) => drivers)).toEqual([
    ["max_verstappen", "liam_lawson"],
    ["max_verstappen", "yuki_tsunoda"],
  ]);
  const mclaren = teams.find(({ team_id }) => team_id === "mclaren")?.pairs[0];
  expect(mclaren?.sessions.filter(([, session]) => session === "Q")).toHaveLength(24);
  expect(mclaren?.sessions.filter(([, session]) => session === "SQ")).toHaveLength(6);
});

test("the qualifying championship is in order, and its points are those of the places", async () => {
  const { drivers } = await api.read(paths.qualifyingChampionship(2025), qualifyingChampionship);
  const scale = [25, 18, 15, 12, 10, 8, 6, 4, 2, 1];
  expect(drivers.map(({ driver_id, points }) => [driver_id, points])).toEqual(
    drivers.map(({ driver_id, places }) => [
      driver_id,
      sum(places.map((place) => (place === null ? 0 : (scale[place - 1] ?? 0)))),
    ]),
  );
  expect(drivers.map(({ points }) => points)).toEqual(
    drivers.map(({ points }) => points).toSorted((one, other) => other - one),
  );
});

test("before 1958 there are no constructors by round", async () => {
  expect(await api.read(paths.constructorPoints(1957), constructorPoints)).toMatchObject({ teams: [] });
});

test("an overview of long ago tells what was dropped, and why the figures are so", async () => {
  const drivers = await api.read(paths.driverOverview(1988), driverOverview);
  expect(drivers.standings.slice(0, 2)).toMatchObject([
    { driver_id: "ayrton_senna", points: 90, gross_points: 94, change: null, possible: null },
    { driver_id: "alain_prost", points: 87, gross_points: 105 },
  ]);
  expect(drivers.rule).toContain("The best 11 of 16 results count.");
  const teams = await api.read(paths.constructorOverview(2007), constructorOverview);
  expect(teams.notes.join(" ")).toContain("McLaren was excluded");
});

test("a running season's overview bounds what is still possible, and a finished one's does not", async () => {
  const running = await api.read(paths.driverOverview(2026), driverOverview);
  expect(running).toMatchObject({ rounds: 23, rounds_run: 11 });
  for (const { position, possible } of running.standings) {
    expect(possible?.[0]).toBeLessThanOrEqual(position ?? 0);
    expect(possible?.[1]).toBeGreaterThanOrEqual(position ?? Infinity);
  }
  const finished = await api.read(paths.driverOverview(2025), driverOverview);
  expect(finished.standings.every(({ possible }) => possible === null)).toBe(true);
});
