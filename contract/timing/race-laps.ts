import { array, type InferOutput, nullable, number, object, picklist } from "valibot";
import { count, position } from "../values.ts";
import { neutralisations } from "./race.ts";
import { compound, documentHead, driverIndex } from "./session.ts";

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
      /** Place on the grid; null for a start from the pit lane, and where not recorded. */
      grid: nullable(count),
      /** The time of lap 1, 2, 3 … in seconds; null where not timed. Ends with the last lap that was completed. */
      seconds: array(nullable(number())),
      /** When those laps ended: seconds after the first car ended its lap 1. */
      ended: array(nullable(number())),
      /** Positions at the end of those laps. */
      positions: array(nullable(position)),
      stints: array(object({ from_lap: count, to_lap: count, compound, age_at_start: nullable(count) })),
      /** The laps at whose end the car came into the pit lane, to stop or to drive through. */
      pit_laps: array(count),
      /** The laps of this car any part of which was neutralised. */
      neutralised_laps: array(count),
    }),
  ),
});
export type RaceLapTimes = InferOutput<typeof raceLapTimes>;

/** A figure and its standard error. */
const estimate = object({ value: number(), error: number() });

/** `…/timing/{session}/pace`: how fast each car was over comparable laps, and what its tyres cost. */
export const pace = object({
  ...documentHead,
  lines: array(
    object({
      driver: driverIndex,
      /** Comparable laps (docs/method.md). */
      laps: count,
      /** Least, quartiles and greatest of their times in seconds; null without any. */
      box: nullable(
        object({ least: number(), lower: number(), median: number(), upper: number(), greatest: number() }),
      ),
      /** Stints of three comparable laps or more: by how many seconds a lap the car became slower. */
      stints: array(
        object({
          from_lap: count,
          to_lap: count,
          compound,
          laps: count,
          slope: estimate,
          /** The means of the number and the seconds of its comparable laps: its line goes through them. */
          middle: object({ lap: number(), seconds: number() }),
        }),
      ),
      /** By the model, seconds a lap behind the quickest; null where the model says nothing. */
      behind: nullable(estimate),
    }),
  ),
  /** Seconds a lap = driver + compound + slope × age + trend × lap; null in the wet, and of too few laps. */
  model: nullable(
    object({
      laps: count,
      /** The spread of laps about the model, in seconds. */
      residual: number(),
      /** Seconds a lap by which the cars became faster: fuel and track together; negative is faster. */
      trend: estimate,
      compounds: array(
        object({
          compound,
          /** Seconds a lap slower than the first compound when new; the first has 0 ± 0. */
          offset: estimate,
          /** Seconds a lap that each lap of age costs. */
          slope: estimate,
        }),
      ),
    }),
  ),
  /** Why there is no model; null when there is. */
  without_model: nullable(picklist(["wet", "few laps"])),
});
export type Pace = InferOutput<typeof pace>;

/** The state of the track during the in- or the out-lap of a stop. */
export const stopStatus = picklist(["green", "VSC", "SC", "RED"]);

const stops = array(
  object({
    driver: driverIndex,
    lap: count,
    under: stopStatus,
    /** Seconds lost by it; null where the laps around it cannot tell, and above two minutes: a repair, or a red flag. */
    lost: nullable(number()),
  }),
);

const places = array(
  object({
    driver: driverIndex,
    grid: nullable(count),
    /** Position at the end of lap 1. */
    first_lap: nullable(position),
    /** Places won and lost, against each car once: on track, while one of the two was in the pits. */
    track_won: count,
    track_lost: count,
    stops_won: count,
    stops_lost: count,
    /** Seconds that neutralisations gave against the mean of the field; negative: took. Null without any. */
    neutralised: nullable(number()),
  }),
);

/** `…/timing/{session}/stops-and-places`: of the story, what figures of circuits and seasons are made of. */
export const stopsAndPlaces = object({ ...documentHead, stops, places });
export type StopsAndPlaces = InferOutput<typeof stopsAndPlaces>;

/** `…/timing/{session}/story`: what made the gaps at the flag. */
export const raceStory = object({
  ...documentHead,
  laps: count,
  neutralisations,
  /** Of any two cars, the one ahead first; the parts add up to `gap` to the thousandth. All in seconds. */
  pairs: array(
    object({
      ahead: driverIndex,
      behind: driverIndex,
      /** The last lap that both completed: the gap is that at its end, penalties added where it was the flag. */
      to_lap: count,
      gap: number(),
      /** Until the end of lap 1. */
      start: number(),
      /** Comparable laps, without what the tyres' age explains. */
      pace: number(),
      /** What the model gives to compounds and the age of tyres on those laps; 0 without a model. */
      tyres: number(),
      /** In- and out-laps against the laps around them. */
      stops: number(),
      neutralised: number(),
      /** Slow laps, and laps whose end was not timed. */
      other: number(),
      /** Added by the stewards after the flag. */
      penalties: number(),
    }),
  ),
  /** Undercuts and overcuts (docs/method.md). */
  cuts: array(
    object({
      kind: picklist(["undercut", "overcut"]),
      /** Who came out ahead, and of whom. */
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
