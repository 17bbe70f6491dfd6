import { nameFromId } from "#contract/ids.ts";
import type { TimedDriver } from "#contract/timing/session.ts";
import type { Weekend } from "#contract/weekend.ts";

/** A driver of a timed session. */
export function timedDriver(driver_id: string, driver_code: string, team_id: string): TimedDriver {
  return {
    driver_id,
    driver_name: nameFromId(driver_id),
    driver_code,
    number: 1,
    team_id,
    team_name: nameFromId(team_id),
  };
}

/** A weekend of 2025 that has been run and none of whose timing was imported, except for what is given. */
export function weekend(given: Partial<Weekend> = {}): Weekend {
  const session = { date_utc: "2025-03-23", time_utc: "07:00", classified: true };
  return {
    year: 2025,
    round: 2,
    race_name: "Chinese Grand Prix",
    official_name: "Formula 1 Heineken Chinese Grand Prix 2025",
    circuit_id: "shanghai",
    circuit_name: "Shanghai International Circuit",
    place: "Shanghai",
    country: "China",
    date_utc: "2025-03-23",
    time_utc: "07:00",
    laps: 56,
    distance_km: 305.066,
    lap_length_km: 5.451,
    sprint: false,
    sessions: [
      { ...session, code: "Q" },
      { ...session, code: "R" },
    ],
    winner_team_id: "mclaren",
    pit_stops: true,
    timing: [],
    previous: null,
    next: null,
    ...given,
  };
}
