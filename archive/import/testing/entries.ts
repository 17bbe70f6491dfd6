import type { Entry, Placing } from "../derive/summaries.ts";

/** A win from pole for no points, in a Grand Prix; `changes` replace what a test is about. */
export function sampleEntry(changes: Partial<Entry>): Entry {
  return {
    race_id: 1,
    year: 1957,
    round: 1,
    session: "R",
    display_order: 1,
    position: 1,
    position_text: "1",
    number: "1",
    driver_id: "stirling_moss",
    team_id: "vanwall",
    engine_id: "vanwall",
    points: 0,
    grid: 1,
    fastest_lap: false,
    ...changes,
  };
}

/** The first line of a season's table, without points or title; `changes` replace what a test is about. */
export function samplePlacing(changes: Partial<Placing>): Placing {
  return {
    year: 1957,
    display_order: 1,
    entity_id: "vanwall",
    engine_id: "",
    position: 1,
    points: 0,
    champion: false,
    ...changes,
  };
}
