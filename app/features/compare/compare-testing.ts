import type { DriverCareerRow } from "#contract/careers.ts";

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
