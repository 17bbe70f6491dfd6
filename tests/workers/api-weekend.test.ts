import { parse } from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { apiKeyHeader, errorBody } from "#contract/http.ts";
import { paths } from "#contract/endpoints.ts";
import {
  progression,
  raceClassification,
  racePitStops,
  timedClassification,
  weekend,
} from "#contract/weekend.ts";
import { startTestApi, type TestApi } from "../support/api.ts";
import { canaryKey } from "../support/site.ts";

// One server answers every test of this file: they only read.
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

test("a weekend with a sprint has its sessions in order, its circuit and its neighbours", async () => {
  const china = await api.read(paths.weekend(2025, 2), weekend);
  expect(china).toMatchObject({
    race_name: "Chinese Grand Prix",
    circuit_name: "Shanghai International Circuit",
    country: "China",
    date_utc: "2025-03-23",
    laps: 56,
    distance_km: 305.066,
    sprint: true,
    winner_team_id: "mclaren",
    pit_stops: true,
    previous: { year: 2025, round: 1, race_name: "Australian Grand Prix" },
    next: { year: 2025, round: 3, race_name: "Japanese Grand Prix" },
  });
  expect(china.sessions.map(({ code, classified }) => [code, classified])).toEqual([
    ["FP1", true],
    ["SQ", true],
    ["S", true],
    ["Q", true],
    ["R", true],
  ]);
  expect(china.timing.map(({ session }) => session)).toContain("R");
});

test("the calendar goes on over the ends of seasons, and has two ends", async () => {
  const first = await api.read(paths.weekend(1950, 1), weekend);
  expect([first.previous, first.next?.race_name]).toEqual([null, "Monaco Grand Prix"]);
  const opening = await api.read(paths.weekend(2025, 1), weekend);
  expect(opening.previous).toEqual({ year: 2024, round: 24, race_name: "Abu Dhabi Grand Prix" });
  expect((await api.read(paths.weekend(2026, 23), weekend)).next).toBeNull();
});

test("a weekend of which no results are held has its qualifying and its race all the same", async () => {
  const german = await api.read(paths.weekend(1976, 10), weekend);
  expect(german.sessions).toEqual([
    { code: "Q", date_utc: null, time_utc: null, classified: false },
    { code: "R", date_utc: "1976-08-01", time_utc: null, classified: false },
  ]);
  expect([german.pit_stops, german.timing]).toEqual([false, []]);
  // Who won is held of every race: the page has the colour of that team.
  expect(german.winner_team_id).toBe("mclaren");
  const sprint = await api.read(paths.weekend(2023, 4), weekend);
  expect(sprint.sessions.map(({ code }) => code)).toEqual(["Q", "SQ", "S", "R"]);
});

test("a weekend to come has its sessions with their times, and none is classified", async () => {
  const dutch = await api.read(paths.weekend(2026, 12), weekend);
  expect(dutch.sessions.map(({ code, time_utc }) => [code, time_utc])).toEqual([
    ["FP1", "10:30"],
    ["SQ", "14:30"],
    ["S", "10:00"],
    ["Q", "14:00"],
    ["R", "13:00"],
  ]);
  expect(dutch.sessions.some(({ classified }) => classified)).toBe(false);
  expect(dutch.winner_team_id).toBeNull();
});

test("a race's lines have what its winner won by, what a start from the pit lane is, and its fastest lap", async () => {
  const { lines } = await api.read(paths.classification(2025, 1, "R"), raceClassification);
  expect(lines).toHaveLength(20);
  expect(lines[0]).toMatchObject({
    driver_id: "lando_norris",
    driver_code: "NOR",
    driver_country: "United Kingdom",
    number: "4",
    position: 1,
    time: 6126.304,
    gap: null,
    grid_position: 1,
    positions_gained: 0,
    fastest_lap: 82.167,
    has_fastest_lap: true,
    shared_car: false,
  });
  expect(lines[1]).toMatchObject({ driver_id: "max_verstappen", gap: 0.895, positions_gained: 1 });
  expect(lines.filter(({ has_fastest_lap: has }) => has)).toHaveLength(1);
  expect(lines.find(({ driver_id }) => driver_id === "oliver_bearman")).toMatchObject({
    grid_position: null,
    grid_text: "PL",
    positions_gained: null,
  });
  expect(lines.at(-1)).toMatchObject({ position: null, position_text: "DNF", positions_gained: null });
});

test("stops are those of the cars themselves; laps on which the field was led through the pit lane stand apart", async () => {
  const { lines } = await api.read(paths.classification(2025, 1, "R"), raceClassification);
  const of = (driver: string) => lines.find(({ driver_id }) => driver_id === driver);
  // The FIA's list of visits to the pit lane has laps 2, 3 and 4 too, under the safety car.
  expect(of("lando_norris")).toMatchObject({ pit_stops: 2, laps_with_field: 3 });
  expect(of("esteban_ocon")).toMatchObject({ pit_stops: 3, laps_with_field: 2 });
  expect(of("carlos_sainz_jr")).toMatchObject({ pit_stops: 0, laps_with_field: 0 });
  const stops = await api.read(paths.racePitStops(2025, 1), racePitStops);
  expect(stops.drivers[0]?.stops.map(({ lap }) => lap)).toEqual([34, 44]);
  const mexico = await api.read(paths.classification(2025, 20, "R"), raceClassification);
  expect(mexico.lines.find(({ driver_id }) => driver_id === "carlos_sainz_jr")?.pit_stops).toBe(2);
});

test("a sprint is classified like a race, without what nobody records of it", async () => {
  const { session, lines } = await api.read(paths.classification(2025, 2, "S"), raceClassification);
  expect(session).toBe("S");
  expect(lines[0]).toMatchObject({
    driver_id: "lewis_hamilton",
    points: 8,
    pit_stops: null,
    fastest_lap: null,
  });
});

test("gaps of a knockout are to the fastest of the last segment that a driver set a time in", async () => {
  const { format, lines } = await api.read(paths.classification(2025, 1, "Q"), timedClassification);
  expect(format).toBe("KNOCKOUT");
  expect(lines[0]).toMatchObject({ q1: 75.912, q2: 75.415, q3: 75.096, time: null, gap: null });
  expect(lines[1]).toMatchObject({ q3: 75.18, gap: 0.084 });
  // Hadjar went out in the second segment, 0.760 s behind Norris's 1:15.415; Antonelli in the first.
  expect(lines[10]).toMatchObject({ driver_id: "isack_hadjar", q3: null, gap: 0.76 });
  expect(lines[15]).toMatchObject({ driver_id: "kimi_antonelli", q2: null, gap: 0.613 });
  expect(lines.at(-1)).toMatchObject({ position: null, position_text: "NC", q1: null, gap: null });
});

test("practice has times, gaps and laps, and no format", async () => {
  const { format, lines } = await api.read(paths.classification(2025, 1, "FP1"), timedClassification);
  expect(format).toBeNull();
  expect(lines[0]).toMatchObject({ driver_id: "lando_norris", position: 1, gap: null });
  expect(lines[1]?.gap).toBeGreaterThan(0);
  expect(lines[0]?.laps).toBeGreaterThan(0);
});

test("a session that a weekend did not have, or of which nothing is held, has no lines", async () => {
  expect((await api.read(paths.classification(2025, 1, "S"), raceClassification)).lines).toEqual([]);
  expect((await api.read(paths.classification(1976, 10, "Q"), timedClassification)).lines).toEqual([]);
});

test("pit stops stand with their drivers, in order of classification", async () => {
  const { laps, drivers } = await api.read(paths.racePitStops(2025, 2), racePitStops);
  expect(laps).toBe(56);
  expect(drivers[0]).toMatchObject({ driver_id: "oscar_piastri", position: 1, laps: 56 });
  expect(drivers[0]?.stops).toEqual([{ lap: 14, time: expect.any(Number) }]);
  expect(drivers.find(({ driver_id }) => driver_id === "fernando_alonso")?.stops).toEqual([]);
  for (const { stops } of drivers)
    expect(stops.map(({ lap }) => lap)).toEqual(
      stops.map(({ lap }) => lap).toSorted((one, other) => one - other),
    );
});

test("where no stop is held, nobody is said to have made none", async () => {
  expect((await api.read(paths.racePitStops(1976, 10), racePitStops)).drivers).toEqual([]);
});

test("the progression of a sprint weekend goes through both grids", async () => {
  const { stages, drivers } = await api.read(paths.progression(2025, 2), progression);
  expect(stages.map(({ key }) => key)).toEqual(["FP1", "SQ", "sprint_grid", "S", "Q", "grid", "R"]);
  expect(drivers[0]).toMatchObject({ driver_id: "oscar_piastri", places: [3, 3, 3, 2, 1, 1, 1] });
  const gasly = drivers.find(({ driver_id }) => driver_id === "pierre_gasly");
  expect([gasly?.places.at(-1), gasly?.place_texts.at(-1)]).toEqual([null, "DSQ"]);
});

test("a weekend of which nothing is held yet has no stages", async () => {
  expect(await api.read(paths.progression(2026, 12), progression)).toMatchObject({ stages: [], drivers: [] });
});

const questions = ["", "/results/R", "/results/Q", "/pit-stops", "/progression"];

test.each(questions)("/api/races/…%s of no round is a 404 that says which there are", async (question) => {
  for (const [race, expected] of [
    ["2025/25", "a round from 1 to 24"],
    ["1949/1", "a season from 1950 to 2026"],
    ["2040/1", "a season from 1950 to 2026"],
  ] as const) {
    const response = await api.ask(`/api/races/${race}${question}`);
    expect([race, response.status]).toEqual([race, 404]);
    expect(parse(errorBody, await response.json()).error).toMatchObject({ code: "not_found", expected });
  }
});

test.each(questions)("/api/races/…%s of what is no round is malformed", async (question) => {
  for (const race of ["2025/0", "2025/01", "2025/one", "2025/100", "25/1", "2025/1.0"]) {
    const response = await api.ask(`/api/races/${race}${question}`);
    expect([race, response.status]).toEqual([race, 400]);
    expect(parse(errorBody, await response.json()).error.expected).toMatch(/season|round/);
  }
});

test("a session that nobody knows is a 404 that names those there are", async () => {
  const response = await api.ask("/api/races/2025/1/results/XX");
  expect(response.status).toBe(404);
  expect(parse(errorBody, await response.json()).error.expected).toContain("FP1");
});

test.each(questions)("/api/races/2025/2%s has a tag, and whoever holds it is told so", async (question) => {
  const path = `/api/races/2025/2${question}`;
  const tag = (await api.ask(path)).headers.get("etag") ?? "none";
  const held = await api.ask(path, { headers: { [apiKeyHeader]: canaryKey, "if-none-match": tag } });
  expect([held.status, await held.text()]).toEqual([304, ""]);
});
