import type { SharedRace, SharedSeason } from "#contract/head-to-head.ts";
import { sumOfPoints } from "#contract/values.ts";

/** How often each of two was ahead; ties and unknowns count for neither. */
type Score = { of: number; one: number; other: number };

/** The head-to-head of two drivers or teams over all Grands Prix that both entered. */
export type HeadToHead = {
  one: string;
  other: string;
  /** First and last season in which they met. */
  from: number;
  to: number;
  all: Score;
  /** Only races in which both, or the best cars of both, were classified. */
  finished: Score;
  qualifying: Score;
  /** In all of those races, without sprints; null for teams. */
  points: { one: number; other: number } | null;
};

/** Sums up the shared races of two drivers, in any order; null if there are none. */
export function driversHeadToHead(
  one: string,
  other: string,
  races: ReadonlyArray<SharedRace>,
): HeadToHead | null {
  const span = spanOf(races);
  if (span === null) return null;
  const finished = races.filter((race) => race.driver.position !== null && race.other.position !== null);
  const gaps = races.flatMap(({ qualifying }) => qualifying?.gap ?? []);
  return {
    one,
    other,
    ...span,
    all: aheadIn(races),
    finished: aheadIn(finished),
    qualifying: {
      of: gaps.length,
      one: gaps.filter((gap) => gap < 0).length,
      other: gaps.filter((gap) => gap > 0).length,
    },
    points: {
      one: sumOfPoints(races.map((race) => race.driver.points)),
      other: sumOfPoints(races.map((race) => race.other.points)),
    },
  };
}

/** Sums up the shared seasons of two teams, in any order; null if there are none. */
export function teamsHeadToHead(
  one: string,
  other: string,
  seasons: ReadonlyArray<SharedSeason>,
): HeadToHead | null {
  const span = spanOf(seasons);
  if (span === null) return null;
  const total = (value: (season: SharedSeason) => number) =>
    seasons.reduce((sum, season) => sum + value(season), 0);
  return {
    one,
    other,
    ...span,
    all: {
      of: total((season) => season.races),
      one: total((season) => season.ahead),
      other: total((season) => season.behind),
    },
    finished: {
      of: total((season) => season.finished),
      one: total((season) => season.finished_ahead),
      other: total((season) => season.finished_behind),
    },
    qualifying: {
      of: total((season) => season.qualifyings),
      one: total((season) => season.qualifying_ahead),
      other: total((season) => season.qualifying_behind),
    },
    points: null,
  };
}

function aheadIn(races: ReadonlyArray<SharedRace>): Score {
  return {
    of: races.length,
    one: races.filter(({ ahead }) => ahead === "driver").length,
    other: races.filter(({ ahead }) => ahead === "other").length,
  };
}

function spanOf(met: ReadonlyArray<{ year: number }>): { from: number; to: number } | null {
  if (met.length === 0) return null;
  const years = met.map(({ year }) => year);
  return { from: Math.min(...years), to: Math.max(...years) };
}
