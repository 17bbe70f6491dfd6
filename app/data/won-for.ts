import type { DriverTeams } from "#contract/careers.ts";

/** The teams that wins came with: how many with each, and the season of the most, whose colour they have. */
export type WonFor = DriverTeams["won_for"];

/**
 * @param wins in chronological order
 * @returns the teams by their first win; of equal seasons the last
 */
export function wonFor(wins: ReadonlyArray<{ team_id: string; year: number }>): WonFor {
  return [...Map.groupBy(wins, ({ team_id }) => team_id)].map(([team_id, own]) => {
    const seasons = [...Map.groupBy(own, ({ year }) => year)];
    const [year] = seasons.reduce((most, each) => (each[1].length >= most[1].length ? each : most));
    return { team_id, wins: own.length, year };
  });
}
