import { firstConstructorsSeason } from "#contract/ids.ts";
import { roundedPoints, sumOfPoints } from "#contract/values.ts";
import { driverFigures, type Entry, type Figures, type Placing, teamFigures } from "./summaries.ts";
import {
  constructorCountedParts,
  type CountedPart,
  countedParts,
} from "#archive/analysis/season-rules/counted-results.ts";
import { constructorRaceScale } from "#archive/analysis/season-rules/scales.ts";

/** A driver's season with one team; `points` are those scored for it, sprints included. */
export type DriverSeasonTeam = Figures & {
  driver_id: string;
  year: number;
  /** 1 for the team that the driver first raced for in the season, then 2, … */
  team_order: number;
  team_id: string;
  /** The last round that the driver entered with the team. */
  last_round: number;
  points: number;
};

/** A driver's season; `points` and `rank` are the championship's. */
export type DriverSeason = Figures & {
  driver_id: string;
  year: number;
  points: number;
  rank: number | null;
  champion: number;
};

/** A team's season; `points` and `rank` are the championship's, null before there was one. */
export type TeamSeason = Figures & {
  team_id: string;
  year: number;
  points: number | null;
  rank: number | null;
  champion: number;
};

/** Summaries of all driver seasons by team, in the order of the entries. */
export function driverSeasonTeams(entries: ReadonlyArray<Entry>): Array<DriverSeasonTeam> {
  return seasonsOf(entries, (line) => line.driver_id).flatMap(({ id, year, lines }) => {
    const teams = Map.groupBy(lines.toSorted(inRaceOrder), (line) => line.team_id);
    return [...teams].map(([team_id, ofTeam], index) => ({
      driver_id: id,
      year,
      team_order: index + 1,
      team_id,
      last_round: Math.max(...ofTeam.map((line) => line.round)),
      ...driverFigures(ofTeam),
      points: pointsOf(ofTeam),
    }));
  });
}

/**
 * Summaries of all driver seasons across teams.
 *
 * @param placings rows of the seasons' drivers' standings; drivers without one have no points and no rank
 */
export function driverSeasons(
  entries: ReadonlyArray<Entry>,
  placings: ReadonlyArray<Placing>,
): Array<DriverSeason> {
  const placed = new Map(placings.map((line) => [seasonKey(line.year, line.entity_id), line]));
  return seasonsOf(entries, (line) => line.driver_id).map(({ id, year, lines }) => ({
    driver_id: id,
    year,
    ...driverFigures(lines),
    ...championship(placed.get(seasonKey(year, id))),
  }));
}

/**
 * Summaries of all team seasons.
 *
 * @param placings rows of the seasons' constructors' standings; of several for one team the better counts
 */
export function teamSeasons(
  entries: ReadonlyArray<Entry>,
  placings: ReadonlyArray<Placing>,
): Array<TeamSeason> {
  const placed = Map.groupBy(placings, (line) => seasonKey(line.year, line.entity_id));
  return seasonsOf(entries, (line) => line.team_id).map(({ id, year, lines }) => {
    const { points, ...standing } = championship(betterPlacing(placed.get(seasonKey(year, id)) ?? []));
    return {
      team_id: id,
      year,
      ...teamFigures(lines),
      points: year < firstConstructorsSeason ? null : points,
      ...standing,
    };
  });
}

/** The line with the best position, before any without one. */
export function betterPlacing(lines: ReadonlyArray<Placing>): Placing | undefined {
  return lines.toSorted((one, other) => (one.position ?? Infinity) - (other.position ?? Infinity))[0];
}

function championship(line: Placing | undefined) {
  return {
    points: line?.points ?? 0,
    rank: line?.position ?? null,
    champion: line?.champion === true ? 1 : 0,
  };
}

/** The lines of each season of each driver or team. */
function seasonsOf(entries: ReadonlyArray<Entry>, idOf: (line: Entry) => string) {
  const groups = Map.groupBy(entries, (line) => seasonKey(line.year, idOf(line)));
  return [...groups.values()].flatMap((lines) => {
    const [line] = lines;
    return line === undefined ? [] : [{ id: idOf(line), year: line.year, lines }];
  });
}

function seasonKey(year: number, id: string): string {
  return `${year} ${id}`;
}

/** Sprints come before the race of their weekend. */
function inRaceOrder(one: Entry, other: Entry): number {
  if (one.round !== other.round) return one.round - other.round;
  if (one.session !== other.session) return one.session === "S" ? -1 : 1;
  return one.display_order - other.display_order;
}

function pointsOf(lines: ReadonlyArray<Entry>): number {
  return sumOfPoints(lines.map((line) => line.points));
}

/** The columns that an import adds to a row of season standings. */
export type LineFigures = {
  line: Placing;
  /** All points scored, where results were dropped; null where all counted. */
  gross_points: number | null;
  wins: number;
  podiums: number;
  poles: number;
};

/** For each row of the drivers' standings. */
export function driverLines(
  entries: ReadonlyArray<Entry>,
  lines: ReadonlyArray<Placing>,
): Array<LineFigures> {
  const bySeason = Map.groupBy(entries, (entry) => seasonKey(entry.year, entry.driver_id));
  return lines.map((line) => {
    const ofDriver = bySeason.get(seasonKey(line.year, line.entity_id)) ?? [];
    const { wins, podiums, poles } = driverFigures(ofDriver);
    return { line, gross_points: driverGross(line, ofDriver), wins, podiums, poles };
  });
}

/**
 * For each row of the constructors' standings. If a team has a row per engine, only its races with that engine count.
 */
export function constructorLines(
  entries: ReadonlyArray<Entry>,
  lines: ReadonlyArray<Placing>,
): Array<LineFigures> {
  const bySeason = Map.groupBy(entries, (entry) => seasonKey(entry.year, entry.team_id));
  const engines = Map.groupBy(lines, (line) => seasonKey(line.year, line.entity_id));
  return lines.map((line) => {
    const season = seasonKey(line.year, line.entity_id);
    const several = new Set(engines.get(season)?.map((other) => other.engine_id)).size > 1;
    const ofTeam = bySeason.get(season) ?? [];
    const ofLine = several ? ofTeam.filter((entry) => entry.engine_id === line.engine_id) : ofTeam;
    const { wins, podiums, poles } = teamFigures(ofLine);
    return { line, gross_points: constructorGross(line, ofLine), wins, podiums, poles };
  });
}

/**
 * All points that a driver scored in a season with dropped results.
 *
 * @param entries the driver's entries of the season
 * @returns null if every result counted
 */
export function driverGross(line: Placing, entries: ReadonlyArray<Entry>): number | null {
  const gross = entries.reduce((sum, { points }) => sum + points, 0);
  return moreThanCounted(gross, line, countedParts(line.year));
}

/**
 * All points that a constructor scored in a season with dropped results: those of its best car in each race, without
 * the drivers' points for fastest laps.
 *
 * @param entries of the constructor's cars in the season
 * @returns null if every result counted
 */
export function constructorGross(line: Placing, entries: ReadonlyArray<Entry>): number | null {
  const races = Map.groupBy(entries, (entry) => entry.race_id);
  const best = [...races.values()].map((cars) => Math.max(...cars.map(forConstructor)));
  const gross = best.reduce((sum, points) => sum + points, 0);
  return moreThanCounted(gross, line, constructorCountedParts(line.year));
}

/** At most the points for the position: the rest was the driver's. Shared cars and Formula Two cars scored none. */
function forConstructor({ year, position, points }: Entry): number {
  if (points === 0 || position === null) return 0;
  const forWin = constructorRaceScale(year)[0] ?? 0;
  return year <= 1959 ? (constructorRaceScale(year)[position - 1] ?? 0) : Math.min(points, forWin);
}

function moreThanCounted(gross: number, line: Placing, parts: ReadonlyArray<CountedPart>): number | null {
  const dropped = parts.some((part) => Number.isFinite(part.best));
  // Thirds of a point are rounded per race: two of them may add up to a difference of a hundredth.
  return dropped && gross - line.points > 0.02 ? roundedPoints(gross) : null;
}
