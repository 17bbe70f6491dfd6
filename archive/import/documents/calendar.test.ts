import { expect, test } from "vitest";
import { answer, changeLine, documentsOf } from "../testing/mini-archive.ts";
import { type CsvRow, type Release, rowsOf } from "../testing/mini-release.ts";

const calendar = "f1db-races.csv";

function changeRace(release: Release, id: number, change: CsvRow): void {
  Object.assign(rowsOf(release, calendar)[id - 1] ?? {}, change);
}

test("a season's calendar lists its races by round, with winner, pole and fastest lap", () => {
  const races = answer(documentsOf(), "/api/races/1950");
  expect(races.map((race) => race.round)).toEqual([1, 2, 3, 4]);
  expect(races[0]).toEqual({
    year: 1950,
    round: 1,
    race_name: "First Grand Prix",
    official_name: "The 1950 Grand Prix",
    circuit_id: "circuit_1",
    circuit_name: "Ring",
    country: "Italy",
    date_utc: "1950-01-10",
    time_utc: null,
    sprint: true,
    sessions: [
      { code: "Q", date_utc: "1950-01-09", time_utc: "14:00" },
      { code: "R", date_utc: "1950-01-10", time_utc: null },
    ],
    winner: {
      driver_id: "driver_1",
      driver_name: "Driver 1",
      team_id: "team_1",
      team_name: "Team 1",
      shared_with: null,
    },
    pole: { driver_id: "driver_2", driver_name: "Driver 2", team_id: "team_1" },
    credited_pole: null,
    fastest_lap: { driver_id: "driver_1", driver_name: "Driver 1", team_id: "team_1", time: 91.001 },
  });
});

test("both drivers of a shared winning car count as winners", () => {
  const documents = documentsOf((release) => changeLine(release, 2, { positionNumber: 1, sharedCar: true }));
  expect(answer(documents, "/api/races/1952")[2]).toMatchObject({
    winner: { driver_id: "driver_11", shared_with: { driver_id: "driver_12", driver_name: "Driver 12" } },
  });
});

test("a race to come has neither winner nor pole nor fastest lap", () => {
  expect(answer(documentsOf(), "/api/races/1952").at(-1)).toMatchObject({
    round: 4,
    winner: null,
    pole: null,
    credited_pole: null,
    fastest_lap: null,
  });
});

test("the sessions of a weekend come in the order in which they take place, the race last of its day", () => {
  const documents = documentsOf((release) =>
    changeRace(release, 1, {
      freePractice1Date: "1950-01-08",
      freePractice1Time: "09:00",
      sprintQualifyingDate: "1950-01-08",
      sprintQualifyingTime: "15:00",
      sprintRaceDate: "1950-01-09",
      sprintRaceTime: "10:00",
      warmingUpDate: "1950-01-10",
    }),
  );
  const sessions = answer(documents, "/api/races/1950")[0]?.sessions;
  expect(Array.isArray(sessions) && sessions.map(({ code }) => code)).toEqual([
    "FP1",
    "SQ",
    "S",
    "Q",
    "WU",
    "R",
  ]);
});

test("a weekend whose sprint is on the calendar is marked before it is run", () => {
  const documents = documentsOf((release) => changeRace(release, 12, { sprintRaceDate: "1952-04-09" }));
  const marks = answer(documents, "/api/races/1952").map((race) => race.sprint);
  expect(marks).toEqual([false, false, false, true]);
});

test("a pole credited to another driver is listed beside the grid's", () => {
  const documents = documentsOf((release) => {
    changeLine(release, 2, { polePosition: false });
    changeLine(release, 5, { polePosition: true });
  });
  expect(answer(documents, "/api/races/1952")[2]).toMatchObject({
    pole: { driver_id: "driver_12" },
    credited_pole: { driver_id: "driver_15" },
  });
});

test("a fastest lap without a recorded time keeps its driver", () => {
  const file = "f1db-races-fastest-laps.csv";
  const documents = documentsOf((release) => changeLine(release, 1, { timeMillis: null }, file));
  expect(answer(documents, "/api/races/1952")[2]).toMatchObject({
    fastest_lap: { driver_id: "driver_11", time: null },
  });
});

test("a driver's races come newest first, each with the driver's own result", () => {
  const documents = documentsOf((release) =>
    changeLine(release, 3, { positionNumber: null, positionText: "DNF", reasonRetired: "Engine" }),
  );
  const races = answer(documents, "/api/drivers/driver_13/races");
  expect(races.map((race) => [race.year, race.round]).slice(0, 4)).toEqual([
    [1952, 3],
    [1952, 2],
    [1952, 1],
    [1951, 4],
  ]);
  expect(races[0]).toMatchObject({
    winner: { driver_id: "driver_11" },
    team_name: "Team 7",
    grid_position: 3,
    finish_position: null,
    status: "Engine",
  });
});

test("a race in which a driver has two lines is listed once, with the better one", () => {
  const documents = documentsOf((release) =>
    changeLine(release, 9, { driverId: "driver-11", sharedCar: true, constructorId: "team-10" }),
  );
  const races = answer(documents, "/api/drivers/driver_11/races").filter((race) => race.year === 1952);
  expect(races).toHaveLength(3);
  expect(races[0]).toMatchObject({ round: 3, team_name: "Team 6", finish_position: 1 });
});
