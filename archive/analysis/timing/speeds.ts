import type { SpeedTraces, TopSpeed } from "#contract/timing/lap.ts";
import type { DocumentHead } from "#contract/timing/session.ts";
import { byFigure } from "../arithmetic.ts";
import type { DriverRecord } from "./driver-records.ts";
import type { MeasuredLap, MeasuredLaps } from "./measured-laps.ts";
import type { RecordedLap } from "./recording.ts";

type Line = TopSpeed["lines"][number];

/** Highest speeds over all laps, by the speed trap; drivers without a reading last. */
export function topSpeedDocument(head: DocumentHead, records: ReadonlyArray<DriverRecord>): TopSpeed {
  const lines = records.map(({ index, laps }) => ({
    driver: index,
    speed_trap: highest(laps, "trap"),
    intermediate_1: highest(laps, "intermediate1"),
    intermediate_2: highest(laps, "intermediate2"),
  }));
  return { ...head, lines: byFigure(lines, (line) => line.speed_trap?.kmh ?? null, "greatest first") };
}

function highest(laps: ReadonlyArray<RecordedLap>, place: keyof RecordedLap["speeds"]): Line["speed_trap"] {
  const readings = laps.flatMap(({ lap, speeds }) => {
    const kmh = speeds[place];
    return kmh === null ? [] : [{ kmh, lap }];
  });
  return readings.toSorted((one, other) => other.kmh - one.kmh)[0] ?? null;
}

/**
 * One more than the number of intervals, nine per mini-sector: one every 20 to 30 metres, about the distance between
 * samples. For 22 drivers that makes just over 50 KB.
 */
const points = 226;

/** Speed and time over distance for each lap with telemetry, in the order of `drivers`. */
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
