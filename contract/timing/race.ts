import { array, boolean, type InferOutput, nullable, number, object, picklist } from "valibot";
import { count, position } from "../values.ts";
import { compound, documentHead, driverIndex } from "./session.ts";

/** Laps during which the race was not free: safety car, virtual safety car, red flag; both ends included. */
const neutralisation = object({ kind: picklist(["SC", "VSC", "RED"]), from_lap: count, to_lap: count });
export type Neutralisation = InferOutput<typeof neutralisation>;

/** In order; null where race control's messages were not recorded, so that nobody knows. */
const neutralisations = nullable(array(neutralisation));

/** `…/timing/{session}/stints`: on which tyres each driver drove which laps. */
export const stints = object({
  ...documentHead,
  /** Laps of the session's leader. */
  laps: count,
  neutralisations,
  lines: array(
    object({
      driver: driverIndex,
      /** Null when not classified. */
      position: nullable(position),
      /** Laps that the driver completed. */
      laps: count,
      stints: array(
        object({
          /** First and last lap, both included. */
          from_lap: count,
          to_lap: count,
          compound,
          /** Laps that the tyres had done before; 0 = new; null where not recorded. */
          age_at_start: nullable(count),
        }),
      ),
      /** In-laps. `lane_seconds`: from pit entry to pit exit; null where not recorded. */
      stops: array(object({ lap: count, lane_seconds: nullable(number()) })),
    }),
  ),
});
export type Stints = InferOutput<typeof stints>;

/** `…/timing/{session}/teammate-gap`: teammates lap by lap. */
export const teammateGap = object({
  ...documentHead,
  laps: count,
  neutralisations,
  pairs: array(
    object({
      /** The better classified of the two, and the other. */
      ahead: driverIndex,
      behind: driverIndex,
      /**
       * At the end of lap 1, 2, 3 …: seconds by which `behind` crossed the line after `ahead`; negative when before.
       * Null from the lap on that one of them did not complete, or that was not timed.
       */
      gaps: array(nullable(number())),
      /** In-laps of each. */
      ahead_stops: array(count),
      behind_stops: array(count),
      /** Laps driven by both that compare pace: no in-, out- or first lap, none neutralised (docs/method.md). */
      comparable_laps: count,
      /** Median of `behind` minus `ahead` over those laps, in seconds; null without any. */
      median_difference: nullable(number()),
      /** The same in per cent of the faster median lap. */
      median_difference_percent: nullable(number()),
    }),
  ),
});
export type TeammateGap = InferOutput<typeof teammateGap>;

/** `…/timing/{session}/lap-positions`: who was where at the end of each lap. */
export const lapPositions = object({
  ...documentHead,
  laps: count,
  neutralisations,
  lines: array(
    object({
      driver: driverIndex,
      /** At the end of lap 1, 2, 3 …; ends with the driver's last completed lap. Null where not timed. */
      positions: array(nullable(position)),
      classified: boolean(),
    }),
  ),
});
export type LapPositions = InferOutput<typeof lapPositions>;
