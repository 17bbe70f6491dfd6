import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import {
  array,
  boolean,
  type GenericSchema,
  type InferOutput,
  is,
  nullable,
  number,
  object,
  parse,
  picklist,
  string,
} from "valibot";
import { nameFromId } from "#contract/ids.ts";
import { scoringSession, type SessionCode } from "#contract/sessions.ts";
import type { TimingDocuments } from "#contract/timing/documents.ts";
import { compound } from "#contract/timing/session.ts";
import { bestLaps, type TimedLap } from "../fastest-laps.ts";
import type { LapTelemetry, SessionRecording } from "../recording.ts";
import { sessionDocuments } from "../session-documents.ts";
import { hasRelease, type OfficialLine, officialLines } from "./official.ts";

/** Sessions with recorded timing (OpenF1's answers), and their rounds. */
export const recordedSessions = [
  { key: 9488, year: 2024, round: 3, session: "R" },
  { key: 9686, year: 2025, round: 1, session: "FP1" },
  { key: 9687, year: 2025, round: 1, session: "FP2" },
  { key: 9688, year: 2025, round: 1, session: "FP3" },
  { key: 9689, year: 2025, round: 1, session: "Q" },
  { key: 9693, year: 2025, round: 1, session: "R" },
  { key: 9988, year: 2025, round: 2, session: "FP1" },
  { key: 9989, year: 2025, round: 2, session: "SQ" },
  { key: 9993, year: 2025, round: 2, session: "S" },
  { key: 9994, year: 2025, round: 2, session: "Q" },
  { key: 9998, year: 2025, round: 2, session: "R" },
  { key: 9873, year: 2025, round: 20, session: "Q" },
  { key: 9877, year: 2025, round: 20, session: "R" },
] as const satisfies ReadonlyArray<{ key: number; year: number; round: number; session: SessionCode }>;
export type RecordedSession = (typeof recordedSessions)[number];

/** Whether a session is a race or sprint. */
export function isRace({ session }: RecordedSession): boolean {
  return is(scoringSession, session);
}

const folder = process.env.TIMING_RECORDINGS ?? "";
export const hasRecordings = folder !== "" && hasRelease;
/** The reason for skipping tests without recordings. */
export const needsRecordings =
  "needs recorded timing and its classification: set TIMING_RECORDINGS and F1DB_ARCHIVE";

/** The session with this OpenF1 key. @throws Error if it is not among the recorded ones */
export function recordedSession(key: number): RecordedSession {
  const session = recordedSessions.find((one) => one.key === key);
  if (session === undefined) throw new Error(`Session ${key} is not recorded`);
  return session;
}

/** A session's recording, its drivers in the order of F1DB's classification. */
export function recording(recorded: RecordedSession): SessionRecording {
  const { key, year, round, session } = recorded;
  const clock = rows("sessions", object({ session_key: number(), gmt_offset: string() }));
  const names = new Map(answers("drivers", key, driverRow).map((row) => [row.driver_number, row]));
  const withoutTelemetry: SessionRecording = {
    source: `OpenF1, session ${key}`,
    clockAhead: secondsOf(clock.find((row) => row.session_key === key)?.gmt_offset ?? ""),
    drivers: officialLines(year, round, session).map((line) => ({
      driver_id: line.driver_id,
      driver_name: names.get(line.number)?.full_name ?? nameFromId(line.driver_id),
      driver_code: names.get(line.number)?.name_acronym ?? "",
      number: line.number,
      team_id: line.team_id,
      team_name: nameFromId(line.team_id),
      position: line.position,
    })),
    ...lapsOf(key),
    messages: answers("race_control", key, messageRow)
      .map((row) => ({ at: Date.parse(row.date), number: row.driver_number, text: row.message }))
      .toSorted((one, other) => one.at - other.at),
    weather: answers("weather", key, weatherRow).map((row) => ({
      at: Date.parse(row.date),
      airTemperature: row.air_temperature,
      trackTemperature: row.track_temperature,
      humidity: row.humidity,
      windSpeed: row.wind_speed,
      rain: row.rainfall > 0,
    })),
    telemetry: [],
  };
  const laps = bestLaps(withoutTelemetry, isRace(recorded));
  return { ...withoutTelemetry, telemetry: telemetryOf(key, laps) };
}

function lapsOf(key: number): Pick<SessionRecording, "laps" | "stints" | "stops"> {
  return {
    laps: answers("laps", key, lapRow).map((row) => ({
      number: row.driver_number,
      lap: row.lap_number,
      startedAt: row.date_start === null ? null : Date.parse(row.date_start),
      seconds: row.lap_duration,
      sectors: [row.duration_sector_1, row.duration_sector_2, row.duration_sector_3],
      speeds: { intermediate1: row.i1_speed, intermediate2: row.i2_speed, trap: row.st_speed },
      outLap: row.is_pit_out_lap,
    })),
    stints: answers("stints", key, stintRow).map((row) => ({
      number: row.driver_number,
      fromLap: row.lap_start,
      toLap: row.lap_end,
      compound: row.compound,
      ageAtStart: row.tyre_age_at_start,
    })),
    stops: answers("pit", key, stopRow).map((row) => ({
      number: row.driver_number,
      inLap: row.lap_number,
      laneSeconds: row.lane_duration,
    })),
  };
}

/** The position of a driver (by number) at an instant according to the source; null before the first. */
export function recordedPlaces(key: number): (driver: number, at: number) => number | null {
  const places = answers("position", key, positionRow).map((row) => ({ ...row, at: Date.parse(row.date) }));
  const sorted = places.toSorted((one, other) => one.at - other.at);
  return (driver, at) =>
    sorted.findLast((place) => place.driver_number === driver && place.at <= at)?.position ?? null;
}

/** Samples are recorded for each driver's best lap only, in one file for all, some with two seconds on either side. */
const marginMs = 3000;

function telemetryOf(key: number, laps: ReadonlyArray<TimedLap>): Array<LapTelemetry> {
  const cars = Map.groupBy(answers("car_data", key, carRow), (row) => row.driver_number);
  const locations = Map.groupBy(answers("location", key, placeRow), (row) => row.driver_number);
  return laps.flatMap(({ number: driver, lap, startedAt, seconds }) => {
    if (startedAt === null) return [];
    const isNear = ({ at }: { at: number }) =>
      at >= startedAt - marginMs && at <= startedAt + seconds * 1000 + marginMs;
    const car = (cars.get(driver) ?? [])
      .map((row) => ({ at: Date.parse(row.date), kmh: row.speed }))
      .filter(isNear);
    const near = (locations.get(driver) ?? [])
      .map((row) => ({ at: Date.parse(row.date), x: row.x / 10, y: row.y / 10 }))
      .filter(isNear);
    return car.length === 0 ? [] : [{ number: driver, lap, startedAt, seconds, car, locations: near }];
  });
}

/** "-06:00:00" as seconds. */
function secondsOf(offset: string): number {
  const parts = /^(-?)(\d\d):(\d\d):(\d\d)$/.exec(offset);
  if (parts === null) throw new Error(`No offset from UTC: ${offset}`);
  const seconds = Number(parts[2]) * 3600 + Number(parts[3]) * 60 + Number(parts[4]);
  return parts[1] === "-" ? -seconds : seconds;
}

/** The recorded rows of an endpoint for a session; none if there is no recording. */
function answers<Schema extends GenericSchema>(
  endpoint: string,
  key: number,
  row: Schema,
): Array<InferOutput<Schema>> {
  const name = join(endpoint, String(key));
  return existsSync(fileOf(name)) ? rows(name, row) : [];
}

function rows<Schema extends GenericSchema>(name: string, row: Schema): Array<InferOutput<Schema>> {
  return parse(array(row), JSON.parse(gunzipSync(readFileSync(fileOf(name))).toString("utf8")));
}

function fileOf(name: string): string {
  return join(folder, "v1", `${name}.json.gz`);
}

const seconds = nullable(number());
const driverRow = object({ driver_number: number(), full_name: string(), name_acronym: string() });
const lapRow = object({
  driver_number: number(),
  lap_number: number(),
  date_start: nullable(string()),
  lap_duration: seconds,
  duration_sector_1: seconds,
  duration_sector_2: seconds,
  duration_sector_3: seconds,
  i1_speed: nullable(number()),
  i2_speed: nullable(number()),
  st_speed: nullable(number()),
  is_pit_out_lap: boolean(),
});
const stintRow = object({
  driver_number: number(),
  lap_start: number(),
  lap_end: number(),
  compound,
  tyre_age_at_start: nullable(number()),
});
const stopRow = object({
  driver_number: number(),
  lap_number: number(),
  lane_duration: seconds,
});
const messageRow = object({
  date: string(),
  driver_number: nullable(number()),
  message: string(),
});
const weatherRow = object({
  date: string(),
  air_temperature: number(),
  track_temperature: number(),
  humidity: number(),
  wind_speed: number(),
  rainfall: picklist([0, 1]),
});
const carRow = object({ driver_number: number(), date: string(), speed: number() });
const placeRow = object({ driver_number: number(), date: string(), x: number(), y: number() });
const positionRow = object({ driver_number: number(), date: string(), position: number() });

/** A recording with its documents and classification; `codes` are its drivers', in order. */
export type Analysed = {
  recorded: SessionRecording;
  documents: Partial<TimingDocuments>;
  codes: ReadonlyArray<string>;
  official: ReadonlyArray<OfficialLine>;
};

const known = new Map<number, Analysed>();

/** Read and computed once for all tests in a file. */
export function analysed(session: RecordedSession): Analysed {
  const found = known.get(session.key) ?? analyse(session);
  known.set(session.key, found);
  return found;
}

function analyse(session: RecordedSession): Analysed {
  const recorded = recording(session);
  return {
    recorded,
    documents: sessionDocuments(recorded, session.session),
    codes: recorded.drivers.map((driver) => driver.driver_code),
    official: officialLines(session.year, session.round, session.session),
  };
}
