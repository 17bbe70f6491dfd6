import { shareOf } from "#app/ui/compared/compared.tsx";
import type { TeammateRecord } from "#contract/head-to-head.ts";

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
    driver_points: one.driver_points + other.driver_points,
    teammate_points: one.teammate_points + other.teammate_points,
  };
}

function better(one: number | null, other: number | null): number | null {
  if (one === null) return other;
  return other === null ? one : Math.min(one, other);
}
