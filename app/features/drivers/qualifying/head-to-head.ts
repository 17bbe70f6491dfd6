import type { QualifyingComparison } from "#contract/qualifying.ts";
import { type Together, together } from "#app/features/drivers/teammates/summaries.ts";
import { shareOf } from "#app/ui/compared/compared.tsx";

/** How a driver and a teammate compare over several qualifyings. */
export type HeadToHead = {
  /** Sessions in which both set a time that can be compared. */
  sessions: number;
  driverFaster: number;
  teammateFaster: number;
  /** The driver's share of the sessions in which one was faster, in per cent; null without any. */
  fasterPercent: number | null;
  /** Driver minus teammate, in seconds: negative when the driver was faster. Null without sessions. */
  medianGap: number | null;
  meanGap: number | null;
  /** The same in per cent of the faster time. */
  medianGapPercent: number | null;
  meanGapPercent: number | null;
  /** Sessions that do not count. */
  leftOut: number;
};

export type TeammateHeadToHead = HeadToHead & Together & { teammateId: string; teammateName: string };
/** A season against all teammates. */
type SeasonHeadToHead = Together & { driverWins: number; teammateWins: number };

/** Sums comparisons up. Those without a gap are left out; equal times are a session that neither wins. */
export function headToHeadOf(
  comparisons: ReadonlyArray<Pick<QualifyingComparison, "gap" | "gap_percent">>,
): HeadToHead {
  const gaps = comparisons.flatMap(({ gap }) => (gap === null ? [] : [gap]));
  const percents = comparisons.flatMap(({ gap_percent: percent }) => (percent === null ? [] : [percent]));
  const driverFaster = gaps.filter((gap) => gap < 0).length;
  const teammateFaster = gaps.filter((gap) => gap > 0).length;
  return {
    sessions: gaps.length,
    driverFaster,
    teammateFaster,
    fasterPercent: shareOf(driverFaster, teammateFaster),
    medianGap: median(gaps),
    meanGap: mean(gaps),
    medianGapPercent: median(percents),
    meanGapPercent: mean(percents),
    leftOut: comparisons.length - gaps.length,
  };
}

/** Per teammate, how they compare; in the order in which teammates first occur, so the latest first. */
export function headToHeadsByTeammate(
  comparisons: ReadonlyArray<QualifyingComparison>,
): Array<TeammateHeadToHead> {
  return [...Map.groupBy(comparisons, (each) => each.teammate_id)].map(([teammateId, all]) => ({
    teammateId,
    teammateName: all[0]?.teammate_name ?? teammateId,
    ...together(all),
    ...headToHeadOf(all),
  }));
}

/** Per season, who was faster how often; the first season first, those without anything to compare left out. */
export function headToHeadsBySeason(
  comparisons: ReadonlyArray<QualifyingComparison>,
): Array<SeasonHeadToHead> {
  return [...Map.groupBy(comparisons, ({ year }) => year).values()]
    .flatMap((all) => {
      const { sessions, driverFaster, teammateFaster } = headToHeadOf(all);
      if (sessions === 0) return [];
      return [{ ...together(all), driverWins: driverFaster, teammateWins: teammateFaster }];
    })
    .toReversed();
}

/** The comparisons of one kind of session: sprint qualifying is counted apart from qualifying. */
export function comparisonsIn(
  session: QualifyingComparison["session_type"],
  comparisons: ReadonlyArray<QualifyingComparison>,
): Array<QualifyingComparison> {
  return comparisons.filter((each) => each.session_type === session);
}

/** The value in the middle, or midway between the two in the middle; null without values. */
export function median(values: ReadonlyArray<number>): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  return mean(sorted.length % 2 === 1 ? sorted.slice(half, half + 1) : sorted.slice(half - 1, half + 1));
}

/** The arithmetic mean; null without values. */
export function mean(values: ReadonlyArray<number>): number | null {
  if (values.length === 0) return null;
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
