import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { answer, changeLine, documentsOf } from "../testing/mini-archive.ts";
import { rowsOf } from "../testing/mini-release.ts";
import { documentFormat } from "./documents.ts";

const results = "f1db-races-race-results.csv";

test("every driver and team has its answers, all of the contract's shapes", () => {
  const documents = documentsOf();
  const [lists, perSeason, perDriver, perTeam] = [11, 9, 8, 5];
  const pairsOfTeams = 10 * 9;
  expect(documents.size).toBe(lists + 3 * perSeason + 20 * perDriver + 10 * perTeam + pairsOfTeams);
  expect(answer(documents, "/api/drivers")[0]).toEqual({
    driver_id: "driver_1",
    name: "Driver 1",
    last_name: "1",
    country: "Italy",
    first_year: 1950,
    last_year: 1952,
  });
});

test("results come newest race first, the race before its sprint, in the order of the classification", () => {
  const rows = answer(documentsOf(), "/api/teams/team_1/results");
  expect(rows).toHaveLength(24);
  expect(rows.map((row) => [row.year, row.round, row.session_type]).slice(0, 3)).toEqual([
    [1952, 3, "R"],
    [1952, 3, "R"],
    [1952, 2, "R"],
  ]);
  expect(rows.slice(-4).map((row) => [row.round, row.session_type, row.finish_position])).toEqual([
    [1, "R", 1],
    [1, "R", 2],
    [1, "S", 1],
    [1, "S", 2],
  ]);
});

test("a driver with two lines in a race keeps both among his results", () => {
  const documents = documentsOf((release) =>
    changeLine(release, 9, { driverId: "driver-11", sharedCar: true }),
  );
  const rows = answer(documents, "/api/drivers/driver_11/results");
  expect(rows.filter((row) => row.year === 1952 && row.round === 3)).toHaveLength(2);
});

test("a driver's seasons name the teams in race order, with averages", () => {
  const documents = documentsOf((release) => changeLine(release, 1, { constructorId: "team-9" }));
  const [season] = answer(documents, "/api/drivers/driver_11/championship-data");
  expect(season).toEqual({
    year: 1952,
    team_name: "Team 6 / Team 9",
    total_points: 19,
    avg_points: 6.333,
    avg_finish_position: 2,
    wins: 1,
    podiums: 3,
    pole_positions: 1,
    championship_rank: 11,
    rating: null,
    rating_low: null,
    rating_high: null,
  });
});

test("averages of a season without a start or a classified finish are null", () => {
  const documents = documentsOf((release) => {
    for (const row of rowsOf(release, results).filter((line) => line.driverId === "driver-3")) {
      Object.assign(row, { positionNumber: null, positionText: "DNS", gridPositionNumber: null });
    }
  });
  const [season] = answer(documents, "/api/drivers/driver_3/championship-data");
  expect(season).toMatchObject({ avg_points: null, avg_finish_position: null, wins: 0 });
});

test("a team's seasons before the constructors' championship have no points", () => {
  expect(answer(documentsOf(), "/api/teams/team_1/championship-data")[0]).toMatchObject({
    year: 1952,
    total_points: null,
  });
});

test("head-to-heads are of all races by order, and of those that both finished by place", () => {
  const documents = documentsOf((release) =>
    changeLine(release, 2, { positionNumber: null, positionText: "DNF", reasonRetired: "Engine" }),
  );
  const all = answer(documents, "/api/drivers/driver_11/race/teammate-data");
  const finished = answer(documents, "/api/drivers/driver_11/race/teammate-data-finished");
  expect(all).toHaveLength(11);
  expect(all[0]).toMatchObject({ teammate_id: "driver_12", driver_position: 1, teammate_position: 2 });
  expect(finished).toHaveLength(10);
  expect(finished[0]).toMatchObject({ year: 1952, round: 2 });
});

test("a driver without teammates has no head-to-head", () => {
  const documents = documentsOf((release) => {
    for (const row of rowsOf(release, results).filter((line) => line.driverId === "driver-1")) {
      Object.assign(row, { constructorId: "team-2" });
    }
  });
  expect(documents.has("/api/drivers/driver_2/race/teammate-data")).toBe(false);
});

test("the details of a race are its date, its classified sessions and its pit stops", () => {
  const held = answer(documentsOf(), "/api/races");
  expect(held.map(({ year, round }) => [year, round])).toEqual(
    [1950, 1951, 1952].flatMap((year) => [1, 2, 3, 4].map((round) => [year, round])),
  );
  expect(held[0]).toEqual({
    year: 1950,
    round: 1,
    date_utc: "1950-01-10",
    run: true,
    classified: ["FP1", "FP2", "FP3", "FP4", "PQ", "Q", "Q1D", "Q2D", "R", "S", "SQ", "WU"],
    pit_stops: true,
  });
});

test("changed documents have another format", () => {
  // When this fails on purpose, raise `documentFormat` and put the new figures here.
  const hash = createHash("sha256");
  // What data files hold has a test of its own; their checksums change with every change of schema.sql.
  for (const [path, body] of documentsOf()) if (path !== "/api/data-files") hash.update(`${path}\n${body}\n`);
  expect({ format: documentFormat, documents: hash.digest("hex").slice(0, 12) }).toEqual({
    format: 37,
    documents: "f78124e8203e",
  });
});
