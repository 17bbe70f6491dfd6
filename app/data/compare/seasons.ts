import type { TeamSeasonRow } from "#contract/careers.ts";
import type { DriverChampionshipRow } from "#contract/championship.ts";

/** One season of a driver or a team in figures. */
export type SeasonRow = {
  year: number;
  /** Counted championship points; null for a team before 1958. */
  points: number | null;
  wins: number;
  podiums: number;
  poles: number;
  /** Championship position; null if unclassified. */
  rank: number | null;
};

/** A driver's seasons in the shape shared with teams. */
export function driverSeasons(rows: ReadonlyArray<DriverChampionshipRow>): Array<SeasonRow> {
  return rows.map(({ year, total_points, wins, podiums, pole_positions, championship_rank }) => ({
    year,
    points: total_points,
    wins,
    podiums,
    poles: pole_positions,
    rank: championship_rank,
  }));
}

/** A team's seasons in the shape shared with drivers. */
export function teamSeasons(rows: ReadonlyArray<TeamSeasonRow>): Array<SeasonRow> {
  return rows.map(({ year, points, wins, podiums, poles, rank }) => ({
    year,
    points,
    wins,
    podiums,
    poles,
    rank,
  }));
}
