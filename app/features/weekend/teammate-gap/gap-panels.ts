import type { TeammateGap } from "#contract/timing/race.ts";
import type { TimedDriver } from "#contract/timing/session.ts";
import type { Range } from "#app/ui/drawing/plane.tsx";

/** Two teammates lap by lap. Gaps are seconds: positive while `ahead`, the better classified, is ahead on the road. */
export type GapPanel = {
  ahead: TimedDriver;
  behind: TimedDriver;
  /** At the end of lap 1, 2, 3 …; null where not timed. */
  gaps: ReadonlyArray<number | null>;
  aheadStops: ReadonlyArray<number>;
  behindStops: ReadonlyArray<number>;
  /** The last lap at whose end both were timed; null when there was none. */
  last: GapPoint | null;
  /** Laps that compare pace, and the median of `behind` minus `ahead` over them: seconds, and per cent of the faster lap. */
  comparableLaps: number;
  median: number | null;
  medianPercent: number | null;
};

export type GapPoint = { lap: number; gap: number };

/** The pairs of a race, in the order of their better classified driver. */
export function gapPanels({ drivers, pairs }: TeammateGap): Array<GapPanel> {
  return pairs.flatMap((pair) => {
    const [ahead, behind] = [drivers[pair.ahead], drivers[pair.behind]];
    if (ahead === undefined || behind === undefined) return [];
    return {
      ahead,
      behind,
      gaps: pair.gaps,
      aheadStops: pair.ahead_stops,
      behindStops: pair.behind_stops,
      last: gapPoints(pair.gaps).at(-1) ?? null,
      comparableLaps: pair.comparable_laps,
      median: pair.median_difference,
      medianPercent: pair.median_difference_percent,
    };
  });
}

/** The laps at whose end both were timed. */
function gapPoints(gaps: ReadonlyArray<number | null>): Array<GapPoint> {
  return gaps.flatMap((gap, index) => (gap === null ? [] : { lap: index + 1, gap }));
}

/** The parts of the line that are drawn without a break: laps that follow each other. */
export function gapRuns(gaps: ReadonlyArray<number | null>): Array<Array<GapPoint>> {
  const runs: Array<Array<GapPoint>> = [];
  for (const point of gapPoints(gaps)) {
    const run = runs.at(-1);
    if (run?.at(-1)?.lap === point.lap - 1) run.push(point);
    else runs.push([point]);
  }
  return runs;
}

/** The least height of a panel in seconds: gaps of some tenths must not look like a fight. */
const leastHeight = 4;
/** Room at both edges, for the marks of stops and the name of who is ahead there; as a share of what the line takes. */
const edgeRoom = 0.36;

/** The ends of a panel's vertical axis in seconds: zero and every gap lie within, with room for a name on both sides. */
export function gapRange(gaps: ReadonlyArray<number | null>): Range {
  const values = gaps.filter((gap) => gap !== null);
  const [least, greatest] = [Math.min(0, ...values), Math.max(0, ...values)];
  const edge = edgeRoom * Math.max(leastHeight, greatest - least);
  return { from: least - edge, to: greatest + edge };
}
