/**
 * SQL for the name of a line's engine where the season's table tells a team's engines apart; null otherwise.
 *
 * @param team the column of the line's team id; `engine` has to be joined
 * @param year the column of its season
 */
export function engineTold(team: string, year: string): string {
  return `
    iif((SELECT count(DISTINCT twin.engine_id) FROM season_standing AS twin
         WHERE twin.kind = 'constructor' AND twin.entity_id = ${team} AND twin.year = ${year}) > 1,
      engine.name, NULL)`;
}
