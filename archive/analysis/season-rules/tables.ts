import { sum } from "../arithmetic.ts";
import {
  constructorCountedParts,
  type CountedPart,
  countedParts,
  countedPoints,
  grossPoints,
  lastOfBestCar,
} from "./counted-results.ts";
import { constructorsPoints, driversPoints, type ScoredLine, type ScoringRace } from "./race-points.ts";

/** A line of a championship table, computed by the rules. */
export type TableLine = {
  driver_id: string;
  /** Null when excluded from the table. */
  position: number | null;
  /** Points that count. */
  points: number;
  /** All points scored. */
  gross: number;
};

/** Drivers excluded from a season's table; their results stand. */
const excluded: ReadonlyArray<{ year: number; driver_id: string; source: string }> = [
  { year: 1997, driver_id: "michael_schumacher", source: "FIA decision, 11 November 1997" },
];

/** Since this season everyone classified is listed, and ties are broken by all places, not only by scoring ones. */
const everyoneListedSince = 2000;

/**
 * A season's drivers' table, computed from the classifications alone: points by scale and place, shared cars, dropped
 * scores, and countback on ties (most first places, then most second places, and so on). A full tie shares the place.
 *
 * @param races Grands Prix and sprints of the season, or of its first rounds for the table as it stood then
 * @returns lines in order; excluded drivers come last
 */
export function driversTable(year: number, races: ReadonlyArray<ScoringRace>): Array<TableLine> {
  const scored = races.flatMap((race) => driversPoints(race).map((line) => ({ ...line, race })));
  const parts = countedParts(year);
  const seasons = [...Map.groupBy(scored, (line) => line.driver_id)].map(([driver_id, lines]) =>
    seasonOf(driver_id, lines, { year, parts }),
  );
  const listed = seasons.filter((season) => season.listed).toSorted(byRank);
  const out = excluded.filter((one) => one.year === year).map((one) => one.driver_id);
  const placed = listed.filter((season) => !out.includes(season.driver_id));
  return [
    ...placed.map((season) => lineOf(season, placed.findIndex((other) => byRank(other, season) === 0) + 1)),
    ...listed.filter((season) => out.includes(season.driver_id)).map((season) => lineOf(season, null)),
  ];
}

type RacedLine = ScoredLine & { race: ScoringRace };
type Season = {
  driver_id: string;
  points: number;
  gross: number;
  /** How often each place was reached, by place from 1. */
  places: ReadonlyArray<number>;
  listed: boolean;
};

function seasonOf(
  driver_id: string,
  lines: ReadonlyArray<RacedLine>,
  { year, parts }: { year: number; parts: ReadonlyArray<CountedPart> },
): Season {
  const byRound = pointsByRound(lines.map(({ race, points }) => ({ round: race.round, points })));
  const grandsPrix = lines.filter((line) => line.race.session === "R");
  const gross = grossPoints(byRound);
  const everyone = year >= everyoneListedSince;
  return {
    driver_id,
    points: countedPoints(byRound, parts),
    gross,
    places: countOfPlaces(grandsPrix.map((line) => (everyone ? line.position : line.scoringPlace))),
    listed: gross > 0 || (everyone && grandsPrix.some((line) => line.position !== null)),
  };
}

/** One driver's points in each round, which has several lines when it had a sprint or the driver had two cars. */
export function pointsByRound(lines: ReadonlyArray<{ round: number; points: number }>): Map<number, number> {
  const byRound = new Map<number, number>();
  for (const { round, points } of lines) byRound.set(round, (byRound.get(round) ?? 0) + points);
  return byRound;
}

/** How often each place was reached, by place from 1 to the worst. */
export function countOfPlaces(places: ReadonlyArray<number | null>): Array<number> {
  const reached = places.filter((place) => place !== null);
  const worst = Math.max(0, ...reached);
  return Array.from({ length: worst }, (_, index) => reached.filter((place) => place === index + 1).length);
}

/** Orders by points, then by countback; 0 for a full tie. */
function byRank(one: Season, other: Season): number {
  if (one.points !== other.points) return other.points - one.points;
  return byCountback(one.places, other.places);
}

/** Orders by the number of first places, then of second places, and so on. */
export function byCountback(one: ReadonlyArray<number>, other: ReadonlyArray<number>): number {
  const length = Math.max(one.length, other.length);
  const differences = Array.from({ length }, (_, index) => (other[index] ?? 0) - (one[index] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}

function lineOf({ driver_id, points, gross }: Season, position: number | null): TableLine {
  return { driver_id, position, points, gross };
}

/** What a constructor, which is a team with one engine, scored in a season. */
export type ConstructorTotal = {
  team_id: string;
  engine_id: string;
  /** Points that count. */
  points: number;
  /** All points scored. */
  gross: number;
};

/**
 * What each constructor scored in a season, computed from the classifications alone. The Indianapolis 500 never counted
 * for constructors.
 *
 * @param races Grands Prix and sprints of the season
 * @returns in no order, with those that scored nothing
 */
export function constructorTotals(year: number, races: ReadonlyArray<ScoringRace>): Array<ConstructorTotal> {
  const scored = races
    .filter((race) => race.grand_prix_id !== "indianapolis")
    .flatMap((race) => constructorsPoints(race).map((line) => ({ ...line, round: race.round })));
  const constructors = Map.groupBy(scored, (line) => `${line.team_id} ${line.engine_id}`);
  return [...constructors.values()].flatMap((lines) => {
    const [first] = lines;
    if (first === undefined) return [];
    const rounds = [...Map.groupBy(lines, (line) => line.round)];
    const byRound = new Map(rounds.map(([round, ofRound]) => [round, ofCars(year, ofRound)]));
    return [
      {
        team_id: first.team_id,
        engine_id: first.engine_id,
        points: countedPoints(byRound, constructorCountedParts(year)),
        gross: grossPoints(byRound),
      },
    ];
  });
}

function ofCars(year: number, lines: ReadonlyArray<ScoredLine>): number {
  const points = lines.map((line) => line.points);
  return year <= lastOfBestCar ? Math.max(...points) : sum(points);
}
