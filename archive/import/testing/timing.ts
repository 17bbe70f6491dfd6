import type { TimedDriver } from "#contract/timing/session.ts";
import type { SessionTiming } from "../openf1/store.ts";

const driver: TimedDriver = {
  driver_id: "lando_norris",
  driver_name: "Lando Norris",
  driver_code: "NOR",
  number: 4,
  team_id: "mclaren",
  team_name: "McLaren",
};

/** A session's timing made by hand, of one driver's one lap; `changes` replace what a test is about. */
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
