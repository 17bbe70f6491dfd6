import type { ResultRow } from "#contract/results.ts";
import type { CalendarRow } from "#contract/calendar.ts";
import type { TeammateRecord } from "#contract/head-to-head.ts";
import type { DriverCareerRow } from "#contract/careers.ts";
import type { Line } from "./standings/lines.ts";
import { nameFromId } from "#contract/ids.ts";
import type { RaceLine, TimedLine, Weekend } from "#contract/weekend.ts";
import type { TimedDriver } from "#contract/timing/session.ts";

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

/** A Grand Prix for tests: Monza 2025 with its result, except for what is given. */
export function race(given: Partial<CalendarRow> = {}): CalendarRow {
  const driver = { driver_id: "max_verstappen", driver_name: "Max Verstappen" };
  return {
    year: 2025,
    round: 16,
    race_name: "Italian Grand Prix",
    official_name: "Formula 1 Gran Premio d'Italia 2025",
    circuit_id: "monza",
    circuit_name: "Monza",
    country: "Italy",
    date_utc: "2025-09-07",
    time_utc: "13:00",
    sprint: false,
    sessions: [{ code: "R", date_utc: "2025-09-07", time_utc: "13:00" }],
    winner: { ...driver, team_id: "red_bull", team_name: "Red Bull", shared_with: null },
    pole: { ...driver, team_id: "red_bull" },
    credited_pole: null,
    fastest_lap: { driver_id: "lando_norris", driver_name: "Lando Norris", team_id: "mclaren", time: 80.901 },
    ...given,
  };
}

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
    driver_classified: true,
    teammate_classified: true,
    driver_points: 6,
    teammate_points: 9,
    ...given,
  };
}

/** A career for tests: of nobody, in 2024 and 2025, without success, unless said otherwise. */
export function career(changes: Partial<DriverCareerRow> = {}): DriverCareerRow {
  return {
    driver_id: "some_driver",
    name: "Some Driver",
    code: "SOM",
    country: "Italy",
    first_year: 2024,
    last_year: 2025,
    team_id: null,
    current: true,
    teammates: 1,
    won_for: [],
    entries: 48,
    grands_prix: 48,
    wins: 0,
    podiums: 0,
    poles: 0,
    fastest_laps: 0,
    points: 0,
    titles: 0,
    best_finish: null,
    avg_finish: null,
    dnfs: 0,
    ...changes,
  };
}

/** A line for tests. */
export function line(name: string, ...points: Array<number | null>): Line {
  return { id: name.toLowerCase(), name, team_id: null, points, positions: [] };
}

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
    layout_id: "shanghai-1",
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
