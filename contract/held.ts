import { array, boolean, type InferOutput, object } from "valibot";
import { sessionCode } from "./sessions.ts";
import { timingDocument } from "./timing/session.ts";
import { day, round, season } from "./values.ts";

/** What an archive holds of one race weekend. */
export const heldRace = object({
  year: season,
  round,
  /** The day of the race. */
  date_utc: day,
  /** True for a race with a winner; its details may not be held all the same. */
  run: boolean(),
  /** Sessions whose classification is held. */
  classified: array(sessionCode),
  /** True when pit stops of the race are held. */
  pit_stops: boolean(),
});
export type HeldRace = InferOutput<typeof heldRace>;
/** The answer of `/api/races`: every race of the calendar, in order. */
export const heldRaces = array(heldRace);

/** The documents that one session's timing gave. */
export const heldTiming = object({
  year: season,
  round,
  session: sessionCode,
  documents: array(timingDocument),
});
export type HeldTiming = InferOutput<typeof heldTiming>;
/** The answer of `/api/timing`: every session whose timing was imported, in order. */
export const heldTimings = array(heldTiming);
