import type { ResultRow } from "#contract/results.ts";

/** A result for tests: a fifth place in one race, except for what is given. */
export function result(given: Partial<Omit<ResultRow, "constructor">> = {}): ResultRow {
  return {
    race_id: 1,
    driver_id: "alberto_ascari",
    full_name: "Alberto Ascari",
    race_name: "Italian Grand Prix",
    circuit_name: "Monza",
    constructor: "Ferrari",
    team_id: "ferrari",
    grid_position: 4,
    finish_position: 5,
    year: 1952,
    round: 8,
    status: "Finished",
    points: 2,
    session_type: "R",
    country: "Italy",
    ...given,
  };
}
