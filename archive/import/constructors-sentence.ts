import type { ConstructorOverview, ConstructorStanding } from "#contract/championship.ts";
import { firstConstructorsSeason } from "#contract/ids.ts";

type Line = Pick<ConstructorStanding, "position" | "team_name" | "engine" | "points" | "champion">;
type Season = Pick<ConstructorOverview, "year" | "rounds" | "rounds_run"> & {
  standings: ReadonlyArray<Line>;
};

/** One sentence about a season's constructors' table, as its page's meta description. */
export function describeConstructors(season: Season): string {
  const { year, rounds, rounds_run, standings } = season;
  if (year < firstConstructorsSeason)
    return `There was no Formula 1 constructors' championship in ${year}; the first was in ${firstConstructorsSeason}.`;
  const [first, ...others] = standings.filter((line) => line.position !== null).slice(0, 3);
  if (first === undefined) return `The ${year} Formula 1 constructors' championship, ${rounds} rounds.`;
  const behind = others.length === 0 ? "" : `, ahead of ${others.map(withPoints).join(" and ")}`;
  if (first.champion)
    return `${lineName(first)} won the ${year} Formula 1 constructors' championship with ${first.points} points${behind}.`;
  return `After ${rounds_run} of ${rounds} rounds, ${lineName(first)} leads the ${year} Formula 1 constructors' championship with ${first.points} points${behind}.`;
}

function withPoints(line: Line): string {
  return `${lineName(line)} (${line.points})`;
}

function lineName(line: Line): string {
  return line.engine === null ? line.team_name : `${line.team_name}-${line.engine}`;
}
