import {
  type CountedPart,
  countedPoints,
  droppedResults,
  type DroppedResult,
  grossPoints,
} from "./counted-results.ts";
import { driversAloneFrom, isExcludedDriver, isExcludedTeam, pointsTakenAway } from "./decisions.ts";
import { constructorsPoints, driversPoints, type ScoredLine, type ScoringRace } from "./race-points.ts";
import { type Rules, rulesOf, chosenRules } from "./rules.ts";
import { firstConstructorsSeason } from "#contract/ids.ts";
import type { RuleSet } from "#contract/rules/rule-set.ts";

/** What a line of a championship table says besides whose it is, computed by the rules. */
type Standing = {
  /** Null when excluded from the table. */
  position: number | null;
  /** Points that count. */
  points: number;
  /** All points scored. */
  gross: number;
  /** The results that do not count. */
  dropped: ReadonlyArray<DroppedResult>;
};

/** A line of the drivers' table. */
export type TableLine = Standing & { driver_id: string };

/** A line of the constructors' table; a constructor is a team with one engine. */
type ConstructorLine = Standing & { team_id: string; engine_id: string };

/**
 * A season's drivers' table, computed from the classifications alone: points by scale and place, shared cars, dropped
 * scores, and countback on ties (most first places, then most second places, and so on). A full tie shares the place.
 *
 * @param races Grands Prix and sprints of the season, or of its first rounds for the table as it stood then
 * @param rules those of the season when left out
 * @returns lines in order; excluded drivers come last
 */
export function driversTable(
  year: number,
  races: ReadonlyArray<ScoringRace>,
  rules: Rules = rulesOf(year),
): Array<TableLine> {
  const scored = races.flatMap((race) => driversPoints(race, rules).map((line) => withRace(line, race)));
  const seasons = [...Map.groupBy(scored, (line) => line.driver_id)].map(([driver_id, lines]) => ({
    who: { driver_id },
    isOut: isExcludedDriver(year, driver_id),
    ...seasonOf(lines, pointsByRound(roundsOf(lines)), rules, rules.counted),
  }));
  return placed(seasons);
}

/**
 * A season's constructors' table, computed in the same way. The Indianapolis 500 never counted for constructors.
 *
 * @param races Grands Prix and sprints of the season
 * @param rules those of the season when left out
 * @returns lines in order; excluded teams come last
 */
export function constructorsTable(
  year: number,
  races: ReadonlyArray<ScoringRace>,
  rules: Rules = rulesOf(year),
): Array<ConstructorLine> {
  const scored = races
    .filter((race) => race.grand_prix_id !== "indianapolis")
    .flatMap((race) => constructorsPoints(race, rules).map((line) => withRace(line, race)))
    .filter((line) => driversAloneFrom(line.race, line) === null);
  const seasons = [...Map.groupBy(scored, (line) => `${line.team_id} ${line.engine_id}`).values()].flatMap(
    (lines) => {
      const [first] = lines;
      if (first === undefined) return [];
      const { team_id, engine_id } = first;
      const byRound = rules.bestCar ? bestByRound(lines) : pointsByRound(roundsOf(lines));
      const season = seasonOf(lines, byRound, rules, rules.constructorsCounted);
      const points = Math.max(0, season.points - pointsTakenAway(year, team_id));
      return [{ who: { team_id, engine_id }, isOut: isExcludedTeam(year, team_id), ...season, points }];
    },
  );
  return placed(seasons);
}

type RacedLine = ScoredLine & { race: ScoringRace };
type Season = Omit<Standing, "position"> & {
  /** How often each place was reached, by place from 1. */
  places: ReadonlyArray<number>;
  listed: boolean;
};

function withRace(line: ScoredLine, race: ScoringRace): RacedLine {
  return { ...line, race };
}

function seasonOf(
  lines: ReadonlyArray<RacedLine>,
  byRound: ReadonlyMap<number, number>,
  { everyoneListed }: Rules,
  parts: ReadonlyArray<CountedPart>,
): Season {
  const gross = grossPoints(byRound);
  const grandsPrix = lines.filter((line) => line.race.session === "R");
  const places = countOfPlaces(
    grandsPrix.map((line) => (everyoneListed ? line.position : line.scoringPlace)),
  );
  return {
    points: countedPoints(byRound, parts),
    gross,
    dropped: droppedResults(byRound, parts),
    places,
    listed: gross > 0 || (everyoneListed && places.length > 0),
  };
}

/** The listed in order, each with its place; who is out comes last, without one. */
function placed<Who extends object>(
  seasons: ReadonlyArray<Season & { who: Who; isOut: boolean }>,
): Array<Who & Standing> {
  const listed = seasons.filter((season) => season.listed).toSorted(byRank);
  const inside = listed.filter((season) => !season.isOut);
  let position = 0;
  const lines = inside.map((season, index) => {
    const before = inside[index - 1];
    if (before === undefined || byRank(before, season) !== 0) position = index + 1;
    return lineOf(season, position);
  });
  return [...lines, ...listed.filter((season) => season.isOut).map((season) => lineOf(season, null))];
}

function lineOf<Who extends object>(
  { who, points, gross, dropped }: Season & { who: Who },
  position: number | null,
): Who & Standing {
  return { ...who, position, points, gross, dropped };
}

function roundsOf(lines: ReadonlyArray<RacedLine>) {
  return lines.map(({ race, points }) => ({ round: race.round, points }));
}

/** One driver's or constructor's points in each round, which has several lines for a sprint or several cars. */
export function pointsByRound(lines: ReadonlyArray<{ round: number; points: number }>): Map<number, number> {
  const byRound = new Map<number, number>();
  for (const { round, points } of lines) byRound.set(round, (byRound.get(round) ?? 0) + points);
  return byRound;
}

/** The points of a constructor's best car in each round: of the best in the race, and in the sprint. */
function bestByRound(lines: ReadonlyArray<RacedLine>): Map<number, number> {
  const races = Map.groupBy(lines, (line) => line.race);
  return pointsByRound(
    [...races].map(([{ round }, cars]) => ({ round, points: Math.max(...cars.map(({ points }) => points)) })),
  );
}

/** How often each place was reached, by place from 1 to the worst. */
export function countOfPlaces(places: ReadonlyArray<number | null>): Array<number> {
  const counts: Array<number> = [];
  for (const place of places) {
    if (place === null) continue;
    while (counts.length < place) counts.push(0);
    counts[place - 1] = (counts[place - 1] ?? 0) + 1;
  }
  return counts;
}

/** Orders by points, then by countback; 0 for a full tie. */
function byRank(one: Season, other: Season): number {
  if (one.points !== other.points) return other.points - one.points;
  return byCountback(one.places, other.places);
}

/** Orders by the number of first places, then of second places, and so on. */
export function byCountback(one: ReadonlyArray<number>, other: ReadonlyArray<number>): number {
  const length = Math.max(one.length, other.length);
  for (let index = 0; index < length; index += 1) {
    const difference = (other[index] ?? 0) - (one[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** A season's tables under a rule set. */
export type TablesUnderRules = {
  rules: Rules;
  drivers: ReadonlyArray<TableLine>;
  /** Empty before the first constructors' championship, 1958. */
  constructors: ReadonlyArray<ConstructorLine>;
};

/**
 * A season's tables under a rule set.
 *
 * @param rounds how many rounds the season has
 * @param races the Grands Prix and sprints that were run
 */
export function tablesUnderRules(
  chosen: RuleSet,
  { year, rounds }: { year: number; rounds: number },
  races: ReadonlyArray<ScoringRace>,
): TablesUnderRules {
  const rules = chosenRules(chosen, { year, rounds });
  const counted = races.filter((race) => chosen.without?.includes(race.round) !== true);
  return {
    rules,
    drivers: driversTable(year, counted, rules),
    constructors: year < firstConstructorsSeason ? [] : constructorsTable(year, counted, rules),
  };
}

/** The team that each driver was last classified for, by driver. @param races in the order of their rounds */
export function lastTeams(races: ReadonlyArray<ScoringRace>): Map<string, string> {
  return new Map(races.flatMap(({ lines }) => lines.map(({ driver_id, team_id }) => [driver_id, team_id])));
}
