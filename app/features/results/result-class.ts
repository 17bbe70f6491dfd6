import type { ResultRow } from "#contract/results.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";

/** The class of a result's row: the team's colour of that season, and whether the car was placed. */
export function resultClass({ team_id, year, finish_position }: ResultRow): string {
  return `${teamClass(team_id, year)}${finish_position === null ? " unplaced" : ""}`;
}
