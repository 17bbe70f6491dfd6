import { firstConstructorsSeason } from "#contract/ids.ts";
import { sumOfPoints } from "#contract/values.ts";
import { driverFigures, teamFigures, type Entry, type Figures, type Placing } from "./summaries.ts";

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
