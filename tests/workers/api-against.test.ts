import { parse } from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { circuitFiguresRows, sharedRaces, sharedSeasons } from "#contract/against.ts";
import { paths } from "#contract/paths.ts";
import { driverQualifying } from "#contract/qualifying.ts";
import { teammateRecords } from "#contract/teammates.ts";
import { startTestApi, type TestApi } from "../support/api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

async function ask(path: string): Promise<unknown> {
  return (await api.ask(path)).json();
}

const [norris, piastri] = ["lando_norris", "oscar_piastri"] as const;

test("teammates on a shared grid are to each other what they are as teammates", async () => {
  const races = parse(sharedRaces, await ask(paths.driverAgainst(norris, piastri)));
  const records = parse(teammateRecords, await ask(paths.teammates(norris))).filter(
    ({ teammate_id }) => teammate_id === piastri,
  );
  const duels = parse(driverQualifying, await ask(paths.driverQualifying(norris))).teammates.filter(
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
    duels.flatMap(({ gap }) => gap ?? []),
  );
});

test("the other way round everything is the other way round", async () => {
  const one = parse(sharedRaces, await ask(paths.driverAgainst(norris, "max_verstappen")));
  const other = parse(sharedRaces, await ask(paths.driverAgainst("max-verstappen", norris)));
  const turned = { driver: "other", other: "driver" } as const;
  expect(one.length).toBeGreaterThan(24);
  expect(other.map(({ ahead }) => ahead)).toEqual(
    one.map(({ ahead }) => (ahead === null ? null : turned[ahead])),
  );
  expect(other.map(({ driver }) => driver)).toEqual(one.map((race) => race.other));
});

test("two teams meet in every Grand Prix of a season, and one best car is ahead", async () => {
  const seasons = parse(sharedSeasons, await ask(paths.teamAgainst("mclaren", "ferrari")));
  const season = seasons.find(({ year }) => year === 2025);
  expect(season).toMatchObject({ races: 24, qualifyings: 24 });
  expect([season?.ahead, season?.behind].reduce((sum = 0, each = 0) => sum + each, 0)).toBe(24);
});

test("who is nobody, or the same, never met", async () => {
  expect(await ask(paths.driverAgainst(norris, "nobody"))).toEqual([]);
  expect(await ask(paths.driverAgainst(norris, norris))).toEqual([]);
  expect(await ask(paths.teamAgainst("ferrari", "ferrari"))).toEqual([]);
});

test("circuits hold what a career came to there", async () => {
  const circuits = parse(circuitFiguresRows, await ask(paths.driverCircuits(norris)));
  const melbourne = circuits.find(({ circuit_id }) => circuit_id === "melbourne");
  expect(melbourne).toMatchObject({ circuit_name: "Melbourne", country: "Australia", best_finish: 1 });
  const teams = parse(circuitFiguresRows, await ask(paths.teamCircuits("mclaren")));
  expect(teams.find(({ circuit_id }) => circuit_id === "melbourne")?.wins).toBeGreaterThan(0);
});
