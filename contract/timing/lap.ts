import { array, type InferOutput, nullable, number, object, string } from "valibot";
import { count } from "../values.ts";
import { compound, documentHead, driverIndex } from "./session.ts";

/** Seconds and the lap they were driven on; null when never timed. */
const timed = nullable(object({ seconds: number(), lap: count }));

/** Sector 1, 2, 3 in seconds; null where not timed. */
const sectors = array(nullable(number()));

/** `…/timing/{session}/fastest-laps`: each driver's best lap that counts, the fastest first. */
export const fastestLaps = object({
  ...documentHead,
  lines: array(
    object({
      driver: driverIndex,
      /** Null when the driver set no time that counts. */
      best: nullable(
        object({
          lap: count,
          seconds: number(),
          sectors,
          compound,
          /** Laps that the tyres had done when the lap began; null where not recorded. */
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

/** `…/timing/{session}/ideal-sectors`: best sectors over laps that count, the fastest ideal lap first. */
export const idealSectors = object({
  ...documentHead,
  lines: array(
    object({
      driver: driverIndex,
      /** Best sector 1, 2 and 3. */
      sectors: array(timed),
      /** Their sum in seconds; null when a sector was never timed, or not on a best lap that beats the sum. */
      ideal: nullable(number()),
      best: timed,
      /** Best lap minus ideal lap in seconds: what was left on the table. */
      left: nullable(number()),
    }),
  ),
});
export type IdealSectors = InferOutput<typeof idealSectors>;

/** Speed in km/h and the lap it was reached on; null when never measured. */
const speed = nullable(object({ kmh: number(), lap: count }));

/** `…/timing/{session}/top-speed`: highest speeds over all laps, in- and out-laps included; the
 * fastest through the speed trap first. */
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

/** `…/timing/{session}/dominance`: the lap cut into equal parts, and each driver's time through each. */
export const dominance = object({
  ...documentHead,
  /** The circuit's centre line as driven by one of them, in metres from an arbitrary origin, y to the north of the recording. */
  outline: object({
    /** x and y of each point in turn, whole metres; closed: the last point leads to the first. */
    points: array(number()),
    /** Index of the point at which each mini-sector begins; as many as mini-sectors. */
    starts: array(count),
  }),
  /** Length of the lap in metres: the median of what the drivers' speeds add up to. */
  lap_metres: number(),
  /** Into how many equal parts of its distance the lap is cut. */
  mini_sectors: count,
  lines: array(
    object({
      driver: driverIndex,
      lap: count,
      /** The lap's official time in seconds. */
      seconds: number(),
      /** Time through each mini-sector in seconds, good to some hundredths; they add up to `seconds`. */
      times: array(number()),
    }),
  ),
  /** Drivers without telemetry, by place in `drivers`. */
  missing: array(driverIndex),
});
export type Dominance = InferOutput<typeof dominance>;

/** `…/timing/{session}/speed-traces`: speed over distance on each driver's fastest lap. */
export const speedTraces = object({
  ...documentHead,
  lap_metres: number(),
  /** Points of each trace at equal distances, the first on the line at the start, the last on the line at the end. */
  points: count,
  lines: array(
    object({
      driver: driverIndex,
      lap: count,
      seconds: number(),
      /** km/h at each point, whole. */
      speeds: array(number()),
      /** Hundredths of a second since the start of the lap at each point. */
      hundredths: array(number()),
    }),
  ),
});
export type SpeedTraces = InferOutput<typeof speedTraces>;
