import {
  array,
  type InferOutput,
  integer,
  nullable,
  number,
  object,
  type ObjectSchema,
  picklist,
  pipe,
  string,
} from "valibot";
import { driverId, teamId } from "../ids.ts";
import { sessionCode } from "../sessions.ts";

/** The first season whose timing is recorded (OpenF1). */
export const firstTimedSeason = 2023;

/** The first season of which laps of races are held, from other sources; of 2019 there are none. */
export const firstLapSeason = 2018;

/** The documents that can be computed of a session's timing; each is what one drawing or table shows. */
export const timingDocument = picklist([
  "stints",
  "teammate-gap",
  "lap-positions",
  "laps",
  "pace",
  "story",
  "stops-and-places",
  "dominance",
  "ideal-sectors",
  "top-speed",
  "fastest-laps",
  "speed-traces",
]);
export type TimingDocument = InferOutput<typeof timingDocument>;

/** Least, mean and greatest of a session's readings. */
const range = object({ least: number(), mean: number(), greatest: number() });

/** Weather over a session, from readings about once a minute. */
export const conditions = object({
  /** Degrees Celsius. */
  air_temperature: range,
  /** Degrees Celsius. */
  track_temperature: range,
  /** Relative, per cent. */
  humidity: range,
  /** Metres a second. */
  wind_speed: range,
  /** Share of readings with rain, 0 to 1. */
  rain_share: number(),
});
export type Conditions = InferOutput<typeof conditions>;

/** A session whose timing was imported. */
export const timedSession = object({
  session: sessionCode,
  /** Which documents it gave; what its recording lacks is absent. */
  documents: array(timingDocument),
  /** Null where no weather was recorded. */
  conditions: nullable(conditions),
  /** Where the figures are from, for example "OpenF1, session 9689". */
  source: string(),
});
export type TimedSession = InferOutput<typeof timedSession>;

/** A driver of a timed session. Documents point to a driver by place in their `drivers` list, counted from 0. */
const timedDriver = object({
  driver_id: driverId,
  driver_name: string(),
  /** Three letters, for example "VER". */
  driver_code: string(),
  /** The car's number. */
  number: pipe(number(), integer()),
  team_id: teamId,
  team_name: string(),
});
export type TimedDriver = InferOutput<typeof timedDriver>;

/** Place of a driver in a document's `drivers`, counted from 0. */
export const driverIndex = pipe(number(), integer());

/** Tyre compounds; null where the source does not know. */
export const compound = nullable(picklist(["SOFT", "MEDIUM", "HARD", "INTERMEDIATE", "WET"]));
export type Compound = InferOutput<typeof compound>;

/** What every timing document begins with; `drivers` in order of the session's classification. */
export const documentHead = {
  source: string(),
  drivers: array(timedDriver),
};
export type DocumentHead = InferOutput<ObjectSchema<typeof documentHead, undefined>>;
