import type { PoleDifference } from "#contract/profiles.ts";
import { shortRaceName } from "#app/features/next-race/short-race-name.ts";

/**
 * The line under the figures of a career: what the dagger stands for, or else how to read the figures. Two lines of a
 * phone are kept for it, so it is brief; the poles' own definition says more.
 */
export function careerNote(differences: ReadonlyArray<PoleDifference>): string {
  if (differences.length === 0) {
    return "Sprints count in the points only. Choose a figure to see what it counts. Source: F1DB.";
  }
  const poles = differences.map(
    ({ year, race_name, credited_driver }) => `${year} ${shortRaceName(race_name)} to ${credited_driver}`,
  );
  return `† F1DB credits ${poles.join(", ")}.`;
}
