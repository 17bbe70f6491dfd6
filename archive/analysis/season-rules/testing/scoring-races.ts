import type { ScoringLine, ScoringRace } from "../race-points.ts";

/** A line of a race, for a team named after its driver. */
export function line(
  driver_id: string,
  position: number | null,
  more: Partial<ScoringLine> = {},
): ScoringLine {
  return { driver_id, team_id: driver_id, engine_id: "ford", position, fastest_lap: false, ...more };
}

/** A Grand Prix, or a sprint by `more`. */
export function race(
  year: number,
  lines: ReadonlyArray<ScoringLine>,
  more: Partial<ScoringRace> = {},
): ScoringRace {
  return { year, round: 1, grand_prix_id: "monaco", session: "R", lines, ...more };
}

/** Drivers in the order in which they were classified. */
export function inOrder(...drivers: Array<string>): Array<ScoringLine> {
  return drivers.map((driver, index) => line(driver, index + 1));
}
