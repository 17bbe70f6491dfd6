import { array, type InferOutput, nullable, number, object, picklist } from "valibot";
import { count, position } from "../values.ts";
import { neutralisations } from "./race.ts";
import { compound, documentHead, driverIndex } from "./session.ts";

/** A comparable lap takes at most this multiple of the driver's own median (docs/method.md). */
export const comparableRatio = 1.03;

/** `…/timing/{session}/laps`: every lap of every car of a race or sprint. */
export const raceLapTimes = object({
  ...documentHead,
  /** Laps of the leader. */
  laps: count,
  neutralisations,
  lines: array(
    object({
      driver: driverIndex,
      /** Null when not classified. */
      position: nullable(position),
      /** Grid slot; null for a pit lane start, and if not recorded. */
      grid: nullable(count),
      /** The time of lap 1, 2, 3 … in seconds; null if not timed. Ends with the last completed lap. */
      seconds: array(nullable(number())),
      /** When those laps ended, in seconds after the first car's lap 1. */
      ended: array(nullable(number())),
      /** Positions at the end of those laps. */
      positions: array(nullable(position)),
      stints: array(object({ from_lap: count, to_lap: count, compound, age_at_start: nullable(count) })),
      /** Laps at whose end the car came into the pit lane, to stop or drive through. */
      pit_laps: array(count),
      /** This car's laps that were neutralised in part. */
      neutralised_laps: array(count),
    }),
  ),
});
export type RaceLapTimes = InferOutput<typeof raceLapTimes>;

/** An estimate with its standard error. */
const estimate = object({ value: number(), error: number() });

/** `…/timing/{session}/pace`: each car's pace over comparable laps, and the cost of its tyres. */
export const pace = object({
  ...documentHead,
  lines: array(
    object({
      driver: driverIndex,
      /** Comparable laps (docs/method.md). */
      laps: count,
      /** Minimum, quartiles and maximum of their times in seconds; null without any. */
      box: nullable(
        object({ least: number(), lower: number(), median: number(), upper: number(), greatest: number() }),
      ),
      /** Stints of at least three comparable laps, with the slope in seconds per lap. */
      stints: array(
        object({
          from_lap: count,
          to_lap: count,
          compound,
          laps: count,
          slope: estimate,
          /** Means of the lap numbers and times of its comparable laps: the fitted line goes through them. */
          middle: object({ lap: number(), seconds: number() }),
        }),
      ),
      /** By the model, seconds per lap behind the fastest; null if the model has no estimate. */
      behind: nullable(estimate),
    }),
  ),
  /** Seconds per lap = driver + compound + slope × age + trend × lap; null for wet races and with too few laps. */
  model: nullable(
    object({
      laps: count,
      /** Standard deviation of the residuals, in seconds. */
      residual: number(),
      /** Change in lap time per lap from fuel and track together, in seconds; negative is faster. */
      trend: estimate,
      compounds: array(
        object({
          compound,
          /** Seconds per lap slower than the first compound when new; the first has 0 ± 0. */
          offset: estimate,
          /** Seconds that each lap of tyre age costs. */
          slope: estimate,
        }),
      ),
    }),
  ),
  /** Why there is no model; null if there is one. */
  without_model: nullable(picklist(["wet", "few laps"])),
});
export type Pace = InferOutput<typeof pace>;

/** What was out while a car was in the pit lane. */
export const stopStatus = picklist(["green", "VSC", "SC", "RED"]);

const stops = array(
  object({
    driver: driverIndex,
    lap: count,
    under: stopStatus,
    /** Seconds lost; null if they cannot be computed, where others were held up for longer, and above two minutes. */
    lost: nullable(number()),
  }),
);

const places = array(
  object({
    driver: driverIndex,
    grid: nullable(count),
    /** Position at the end of lap 1. */
    first_lap: nullable(position),
    /** Positions gained and lost, once per car: on track, and while one of the two was in the pits. */
    track_won: count,
    track_lost: count,
    stops_won: count,
    stops_lost: count,
    /** Seconds gained through neutralisations relative to the mean of the field; negative: lost. Null without any. */
    neutralised: nullable(number()),
  }),
);

/**
 * `…/timing/{session}/stops-and-places`: the part of the story from which circuit and season statistics are computed.
 */
export const stopsAndPlaces = object({ ...documentHead, stops, places });
export type StopsAndPlaces = InferOutput<typeof stopsAndPlaces>;

/** `…/timing/{session}/story`: what made up the gaps at the flag. */
export const raceStory = object({
  ...documentHead,
  laps: count,
  neutralisations,
  /** Every pair of cars, the one ahead first; the parts add up to `gap` to the thousandth. All in seconds. */
  pairs: array(
    object({
      ahead: driverIndex,
      behind: driverIndex,
      /** The last lap that both completed: the gap is that at its end, including penalties if that was the flag. */
      to_lap: count,
      gap: number(),
      /** Until the end of lap 1. */
      start: number(),
      /**
       * Laps that were free and not slow for the driver, and in- and out-laps without their stop; less the part
       * explained by tyres.
       */
      pace: number(),
      /** The model's estimate for compounds and tyre age on those laps; 0 without a model. */
      tyres: number(),
      /** In- and out-laps compared with the laps around them. */
      stops: number(),
      neutralised: number(),
      /** Slow laps, and laps without a time. */
      other: number(),
      /** Added by the stewards after the flag. */
      penalties: number(),
    }),
  ),
  /** Undercuts and overcuts (docs/method.md). */
  cuts: array(
    object({
      kind: picklist(["undercut", "overcut"]),
      /** The driver who came out ahead, and the other one. */
      driver: driverIndex,
      other: driverIndex,
      /** The laps at whose end they stopped. */
      driver_lap: count,
      other_lap: count,
      /** Seconds between the two before the first stop and after the second; negative: `driver` was ahead. */
      before: number(),
      after: number(),
    }),
  ),
  stops,
  places,
});
export type RaceStory = InferOutput<typeof raceStory>;
