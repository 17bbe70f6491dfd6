import type { QualifyingComparison, QualifyingRow } from "#contract/qualifying.ts";

const weekend = {
  year: 2023,
  round: 9,
  race_name: "Austrian Grand Prix",
  country: "Austria",
  session_type: "Q",
} as const;

// Every object has a "constructor" of its own, which TypeScript takes for the one that is not given.
type Given = Partial<Omit<QualifyingRow, "constructor">>;

/** A qualifying result for tests: a place by segments, except for what is given. */
export function result(given: Given = {}): QualifyingRow {
  return {
    ...weekend,
    team_id: "ferrari",
    constructor: "Ferrari",
    position: 2,
    status: null,
    time: null,
    q1: 65.3,
    q2: 64.9,
    q3: 64.439,
    ...given,
  };
}

/** A comparison for tests: Leclerc 0.145 s faster than Sainz in Q3, except for what is given. */
export function comparison(given: Partial<QualifyingComparison> = {}): QualifyingComparison {
  return {
    ...weekend,
    team_name: "Ferrari",
    teammate_id: "carlos_sainz_jr",
    teammate_name: "Carlos Sainz Jr.",
    segment: "Q3",
    driver_time: 64.439,
    teammate_time: 64.584,
    gap: -0.145,
    gap_percent: -0.225,
    left_out: null,
    ...given,
  };
}

/** A comparison that is left out. */
export function leftOut(given: Partial<QualifyingComparison> = {}): QualifyingComparison {
  const nothing = { segment: null, driver_time: null, teammate_time: null, gap: null, gap_percent: null };
  return comparison({ ...nothing, left_out: "Carlos Sainz Jr. set no time", ...given });
}
