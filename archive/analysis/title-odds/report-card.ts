import { sum } from "../arithmetic.ts";
import type { TitleOdds } from "./odds-season.ts";

/** A championship when a round had been run, and who won it in the end. */
export type JudgedRound = {
  year: number;
  round: number;
  /** The rounds of the whole season. */
  rounds: number;
  odds: TitleOdds;
  champion: string;
};

/**
 * How far chances were from what happened: the mean over rounds of the multi-class Brier score, which sums over all the
 * squared difference of the chance and 1 for the champion, 0 for anybody else. 0 is best, 2 is worst.
 */
type Score = {
  rounds: number;
  brier: number;
  /** The same of "the leader, as often as leaders won"; null before the first round, when nobody leads. */
  baseline: number | null;
};

/** Chances between two bounds: how many, their mean, and the share of them that came true. */
type CalibrationBin = { from: number; to: number; count: number; said: number; happened: number };

export type ReportCard = {
  all: Score;
  /** Seasons on which the settings were chosen, and those that were not looked at before. */
  chosenOn: Score;
  untouched: Score;
  beforeFirstRound: Score;
  decades: ReadonlyArray<Score & { decade: number }>;
  /** Over all rounds from the first to the one before the last, without titles that were decided. */
  bins: ReadonlyArray<CalibrationBin>;
};

/** The last season on which the model's settings were chosen. */
const lastTuningSeason = 1999;

/** Bounds of the bins of calibration. */
const bounds = [0, 0.01, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.99, 1];

/**
 * How good chances were. Rounds from the first to the one before the last count: after the last there is nothing to
 * foresee, and before the first is a score of its own.
 *
 * @param judged rounds of seasons that are over
 */
export function reportCard(judged: ReadonlyArray<JudgedRound>): ReportCard {
  const counted = judged.filter(({ round, rounds }) => round > 0 && round < rounds);
  const wins = leadersWin(counted.filter(({ year }) => year <= lastTuningSeason));
  const scoreOf = (rounds: ReadonlyArray<JudgedRound>): Score => ({
    rounds: rounds.length,
    brier: mean(rounds.map(({ odds, champion }) => brier(odds.chances, champion))),
    baseline: mean(rounds.map((each) => brier(baselineChances(each, wins), each.champion))),
  });
  const before = judged.filter(({ round }) => round === 0);
  return {
    all: scoreOf(counted),
    chosenOn: scoreOf(counted.filter(({ year }) => year <= lastTuningSeason)),
    untouched: scoreOf(counted.filter(({ year }) => year > lastTuningSeason)),
    beforeFirstRound: { ...scoreOf(before), baseline: null },
    decades: [...Map.groupBy(counted, ({ year }) => Math.floor(year / 10) * 10)].map(([decade, rounds]) => ({
      decade,
      ...scoreOf(rounds),
    })),
    bins: calibration(counted),
  };
}

/** The multi-class Brier score of chances; who is not among them has none. */
export function brier(chances: TitleOdds["chances"], champion: string): number {
  const missed = chances.some(([name]) => name === champion) ? 0 : 1;
  return missed + sum(chances.map(([name, chance]) => (chance - (name === champion ? 1 : 0)) ** 2));
}

/** The tenth of a season that a round is in, from 0 to 9. */
function tenthOf({ round, rounds }: JudgedRound): number {
  return Math.min(9, Math.floor((10 * round) / rounds));
}

/** How often the leader won, by tenths of a season; one who won and one who did not are added to each. */
function leadersWin(judged: ReadonlyArray<JudgedRound>): Array<number> {
  return Array.from({ length: 10 }, (_, tenth) => {
    const ofTenth = judged.filter((each) => tenthOf(each) === tenth);
    const won = ofTenth.map(({ odds: { leaders }, champion }) =>
      leaders.includes(champion) ? 1 / leaders.length : 0,
    );
    return (sum(won) + 1) / (ofTenth.length + 2);
  });
}

/** The leader's chance is how often leaders won; the others with points share the rest evenly. */
function baselineChances(each: JudgedRound, wins: ReadonlyArray<number>): Array<[string, number]> {
  const { leaders, scorers } = each.odds;
  const others = Math.max(0, scorers - leaders.length);
  const share = others === 0 ? 1 : (wins[tenthOf(each)] ?? 0);
  const isLeader = leaders.includes(each.champion);
  const unnamed = others - (isLeader ? 0 : 1);
  return [
    ...leaders.map((leader): [string, number] => [leader, share / leaders.length]),
    ...(isLeader || others === 0 ? [] : [[each.champion, (1 - share) / others] as [string, number]]),
    ...Array.from({ length: Math.max(0, unnamed) }, (): [string, number] => ["", (1 - share) / others]),
  ];
}

function calibration(judged: ReadonlyArray<JudgedRound>): Array<CalibrationBin> {
  const open = judged.filter(({ odds }) => !odds.decided);
  const said = open.flatMap(({ odds: { chances }, champion }) =>
    chances.map(([name, chance]) => ({ chance, true: name === champion })),
  );
  return bounds.slice(0, -1).map((from, index) => {
    const to = bounds[index + 1] ?? 1;
    const ofBin = said.filter(({ chance }) => chance >= from && (chance < to || to === 1));
    return {
      from,
      to,
      count: ofBin.length,
      said: mean(ofBin.map(({ chance }) => chance)),
      happened: mean(ofBin.map((each) => (each.true ? 1 : 0))),
    };
  });
}

function mean(values: ReadonlyArray<number>): number {
  return values.length === 0 ? 0 : sum(values) / values.length;
}
