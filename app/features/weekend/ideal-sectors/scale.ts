import type { IdealLap } from "./ideal-laps.ts";

/** Laps this many times as far behind as the middle one would squeeze all others together. */
const furthest = 3;
/** The scale's least length in seconds. */
const leastLength = 0.5;

/** How far a drawing reaches behind the fastest ideal lap, in seconds; null when there is no lap to draw. */
export function scaleOf(laps: ReadonlyArray<IdealLap>): { fastest: number; length: number } | null {
  const fastest = Math.min(...laps.map(({ ideal }) => ideal ?? Infinity));
  if (fastest === Infinity) return null;
  const behind = laps
    .flatMap(({ best }) => (best === null ? [] : [best.seconds - fastest]))
    .toSorted((one, other) => one - other);
  const middle = behind[Math.floor((behind.length - 1) / 2)] ?? 0;
  const length = Math.min(behind.at(-1) ?? 0, furthest * middle);
  return { fastest, length: Math.max(leastLength, length) * 1.04 };
}

/** Where a lap lies on the scale, as a share of its length, and whether it lies beyond its end. */
export function shareOn(
  { fastest, length }: { fastest: number; length: number },
  seconds: number,
): { share: number; beyond: boolean } {
  const share = (seconds - fastest) / length;
  return { share: Math.min(1, share), beyond: share > 1 };
}
