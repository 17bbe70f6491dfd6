import { is } from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { paths } from "#contract/endpoints.ts";
import { scoringSession } from "#contract/sessions.ts";
import {
  progression,
  raceClassification,
  racePitStops,
  timedClassification,
  weekend,
} from "#contract/weekend.ts";
import { startTestApi, type TestApi } from "../support/api.ts";
import { fullRelease, needsFull } from "../support/full-release.ts";

let api: TestApi;
beforeAll(async () => {
  if (fullRelease !== undefined) api = await startTestApi({ database: "full" });
});
afterAll(() => api?.stop());

/** The sessions that a weekend has, in order. */
async function sessionsOf(year: number, round: number): Promise<Array<string>> {
  return (await api.read(paths.weekend(year, round), weekend)).sessions.map(({ code }) => code);
}

async function creditedPole(year: number, round: number): Promise<string | null> {
  const answer = await api.read(paths.classification(year, round, "R"), raceClassification);
  return answer.credited_pole_driver_id;
}

test("every era's weekend has its sessions in the order of its days", async ({ skip }) => {
  skip(fullRelease === undefined, needsFull);
  expect(await sessionsOf(1950, 1)).toEqual(["Q", "R"]);
  expect(await sessionsOf(1990, 3)).toEqual(["PQ", "FP1", "Q1D", "FP2", "Q2D", "Q", "WU", "R"]);
  expect(await sessionsOf(2003, 1)).toEqual(["FP1", "Q1D", "FP2", "WU", "Q2D", "Q", "R"]);
  expect(await sessionsOf(2005, 1)).toEqual(["FP1", "FP2", "FP3", "FP4", "Q1D", "Q2D", "Q", "R"]);
  expect(await sessionsOf(2021, 10)).toEqual(["FP1", "Q", "FP2", "S", "R"]);
  expect(await sessionsOf(2023, 4)).toEqual(["FP1", "Q", "SQ", "S", "R"]);
});

test("gaps are to the first of the classification, also where a faster car was disqualified", async ({
  skip,
}) => {
  skip(fullRelease === undefined, needsFull);
  const race = await api.read(paths.classification(2024, 14, "R"), raceClassification);
  expect(race.lines.slice(0, 2).map(({ driver_id, gap }) => [driver_id, gap])).toEqual([
    ["lewis_hamilton", null],
    ["oscar_piastri", 0.647],
  ]);
  const { lines } = await api.read(paths.classification(2012, 5, "Q"), timedClassification);
  const gapOf = (driver: string) => lines.find(({ driver_id }) => driver_id === driver)?.gap;
  expect(["pastor_maldonado", "fernando_alonso", "lewis_hamilton"].map(gapOf)).toEqual([null, 0.017, null]);
});

test("all drivers of a shared car are marked, and each has a line", async ({ skip }) => {
  skip(fullRelease === undefined, needsFull);
  const { lines } = await api.read(paths.classification(1951, 4, "R"), raceClassification);
  const winners = lines.filter(({ position }) => position === 1);
  expect(winners.map(({ driver_id, shared_car, points }) => [driver_id, shared_car, points])).toEqual([
    ["luigi_fagioli", true, 4],
    ["juan_manuel_fangio", true, 5],
  ]);
  expect(lines.find(({ driver_id }) => driver_id === "luigi_villoresi")?.shared_car).toBe(false);
});

test("a race that nobody started from slot 1 says who is credited with the pole", async ({ skip }) => {
  skip(fullRelease === undefined, needsFull);
  expect(await creditedPole(2021, 5)).toBe("charles_leclerc");
  expect(await creditedPole(1996, 9)).toBe("michael_schumacher");
  expect(await creditedPole(1996, 10)).toBeNull();
});

test("a race says by what its points were multiplied", async ({ skip }) => {
  skip(fullRelease === undefined, needsFull);
  expect(await factorOf(1984, 6)).toBe(0.5);
  expect(await factorOf(2009, 2)).toBe(0.5);
  expect(await factorOf(2014, 19)).toBe(2);
  expect([await factorOf(2021, 10), await factorOf(2021, 10, "S")]).toEqual([1, 1]);
});

test("the first six qualifyings of 2005 are sums of two runs that are sessions of their own", async ({
  skip,
}) => {
  skip(fullRelease === undefined, needsFull);
  const { format, lines } = await api.read(paths.classification(2005, 1, "Q"), timedClassification);
  expect([format, lines[0]?.driver_id, lines[0]?.time]).toEqual([
    "AGGREGATE",
    "giancarlo_fisichella",
    181.46,
  ]);
  const first = await api.read(paths.classification(2005, 1, "Q1D"), timedClassification);
  const second = await api.read(paths.classification(2005, 1, "Q2D"), timedClassification);
  const timeOf = ({ lines: run }: typeof first) =>
    run.find(({ driver_id }) => driver_id === "giancarlo_fisichella")?.time ?? 0;
  expect(timeOf(first) + timeOf(second)).toBeCloseTo(181.46, 3);
  expect((await api.read(paths.classification(2005, 7, "Q"), timedClassification)).format).toBe("ONE_LAP");
});

test("a race of 1976 goes from qualifying over the grid to the finish", async ({ skip }) => {
  skip(fullRelease === undefined, needsFull);
  const { stages, drivers } = await api.read(paths.progression(1976, 10), progression);
  expect(stages.map(({ name }) => name)).toEqual(["Qualifying", "Grid", "Finish"]);
  // Hunt won at the Nürburgring from the pole; Lauda, second on the grid, had his accident.
  expect(drivers[0]).toMatchObject({ driver_id: "james_hunt", places: [1, 1, 1] });
  expect(drivers.find(({ driver_id }) => driver_id === "niki_lauda")).toMatchObject({
    places: [2, 2, null],
    place_texts: [null, null, "DNF"],
  });
});

test("a driver with two cars in a race stands in it once, with the better", async ({ skip }) => {
  skip(fullRelease === undefined, needsFull);
  const { drivers } = await api.read(paths.progression(1951, 4), progression);
  const fangio = drivers.filter(({ driver_id }) => driver_id === "juan_manuel_fangio");
  expect(fangio.map(({ places }) => places.at(-1))).toEqual([1]);
});

test("pit stops are held since 1994", async ({ skip }) => {
  skip(fullRelease === undefined, needsFull);
  expect((await api.read(paths.weekend(1993, 1), weekend)).pit_stops).toBe(false);
  expect((await api.read(paths.weekend(2021, 10), weekend)).pit_stops).toBe(true);
  const { drivers } = await api.read(paths.racePitStops(2021, 10), racePitStops);
  expect(drivers[0]).toMatchObject({ driver_id: "lewis_hamilton", position: 1 });
  expect(drivers[0]?.stops.length).toBeGreaterThan(0);
});

test("the fifth race of every fourth season has a weekend, classifications and a progression in the contract's shape", async ({
  skip,
}) => {
  skip(fullRelease === undefined, needsFull);
  for (let year = 1950; year <= 2026; year += 4) {
    const { sessions } = await api.read(paths.weekend(year, 5), weekend);
    for (const { code } of sessions.filter(({ classified }) => classified)) {
      const path = paths.classification(year, 5, code);
      const { lines } = is(scoringSession, code)
        ? await api.read(path, raceClassification)
        : await api.read(path, timedClassification);
      expect([path, lines.length > 0]).toEqual([path, true]);
    }
    await api.read(paths.racePitStops(year, 5), racePitStops);
    await api.read(paths.progression(year, 5), progression);
  }
});

async function factorOf(year: number, round: number, session: "R" | "S" = "R"): Promise<number> {
  const { points_factor } = await api.read(paths.classification(year, round, session), raceClassification);
  return points_factor;
}
