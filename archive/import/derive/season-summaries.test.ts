import { expect, test } from "vitest";
import { sampleEntry, samplePlacing } from "../testing/samples.ts";
import { betterPlacing, driverSeasons, driverSeasonTeams, teamSeasons } from "./season-summaries.ts";
import type { Entry, Placing } from "./summaries.ts";

function line(given: Partial<Entry>): Entry {
  return sampleEntry({ year: 2021, driver_id: "george_russell", team_id: "williams", points: 12, ...given });
}

function placing(given: Partial<Placing>): Placing {
  return samplePlacing({ year: 2021, entity_id: "williams", position: 8, points: 23, ...given });
}

test("a driver's teams of a season come in race order, each with its points and last round", () => {
  const lines = [
    line({ race_id: 9, round: 9, team_id: "williams", points: 2 }),
    line({ race_id: 3, round: 3, team_id: "mercedes", points: 18 }),
    line({ race_id: 1, round: 1, team_id: "williams", points: 1 }),
  ];
  expect(driverSeasonTeams(lines)).toMatchObject([
    { team_order: 1, team_id: "williams", last_round: 9, points: 3, grands_prix: 2 },
    { team_order: 2, team_id: "mercedes", last_round: 3, points: 18, grands_prix: 1 },
  ]);
});

test("sprint points count in the points scored for a team, without binary noise", () => {
  const lines = [line({ points: 0.1 }), line({ session: "S", points: 0.2 })];
  expect(driverSeasonTeams(lines)).toMatchObject([{ points: 0.3, grands_prix: 1 }]);
});

test("a sprint comes before the race of its weekend", () => {
  const lines = [line({ team_id: "mercedes" }), line({ session: "S", team_id: "williams" })];
  expect(driverSeasonTeams(lines).map((season) => season.team_id)).toEqual(["williams", "mercedes"]);
});

test("points, rank and title of a driver are those of the championship's table", () => {
  const table = [
    placing({ entity_id: "george_russell", engine_id: "", position: 15, points: 16, champion: true }),
  ];
  expect(driverSeasons([line({ points: 25 })], table)).toMatchObject([
    { year: 2021, points: 16, rank: 15, champion: 1 },
  ]);
});

test("a driver who is not in the table has no points and no rank", () => {
  expect(driverSeasons([line({})], [placing({ year: 2020, entity_id: "george_russell" })])).toMatchObject([
    { points: 0, rank: null, champion: 0 },
  ]);
});

test("an excluded driver keeps his points and has no rank", () => {
  const table = [placing({ entity_id: "george_russell", position: null, points: 78 })];
  expect(driverSeasons([line({})], table)).toMatchObject([{ points: 78, rank: null }]);
});

test("a team with several lines in the table has those of the better one", () => {
  const lines = [
    placing({ engine_id: "brm", position: 8, points: 1 }),
    placing({ engine_id: "climax", position: 2, points: 36 }),
  ];
  expect(betterPlacing(lines)).toMatchObject({ engine_id: "climax" });
  expect(teamSeasons([line({})], lines)).toMatchObject([{ points: 36, rank: 2 }]);
});

test("a line with a place is better than one without", () => {
  const lines = [placing({ position: null, points: 0 }), placing({ position: 7, points: 52 })];
  expect(teamSeasons([line({})], lines)).toMatchObject([{ points: 52, rank: 7 }]);
});

test("before 1958 a team has no points; later a team missing from the standings has 0", () => {
  expect(teamSeasons([line({ year: 1957 })], [])).toMatchObject([{ points: null, rank: null, champion: 0 }]);
  expect(teamSeasons([line({ year: 1958 })], [])).toMatchObject([{ points: 0, rank: null, champion: 0 }]);
});

test("seasons are kept apart", () => {
  const lines = [line({ year: 2020 }), line({ year: 2021 })];
  expect(driverSeasons(lines, []).map((season) => season.year)).toEqual([2020, 2021]);
  expect(teamSeasons(lines, []).map((season) => season.grands_prix)).toEqual([1, 1]);
});
