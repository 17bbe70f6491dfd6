import type { SpeedTraces } from "#contract/timing/lap.ts";
import type { DocumentHead } from "#contract/timing/session.ts";
import type { MeasuredLap, MeasuredLaps } from "./measured-laps.ts";

/**
 * One more than parts, nine of which make a mini-sector: every 20 to 30 metres, about as far as a car goes from sample
 * to sample. Of 22 drivers that is just over 50 KB.
 */
const points = 226;

/** Speed and time over distance on each lap with telemetry, in the order of `drivers`. */
export function speedTracesDocument(head: DocumentHead, { laps, metres }: MeasuredLaps): SpeedTraces {
  return { ...head, lap_metres: Math.round(metres), points, lines: laps.map(lineOf) };
}

function lineOf({ index, telemetry, secondsAt, kmhAt }: MeasuredLap): SpeedTraces["lines"][number] {
  const { lap, seconds } = telemetry;
  const times = Array.from({ length: points }, (_, point) => secondsAt(point / (points - 1)));
  return {
    driver: index,
    lap,
    seconds,
    speeds: times.map((time) => Math.round(kmhAt(time))),
    hundredths: times.map((time) => Math.round(time * 100)),
  };
}
