import { parse } from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { calendarRows, driverRaceRows } from "#contract/calendar.ts";
import { driverCareerRows, teamSeasonRows } from "#contract/careers.ts";
import { errorBody } from "#contract/http.ts";
import { paths } from "#contract/endpoints.ts";
import { driverProfiles, teamProfiles } from "#contract/profiles.ts";
import { driverQualifying } from "#contract/qualifying.ts";
import { startTestApi, type TestApi } from "../support/api.ts";

// One server answers every test of this file: they only read.
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

test("the overview is the list of all careers, and no driver of that name", async () => {
  const careers = await api.read(paths.driverCareers(), driverCareerRows);
  expect(careers.length).toBeGreaterThan(800);
  expect(careers.find(({ driver_id }) => driver_id === "juan_manuel_fangio")).toMatchObject({
    first_year: 1950,
    last_year: 1958,
    current: false,
    grands_prix: 51,
    wins: 24,
    titles: 5,
  });
  const wonFor = (id: string) =>
    careers.find(({ driver_id }) => driver_id === id)?.won_for.map(({ team_id, wins }) => [team_id, wins]);
  expect(wonFor("michael_schumacher")).toEqual([
    ["benetton", 19],
    ["ferrari", 72],
  ]);
  // Maserati's two of 1954 are not those of Mercedes, for which he drove the rest of that season.
  expect(Object.fromEntries(wonFor("juan_manuel_fangio") ?? [])).toEqual({
    alfa_romeo: 6,
    maserati: 7,
    mercedes: 8,
    ferrari: 3,
  });
  expect(wonFor("stoffel_vandoorne")).toEqual([]);
});

test("a driver's profile has the career's figures, whatever detail the starter holds", async () => {
  const [fangio] = await api.read(paths.driverProfile("juan_manuel_fangio"), driverProfiles);
  expect(fangio).toMatchObject({
    name: "Juan Manuel Fangio",
    country: "Argentina",
    born: "1911-06-24",
    team_now: null,
    team_id: "maserati",
    won_for: expect.arrayContaining([{ team_id: "maserati", wins: 7, year: 1957 }]),
    figures: { grands_prix: 51, wins: 24, podiums: 35, poles: 29, titles: 5, best_finish: 1 },
    pole_differences: [],
  });
});

test("a credited pole that the grid does not show is told with the driver", async () => {
  const [leclerc] = await api.read(paths.driverProfile("charles_leclerc"), driverProfiles);
  expect(leclerc?.pole_differences).toEqual([
    {
      year: 2021,
      round: 5,
      race_name: "Monaco Grand Prix",
      grid_driver: null,
      credited_driver: "Charles Leclerc",
    },
  ]);
});

test("a team's profile tells its own entrants from private ones", async () => {
  const [ferrari] = await api.read(paths.teamProfile("ferrari"), teamProfiles);
  const entrant = (name: string) => ferrari?.entrants.find((one) => one.name === name);
  expect(entrant("Scuderia Ferrari")?.private).toBe(false);
  expect(entrant("Scuderia Ferrari")?.years[0]).toBe(1950);
  expect(entrant("North American Racing Team")).toEqual({
    name: "North American Racing Team",
    years: [1964, 1965, 1969],
    private: true,
  });
  expect(ferrari?.figures).toMatchObject({ titles: 16 });
});

test("a team's seasons go back to its first, and have no points before 1958", async () => {
  const seasons = await api.read(paths.teamSeasons("ferrari"), teamSeasonRows);
  expect(seasons[0]).toMatchObject({ year: 1950, points: null, rank: null });
  expect(seasons.find(({ year }) => year === 2004)).toMatchObject({ wins: 15, points: 262, rank: 1 });
});

test("a season's calendar is whole, with its sprints and the times of its sessions", async () => {
  const races = await api.read(paths.calendar(2025), calendarRows);
  expect(races.map(({ round }) => round)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
  expect(races.filter(({ sprint }) => sprint).map(({ round }) => round)).toEqual([2, 6, 13, 19, 21, 23]);
  expect(races[1]?.sessions.map(({ code }) => code)).toEqual(["FP1", "SQ", "S", "Q", "R"]);
  expect(races[0]).toMatchObject({
    race_name: "Australian Grand Prix",
    winner: { driver_id: "lando_norris", team_id: "mclaren" },
    pole: { driver_id: "lando_norris" },
  });
});

test("a season of long ago has its calendar too, without times of day", async () => {
  const [first] = await api.read(paths.calendar(1950), calendarRows);
  expect(first).toMatchObject({
    race_name: "British Grand Prix",
    circuit_name: "Silverstone",
    sprint: false,
    sessions: [{ code: "R", date_utc: "1950-05-13", time_utc: null }],
    winner: { driver_name: "Nino Farina", team_name: "Alfa Romeo" },
  });
});

test("a year beyond the calendar is refused, and the answer says where it ends", async () => {
  const response = await api.ask(paths.calendar(2027));
  expect(response.status).toBe(400);
  expect(parse(errorBody, await response.json()).error.expected).toBe("a season from 1950 to 2026");
});

test("the next and the last race are no years", async () => {
  expect((await api.ask(paths.nextRace())).status).toBe(200);
  expect((await api.ask(paths.lastRace())).status).toBe(200);
});

test("a driver's races are those of which the starter has results, newest first", async () => {
  const races = await api.read(paths.driverRaces("lando_norris"), driverRaceRows);
  const in2025 = races.filter(({ year }) => year === 2025);
  expect(in2025).toHaveLength(24);
  expect(in2025.at(-1)).toMatchObject({
    round: 1,
    team_name: "McLaren",
    grid_position: 1,
    finish_position: 1,
    status: "Finished",
  });
});

test("a driver's qualifyings are compared with each teammate's, sprint qualifyings too", async () => {
  const { results, teammates } = await api.read(paths.driverQualifying("liam_lawson"), driverQualifying);
  const kinds = new Set(results.filter(({ year }) => year === 2025).map(({ session_type }) => session_type));
  expect(kinds).toEqual(new Set(["Q", "SQ"]));
  const in2025 = teammates.filter(({ year }) => year === 2025);
  expect(new Set(in2025.map(({ teammate_name }) => teammate_name))).toEqual(
    new Set(["Max Verstappen", "Isack Hadjar"]),
  );
});

test("a gap has two sides, and a session without two times has none and says why", async () => {
  const { teammates } = await api.read(paths.driverQualifying("lando_norris"), driverQualifying);
  const { teammates: others } = await api.read(paths.driverQualifying("oscar_piastri"), driverQualifying);
  expect(teammates.map(({ gap }) => gap)).toEqual(others.map(({ gap }) => (gap === null ? null : 0 - gap)));
  for (const { gap, segment, left_out } of teammates) {
    expect(segment === null).toBe(gap === null);
    expect(left_out === null).toBe(gap !== null);
  }
});

test("the qualifying of an unknown driver is empty, in its own shape", async () => {
  const response = await api.ask(paths.driverQualifying("nobody"));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ results: [], teammates: [] });
});
