import { expect, test } from "vitest";
import { sampleEntry, samplePlacing } from "../testing/samples.ts";
import {
  betterPlacing,
  constructorGross,
  constructorLines,
  driverGross,
  driverLines,
  driverSeasons,
  driverSeasonTeams,
  teamSeasons,
} from "./season-summaries.ts";
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

function win(engine: string, race: number): Entry {
  return sampleEntry({
    race_id: race,
    year: 1966,
    driver_id: "jim_clark",
    team_id: "lotus",
    engine_id: engine,
    points: 9,
  });
}

function standingLine(entity: string, engine: string): Placing {
  return samplePlacing({ year: 1966, entity_id: entity, engine_id: engine, points: 9 });
}

test("a driver's line has all of the season's figures", () => {
  expect(driverLines([win("brm", 1), win("climax", 2)], [standingLine("jim_clark", "")])).toMatchObject([
    { wins: 2, podiums: 2, poles: 2 },
  ]);
});

test("where a team has a line for each engine, each has the races with its engine", () => {
  const entries = [win("brm", 1), win("climax", 2), win("climax", 3)];
  const lines = [standingLine("lotus", "brm"), standingLine("lotus", "climax")];
  expect(constructorLines(entries, lines).map(({ wins }) => wins)).toEqual([1, 2]);
});

test("a team's only line has all of its races, whatever the engine", () => {
  expect(constructorLines([win("brm", 1), win("climax", 2)], [standingLine("lotus", "brm")])).toMatchObject([
    { wins: 2 },
  ]);
});

test("a row without races has no figures", () => {
  expect(constructorLines([], [standingLine("lotus", "brm")])).toMatchObject([
    { wins: 0, podiums: 0, poles: 0 },
  ]);
});

function entry(race: number, position: number, points: number, more: Partial<Entry> = {}): Entry {
  return sampleEntry({
    race_id: race,
    year: 1964,
    display_order: position,
    position,
    position_text: String(position),
    points,
    ...more,
  });
}

function lotusLine(year: number, points: number): Placing {
  return samplePlacing({ year, points });
}

test("1964: Graham Hill scored 41 points, of which 39 counted", () => {
  const results = [9, 3, 2, 6, 6, 6, 9].map((points, index) => entry(index + 1, 1, points));
  expect(driverGross(lotusLine(1964, 39), results)).toBe(41);
});

test("where nothing was dropped, or every result counted, there are no other points", () => {
  expect(driverGross(lotusLine(1964, 9), [entry(1, 1, 9)])).toBeNull();
  expect(driverGross(lotusLine(2007, 0), [entry(1, 1, 10, { year: 2007 })])).toBeNull();
});

test("a difference of a hundredth from rounding thirds is ignored", () => {
  expect(driverGross(lotusLine(1955, 3.33), [entry(1, 2, 2), entry(1, 3, 1.34)])).toBeNull();
});

test("a constructor has the points of its best car in each race", () => {
  const cars = [entry(1, 1, 9), entry(1, 2, 6), entry(2, 2, 6), entry(2, 7, 0)];
  expect(constructorGross(lotusLine(1964, 9), cars)).toBe(15);
  expect(constructorGross(lotusLine(1979, 9), cars)).toBeNull();
});

test("a constructor has no point for fastest laps in the 1950s, and 8 for a win in 1961", () => {
  const in1958 = [entry(1, 1, 9, { year: 1958 }), entry(2, 9, 1, { year: 1958 })];
  expect(constructorGross(lotusLine(1958, 6), in1958)).toBe(8);
  expect(constructorGross(lotusLine(1961, 6), [entry(1, 1, 9, { year: 1961 })])).toBe(8);
});
