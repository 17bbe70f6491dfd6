import type { TeammateRecord } from "#contract/head-to-head.ts";

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
