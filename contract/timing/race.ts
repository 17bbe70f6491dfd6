import { array, boolean, type InferOutput, nullable, number, object, picklist, string } from "valibot";
import { count, position } from "../values.ts";
import { compound, documentHead, driverIndex } from "./session.ts";

/** Neutralised laps of a race: safety car, virtual safety car or red flag; inclusive. */
const neutralisation = object({ kind: picklist(["SC", "VSC", "RED"]), from_lap: count, to_lap: count });
export type Neutralisation = InferOutput<typeof neutralisation>;

/** In order; null if race control's messages were not recorded. */
export const neutralisations = nullable(array(neutralisation));

/** A driver's visit to the pit lane. */
const pitVisit = object({
  /** The lap at whose end the car came in. */
  lap: count,
  /** From pit entry to pit exit; null where not recorded. */
  lane_seconds: nullable(number()),
  /** The penalty served, as race control words it: "5 second time penalty"; null for none. */
  penalty: nullable(string()),
});

/** `…/timing/{session}/stints`: each driver's tyres by laps. */
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
          /** First and last lap, inclusive. */
          from_lap: count,
          to_lap: count,
          compound,
          /** Laps already on the tyres; 0 = new; null if not recorded. */
          age_at_start: nullable(count),
        }),
      ),
      /** Visits with a tyre change, or in which the car stood (docs/method.md). */
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
       * At the end of lap 1, 2, 3 …: seconds by which `behind` crossed the line after `ahead`; negative if before. Null
       * from the lap that one of them did not complete or that was not timed.
       */
      gaps: array(nullable(number())),
      /** The laps at whose end each stopped. */
      ahead_stops: array(count),
      behind_stops: array(count),
      /** Laps of both at race pace: without first, in- and out-laps and neutralised laps (docs/method.md). */
      comparable_laps: count,
      /** Median of `behind` minus `ahead` over those laps, in seconds; null without any. */
      median_difference: nullable(number()),
      /** The same as a percentage of the faster median lap. */
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
      /** At the end of lap 1, 2, 3 …, up to the driver's last completed lap. Null if not timed. */
      positions: array(nullable(position)),
      classified: boolean(),
    }),
  ),
});
export type LapPositions = InferOutput<typeof lapPositions>;
