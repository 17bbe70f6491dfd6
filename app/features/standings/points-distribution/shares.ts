import type { Classified, DriverDetails, DriverRaceDetails } from "#contract/standings.ts";

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

/** What a finishing place gave over a season. */
export type PlacePoints = {
  /** Null for those who were not classified and have points nevertheless, for example for the fastest lap. */
  place: number | null;
  /** Points of Grands Prix and of sprints in that place. */
  race: number;
  sprint: number;
  /** Both together, and in per cent of all points. */
  points: number;
  percent: number;
};

/** How many points were won from each finishing place, the first place first; places without points are left out. */
export function pointsByPlace({ drivers }: DriverRaceDetails): Array<PlacePoints> {
  const cells = drivers.flatMap(({ races }) => races.filter((race) => race !== null));
  const race = sums(cells.map(([place, , , points]) => [place, points]));
  const sprint = sums(cells.map(([, , , , , place, points]) => [place, points ?? 0]));
  const total = [...race.values(), ...sprint.values()].reduce((sum, points) => sum + points, 0);
  const places = [...new Set([...race.keys(), ...sprint.keys()])];
  return places
    .toSorted((one, other) => (one ?? Infinity) - (other ?? Infinity))
    .flatMap((place) => {
      const [ofRace, ofSprint] = [race.get(place) ?? 0, sprint.get(place) ?? 0];
      const points = ofRace + ofSprint;
      if (points === 0) return [];
      return { place, race: ofRace, sprint: ofSprint, points, percent: (100 * points) / total };
    });
}

/** Points by place; all that is no place is null. */
function sums(results: ReadonlyArray<readonly [Classified | null, number]>): Map<number | null, number> {
  const all = new Map<number | null, number>();
  for (const [classified, points] of results) {
    const place = typeof classified === "number" ? classified : null;
    all.set(place, (all.get(place) ?? 0) + points);
  }
  return all;
}
