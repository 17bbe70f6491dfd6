import { array, boolean, type InferOutput, nullable, number, object, picklist, string } from "valibot";
import { count, position } from "../values.ts";
import { compound, documentHead, driverIndex } from "./session.ts";

/** Laps during which the race was not free: safety car, virtual safety car, red flag; both ends included. */
const neutralisation = object({ kind: picklist(["SC", "VSC", "RED"]), from_lap: count, to_lap: count });
export type Neutralisation = InferOutput<typeof neutralisation>;

/** In order; null where race control's messages were not recorded, so that nobody knows. */
export const neutralisations = nullable(array(neutralisation));

/** A driver's visit to the pit lane. */
const pitVisit = object({
  /** The lap at whose end the car came in. */
  lap: count,
  /** From pit entry to pit exit; null where not recorded. */
  lane_seconds: nullable(number()),
  /** The penalty that was served, as race control words it: "5 second time penalty"; null for none. */
  penalty: nullable(string()),
});

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
      /** Visits in which tyres were changed or the car stood (docs/method.md). */
      stops: array(pitVisit),
      /** All other visits. `with_field`: led through by the safety car, or waiting under a red flag. */
      passes: array(object({ ...pitVisit.entries, with_field: boolean() })),
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
      /** The laps at whose end each stopped. */
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

/** `…/timing/{session}/lap-positions`: each driver's position at the end of each lap. */
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
