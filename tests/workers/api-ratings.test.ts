import { afterAll, beforeAll, expect, test } from "vitest";
import { paths } from "#contract/endpoints.ts";
import { driverRatings, driverSeasonRatings, ratingPair } from "#contract/ratings.ts";
import { startTestApi, type TestApi } from "../support/api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

test("the starter archive has the ratings of all of history", async () => {
  const drivers = await api.read(paths.ratingDrivers(), driverRatings);
  expect(drivers.map(({ by_team }) => by_team.rank)).toEqual(drivers.map((_, place) => place + 1));
  expect(drivers.reduce((sum, { by_team }) => sum + by_team.best, 0)).toBeCloseTo(1, 1);
  const clark = drivers.find(({ driver_id }) => driver_id === "jim_clark");
  expect([clark?.by_team.rank, clark?.by_entrant.rank]).toEqual([3, 9]);
  const seasons = await api.read(paths.driverRatings("jim_clark"), driverSeasonRatings);
  expect(seasons.map(({ year, team_id }) => [year, team_id])).toContainEqual([1965, "lotus"]);
});

test("two drivers in the same car: what is said of one is the rest of what is said of the other", async () => {
  const one = await api.read(paths.ratingPair("alain_prost", "ayrton_senna"), ratingPair);
  const other = await api.read(paths.ratingPair("ayrton_senna", "alain_prost"), ratingPair);
  expect((one.by_team?.better ?? 0) + (other.by_team?.better ?? 0)).toBeCloseTo(1, 2);
  expect((one.by_entrant?.ahead ?? 0) + (other.by_entrant?.ahead ?? 0)).toBeCloseTo(1, 2);
  for (const { ahead, ahead_low, ahead_high } of [one.by_team, one.by_entrant, other.by_team].filter(
    (chances) => chances !== null,
  )) {
    expect(ahead_low).toBeLessThan(ahead);
    expect(ahead).toBeLessThan(ahead_high);
  }
  // McLaren entered both in all 32 Grands Prix of 1988 and 1989.
  expect(one.chain).toMatchObject([
    { driver_name: "Alain Prost", mate_name: "Ayrton Senna", races: 32, teams: [{ from: 1988, to: 1989 }] },
  ]);
});

test("a chain goes from teammate to teammate, and nothing is said of somebody unknown", async () => {
  const { chain } = await api.read(paths.ratingPair("juan_manuel_fangio", "max_verstappen"), ratingPair);
  expect(chain?.[0]?.driver_id).toBe("juan_manuel_fangio");
  expect(chain?.at(-1)?.mate_id).toBe("max_verstappen");
  expect(chain?.slice(1).map(({ driver_id }) => driver_id)).toEqual(
    chain?.slice(0, -1).map(({ mate_id }) => mate_id),
  );
  // A made-up name in an answer would be kept with it.
  for (const path of [paths.ratingPair("alain_prost", "nobody"), paths.ratingPair("nobody", "alain_prost")])
    expect((await api.ask(path)).status).toBe(404);
  expect(await api.read(paths.ratingPair("alain_prost", "alain_prost"), ratingPair)).toMatchObject({
    by_team: null,
    chain: [],
  });
});
