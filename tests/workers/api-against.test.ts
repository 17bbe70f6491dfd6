import { afterAll, beforeAll, expect, test } from "vitest";
import { circuitFiguresRows, sharedRaces, sharedSeasons, teammateRecords } from "#contract/head-to-head.ts";
import { paths } from "#contract/endpoints.ts";
import { driverQualifying } from "#contract/qualifying.ts";
import { startTestApi, type TestApi } from "../support/api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const [norris, piastri] = ["lando_norris", "oscar_piastri"] as const;

test("teammates on a shared grid are to each other what they are as teammates", async () => {
  const races = await api.read(paths.driverAgainst(norris, piastri), sharedRaces);
  const records = (await api.read(paths.teammates(norris), teammateRecords)).filter(
    ({ teammate_id }) => teammate_id === piastri,
  );
  const headToHeads = (await api.read(paths.driverQualifying(norris), driverQualifying)).teammates.filter(
    ({ teammate_id, session_type }) => teammate_id === piastri && session_type === "Q",
  );
  expect(races.map(({ year, round }) => [year, round])).toEqual(
    records.map(({ year, round }) => [year, round]),
  );
  expect(races.map(({ ahead }) => ahead === "driver")).toEqual(
    records.map(
      ({ driver_position, teammate_position }) => Number(driver_position) < Number(teammate_position),
    ),
  );
  expect(races.flatMap(({ qualifying }) => qualifying?.gap ?? [])).toEqual(
    headToHeads.flatMap(({ gap }) => gap ?? []),
  );
});

test("the other way round everything is the other way round", async () => {
  const one = await api.read(paths.driverAgainst(norris, "max_verstappen"), sharedRaces);
  const other = await api.read(paths.driverAgainst("max-verstappen", norris), sharedRaces);
  const turned = { driver: "other", other: "driver" } as const;
  expect(one.length).toBeGreaterThan(24);
  expect(other.map(({ ahead }) => ahead)).toEqual(
    one.map(({ ahead }) => (ahead === null ? null : turned[ahead])),
  );
  expect(other.map(({ driver }) => driver)).toEqual(one.map((race) => race.other));
});

test("two teams meet in every Grand Prix of a season, and one best car is ahead", async () => {
  const seasons = await api.read(paths.teamAgainst("mclaren", "ferrari"), sharedSeasons);
  const season = seasons.find(({ year }) => year === 2025);
  expect(season).toMatchObject({ races: 24, qualifyings: 24 });
  expect([season?.ahead, season?.behind].reduce((sum = 0, each = 0) => sum + each, 0)).toBe(24);
});

test("who is nobody, or the same, never met", async () => {
  expect(await api.read(paths.driverAgainst(norris, "nobody"), sharedRaces)).toEqual([]);
  expect(await api.read(paths.driverAgainst(norris, norris), sharedRaces)).toEqual([]);
  expect(await api.read(paths.teamAgainst("ferrari", "ferrari"), sharedSeasons)).toEqual([]);
});

test("circuits hold what a career came to there", async () => {
  const circuits = await api.read(paths.driverCircuits(norris), circuitFiguresRows);
  const melbourne = circuits.find(({ circuit_id }) => circuit_id === "melbourne");
  expect(melbourne).toMatchObject({ circuit_name: "Melbourne", country: "Australia", best_finish: 1 });
  const teams = await api.read(paths.teamCircuits("mclaren"), circuitFiguresRows);
  expect(teams.find(({ circuit_id }) => circuit_id === "melbourne")?.wins).toBeGreaterThan(0);
});
