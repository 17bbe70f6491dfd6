import type { CalendarRow } from "#contract/calendar.ts";

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
    pole: driver,
    credited_pole: null,
    fastest_lap: { driver_id: "lando_norris", driver_name: "Lando Norris", team_id: "mclaren", time: 80.901 },
    ...given,
  };
}
