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

/** The first season with recorded timing (OpenF1). */
export const firstTimedSeason = 2023;

/** The first season with race laps, from other sources, and the one after it that has none. */
export const firstLapSeason = 2018;
export const seasonWithoutLaps = 2019;

/** The last season whose Grands Prix have their laps from OpenF1 alone: since then they come from files. */
export const lastSeasonOfOpenF1Laps = 2025;

/** The documents that can be computed from a session's timing; each is what one chart or table shows. */
export const timingDocument = picklist([
  "stints",
  "teammate-gap",
  "lap-positions",
  "laps",
  "pace",
  "story",
  "stops-and-places",
  "dominance",
  "outline",
  "ideal-sectors",
  "top-speed",
  "fastest-laps",
  "speed-traces",
]);
export type TimingDocument = InferOutput<typeof timingDocument>;

/** Minimum, mean and maximum of a session's readings. */
const range = object({ least: number(), mean: number(), greatest: number() });

/** Weather over a session, from readings about once a minute. */
export const conditions = object({
  /** Degrees Celsius. */
  air_temperature: range,
  /** Degrees Celsius. */
  track_temperature: range,
  /** Relative, in per cent. */
  humidity: range,
  /** Metres per second. */
  wind_speed: range,
  /** Share of readings with rain, 0 to 1. */
  rain_share: number(),
});
export type Conditions = InferOutput<typeof conditions>;

/** A session with imported timing. */
export const timedSession = object({
  session: sessionCode,
  /** Its documents; those its recording has no data for are absent. */
  documents: array(timingDocument),
  /** Null if no weather was recorded. */
  conditions: nullable(conditions),
  /** The source, for example "OpenF1, session 9689". */
  source: string(),
});
export type TimedSession = InferOutput<typeof timedSession>;

/** A driver of a timed session. Documents refer to drivers by index in their `drivers` list. */
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

/** Index of a driver in a document's `drivers`. */
export const driverIndex = pipe(number(), integer());

/** Tyre compounds; null if unknown. */
export const compound = nullable(picklist(["SOFT", "MEDIUM", "HARD", "INTERMEDIATE", "WET"]));
export type Compound = InferOutput<typeof compound>;

/** The common members of all timing documents; `drivers` in order of the session's classification. */
export const documentHead = {
  source: string(),
  drivers: array(timedDriver),
};
export type DocumentHead = InferOutput<ObjectSchema<typeof documentHead, undefined>>;
