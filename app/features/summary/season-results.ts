import { sumOfPoints } from "#contract/values.ts";
import type { ResultRow } from "#contract/results.ts";

/** One round of a season: where a driver finished in the Grand Prix and in the sprint; null for no entry. */
export type RoundResult = { race: ResultRow | null; sprint: ResultRow | null };

type SeasonRound = { round: number; race_name: string; country: string };

/** The latest season of which there are results, driver by driver. */
export type SeasonResults = {
  year: number;
  /** Rounds in their order. */
  rounds: Array<SeasonRound>;
  drivers: Array<{
    /** Null in answers that do not give ids. */
    driver_id: string | null;
    full_name: string;
    /** One for each of `rounds`. */
    results: Array<RoundResult>;
  }>;
};

/**
 * The latest season of a driver's or a team's results.
 *
 * Drivers with most points come first, and of those with equally many who started more often. Of two cars that a driver shared in one race the better placed one counts.
 *
 * @param rows results in any order
 * @returns null without any
 */
export function latestSeason(rows: ReadonlyArray<ResultRow>): SeasonResults | null {
  if (rows.length === 0) return null;
  const year = rows.reduce((latest, row) => Math.max(latest, row.year), 0);
  const ofYear = rows.filter((row) => row.year === year);
  const rounds = [...Map.groupBy(ofYear, ({ round }) => round)]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([round, [first]]) =>
      first === undefined ? [] : [{ round, race_name: first.race_name, country: first.country }],
    );
  const drivers = [...Map.groupBy(ofYear, ({ full_name }) => full_name)]
    .toSorted(([, one], [, other]) => pointsOf(other) - pointsOf(one) || other.length - one.length)
    .map(([full_name, all]) => ({
      driver_id: all[0]?.driver_id ?? null,
      full_name,
      results: rounds.map(({ round }) => ({
        race: bestOf(all.filter((row) => row.round === round && row.session_type === "R")),
        sprint: bestOf(all.filter((row) => row.round === round && row.session_type === "S")),
      })),
    }));
  return { year, rounds, drivers };
}

function pointsOf(rows: ReadonlyArray<ResultRow>): number {
  return sumOfPoints(rows.map(({ points }) => points));
}

function bestOf(rows: ReadonlyArray<ResultRow>): ResultRow | null {
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other))[0] ?? null;
}

function placeOf({ finish_position }: ResultRow): number {
  return finish_position ?? Infinity;
}
