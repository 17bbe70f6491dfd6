import type { LapTelemetry, RaceControlMessage, RecordedLap, SessionRecording } from "../recording.ts";

/** When the hand-made sessions begin: 12:00:00 UTC on an arbitrary day. */
export const start = Date.UTC(2020, 0, 1, 12);

/** An instant so many seconds into the session. */
export function after(seconds: number): number {
  return start + Math.round(seconds * 1000);
}

/** Drivers 1, 2, 3 … in order of classification, two to a team. */
export function drivers(count: number): SessionRecording["drivers"] {
  return Array.from({ length: count }, (_, index) => driver(index + 1));
}

/** A driver by number; `changes` override the defaults. */
export function driver(
  number: number,
  changes: Partial<SessionRecording["drivers"][number]> = {},
): SessionRecording["drivers"][number] {
  const team = Math.ceil(number / 2);
  return {
    driver_id: `driver_${number}`,
    driver_name: `Driver ${number}`,
    driver_code: `DR${number}`,
    number,
    team_id: `team_${team}`,
    team_name: `Team ${team}`,
    position: number,
    ...changes,
  };
}

/** A lap of driver 1; everything not given is unrecorded. */
export function lap(changes: Partial<RecordedLap>): RecordedLap {
  return {
    number: 1,
    lap: 1,
    startedAt: null,
    seconds: null,
    sectors: [null, null, null],
    speeds: { intermediate1: null, intermediate2: null, trap: null },
    outLap: false,
    ...changes,
  };
}

/** Consecutive laps; after one without a time, the next start comes from `untimed`. */
export function laps(
  number: number,
  times: ReadonlyArray<number | null>,
  { untimed = 100 }: { untimed?: number } = {},
): Array<RecordedLap> {
  let elapsed = 0;
  return times.map((seconds, index) => {
    const startedAt = after(elapsed);
    elapsed += seconds ?? untimed;
    return lap({ number, lap: index + 1, startedAt, seconds });
  });
}

/** A message from race control, so many seconds into the session. */
export function message(seconds: number, text: string): RaceControlMessage {
  return { at: after(seconds), number: null, text };
}

/** A recording of drivers 1 and 2 with nothing but what is given; the circuit's clock shows UTC. */
export function sessionRecording(changes: Partial<SessionRecording>): SessionRecording {
  return {
    source: "hand-made",
    clockAhead: 0,
    drivers: drivers(2),
    laps: [],
    stints: [],
    stops: [],
    messages: [],
    weather: [],
    telemetry: [],
    ...changes,
  };
}

/** A lap's telemetry: speeds in km/h by seconds from its start, and positions in metres. */
export function telemetry(
  speeds: ReadonlyArray<readonly [at: number, kmh: number]>,
  seconds: number,
  changes: Partial<LapTelemetry> = {},
): LapTelemetry {
  const car = speeds.map(([at, kmh]) => ({ at: after(at), kmh }));
  return { number: 1, lap: 1, startedAt: start, seconds, car, locations: [], ...changes };
}
