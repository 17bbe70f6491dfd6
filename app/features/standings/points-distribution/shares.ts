import type { DriverDetails } from "#contract/standings.ts";

/** Someone's part of all the points of a season. */
type Share = {
  name: string;
  /** Null for a driver without a race. */
  teamId: string | null;
  /** All points scored, those that the season's rules dropped included. */
  points: number;
  /** Per cent of everyone's points. */
  percent: number;
};

export type Shares = {
  /** Those who scored, the most points first. */
  scored: ReadonlyArray<Share>;
  /** How many did not. */
  without: number;
  /** Everyone's points. */
  total: number;
};

/** How a season's points are shared among its drivers. */
export function driverShares({ drivers }: DriverDetails): Shares {
  return sharesOf(
    drivers.map(({ driver_name, team_id, gross_points }) => ({
      name: driver_name,
      teamId: team_id,
      points: gross_points,
    })),
  );
}

/** How a season's points are shared among the teams whose cars scored them; engines apart where the table has them so. */
export function teamShares({ drivers }: DriverDetails): Shares {
  const stints = drivers.flatMap(({ teams }) => teams);
  const byTeam = Map.groupBy(stints, ({ team_id, engine }) => `${team_id} ${engine ?? ""}`);
  return sharesOf(
    [...byTeam.values()].flatMap(([first, ...others]) => {
      if (first === undefined) return [];
      return {
        name: first.engine === null ? first.team_name : `${first.team_name} ${first.engine}`,
        teamId: first.team_id,
        points: others.reduce((sum, { points }) => sum + points, first.points),
      };
    }),
  );
}

function sharesOf(all: ReadonlyArray<Omit<Share, "percent">>): Shares {
  const total = all.reduce((sum, { points }) => sum + points, 0);
  const scored = all
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points)
    .map((each) => ({ ...each, percent: (100 * each.points) / total }));
  return { scored, without: all.length - scored.length, total };
}
