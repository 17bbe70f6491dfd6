import { type InferOutput, is } from "valibot";
import type {
  RecordedLap,
  RecordedStint,
  RecordedStop,
  SessionRecording,
} from "#archive/analysis/timing/recording.ts";
import { type Compound, compound } from "#contract/timing/session.ts";
import type { lapRow, pitRow, raceControlRow, stintRow, weatherRow } from "./row-schemas.ts";

/** The rows of one session, parsed. */
export type SessionRows = {
  laps: ReadonlyArray<InferOutput<typeof lapRow>>;
  stints: ReadonlyArray<InferOutput<typeof stintRow>>;
  pit: ReadonlyArray<InferOutput<typeof pitRow>>;
  raceControl: ReadonlyArray<InferOutput<typeof raceControlRow>>;
  weather: ReadonlyArray<InferOutput<typeof weatherRow>>;
};

export type RecordingHead = Pick<SessionRecording, "source" | "clockAhead" | "drivers">;

/**
 * A session's rows as a recording, without telemetry: only the drivers in `head`, each lap once, in order. OpenF1
 * guarantees no order.
 */
export function recordingOf(head: RecordingHead, rows: SessionRows): SessionRecording {
  const numbers = new Set(head.drivers.map(({ number }) => number));
  const isDriven = ({ driver_number }: { driver_number: number }) => numbers.has(driver_number);
  return {
    ...head,
    laps: uniqueLaps(rows.laps.filter(isDriven)).map(lapOf).toSorted(byLap),
    stints: rows.stints.filter(isDriven).map(stintOf).toSorted(byFirstLap),
    stops: rows.pit.filter(isDriven).map(stopOf).toSorted(byInLap),
    messages: rows.raceControl
      .map(({ date, driver_number, message }) => ({ at: date, number: driver_number, text: message }))
      .toSorted(byTime),
    weather: rows.weather
      .map((row) => ({
        at: row.date,
        airTemperature: row.air_temperature,
        trackTemperature: row.track_temperature,
        humidity: row.humidity,
        windSpeed: row.wind_speed,
        rain: row.rainfall,
      }))
      .toSorted(byTime),
    telemetry: [],
  };
}

/** Of several rows for one lap the last one counts, because corrections come later. */
function uniqueLaps(laps: SessionRows["laps"]): Array<SessionRows["laps"][number]> {
  return [...new Map(laps.map((lap) => [`${lap.driver_number} ${lap.lap_number}`, lap])).values()];
}

function lapOf(row: SessionRows["laps"][number]): RecordedLap {
  return {
    number: row.driver_number,
    lap: row.lap_number,
    startedAt: row.date_start,
    seconds: row.lap_duration,
    sectors: [row.duration_sector_1, row.duration_sector_2, row.duration_sector_3],
    speeds: { intermediate1: row.i1_speed, intermediate2: row.i2_speed, trap: row.st_speed },
    outLap: row.is_pit_out_lap,
  };
}

function stintOf(row: SessionRows["stints"][number]): RecordedStint {
  return {
    number: row.driver_number,
    fromLap: row.lap_start,
    toLap: row.lap_end,
    compound: compoundOf(row.compound),
    ageAtStart: row.tyre_age_at_start,
  };
}

/** Null for UNKNOWN, TEST_UNKNOWN and any other name that is not a compound. */
function compoundOf(name: string | null): Compound {
  return is(compound, name) ? name : null;
}

function stopOf(row: SessionRows["pit"][number]): RecordedStop {
  return {
    number: row.driver_number,
    inLap: row.lap_number,
    laneSeconds: row.lane_duration ?? row.pit_duration,
  };
}

export function byTime(one: { at: number }, other: { at: number }): number {
  return one.at - other.at;
}

function byLap(one: RecordedLap, other: RecordedLap): number {
  return one.number - other.number || one.lap - other.lap;
}

function byFirstLap(one: RecordedStint, other: RecordedStint): number {
  return one.number - other.number || one.fromLap - other.fromLap;
}

function byInLap(one: RecordedStop, other: RecordedStop): number {
  return one.number - other.number || one.inLap - other.inLap;
}
