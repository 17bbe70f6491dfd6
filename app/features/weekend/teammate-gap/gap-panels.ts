import { type Bands, mostGap } from "#app/features/weekend/laps/lap-parts.tsx";
import { isToGoOn } from "#app/features/weekend/stints/stint-lines.ts";
import { formatCount, rounded } from "#app/text/format.ts";
import { lastNames } from "#app/text/names.ts";
import type { TeammateGap } from "#contract/timing/race.ts";
import type { RaceLine } from "#contract/weekend.ts";
import type { TimedDriver } from "#contract/timing/session.ts";
import type { Range } from "#app/ui/drawing/plane.tsx";

/** Two teammates lap by lap. Gaps are seconds: positive while `ahead`, the better classified, is ahead on the road. */
export type GapPanel = {
  ahead: TimedDriver;
  behind: TimedDriver;
  /** At the end of lap 1, 2, 3 …; null where not timed. */
  gaps: ReadonlyArray<number | null>;
  /** The laps at whose end each stopped, but to retire. */
  aheadStops: ReadonlyArray<number>;
  behindStops: ReadonlyArray<number>;
  /** The last lap at whose end both were timed; null when there was none. */
  last: GapPoint | null;
  /** Who retired, the first of two, after so many laps, null where not known; null for none. */
  out: { driver: TimedDriver; laps: number | null } | null;
  /** True where neither finished, or the other one was disqualified: nobody was ahead at the flag. */
  neitherFinished: boolean;
  /** True where the last gap is that at the flag: both were running, on the same lap. */
  isAtFlag: boolean;
  /** Laps that compare pace, and the median of `behind` minus `ahead` over them: seconds, and per cent of the faster lap. */
  comparableLaps: number;
  median: number | null;
  medianPercent: number | null;
};

/** A gap in seconds at the end of a lap. */
export type GapPoint = { lap: number; gap: number };

/** The part of a classification that tells who retired. */
type ClassifiedLine = Pick<RaceLine, "driver_id" | "position_text" | "laps">;

/**
 * The pairs of a race, in the order of their better classified driver.
 *
 * @param lines the classification; empty where it is not known
 */
export function gapPanels(
  { drivers, pairs, laps }: TeammateGap,
  lines: ReadonlyArray<ClassifiedLine>,
): Array<GapPanel> {
  return pairs.flatMap((pair) => {
    const [ahead, behind] = [drivers[pair.ahead], drivers[pair.behind]];
    if (ahead === undefined || behind === undefined) return [];
    const last = gapPoints(pair.gaps).at(-1) ?? null;
    const ends = [ahead, behind].map((driver) => ({
      driver,
      line: lines.find(({ driver_id }) => driver_id === driver.driver_id),
    }));
    const [aheadStops, behindStops] = [pair.ahead_stops, pair.behind_stops].map((stops, index) =>
      stops.filter((lap) => isToGoOn(lap, ends[index]?.line?.laps ?? null, laps)),
    );
    const outs = ends
      .flatMap(({ driver, line }) =>
        line?.position_text === "DNF" ? { driver, laps: line.laps ?? last?.lap ?? null } : [],
      )
      .toSorted((one, other) => (one.laps ?? Infinity) - (other.laps ?? Infinity));
    const [out = null] = outs;
    return {
      out,
      neitherFinished:
        outs.length > 0 && ends.every(({ line }) => /^(DNF|DSQ)$/.test(line?.position_text ?? "")),
      isAtFlag:
        last !== null &&
        out === null &&
        (last.lap === laps || ends.every(({ line }) => line?.laps === last.lap)),
      last,
      ahead,
      behind,
      gaps: pair.gaps,
      aheadStops: aheadStops ?? [],
      behindStops: behindStops ?? [],
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
/** Room at both edges for the name of the driver ahead there, as a share of what the line takes. */
const edgeRoom = 0.18;

/**
 * The ends of a panel's vertical axis in seconds: zero and the last gap lie within, with room for a name on both sides.
 * Of all teams the same is cut off: what is beyond a minute, unless the last gap is.
 */
export function gapRange(gaps: ReadonlyArray<number | null>): Range {
  const values = gaps.filter((gap) => gap !== null);
  const most = Math.max(mostGap, Math.abs(values.at(-1) ?? 0));
  const [least, greatest] = [Math.max(-most, Math.min(0, ...values)), Math.min(most, Math.max(0, ...values))];
  const edge = edgeRoom * Math.max(leastHeight, greatest - least);
  return { from: least - edge, to: greatest + edge };
}

/** As a share of the race, the room that the words at its beginning take on a phone. */
const wordsShare = 0.25;

/** The lap at whose end words at the edge begin, from the start on or behind bands whose edges they would cross. */
export function freeLap(bands: Bands, laps: number): number {
  let free = 0;
  for (const { from_lap, to_lap } of bands ?? [])
    if (from_lap - 1 < free + wordsShare * laps && to_lap < free + wordsShare * laps) free = to_lap;
  return free;
}

/** Peaks this near to each other, in laps, have one value. */
const nearPeaks = 5;

/** The peaks that a panel cuts off: of each the lap that is furthest beyond, and the greater of two near each other. */
export function cutPeaks(gaps: ReadonlyArray<number | null>, { from, to }: Range): Array<GapPoint> {
  const beyond = gaps.map((gap) => (gap !== null && (gap < from || gap > to) ? gap : null));
  const sizeOf = ({ gap }: GapPoint) => Math.abs(gap);
  return gapRuns(beyond)
    .flatMap((run) => run.toSorted((one, other) => sizeOf(other) - sizeOf(one)).slice(0, 1))
    .filter((peak, _, all) =>
      all.every((other) => Math.abs(other.lap - peak.lap) > nearPeaks || sizeOf(other) <= sizeOf(peak)),
    );
}

/** Gaps are laps added up, of which the first is measured by its recorded start: thousandths would pretend too much. */
export const gapDecimals = 2;

/**
 * Who was ahead by how much at the end: "Piastri crosses the line 9.75 s ahead of Norris", "Lawson out after lap 46, 11.41 s
 * behind", or "Gasly is 36.15 s ahead after lap 68". Nobody is said to beat the other: time penalties are not in it.
 */
export function endSentence(panel: GapPanel): string {
  const { ahead, behind, last, out, isAtFlag } = panel;
  if (last === null) return outText(panel) ?? "Not timed together on any lap";
  const [one = "", other = ""] = lastNames([ahead.driver_name, behind.driver_name]);
  const after = `after lap\u00A0${last.lap}`;
  if (last.gap === 0)
    return `${one} and ${other} ${isAtFlag ? "cross the line level" : `are level ${after}`}`;
  const leader = last.gap < 0 ? behind : ahead;
  // A number and its unit stay on one line.
  const by = `${Math.abs(last.gap).toFixed(gapDecimals)}\u00A0s`;
  if (out !== null) return `${outText(panel)}, ${by} ${out.driver === leader ? "ahead" : "behind"}`;
  const [first, second] = last.gap < 0 ? [other, one] : [one, other];
  return isAtFlag ? `${first} crosses the line ${by} ahead of ${second}` : `${first} is ${by} ahead ${after}`;
}

/** "Lawson out after lap 46", "Doohan out on lap 1", or "Doohan out" where the laps are not known; null where nobody retired. */
export function outText({ ahead, behind, out }: GapPanel): string | null {
  if (out === null) return null;
  const [one = "", other = ""] = lastNames([ahead.driver_name, behind.driver_name]);
  const when = out.laps === null ? "" : out.laps === 0 ? " on lap\u00A01" : ` after lap\u00A0${out.laps}`;
  return `${out.driver === ahead ? one : other} out${when}`;
}

/** Both drivers, whoever finished ahead first: of two who ran on who was ahead at their last gap, otherwise the better classified. */
export function finishers({ ahead, behind, last, out }: GapPanel): [first: TimedDriver, second: TimedDriver] {
  return out === null && last !== null && last.gap < 0 ? [behind, ahead] : [ahead, behind];
}

/** A pair whose last gap is one of two who ran on. */
export type CountedPanel = GapPanel & { last: GapPoint };

/** The pairs with a gap at the end, those at the flag before those laps apart, the closest first; and all others. */
export function overviewOf(panels: ReadonlyArray<GapPanel>): {
  counted: Array<CountedPanel>;
  others: Array<GapPanel>;
} {
  const isCounted = (panel: GapPanel): panel is CountedPanel => panel.last !== null && panel.out === null;
  return {
    counted: panels
      .filter(isCounted)
      .toSorted(
        (one, other) =>
          Number(other.isAtFlag) - Number(one.isAtFlag) || Math.abs(one.last.gap) - Math.abs(other.last.gap),
      ),
    others: panels.filter((panel) => !isCounted(panel)),
  };
}

/** "Stroll and Alonso cross the line closest, 2.22 s apart"; undefined where no two finished on the same lap. */
export function closestFinding(panels: ReadonlyArray<GapPanel>): string | undefined {
  const [closest] = panels
    .flatMap(({ isAtFlag, last, ahead, behind }) =>
      isAtFlag && last !== null ? { ahead, behind, gap: Math.abs(last.gap) } : [],
    )
    .toSorted((one, other) => one.gap - other.gap);
  if (closest === undefined) return undefined;
  const { ahead, behind, gap } = closest;
  const names = lastNames([ahead.driver_name, behind.driver_name]).join(" and ");
  return `${names} cross the line closest, ${gap.toFixed(gapDecimals)}\u00A0s apart`;
}

/** "Median of 31 comparable laps: Norris 0.123 s slower". */
export function paceSentence({ ahead, behind, median, comparableLaps }: GapPanel): string {
  if (median === null) return "No laps to compare pace";
  const [one, other] = lastNames([ahead.driver_name, behind.driver_name]);
  const pace =
    rounded(median, 3) === 0
      ? "equal pace"
      : `${median > 0 ? other : one} ${Math.abs(median).toFixed(3)}\u00A0s slower`;
  return `Median of ${formatCount(comparableLaps, "comparable lap")}: ${pace}`;
}

/** What a panel shows, for those who do not see it. */
export function panelSentence(panel: GapPanel): string {
  const { ahead, behind, aheadStops, behindStops } = panel;
  const stops = [
    [ahead, aheadStops],
    [behind, behindStops],
  ] as const;
  const stopped = stops.map(([driver, on]) =>
    on.length === 0
      ? `${driver.driver_name} made no stop`
      : `${driver.driver_name} stopped on ${lapList(on)}`,
  );
  return `${ahead.driver_name} and ${behind.driver_name} lap by lap: ${endSentence(panel)}; ${stopped.join(", ")}`;
}

function lapList(laps: ReadonlyArray<number>): string {
  return `${laps.length === 1 ? "lap" : "laps"} ${laps.join(", ")}`;
}

/** The method line of a race whose laps were timed. */
export function timedMethod(source: string): string {
  return `Gap: the time between both cars at the line at the end of each lap, added up from lap times: accurate to a few hundredths of a second, and without time penalties. Median difference: the teammate’s lap minus that of the better classified, over laps that compare pace, in seconds and in per cent of the faster median lap; in- and out-laps, lap 1, and laps under safety car, virtual safety car or red flag are left out. Source: ${source}.`;
}
