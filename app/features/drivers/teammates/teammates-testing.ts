import type { TeammateRecord } from "#contract/head-to-head.ts";

/** A record for tests: Prost second and Senna first at Monza in 1988, except for what is given. */
export function record(given: Partial<TeammateRecord> = {}): TeammateRecord {
  return {
    year: 1988,
    round: 12,
    race_name: "Italian Grand Prix",
    country: "Italy",
    team_name: "McLaren",
    driver_id: "alain_prost",
    driver_name: "Alain Prost",
    teammate_id: "ayrton_senna",
    teammate_name: "Ayrton Senna",
    circuit_id: "monza",
    circuit_name: "Monza",
    driver_position: 2,
    teammate_position: 1,
    driver_points: 6,
    teammate_points: 9,
    ...given,
  };
}
