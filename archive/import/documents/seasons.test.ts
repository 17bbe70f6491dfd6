import { parse } from "valibot";
import { expect, test } from "vitest";
import { constructorOverview, driverOverview } from "#contract/championship.ts";
import { paths } from "#contract/endpoints.ts";
import {
  constructorPoints,
  driverDetails,
  driverPoints,
  driverRaceDetails,
  qualifyingChampionship,
  qualifyingTeammates,
} from "#contract/standings.ts";
import { changeLine, documentsOf } from "../testing/mini-archive.ts";
import { type Release, rowsOf } from "../testing/mini-release.ts";
import { describeConstructors } from "./seasons.ts";

// Seasons 1950 to 1952 of four rounds each; the last is still to come. Driver n has 30 - n points after each round.

function json(documents: ReadonlyMap<string, string>, path: string): unknown {
  return JSON.parse(documents.get(path) ?? "null");
}

/** Takes a driver out of a round, and out of the table after it. */
function absent(release: Release, driver: string, year: number, round: number): void {
  for (const file of ["f1db-races-race-results.csv", "f1db-races-driver-standings.csv"]) {
    const rows = rowsOf(release, file);
    const index = rows.findIndex(
      (row) => row.driverId === driver && row.year === year && row.round === round,
    );
    rows.splice(index, 1);
  }
}

test("points and places are listed for each round run, of a season that still runs too", () => {
  const documents = documentsOf();
  const running = parse(driverPoints, json(documents, paths.driverPoints(1952)));
  expect(running.rounds.map(({ round }) => round)).toEqual([1, 2, 3, 4]);
  expect(running.drivers).toHaveLength(20);
  expect(running.drivers[1]).toEqual({
    driver_id: "driver_2",
    driver_name: "Driver 2",
    code: "DRI",
    team_id: "team_1",
    points: [28, 28, 28],
    positions: [2, 2, 2],
  });
  const whole = parse(driverPoints, json(documents, paths.driverPoints(1950)));
  expect(whole.drivers[0]?.points).toEqual([29, 29, 29, 29]);
});

test("before the first entry points are null, not 0", () => {
  const documents = documentsOf((release) => absent(release, "driver-3", 1951, 1));
  const { drivers } = parse(driverPoints, json(documents, paths.driverPoints(1951)));
  const driver = drivers.find(({ driver_id }) => driver_id === "driver_3");
  expect(driver).toMatchObject({ points: [null, 27, 27, 27], positions: [null, 3, 3, 3] });
});

test("who is entered and not listed in the table yet has no points and no place", () => {
  const documents = documentsOf((release) => {
    const rows = rowsOf(release, "f1db-races-driver-standings.csv");
    rows.splice(
      rows.findIndex((row) => row.driverId === "driver-3" && row.year === 1951),
      1,
    );
  });
  const { drivers } = parse(driverPoints, json(documents, paths.driverPoints(1951)));
  expect(drivers[2]).toMatchObject({ points: [0, 27, 27, 27], positions: [null, 3, 3, 3] });
});

test("a position beyond the end of the standings is null", () => {
  const documents = documentsOf((release) =>
    changeLine(release, 7, { positionNumber: 67 }, "f1db-races-driver-standings.csv"),
  );
  const { drivers } = parse(driverPoints, json(documents, paths.driverPoints(1952)));
  expect(drivers[6]?.positions).toEqual([7, 7, null]);
});

test("constructors have points and places round by round", () => {
  const { teams } = parse(constructorPoints, json(documentsOf(), paths.constructorPoints(1951)));
  expect(teams).toHaveLength(10);
  expect(teams[0]).toEqual({
    team_id: "team_1",
    team_name: "Team 1",
    engine: null,
    points: [29, 29, 29, 29],
    positions: [1, 1, 1, 1],
  });
});

test("details have each driver's teams with their rounds and points, and how often each place was reached", () => {
  const documents = documentsOf((release) => changeLine(release, 1, { constructorId: "team-9" }));
  const { drivers } = parse(driverDetails, json(documents, paths.driverDetails(1952)));
  expect(drivers.find(({ driver_id }) => driver_id === "driver_11")).toEqual({
    driver_id: "driver_11",
    driver_name: "Driver 11",
    code: "DRI",
    team_id: "team_9",
    number: "11",
    country: "Italy",
    position: 11,
    points: 19,
    gross_points: 19,
    teams: [
      { team_id: "team_6", team_name: "Team 6", engine: null, rounds: [1, 2], points: 0 },
      { team_id: "team_9", team_name: "Team 9", engine: null, rounds: [3], points: 8 },
    ],
    finishes: [1, 1, 1],
  });
});

test("drivers who are not in the standings come last", () => {
  const documents = documentsOf((release) => {
    const rows = rowsOf(release, "f1db-seasons-driver-standings.csv");
    rows.splice(
      rows.findIndex((row) => row.driverId === "driver-2" && row.year === 1952),
      1,
    );
  });
  const { drivers } = parse(driverDetails, json(documents, paths.driverDetails(1952)));
  expect(drivers).toHaveLength(20);
  expect(drivers.at(-1)).toMatchObject({ driver_id: "driver_2", position: null, points: 0 });
});

test("a race is a cell: place or word, status, grid, points, marks, and the sprint's place and points", () => {
  const documents = documentsOf((release) =>
    changeLine(release, 3, { positionNumber: null, positionText: "DNF", reasonRetired: "Engine" }),
  );
  const cellsOf = (year: number, id: string) =>
    parse(driverRaceDetails, json(documents, paths.driverRaceDetails(year))).drivers.find(
      ({ driver_id }) => driver_id === id,
    )?.races;
  expect(cellsOf(1952, "driver_11")?.at(-1)).toEqual([1, "Finished", 2, 8, "F", null, null]);
  expect(cellsOf(1952, "driver_12")?.at(-1)).toEqual([2, "Finished", 1, 0, "P", null, null]);
  expect(cellsOf(1952, "driver_13")?.at(-1)).toEqual(["DNF", "Engine", 3, 0, "", null, null]);
  expect(cellsOf(1950, "driver_1")?.[0]).toEqual([1, "Finished", 2, 8, "F", 1, 8]);
});

test("a round that a driver was not entered in is no cell", () => {
  const documents = documentsOf((release) => absent(release, "driver-3", 1951, 2));
  const { drivers } = parse(driverRaceDetails, json(documents, paths.driverRaceDetails(1951)));
  const races = drivers.find(({ driver_id }) => driver_id === "driver_3")?.races;
  expect(races?.map((cell) => cell === null)).toEqual([false, true, false, false]);
});

test("of two cars in one race the better is shown, with the points of both", () => {
  const documents = documentsOf((release) =>
    changeLine(release, 9, { driverId: "driver-11", sharedCar: true, points: 1.5 }),
  );
  const { drivers } = parse(driverRaceDetails, json(documents, paths.driverRaceDetails(1952)));
  const races = drivers.find(({ driver_id }) => driver_id === "driver_11")?.races;
  expect(races?.at(-1)).toEqual([1, "Finished", 2, 9.5, "F", null, null]);
});

test("pairs of teammates are listed by team, who is higher in the table first, with each session", () => {
  const answer = parse(qualifyingTeammates, json(documentsOf(), paths.qualifyingTeammates(1950)));
  expect(answer.teams).toHaveLength(10);
  expect(answer.teams[0]).toMatchObject({
    team_id: "team_1",
    pairs: [{ drivers: ["driver_1", "driver_2"] }],
  });
  const sessions = answer.teams[0]?.pairs[0]?.sessions ?? [];
  expect(sessions.map(([round, session]) => `${round} ${session}`)).toEqual([
    "1 SQ",
    "1 Q",
    "2 Q",
    "3 Q",
    "4 Q",
  ]);
  expect(sessions[1]).toEqual([1, "Q", "time", -0.001, -0.001, null]);
});

test("the qualifying championship gives the season's points for places in qualifying", () => {
  const answer = parse(qualifyingChampionship, json(documentsOf(), paths.qualifyingChampionship(1952)));
  // Driver 9 was first, driver 10 second and first, driver 11 third, second and first.
  expect(answer.drivers.slice(0, 3)).toMatchObject([
    { driver_id: "driver_11", position: 1, points: 18, places: [3, 2, 1] },
    { driver_id: "driver_10", position: 2, points: 14, places: [2, 1, 20] },
    { driver_id: "driver_12", position: 3, points: 13, places: [4, 3, 2] },
  ]);
  expect(answer.rule).toContain("8–6–4–3–2 points");
});

test("a running season's overview has the positions still possible, and a finished one's does not", () => {
  const documents = documentsOf();
  const running = parse(driverOverview, json(documents, paths.driverOverview(1952)));
  // A win gives eight points and the fastest lap one: the leader's 29 can be reached from 20 on, which the tenth has.
  const best = running.standings.map(({ possible }) => possible?.[0]);
  expect(best.slice(0, 12)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 3]);
  // Five can draw level by places 1 to 5, and one by the fastest lap.
  expect(running.standings[0]?.possible).toEqual([1, 7]);
  const finished = parse(driverOverview, json(documents, paths.driverOverview(1951)));
  expect(finished.standings.every(({ possible }) => possible === null)).toBe(true);
});

test("an overview tells how many places were gained since the round before", () => {
  const documents = documentsOf((release) => {
    const standings = "f1db-races-driver-standings.csv";
    for (const row of rowsOf(release, standings).filter(({ year, round }) => year === 1952 && round === 2)) {
      if (row.driverId === "driver-1") Object.assign(row, { positionNumber: 3 });
      if (row.driverId === "driver-3") Object.assign(row, { positionNumber: 1 });
    }
  });
  const { standings } = parse(driverOverview, json(documents, paths.driverOverview(1952)));
  expect(standings.slice(0, 4).map(({ change }) => change)).toEqual([2, 0, -2, 0]);
});

test("an overview has the season's rule, and its lines all points beside those that count", () => {
  const documents = documentsOf();
  const overview = parse(driverOverview, json(documents, paths.driverOverview(1951)));
  // The best four count, and there are four.
  expect(overview.rule).toContain("Every result counts.");
  expect(overview.standings[0]).toMatchObject({ points: 29, gross_points: 29 });
  expect(parse(constructorOverview, json(documents, paths.constructorOverview(1951))).rule).toBe("");
});

test("a season that has not begun has an overview without lines, and no other answer", () => {
  const documents = documentsOf((release) => {
    const toCome = rowsOf(release, "f1db-races.csv").at(-1) ?? {};
    Object.assign(toCome, { year: 1953, round: 1, date: "1953-01-10" });
  });
  const overview = parse(driverOverview, json(documents, paths.driverOverview(1953)));
  expect(overview).toMatchObject({ rounds: 1, rounds_run: 0, standings: [] });
  expect(documents.has(paths.driverPoints(1953))).toBe(false);
  expect(documents.has(paths.driverRaceDetails(1953))).toBe(false);
  expect(documents.has(paths.qualifyingChampionship(1953))).toBe(false);
});

type Line = Parameters<typeof describeConstructors>[0]["standings"][number];

function line(team_name: string, points: number, more: Partial<Line> = {}): Line {
  return { position: 1, engine: null, champion: false, team_name, points, ...more };
}

test("a season that is decided names its champion and who came next", () => {
  const standings = [
    line("McLaren", 833, { champion: true }),
    line("Mercedes", 469),
    line("Red Bull", 451),
    line("Ferrari", 398),
  ];
  expect(describeConstructors({ year: 2025, rounds: 24, rounds_run: 24, standings })).toBe(
    "McLaren won the 2025 Formula 1 constructors’ championship with 833 points, ahead of Mercedes (469) and Red Bull (451).",
  );
});

test("a running season names its leader and how far it has come", () => {
  const standings = [line("Mercedes", 300), line("Ferrari", 200)];
  expect(describeConstructors({ year: 2026, rounds: 23, rounds_run: 11, standings })).toBe(
    "After 11 of 23 rounds, Mercedes leads the 2026 Formula 1 constructors’ championship with 300 points, ahead of Ferrari (200).",
  );
});

test("a team's engine is named where the table tells its engines apart", () => {
  const standings = [line("Cooper", 48, { champion: true, engine: "Climax" })];
  expect(describeConstructors({ year: 1960, rounds: 10, rounds_run: 10, standings })).toContain(
    "Cooper-Climax won",
  );
});

test("an excluded team is not named", () => {
  const standings = [line("Ferrari", 204, { champion: true }), line("McLaren", 0, { position: null })];
  expect(describeConstructors({ year: 2007, rounds: 17, rounds_run: 17, standings })).not.toContain(
    "McLaren",
  );
});

test("before the first round only the season is named", () => {
  expect(describeConstructors({ year: 2027, rounds: 24, rounds_run: 0, standings: [] })).toBe(
    "The 2027 Formula 1 constructors’ championship, 24 rounds.",
  );
});

test("there is no championship to describe before 1958", () => {
  expect(describeConstructors({ year: 1957, rounds: 8, rounds_run: 8, standings: [] })).toContain(
    "first was in 1958",
  );
});
