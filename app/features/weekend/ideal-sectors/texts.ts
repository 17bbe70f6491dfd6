import { formatLapTime } from "#app/ui/format-time.ts";
import type { IdealLap } from "./ideal-laps.ts";

/** "Lando Norris: ideal lap 1:15.010, best lap 1:15.096, 0.086 s left on the table". */
export function lapSentence({ name, ideal, best, left }: IdealLap): string {
  const lost = left === null ? "" : `, ${left.toFixed(3)} s left on the table`;
  return `${name}: ideal lap ${formatLapTime(ideal)}, best lap ${formatLapTime(best?.seconds ?? null)}${lost}`;
}

const countingLaps =
  "Laps that count: timed, no in- or out-lap, not deleted by the stewards. A diamond marks the fastest time of the session through a sector.";

/** The method line under drivers' ideal laps. */
export function driverMethod(source: string): string {
  return `Ideal lap: a driver's best sector 1, 2 and 3 added. Left: best lap minus ideal lap. ${countingLaps} Source: ${source}.`;
}

/** The method line under teams' ideal laps. */
export function teamMethod(source: string): string {
  return `Ideal lap: the best sector 1, 2 and 3 of either driver added. Left: the team's best lap minus its ideal lap. ${countingLaps} Source: ${source}.`;
}
