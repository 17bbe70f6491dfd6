import type { DriverChampionshipRow } from "#contract/championship.ts";
import { teamsIn } from "#contract/teams.ts";
import { isGreyIn } from "#app/reference/team-colours.ts";

/** A team and the season in which it had the colour that is meant. */
export type ComparedCar = { team_id: string | null; year: number };

/**
 * The teams of a driver, each in its last season with the driver: first those of the most wins, then of the most
 * seasons. One in grey stands after all others that the driver won for.
 */
export function carsOf(
  rows: ReadonlyArray<Pick<DriverChampionshipRow, "year" | "team_name" | "wins">>,
): Array<ComparedCar> {
  const driven = rows.flatMap(({ year, team_name, wins }) =>
    teamsIn(team_name, year).flatMap(({ id }) => (id === null ? [] : [{ id, year, wins }])),
  );
  return [...Map.groupBy(driven, ({ id }) => id)]
    .map(([team_id, seasons]) => ({
      team_id,
      year: Math.max(...seasons.map(({ year }) => year)),
      wins: seasons.reduce((sum, { wins }) => sum + wins, 0),
      seasons: seasons.length,
    }))
    .map((team) => ({ ...team, rank: team.wins === 0 ? 2 : isGreyIn(team.team_id, team.year) ? 1 : 0 }))
    .toSorted(
      (one, other) =>
        one.rank - other.rank ||
        other.wins - one.wins ||
        other.seasons - one.seasons ||
        other.year - one.year,
    )
    .map(({ team_id, year }) => ({ team_id, year }));
}
