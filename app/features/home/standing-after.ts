/**
 * How many races have been held since the last one with a result, which the archive lacks: "The results of the 10 races
 * since then are not in this archive yet."; null where none is missing, or where the next race is of another season.
 */
export function missingSinceText(
  last: { year: number; round: number },
  next: { year: number; round: number } | null,
): string | null {
  if (next === null || next.year !== last.year) return null;
  const missing = next.round - last.round - 1;
  if (missing <= 0) return null;
  return missing === 1
    ? "The result of the race since then is not in this archive yet."
    : `The results of the ${missing} races since then are not in this archive yet.`;
}

/** How far the season of a table has come: "2026, after 11 of 22 rounds". */
export function standingAfter(season: { year: number; rounds_run: number; rounds: number }): string {
  const { year, rounds_run, rounds } = season;
  return rounds_run >= rounds ? `${year}, final` : `${year}, after ${rounds_run} of ${rounds} rounds`;
}
