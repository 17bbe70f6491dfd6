import { parse } from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerSchema, type Endpoint, endpoints, examplePath, paths } from "#contract/endpoints.ts";
import { archiveInfo } from "#contract/archive.ts";
import { constructorOverview, driverOverview } from "#contract/championship.ts";
import { lastRaces } from "#contract/races.ts";
import { startTestApi, type TestApi } from "../support/api.ts";

// One server answers every test of this file: they only read.
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

/** Every endpoint but that of timing (api-timing.test.ts), and the classification of a session by time. */
const everyPath = [
  ...Object.values<Endpoint>(endpoints)
    .filter(({ pattern }) => pattern !== endpoints.timing.pattern)
    .map(examplePath),
  paths.classification(2025, 2, "Q"),
];

test.each(everyPath)("%s answers in the contract's shape, and not with nothing", async (path) => {
  const response = await api.ask(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("private, no-cache");
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  const answer: unknown = await response.json();
  parse(answerSchema(path), answer);
  expect(answer).not.toEqual([]);
});

test.each(everyPath)("%s names the archive it is from", async (path) => {
  const { version } = await api.read(paths.archive(), archiveInfo);
  expect((await api.ask(path)).headers.get("x-archive-version")).toBe(version);
});

test("the archive says what the starter holds and what it does not", async () => {
  const { extent, coverage } = await api.read(paths.archive(), archiveInfo);
  expect(extent).toBe("starter");
  expect(coverage.find(({ kind }) => kind === "summaries")?.from).toBe(1950);
  expect(coverage.find(({ kind }) => kind === "race")?.from).toBe(2025);
});

test("the last race is the same in the archive's facts and on its own, with a whole podium", async () => {
  const { last_race } = await api.read(paths.archive(), archiveInfo);
  const [race] = await api.read(paths.lastRace(), lastRaces);
  expect(last_race?.rounds).toBeGreaterThan(last_race?.round ?? Infinity);
  expect({ ...race, rounds: last_race?.rounds }).toMatchObject(last_race ?? {});
  expect(race?.podium.map(({ position }) => position)).toEqual([1, 2, 3]);
});

test("a season's drivers' table stands in order, with the champion first", async () => {
  const { standings, rounds, rounds_run } = await api.read(paths.driverOverview(2025), driverOverview);
  expect([rounds, rounds_run]).toEqual([24, 24]);
  expect(standings[0]).toMatchObject({
    position: 1,
    driver_id: "lando_norris",
    team_id: "mclaren",
    champion: true,
  });
  expect(standings.map(({ points }) => points)).toEqual(
    standings.map(({ points }) => points).toSorted((a, b) => b - a),
  );
});

test("a driver who changed teams is listed with both, and belongs to the last", async () => {
  const { standings } = await api.read(paths.driverOverview(2025), driverOverview);
  expect(standings.find(({ driver_id }) => driver_id === "liam_lawson")).toMatchObject({
    team_name: "Red Bull / Racing Bulls",
    team_id: "racing_bulls",
  });
});

test("a constructor with two engines has two lines, each with its own wins", async () => {
  const { standings } = await api.read(paths.constructorOverview(1966), constructorOverview);
  const lines = standings.filter(({ team_id }) => team_id === "lotus");
  expect(lines.map(({ engine, wins }) => [engine, wins])).toEqual([
    ["BRM", 1],
    ["Climax", 0],
  ]);
  expect(standings.find(({ team_id }) => team_id === "ferrari")?.engine).toBeNull();
});

test("before 1958 the constructors' table is empty, and its sentence says why", async () => {
  const { standings, description } = await api.read(paths.constructorOverview(1957), constructorOverview);
  expect(standings).toEqual([]);
  expect(description).toContain("1958");
});

test.each([
  [paths.driverResults("max-verstappen"), paths.driverResults("max_verstappen")],
  [paths.teamResults("Red-Bull"), paths.teamResults("red_bull")],
  [paths.driverProfile("Max-Verstappen"), paths.driverProfile("max_verstappen")],
  [paths.driverQualifying("max-verstappen"), paths.driverQualifying("max_verstappen")],
  [paths.teamProfile("Red-Bull"), paths.teamProfile("red_bull")],
  [paths.teamChampionship("Red Bull"), paths.teamChampionship("red_bull")],
])("%s is taken as %s", async (typed, canonical) => {
  expect(await (await api.ask(typed)).text()).toBe(await (await api.ask(canonical)).text());
});

test.each([
  paths.driverProfile("nobody"),
  paths.driverRaces("nobody"),
  paths.teamProfile("nobody"),
  paths.teamSeasons("nobody"),
  paths.teamResults("nobody"),
  paths.teamChampionship("nobody"),
  paths.driverResults("nobody"),
  paths.driverChampionship("nobody"),
  paths.teammates("nobody"),
  paths.teammatesFinished("nobody"),
])("%s is an empty array: the id is unknown", async (path) => {
  const response = await api.ask(path);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual([]);
});
