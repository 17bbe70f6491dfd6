import { type GenericSchema, type InferOutput, is } from "valibot";
import type { TimedLap } from "#archive/analysis/timing/fastest-laps.ts";
import type {
  LapTelemetry,
  RecordedLap,
  RecordedStint,
  RecordedStop,
  SessionRecording,
} from "#archive/analysis/timing/recording.ts";
import { type Compound, compound, firstTimedSeason } from "#contract/timing/session.ts";
import { DataError } from "../data-error.ts";
import type { Ask } from "./openf1-client.ts";
import {
  carRow,
  type DriverRow,
  driverRow,
  lapRow,
  locationRow,
  parseRows,
  pitRow,
  positionRow,
  raceControlRow,
  type SessionRow,
  sessionRow,
  stintRow,
  weatherRow,
} from "./row-schemas.ts";

/** Receives a note about rows that were left out. */
export type Note = (note: string) => void;

/** OpenF1's sessions of a season. @throws DataError if there are none */
export async function readSessions(ask: Ask, year: number, note: Note): Promise<Array<SessionRow>> {
  if (year < firstTimedSeason) throw new DataError(`OpenF1 has recorded sessions since ${firstTimedSeason}`);
  const sessions = { what: "sessions", schema: sessionRow, path: `sessions?year=${year}`, needed: true };
  return read(ask, sessions, note);
}

/** What OpenF1 recorded of one session, without telemetry. */
export type ReadSession = SessionRows & { drivers: Array<DriverRow> };

/** How many requests `readSession` sends. */
export const requestsPerSession = 6;

/**
 * Reads a session. Lists that OpenF1 has not recorded are empty; drivers and laps are required.
 *
 * @throws DataError if it is unavailable, or has no drivers or laps
 */
export async function readSession(ask: Ask, key: number, note: Note): Promise<ReadSession> {
  const of = <TSchema extends GenericSchema>(what: string, schema: TSchema, needed = false) =>
    read(ask, { what, schema, path: `${what}?session_key=${key}`, needed }, note);
  // Sequential, as the client's rate limit requires.
  return {
    drivers: await of("drivers", driverRow, true),
    laps: await of("laps", lapRow, true),
    stints: await of("stints", stintRow),
    pit: await of("pit", pitRow),
    raceControl: await of("race_control", raceControlRow),
    weather: await of("weather", weatherRow),
  };
}

/** Each driver's last recorded position in a session, by car number. */
export async function readFinalPositions(ask: Ask, key: number, note: Note): Promise<Map<number, number>> {
  const rows = await read(
    ask,
    { what: "position", schema: positionRow, path: `position?session_key=${key}` },
    note,
  );
  const inTime = rows.toSorted((one, other) => one.date - other.date);
  return new Map(inTime.map(({ driver_number, position }) => [driver_number, position]));
}

/** Milliseconds requested before and after a lap: samples come at about 4 Hz, never exactly at the line. */
const margin = 1000;

/**
 * Reads a car's positions and speeds on one lap.
 *
 * @returns null if they, or the start of the lap, were not recorded
 */
export async function readTelemetry(
  ask: Ask,
  key: number,
  { number, lap, startedAt, seconds }: TimedLap,
  note: Note,
): Promise<LapTelemetry | null> {
  if (startedAt === null) return null;
  const [from, to] = [startedAt - margin, startedAt + seconds * 1000 + margin].map(instantOf);
  const query = `session_key=${key}&driver_number=${number}&date>=${from}&date<=${to}`;
  const of = <TSchema extends GenericSchema>(what: string, schema: TSchema) =>
    read(ask, { what, schema, path: `${what}?${query}` }, note);
  const car = await of("car_data", carRow);
  if (car.length === 0) return null;
  const locations = await of("location", locationRow);
  return {
    number,
    lap,
    startedAt,
    seconds,
    car: car.map(({ date, speed }) => ({ at: date, kmh: speed })).toSorted(byTime),
    locations: locations.map(({ date, x, y }) => ({ at: date, x: x / 10, y: y / 10 })).toSorted(byTime),
  };
}

type Question<TSchema> = { what: string; schema: TSchema; path: string; needed?: boolean };

async function read<TSchema extends GenericSchema>(
  ask: Ask,
  { what, schema, path, needed }: Question<TSchema>,
  note: Note,
): Promise<Array<InferOutput<TSchema>>> {
  const parsed = parseRows(what, schema, await ask(path, needed ? "needed" : undefined));
  if (parsed.note !== null) note(parsed.note);
  return parsed.rows;
}

function instantOf(milliseconds: number): string {
  return new Date(Math.round(milliseconds)).toISOString();
}

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

function byTime(one: { at: number }, other: { at: number }): number {
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
