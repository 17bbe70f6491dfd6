import { expect, test } from "vitest";
import { answer, changeLine, documentsOf } from "../testing/mini-archive.ts";
import { type Release, rowsOf } from "../testing/mini-release.ts";

const results = "f1db-races-race-results.csv";

/** Makes a driver an entrant who never started, in all races. */
function neverStarts(release: Release, driver: string): void {
  for (const row of rowsOf(release, results).filter((line) => line.driverId === driver)) {
    Object.assign(row, { positionNumber: null, positionText: "DNQ", gridPositionNumber: null });
  }
}

test("the overview holds every driver's career, most wins first, then by name", () => {
  const drivers = answer(documentsOf(), "/api/drivers/overview");
  expect(drivers).toHaveLength(20);
  expect(drivers[0]).toEqual({
    driver_id: "driver_1",
    name: "Driver 1",
    code: "DRI",
    country: "Italy",
    first_year: 1950,
    last_year: 1952,
    team_id: "team_1",
    current: true,
    won_for: [{ team_id: "team_1", wins: 1, year: 1950 }],
    teammates: 1,
    entries: 11,
    grands_prix: 11,
    wins: 1,
    podiums: 1,
    poles: 0,
    fastest_laps: 1,
    points: 87,
    titles: 3,
    best_finish: 1,
    avg_finish: 14.182,
    dnfs: 0,
  });
  expect(drivers.map((driver) => driver.name).slice(0, 4)).toEqual([
    "Driver 1",
    "Driver 10",
    "Driver 11",
    "Driver 2",
  ]);
});

test("the teams that a driver won for are in the order of the first win", () => {
  const documents = documentsOf((release) => {
    // Two more wins of driver 1: the first with another team, the second with the own one again.
    for (const [race, constructorId] of [
      [5, "team-3"],
      [9, "team-1"],
    ] as const) {
      const rows = rowsOf(release, results).filter(({ raceId }) => raceId === race);
      const own = rows.find(({ driverId }) => driverId === "driver-1");
      const winner = rows.find(({ positionNumber }) => positionNumber === 1);
      if (own === undefined || winner === undefined) throw new Error("no such lines");
      own["driverId"] = String(winner["driverId"]);
      Object.assign(winner, { driverId: "driver-1", constructorId });
    }
  });
  const [driver] = answer(documents, "/api/drivers/overview").filter((row) => row.driver_id === "driver_1");
  expect(driver?.["won_for"]).toEqual([
    { team_id: "team_1", wins: 2, year: 1952 },
    { team_id: "team_3", wins: 1, year: 1951 },
  ]);
});

test("a driver who entered the current season but never started is not current", () => {
  const documents = documentsOf((release) => neverStarts(release, "driver-3"));
  const [driver] = answer(documents, "/api/drivers/overview").filter((row) => row.driver_id === "driver_3");
  expect(driver).toMatchObject({ current: false, entries: 11, grands_prix: 0, avg_finish: null });
  expect(answer(documents, "/api/drivers/driver_3")).toMatchObject([{ team_now: null }]);
});

test("a driver who never entered a race is not in the overview, and has a profile of zeros", () => {
  const documents = documentsOf((release) => {
    rowsOf(release, "f1db-drivers.csv").push({
      ...rowsOf(release, "f1db-drivers.csv")[0],
      id: "tester",
      name: "Tester",
    });
  });
  expect(answer(documents, "/api/drivers/overview")).toHaveLength(20);
  expect(answer(documents, "/api/drivers/tester")).toEqual([
    {
      driver_id: "tester",
      name: "Tester",
      code: "DRI",
      number: null,
      country: "Italy",
      born: "1920-02-29",
      died: null,
      birthplace: "Turin",
      first_year: null,
      last_year: null,
      team_now: null,
      team_id: null,
      won_for: [],
      figures: {
        entries: 0,
        grands_prix: 0,
        wins: 0,
        podiums: 0,
        poles: 0,
        fastest_laps: 0,
        points: 0,
        titles: 0,
        best_finish: null,
        avg_finish: null,
        dnfs: 0,
      },
      pole_differences: [],
    },
  ]);
});

test("the team now is that of the latest race of the current season", () => {
  const documents = documentsOf((release) => changeLine(release, 1, { constructorId: "team-9" }));
  expect(answer(documents, "/api/drivers/driver_11")).toMatchObject([
    { team_now: { team_id: "team_9", team_name: "Team 9" } },
  ]);
});

test("a pole credited to another driver is noted for both drivers, and for nobody else", () => {
  const documents = documentsOf((release) => {
    changeLine(release, 2, { polePosition: false });
    changeLine(release, 5, { polePosition: true });
  });
  const difference = {
    year: 1952,
    round: 3,
    race_name: "First Grand Prix",
    grid_driver: "Driver 12",
    credited_driver: "Driver 15",
  };
  for (const id of ["driver_12", "driver_15"])
    expect(answer(documents, `/api/drivers/${id}`)).toMatchObject([{ pole_differences: [difference] }]);
  expect(answer(documents, "/api/drivers/driver_1")).toMatchObject([{ pole_differences: [] }]);
});

test("a pole credited to another team's driver is noted for both teams, and for no other", () => {
  const documents = documentsOf((release) => {
    changeLine(release, 2, { polePosition: false });
    changeLine(release, 5, { polePosition: true });
  });
  const difference = { grid_driver: "Driver 12", credited_driver: "Driver 15" };
  for (const id of ["team_6", "team_8"])
    expect(answer(documents, `/api/teams/${id}`)).toMatchObject([{ pole_differences: [difference] }]);
  expect(answer(documents, "/api/teams/team_1")).toMatchObject([{ pole_differences: [] }]);
});

test("a pole credited to a teammate makes no difference to the team", () => {
  const documents = documentsOf((release) => {
    changeLine(release, 2, { polePosition: false });
    changeLine(release, 1, { polePosition: true });
  });
  expect(answer(documents, "/api/drivers/driver_11")).toMatchObject([
    { pole_differences: [{ grid_driver: "Driver 12", credited_driver: "Driver 11" }] },
  ]);
  expect(answer(documents, "/api/teams/team_6")).toMatchObject([{ pole_differences: [] }]);
});

test("with nobody on grid slot 1 the credited pole stands alone", () => {
  const documents = documentsOf((release) => changeLine(release, 2, { gridPositionNumber: null }));
  expect(answer(documents, "/api/teams/team_6")).toMatchObject([
    { pole_differences: [{ grid_driver: null, credited_driver: "Driver 12" }] },
  ]);
  expect(answer(documents, "/api/drivers/driver_12")).toMatchObject([
    { pole_differences: [{ grid_driver: null, credited_driver: "Driver 12" }] },
  ]);
});

test("a team's profile has its entrants, its races, and the titles of its constructors' championships", () => {
  expect(answer(documentsOf(), "/api/teams/team_1")).toEqual([
    {
      team_id: "team_1",
      team_name: "Team 1",
      full_name: "Team 1",
      country: "Italy",
      first_year: 1950,
      last_year: 1952,
      entrants: [{ name: "The Entrant", years: [1950, 1951, 1952], private: false }],
      figures: {
        entries: 11,
        grands_prix: 11,
        wins: 2,
        podiums: 3,
        poles: 1,
        fastest_laps: 2,
        points: 0,
        titles: 3,
        best_finish: 1,
        avg_finish: 13.773,
        dnfs: 0,
      },
      pole_differences: [],
    },
  ]);
});

test("an entrant without a race entry is left out", () => {
  const documents = documentsOf((release) => {
    const entered = rowsOf(release, "f1db-seasons-entrants-drivers.csv");
    for (const row of entered.filter((line) => line.constructorId === "team-1" && line.year === 1950))
      Object.assign(row, row.driverId === "driver-1" ? { rounds: null } : { testDriver: true });
  });
  expect(answer(documents, "/api/teams/team_1")).toMatchObject([{ entrants: [{ years: [1951, 1952] }] }]);
});

test("a team's seasons come in their order, without points before the constructors' championship", () => {
  const seasons = answer(documentsOf(), "/api/teams/team_1/seasons");
  expect(seasons.map((season) => season.year)).toEqual([1950, 1951, 1952]);
  expect(seasons[0]).toMatchObject({ grands_prix: 4, points: null, rank: 1 });
});
