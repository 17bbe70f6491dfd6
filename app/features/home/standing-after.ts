/** How far the season of a table has come: "2026, after 11 of 22 rounds". */
export function standingAfter(season: { year: number; rounds_run: number; rounds: number }): string {
  const { year, rounds_run, rounds } = season;
  return rounds_run >= rounds ? `${year}, final` : `${year}, after ${rounds_run} of ${rounds} rounds`;
}
