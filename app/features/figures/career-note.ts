import type { PoleDifference } from "#contract/profiles.ts";

/**
 * The line under the figures of a career: why other poles are credited, or else how to read the figures. Two lines of a
 * phone are kept for it, so it is brief; the poles' own definition says more.
 */
export function careerNote(differences: ReadonlyArray<PoleDifference>): string {
  if (differences.length === 0) {
    return "Sprints count in the points only. Choose a figure to see what it counts. Source: F1DB.";
  }
  return `Pole is grid slot 1. ${differences.map(differenceText).join("; ")}.`;
}

function differenceText({ year, race_name, grid_driver, credited_driver }: PoleDifference): string {
  const race = `${race_name.replace(" Grand Prix", "")} ${year}`;
  return grid_driver === null
    ? `${race}: ${credited_driver} did not start`
    : `${race}: ${grid_driver} started first, ${credited_driver} is credited`;
}
