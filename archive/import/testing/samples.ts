import type { TimedDriver } from "#contract/timing/session.ts";
import type { Entry, Placing } from "../derive/summaries.ts";
import type { SessionTiming } from "../openf1/timing-store.ts";

/** A win from pole without points in a Grand Prix; `changes` override the defaults. */
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

/** The first row of a season's standings, without points or title; `changes` override the defaults. */
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

const driver: TimedDriver = {
  driver_id: "lando_norris",
  driver_name: "Lando Norris",
  driver_code: "NOR",
  number: 4,
  team_id: "mclaren",
  team_name: "McLaren",
};

/** A session's timing with one lap of one driver; `changes` override the defaults. */
export function sampleTiming(changes: Partial<SessionTiming> = {}): SessionTiming {
  const head = { source: "OpenF1, session 9689", drivers: [driver] };
  return {
    year: 2025,
    round: 1,
    session: "Q",
    sessionKey: 9689,
    startedAt: "2025-03-15T05:00:00Z",
    provisional: false,
    source: head.source,
    conditions: null,
    documents: {
      "top-speed": {
        ...head,
        lines: [{ driver: 0, speed_trap: { kmh: 327, lap: 9 }, intermediate_1: null, intermediate_2: null }],
      },
    },
    ...changes,
  };
}
