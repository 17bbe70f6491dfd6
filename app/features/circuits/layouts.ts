import type { CircuitRace } from "#contract/circuits.ts";

/** A form that a circuit had, and the fastest race lap on it. */
export type Layout = {
  layout_id: string;
  lap_length_km: number | null;
  turns: number | null;
  first_year: number;
  last_year: number;
  /** Grands Prix held on it. */
  races: number;
  /** The fastest lap of a race on it; null where none is recorded. */
  record: {
    driver_id: string;
    driver_name: string;
    team_id: string | null;
    time: number;
    year: number;
  } | null;
};

/** The forms of a circuit, newest first. A form to which a circuit returned is one. */
export function layoutsOf(races: ReadonlyArray<CircuitRace>): Array<Layout> {
  return [...Map.groupBy(races, ({ layout_id }) => layout_id)]
    .map(([layout_id, own]) => {
      const years = own.map(({ year }) => year);
      return {
        layout_id,
        lap_length_km: own[0]?.lap_length_km ?? null,
        turns: own[0]?.turns ?? null,
        first_year: Math.min(...years),
        last_year: Math.max(...years),
        races: own.filter(({ winner }) => winner !== null).length,
        record: lapRecord(own),
      };
    })
    .toSorted((one, other) => other.last_year - one.last_year);
}

function lapRecord(races: ReadonlyArray<CircuitRace>): Layout["record"] {
  const laps = races.flatMap(({ year, fastest_lap }) => {
    if (fastest_lap === null || fastest_lap.time === null) return [];
    return [{ ...fastest_lap, time: fastest_lap.time, year }];
  });
  return laps.toSorted((one, other) => one.time - other.time)[0] ?? null;
}
