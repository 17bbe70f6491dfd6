import { nameFromId } from "#contract/ids.ts";
import type { RaceLine, TimedLine } from "#contract/weekend.ts";

function entry(driver_id: string, position: number | null) {
  return {
    driver_id,
    driver_name: nameFromId(driver_id),
    driver_code: null,
    driver_country: "United Kingdom",
    team_id: "mclaren",
    team_name: "McLaren",
    number: "4",
    position,
    position_text: position === null ? "NC" : String(position),
  };
}

/** A line of a race for tests: a finish on the lead lap, except for what is given. */
export function raceLine(given: Partial<RaceLine> = {}): RaceLine {
  return {
    ...entry("lando_norris", 2),
    laps: 57,
    time: 6127.199,
    gap: 0.895,
    gap_laps: null,
    penalty: null,
    status: "Finished",
    points: 18,
    grid_position: 3,
    grid_text: "3",
    positions_gained: 1,
    pit_stops: 2,
    laps_with_field: 0,
    fastest_lap: 82.167,
    fastest_lap_number: 43,
    has_fastest_lap: false,
    shared_car: false,
    ...given,
  };
}

/** A line of a session by time for tests: without any time, except for what is given. */
export function timedLine(
  driver_id: string,
  position: number | null,
  given: Partial<TimedLine> = {},
): TimedLine {
  return {
    ...entry(driver_id, position),
    time: null,
    q1: null,
    q2: null,
    q3: null,
    gap: null,
    laps: null,
    ...given,
  };
}
