import type { NamedTeam } from "#contract/teams.ts";
import { formatSpans } from "#app/text/format.ts";

/** One season of a career, as it is drawn. */
export type CareerSeason = {
  year: number;
  wins: number;
  /** Place in the championship; null when not placed. */
  rank: number | null;
  /** The teams driven for, in race order. */
  teams: ReadonlyArray<NamedTeam>;
};

/** For which team in which seasons, in the order of the first. @param seasons oldest first */
export function teamSpans(
  seasons: ReadonlyArray<CareerSeason>,
): Array<NamedTeam & { years: string; last: number }> {
  const spans = new Map<string, NamedTeam & { seasons: Array<number> }>();
  for (const { year, teams } of seasons) {
    for (const team of teams) {
      const span = spans.get(team.name);
      if (span === undefined) spans.set(team.name, { ...team, seasons: [year] });
      else span.seasons.push(year);
    }
  }
  return [...spans.values()].map(({ seasons: years, ...team }) => ({
    ...team,
    years: formatSpans(years),
    last: years.at(-1) ?? 0,
  }));
}

/**
 * The seasons that were won. Who leads a season that still runs stands first and has not won it: the count of titles
 * tells.
 */
export function titleYears(seasons: ReadonlyArray<CareerSeason>, titles: number): Array<number> {
  return seasons
    .filter(({ rank }) => rank === 1)
    .map(({ year }) => year)
    .slice(0, titles);
}
