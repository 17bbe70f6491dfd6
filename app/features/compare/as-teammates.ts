import type { DriverCareerRow } from "#contract/careers.ts";
import type { DriverId } from "#contract/ids.ts";
import type { Meetings } from "#app/data/compare/compare.functions.ts";
import type { Seasons } from "#app/features/coverage/coverage.tsx";
import {
  type Wins,
  oncePerRace,
  winsIn,
  pointsByTeammate,
} from "#app/features/drivers/teammates/summaries.ts";

/** What two drivers were to each other as teammates. */
export type AsTeammates = {
  driver: { id: DriverId; name: string };
  teammate: { id: DriverId; name: string };
  /** The teams they shared, in the order of time. */
  teams: string;
  seasons: Seasons;
  /** Who was ahead, over all races together, and over those in which both were classified. */
  all: Wins;
  finished: Wins;
  /** Points of both in these races, without sprints. */
  points: { driver: number; teammate: number };
};

/** From which season to which. */
type Career = Pick<DriverCareerRow, "first_year" | "last_year">;

/** Sums up the races of every pair among the compared drivers. */
export function asTeammates(
  meetings: ReadonlyArray<Meetings>,
  careers: ReadonlyArray<Pick<DriverCareerRow, "driver_id">>,
): Array<AsTeammates> {
  const compared = new Set(careers.map(({ driver_id }) => driver_id));
  return meetings
    .filter(({ driver_id, teammate_id }) => compared.has(driver_id) && compared.has(teammate_id))
    .flatMap((pair) => pairAsTeammates(pair) ?? []);
}

/** Sums a pair's races up; null where they had none. */
function pairAsTeammates({ driver_id, teammate_id, all, finished }: Meetings): AsTeammates | null {
  const races = oncePerRace(all);
  const [newest] = races;
  const [points] = pointsByTeammate(races);
  if (newest === undefined || points === undefined) return null;
  const years = races.map(({ year }) => year);
  return {
    driver: { id: driver_id, name: newest.driver_name },
    teammate: { id: teammate_id, name: newest.teammate_name },
    teams: [...new Set(races.toReversed().map(({ team_name }) => team_name))].join(" / "),
    seasons: { from: Math.min(...years), to: Math.max(...years) },
    all: winsIn(races),
    finished: winsIn(oncePerRace(finished)),
    points: { driver: points.driverPoints, teammate: points.teammatePoints },
  };
}

/**
 * The seasons in which at least two of the drivers had a career, so that they may have been teammates; null when
 * there are none. First and last season count, years out of racing between them as well.
 */
export function commonSeasons(careers: ReadonlyArray<Career>): Seasons | null {
  const overlaps = careers.flatMap((one, index) =>
    careers.slice(index + 1).map((other) => ({
      from: Math.max(one.first_year, other.first_year),
      to: Math.min(one.last_year, other.last_year),
    })),
  );
  const common = overlaps.filter(({ from, to }) => from <= to);
  if (common.length === 0) return null;
  return {
    from: Math.min(...common.map(({ from }) => from)),
    to: Math.max(...common.map(({ to }) => to)),
  };
}
