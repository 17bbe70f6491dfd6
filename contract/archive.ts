import {
  array,
  boolean,
  type InferOutput,
  isoTimestamp,
  nullable,
  object,
  picklist,
  pipe,
  string,
} from "valibot";
import { driverId, teamId } from "./ids.ts";
import { sessionCode } from "./sessions.ts";
import { timingDocument } from "./timing/session.ts";
import { count, day, round, season } from "./values.ts";

/** Kinds of detail that an archive may have for some seasons only. */
const detailKind = picklist([
  "calendar",
  "summaries",
  "standings",
  "round_standings",
  "race",
  "sprint",
  "qualifying",
  "sprint_qualifying",
  "practice",
  "pit_stops",
  "fastest_laps",
]);
export type DetailKind = InferOutput<typeof detailKind>;

/** The answer of `/api/archive`: what the archive contains. */
export const archiveInfo = object({
  /** Changes with every import of new data; the same data gives the same version. */
  version: string(),
  /** The source of the data, for example "F1DB". */
  source: string(),
  licence: string(),
  /** When the data was imported, an instant in UTC (ISO 8601). */
  imported_at: pipe(string(), isoTimestamp()),
  /** `starter` ships with the source; `full` is a whole F1DB release. */
  extent: picklist(["starter", "full"]),
  /** The last race with a result, and how many rounds its season has; null for an archive without any. */
  last_race: nullable(object({ year: season, round, rounds: round, race_name: string() })),
  /** Seasons for which each kind of detail is available, inclusive. Kinds without any are absent. */
  coverage: array(object({ kind: detailKind, from: season, to: season })),
});
export type ArchiveInfo = InferOutput<typeof archiveInfo>;

/** A driver in lists and pickers. */
const driverEntry = object({
  driver_id: driverId,
  name: string(),
  /** The sort key of lists, for example "De Cesaris". */
  last_name: string(),
  /** Nationality, for example "Netherlands". */
  country: string(),
  /** First and last season with an entry; null for a driver without any (test drivers). */
  first_year: nullable(season),
  last_year: nullable(season),
});
export type DriverEntry = InferOutput<typeof driverEntry>;
/** The answer of `/api/drivers`, by id. */
export const driverEntries = array(driverEntry);

/** A team in lists and pickers. */
const teamEntry = object({
  team_id: teamId,
  team_name: string(),
  country: string(),
  first_year: nullable(season),
  last_year: nullable(season),
  grands_prix: count,
  wins: count,
  /** Constructors' championships won. */
  titles: count,
});
export type TeamEntry = InferOutput<typeof teamEntry>;
/** The answer of `/api/teams`, by id. */
export const teamEntries = array(teamEntry);

/** Which details the archive has of one race weekend. */
export const heldRace = object({
  year: season,
  round,
  /** The day of the race. */
  date_utc: day,
  /** True for a race with a winner, even if the archive has no details of it. */
  run: boolean(),
  /** Sessions with a classification. */
  classified: array(sessionCode),
  /** True if the race has pit stops. */
  pit_stops: boolean(),
});
export type HeldRace = InferOutput<typeof heldRace>;
/** The answer of `/api/races`: every race of the calendar, in order. */
export const heldRaces = array(heldRace);

/** The documents of one session's timing. */
export const heldTiming = object({
  year: season,
  round,
  session: sessionCode,
  documents: array(timingDocument),
});
export type HeldTiming = InferOutput<typeof heldTiming>;
/** The answer of `/api/timing`: every session whose timing was imported, in order. */
export const heldTimings = array(heldTiming);
