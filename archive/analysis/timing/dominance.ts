import type { Dominance } from "#contract/timing/lap.ts";
import type { DocumentHead } from "#contract/timing/session.ts";
import type { DriverRecord } from "./driver-records.ts";
import { rounded } from "../figures.ts";
import type { MeasuredLap, MeasuredLaps } from "./measured-laps.ts";
import { outlineOf } from "./outline.ts";

/** Parts of the lap: about three seconds each, in which some hundredths are a difference. */
const miniSectors = 25;
const outlinePointsEach = 10;

/**
 * The lap cut into equal parts of its distance, and each driver's time through each, in the order of `drivers`.
 *
 * @returns null when nobody's places on the circuit were recorded
 */
export function dominanceDocument(
  head: DocumentHead,
  records: ReadonlyArray<DriverRecord>,
  { laps, metres }: MeasuredLaps,
): Dominance | null {
  const outline = outlineOf(laps, miniSectors, outlinePointsEach);
  if (outline === null) return null;
  return {
    ...head,
    outline,
    lap_metres: Math.round(metres),
    mini_sectors: miniSectors,
    lines: laps.map(lineOf),
    missing: records.map(({ index }) => index).filter((index) => laps.every((lap) => lap.index !== index)),
  };
}

function lineOf({ index, telemetry, secondsAt }: MeasuredLap): Dominance["lines"][number] {
  const { lap, seconds } = telemetry;
  // Instants are rounded, not times: so the times add up to the lap.
  const ends = Array.from({ length: miniSectors }, (_, part) =>
    rounded(secondsAt((part + 1) / miniSectors), 3),
  );
  return {
    driver: index,
    lap,
    seconds,
    times: ends.map((end, part) => rounded(end - (ends[part - 1] ?? 0), 3)),
  };
}
