import type { GenericSchema, InferOutput } from "valibot";
import type { TimedLap } from "#archive/analysis/timing/fastest-laps.ts";
import type { LapTelemetry } from "#archive/analysis/timing/recording.ts";
import { firstTimedSeason } from "#contract/timing/session.ts";
import { DataError } from "../data-error.ts";
import type { Ask } from "./openf1-client.ts";
import { byTime, type SessionRows } from "./recording.ts";
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
export const requestsASession = 6;

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
export async function readFinalPlaces(ask: Ask, key: number, note: Note): Promise<Map<number, number>> {
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
  const places = await of("location", locationRow);
  return {
    number,
    lap,
    startedAt,
    seconds,
    car: car.map(({ date, speed }) => ({ at: date, kmh: speed })).toSorted(byTime),
    places: places.map(({ date, x, y }) => ({ at: date, x: x / 10, y: y / 10 })).toSorted(byTime),
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
