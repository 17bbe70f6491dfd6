import { shareOf } from "#app/ui/compared/compared.tsx";
import type { TeammateRecord } from "#contract/head-to-head.ts";
import { sumOfPoints } from "#contract/values.ts";

type Teammate = { teammateId: string; teammateName: string };

/** `teams` in race order, joined; `year` is the last one together. */
export type Together = { year: number; teams: string };
export type TeammateWins = Teammate & Wins & Together & { years: ReadonlyArray<number> };
export type YearWins = Teammate & Wins & Together;
/** A season against all teammates. */
type SeasonWins = Wins & Together;
export type CircuitWins = Wins & { circuitId: string; circuitName: string; country: string };
export type TeammatePoints = Teammate & {
  races: number;
  driverPoints: number;
  teammatePoints: number;
  /** The driver's share of both's points, in per cent; null when neither scored. */
  driverPercent: number | null;
};

/*
 * What the tabs show of a driver's records. Records come newest first, and groups keep the order in which they
 * first occur: the latest teammate or season comes first. Circuits have no such order.
 */

/** Per teammate, who was ahead how often. */
export function winsByTeammate(records: ReadonlyArray<TeammateRecord>): Array<TeammateWins> {
  return groups(records, (each) => each.teammate_id).map(({ first, all }) => ({
    ...teammateOf(first),
    ...winsIn(all),
    ...together(all),
    years: [...new Set(all.map(({ year }) => year))].toReversed(),
  }));
}

/** Per season, who was ahead how often; the first season first. */
export function winsBySeason(records: ReadonlyArray<TeammateRecord>): Array<SeasonWins> {
  return groups(records, ({ year }) => String(year))
    .map(({ all }) => ({ ...winsIn(all), ...together(all) }))
    .toReversed();
}

/** Per season and teammate, who was ahead how often; several teams in race order. */
export function winsByYear(records: ReadonlyArray<TeammateRecord>): Array<YearWins> {
  return groups(records, (each) => `${each.year} ${each.teammate_id}`).map(({ first, all }) => ({
    ...together(all),
    ...teammateOf(first),
    ...winsIn(all),
  }));
}

/** Per circuit, who was ahead how often; the most raced first, then by name. */
export function winsByCircuit(records: ReadonlyArray<TeammateRecord>): Array<CircuitWins> {
  return groups(records, (each) => each.circuit_id)
    .map(({ first, all }) => ({
      circuitId: first.circuit_id,
      circuitName: first.circuit_name,
      country: first.country,
      ...winsIn(all),
    }))
    .toSorted(
      (one, other) => other.races - one.races || one.circuitName.localeCompare(other.circuitName, "en"),
    );
}

/** Per teammate, the points of both in the races in which they met. */
export function pointsByTeammate(records: ReadonlyArray<TeammateRecord>): Array<TeammatePoints> {
  return groups(records, (each) => each.teammate_id).map(({ first, all }) => {
    const { driverPoints, teammatePoints } = pointsOf(all);
    return {
      ...teammateOf(first),
      races: winsIn(all).races,
      driverPoints,
      teammatePoints,
      driverPercent: shareOf(driverPoints, teammatePoints),
    };
  });
}

/** The points of both in these races. */
export function pointsOf(records: ReadonlyArray<TeammateRecord>) {
  return {
    driverPoints: sumOfPoints(records.map((each) => each.driver_points)),
    teammatePoints: sumOfPoints(records.map((each) => each.teammate_points)),
  };
}

/** In how many of these races one of the two was classified in such a place or a better one. */
export function upTo(
  place: number,
  who: "driver" | "teammate",
  records: ReadonlyArray<TeammateRecord>,
): number {
  return records.filter((each) => (each[`${who}_position`] ?? Infinity) <= place).length;
}

function groups(records: ReadonlyArray<TeammateRecord>, key: (record: TeammateRecord) => string) {
  return [...Map.groupBy(records, key).values()].flatMap((all) => {
    const [first] = all;
    return first === undefined ? [] : [{ first, all }];
  });
}

/** @param all newest first */
export function together(all: ReadonlyArray<{ year: number; team_name: string }>): Together {
  return {
    year: all[0]?.year ?? 0,
    teams: [...new Set(all.toReversed().map((each) => each.team_name))].join(" / "),
  };
}

function teammateOf({ teammate_id, teammate_name }: TeammateRecord): Teammate {
  return { teammateId: teammate_id, teammateName: teammate_name };
}

/** How often a driver and teammates were ahead of each other. */
export type Wins = {
  /** Distinct races; with several teammates in a race there are more comparisons than races. */
  races: number;
  driverWins: number;
  teammateWins: number;
  /** The driver's share of all wins, in per cent; null without any. */
  winPercent: number | null;
};

/**
 * Counts who was ahead, by the positions that are compared. Equal positions, and positions that are missing,
 * count for neither.
 */
export function winsIn(records: ReadonlyArray<TeammateRecord>): Wins {
  const leads = records.map(lead);
  const driverWins = leads.filter((each) => each > 0).length;
  const teammateWins = leads.filter((each) => each < 0).length;
  return {
    races: new Set(records.map(({ year, round }) => `${year} ${round}`)).size,
    driverWins,
    teammateWins,
    winPercent: shareOf(driverWins, teammateWins),
  };
}

/** By how many places the driver was ahead; negative when behind, 0 when that cannot be said. */
export function lead({ driver_position, teammate_position }: TeammateRecord): number {
  if (driver_position === null || teammate_position === null) return 0;
  return teammate_position - driver_position;
}

/**
 * The records with one per race and teammate. At Indianapolis two drivers could both share cars of two teams and
 * so meet twice in a race: they count once, each with the better place and the points of both.
 */
export function oncePerRace(records: ReadonlyArray<TeammateRecord>): Array<TeammateRecord> {
  const meetings = Map.groupBy(records, (each) => `${each.year} ${each.round} ${each.teammate_id}`);
  return [...meetings.values()].map((ofRace) => ofRace.reduce(merged));
}

function merged(one: TeammateRecord, other: TeammateRecord): TeammateRecord {
  return {
    ...one,
    team_name: `${one.team_name} / ${other.team_name}`,
    driver_position: better(one.driver_position, other.driver_position),
    teammate_position: better(one.teammate_position, other.teammate_position),
    driver_classified: one.driver_classified || other.driver_classified,
    teammate_classified: one.teammate_classified || other.teammate_classified,
    driver_points: one.driver_points + other.driver_points,
    teammate_points: one.teammate_points + other.teammate_points,
  };
}

function better(one: number | null, other: number | null): number | null {
  if (one === null) return other;
  return other === null ? one : Math.min(one, other);
}
