import type { PoleDifference } from "#contract/profiles.ts";

/** Who is credited with a pole that the grid does not show, in a sentence. */
export function poleSentence({ year, race_name, grid_driver, credited_driver }: PoleDifference): string {
  const grid =
    grid_driver === null ? "nobody is recorded in grid slot 1" : `${grid_driver} started from grid slot 1`;
  return `F1DB credits ${credited_driver} with the pole of the ${year} ${race_name}; ${grid}.`;
}
