import type { Dominance, Outline } from "#contract/timing/lap.ts";
import type { DocumentHead } from "#contract/timing/session.ts";
import { rounded } from "../arithmetic.ts";
import type { DriverRecord } from "./driver-records.ts";
import { firstAbove, type MeasuredLap, type MeasuredLaps } from "./measured-laps.ts";

/** Mini-sectors of about three seconds, long enough for differences of some hundredths. */
const miniSectors = 25;
/** Equidistant points of the outline per mini-sector. */
const outlinePointsEach = 10;

/**
 * The lap divided into mini-sectors of equal length, with each driver's time through each, in the order of `drivers`.
 *
 * @returns null if nobody's positions on track were recorded
 */
export function dominanceDocument(
  head: DocumentHead,
  records: ReadonlyArray<DriverRecord>,
  { laps, metres }: MeasuredLaps,
): Dominance | null {
  const outline = outlineOf(laps);
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

/** The circuit alone. @returns null if nobody's positions on track were recorded */
export function outlineDocument(head: DocumentHead, { laps }: MeasuredLaps): Outline | null {
  const outline = outlineOf(laps);
  return outline === null ? null : { ...head, points: outline.points };
}

function lineOf({ index, telemetry, secondsAt }: MeasuredLap): Dominance["lines"][number] {
  const { lap, seconds } = telemetry;
  // Rounding the instants instead of the differences makes the times add up to the lap.
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

/** A car's position in metres, and the share of the lap it had driven. */
type Location = { share: number; x: number; y: number };

/**
 * The circuit's outline, from the driver whose recorded positions have the shortest gaps.
 *
 * @returns null if nobody's positions were recorded
 */
function outlineOf(laps: ReadonlyArray<MeasuredLap>): Dominance["outline"] | null {
  const [locations] = laps
    .map(locationsOf)
    .filter((one) => one.length >= miniSectors)
    .toSorted((one, other) => longestGap(one) - longestGap(other));
  if (locations === undefined) return null;
  const count = miniSectors * outlinePointsEach;
  const points = Array.from({ length: count }, (_, index) => pointAt(index / count, locations));
  return {
    points: points.flatMap(({ x, y }) => [Math.round(x), Math.round(y)]),
    starts: Array.from({ length: miniSectors }, (_, index) => index * outlinePointsEach),
  };
}

function locationsOf({ telemetry, shareAt }: MeasuredLap): Array<Location> {
  const { startedAt, seconds, locations } = telemetry;
  return locations
    .map(({ at, x, y }) => ({ at: (at - startedAt) / 1000, x, y }))
    .filter(({ at }) => at >= 0 && at < seconds)
    .map(({ at, x, y }) => ({ share: shareAt(at), x, y }))
    .toSorted((one, other) => one.share - other.share)
    .filter(({ share }, index, all) => share - (all[index - 1]?.share ?? -1) > leastApart);
}

/** As a share of the lap: half a metre of five kilometres. The curve would overshoot between closer points. */
const leastApart = 0.0001;

function longestGap(locations: ReadonlyArray<Location>): number {
  return Math.max(
    ...locations.map(({ share }, index) => share - (locations[index - 1] ?? beforeFirst(locations)).share),
  );
}

/** The last point, one lap earlier: the outline is closed. */
function beforeFirst(locations: ReadonlyArray<Location>): Location {
  const last = locations.at(-1) ?? { share: 0, x: 0, y: 0 };
  return { ...last, share: last.share - 1 };
}

/** On a smooth curve through the points (Catmull–Rom, parametrised by share of the lap). */
function pointAt(share: number, locations: ReadonlyArray<Location>): { x: number; y: number } {
  const after = firstAbove(
    share,
    locations.map((location) => location.share),
  );
  const [p0, p1, p2, p3] = [-2, -1, 0, 1].map((offset) => around(after + offset, locations));
  if (p0 === undefined || p1 === undefined || p2 === undefined || p3 === undefined) return { x: 0, y: 0 };
  const along = (value: (location: Location) => number) => {
    const width = p2.share - p1.share;
    const slope1 = ((value(p2) - value(p0)) / (p2.share - p0.share)) * width;
    const slope2 = ((value(p3) - value(p1)) / (p3.share - p1.share)) * width;
    const t = (share - p1.share) / width;
    const rest = 1 - t;
    return (
      value(p1) * (1 + 2 * t) * rest ** 2 +
      slope1 * t * rest ** 2 +
      value(p2) * (3 - 2 * t) * t ** 2 -
      slope2 * rest * t ** 2
    );
  };
  return { x: along((location) => location.x), y: along((location) => location.y) };
}

/** The point at an index that may lie before the first or after the last, a lap earlier or later. */
function around(index: number, locations: ReadonlyArray<Location>): Location | undefined {
  const laps = Math.floor(index / locations.length);
  const location = locations[index - laps * locations.length];
  return location && { ...location, share: location.share + laps };
}
