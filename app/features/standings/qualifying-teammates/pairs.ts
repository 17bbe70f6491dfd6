import type { PairSession, QualifyingTeammates } from "#contract/standings.ts";
import { type HeadToHead, headToHeadOf } from "#app/features/drivers/qualifying/head-to-head.ts";

export type PairDriver = { id: string; name: string };

/** Two teammates of a season in one kind of session: `driver*` figures are of the first, gaps first minus second. */
export type Pair = HeadToHead & {
  teamId: string;
  teamName: string;
  first: PairDriver;
  second: PairDriver;
  /** Every session in which both took part, oldest first: first minus second in seconds, null where it does not count. */
  gaps: ReadonlyArray<{ round: number; gap: number | null }>;
  /** The sessions that do not count, each with its reason: "R3 Japanese Grand Prix: Lando Norris set no time". */
  whyLeftOut: ReadonlyArray<string>;
};

/** The pairs that met in a kind of session, teams by name. */
export function pairsIn(session: PairSession[1], answer: QualifyingTeammates): Array<Pair> {
  const names = new Map(answer.drivers.map(({ driver_id, driver_name }) => [driver_id, driver_name]));
  const races = new Map(answer.rounds.map(({ round, race_name }) => [round, race_name]));
  const driver = (id: string): PairDriver => ({ id, name: names.get(id) ?? id });
  return answer.teams.flatMap(({ team_id, team_name, pairs }) =>
    pairs.flatMap(({ drivers: [first, second], sessions }) => {
      const met = sessions.filter(([, kind]) => kind === session);
      if (met.length === 0) return [];
      return {
        ...headToHeadOf(met.map(([, , , gap, gap_percent]) => ({ gap, gap_percent }))),
        teamId: team_id,
        teamName: team_name,
        first: driver(first),
        second: driver(second),
        gaps: met.map(([round, , , gap]) => ({ round, gap })),
        whyLeftOut: met.flatMap(([round, , compared, , , reason]) =>
          compared === null ? `R${round} ${races.get(round) ?? ""}: ${reason ?? "no times"}` : [],
        ),
      };
    }),
  );
}

/** Pairs in the order of the season's table, and those of one driver from who met most often on. */
export function inTableOrder(
  pairs: ReadonlyArray<Pair>,
  { drivers }: Pick<QualifyingTeammates, "drivers">,
): Array<Pair> {
  const order = drivers.map(({ driver_id }) => driver_id);
  return pairs.toSorted(
    (one, other) =>
      order.indexOf(one.first.id) - order.indexOf(other.first.id) || other.gaps.length - one.gaps.length,
  );
}

/** True when teammates met in a sprint qualifying. */
export function hasSprintQualifying(answer: QualifyingTeammates): boolean {
  return answer.teams.some(({ pairs }) =>
    pairs.some(({ sessions }) => sessions.some(([, kind]) => kind === "SQ")),
  );
}

/** A pair as the one who was faster sees it: its gaps are of the faster minus the slower. */
export type Gap = {
  teamId: string;
  teamName: string;
  /** By the median; where that is nothing, by the higher place in the season's table. */
  faster: PairDriver;
  slower: PairDriver;
  sessions: number;
  /** In how many sessions the faster of the two was ahead. */
  ahead: number;
  medianGap: number | null;
  meanGap: number | null;
  medianGapPercent: number | null;
  meanGapPercent: number | null;
  leftOut: number;
};

/** Turns a pair so that the faster of the two comes first. */
export function gapOf(pair: Pair): Gap {
  const turned = (pair.medianGap ?? 0) > 0;
  const seen = (gap: number | null) => (gap === null || !turned ? gap : -gap);
  return {
    teamId: pair.teamId,
    teamName: pair.teamName,
    faster: turned ? pair.second : pair.first,
    slower: turned ? pair.first : pair.second,
    sessions: pair.sessions,
    ahead: turned ? pair.teammateFaster : pair.driverFaster,
    medianGap: seen(pair.medianGap),
    meanGap: seen(pair.meanGap),
    medianGapPercent: seen(pair.medianGapPercent),
    meanGapPercent: seen(pair.meanGapPercent),
    leftOut: pair.leftOut,
  };
}

/** How teammates are compared in qualifying (docs/method.md). */
export function pairsMethod(session: PairSession[1]): string {
  const counted =
    session === "SQ"
      ? "Sprint qualifying only; qualifying is counted apart."
      : "Qualifying only; sprint qualifying is counted apart.";
  return `${counted} Each two drivers of a team who took part in the same session are a pair. The comparison uses the last segment in which both set a time; in sessions without segments the classifying time, which in six rounds of 2005 is the sum of two runs. Sessions without a time from both drivers are not counted. Ties count for neither. Source: F1DB.`;
}

/** What the gaps are, beside how they were compared. */
export const gapsMethod =
  "Gaps are faster driver minus slower, so negative is faster; who is faster is told by the median. The mean counts every session alike, one in the rain included, and may say the opposite. Percentages are of the faster time.";
