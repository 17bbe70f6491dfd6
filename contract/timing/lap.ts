import { array, type InferOutput, nullable, number, object, string } from "valibot";
import { count } from "../values.ts";
import { compound, documentHead, driverIndex } from "./session.ts";

/** Seconds and the lap on which they were set; null if never timed. */
const timed = nullable(object({ seconds: number(), lap: count }));

/** Sector 1, 2, 3 in seconds; null where not timed. */
const sectors = array(nullable(number()));

/** `…/timing/{session}/fastest-laps`: each driver's best valid lap, fastest first. */
export const fastestLaps = object({
  ...documentHead,
  lines: array(
    object({
      driver: driverIndex,
      /** Null if the driver set no valid time. */
      best: nullable(
        object({
          lap: count,
          seconds: number(),
          sectors,
          compound,
          /** Age of the tyres at the start of the lap, in laps; null if not recorded. */
          tyre_age: nullable(count),
          /** Behind the session's fastest, in seconds; 0 for the fastest. */
          gap: number(),
        }),
      ),
      /** Laps deleted by the stewards. */
      deleted: array(object({ lap: count, seconds: nullable(number()), reason: string() })),
    }),
  ),
});
export type FastestLaps = InferOutput<typeof fastestLaps>;

/** `…/timing/{session}/ideal-sectors`: best sectors over valid laps, the fastest ideal lap first. */
export const idealSectors = object({
  ...documentHead,
  lines: array(
    object({
      driver: driverIndex,
      /** Best sector 1, 2 and 3. */
      sectors: array(timed),
      /**
       * Their sum in seconds; null if a sector was never timed, or if the best lap, which has an untimed sector, is
       * faster than the sum.
       */
      ideal: nullable(number()),
      best: timed,
      /** Best lap minus ideal lap in seconds. */
      left: nullable(number()),
    }),
  ),
});
export type IdealSectors = InferOutput<typeof idealSectors>;

/** Speed in km/h and the lap it was reached on; null when never measured. */
const speed = nullable(object({ kmh: number(), lap: count }));

/** `…/timing/{session}/top-speed`: highest speeds over all laps, including in- and out-laps, by the speed trap. */
export const topSpeed = object({
  ...documentHead,
  lines: array(
    object({
      driver: driverIndex,
      /** At the speed trap. */
      speed_trap: speed,
      /** At the ends of sectors 1 and 2. */
      intermediate_1: speed,
      intermediate_2: speed,
    }),
  ),
});
export type TopSpeed = InferOutput<typeof topSpeed>;

/** Alternating x and y of a car on its lap, in whole metres from an arbitrary origin, y to the north; a closed path. */
const outlinePoints = array(number());

/** `…/timing/{session}/outline`: the circuit as the fastest car drove it, in sessions that are not compared on track. */
export const outline = object({ ...documentHead, points: outlinePoints });
export type Outline = InferOutput<typeof outline>;

/** `…/timing/{session}/dominance`: the lap divided into equal parts, with each driver's time through each. */
export const dominance = object({
  ...documentHead,
  /** The racing line of one driver. */
  outline: object({
    points: outlinePoints,
    /** Index of the first point of each mini-sector. */
    starts: array(count),
  }),
  /** Length of the lap in metres: the median of the distances integrated from the drivers' speeds. */
  lap_metres: number(),
  /** The number of equal parts. */
  mini_sectors: count,
  lines: array(
    object({
      driver: driverIndex,
      lap: count,
      /** The lap's official time in seconds. */
      seconds: number(),
      /** Time through each mini-sector in seconds, accurate to some hundredths; they add up to `seconds`. */
      times: array(number()),
    }),
  ),
  /** Drivers without telemetry, by index in `drivers`. */
  missing: array(driverIndex),
});
export type Dominance = InferOutput<typeof dominance>;

/** `…/timing/{session}/speed-traces`: speed over distance on each driver's fastest lap. */
export const speedTraces = object({
  ...documentHead,
  lap_metres: number(),
  /** Number of equidistant points in each trace, from start line to finish line. */
  points: count,
  lines: array(
    object({
      driver: driverIndex,
      lap: count,
      seconds: number(),
      /** km/h at each point, whole. */
      speeds: array(number()),
      /** Hundredths of a second since the start of the lap, at each point. */
      hundredths: array(number()),
    }),
  ),
});
export type SpeedTraces = InferOutput<typeof speedTraces>;
