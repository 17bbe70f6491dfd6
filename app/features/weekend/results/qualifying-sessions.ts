/** The last season whose qualifying was made of runs on record as sessions of their own. */
const lastRuns = 2005;

/** The sessions that the page of a season's qualifying is made of. */
export function qualifyingSessions(year: number): ReadonlyArray<"Q" | "Q1D" | "Q2D"> {
  return year > lastRuns ? ["Q"] : ["Q", "Q1D", "Q2D"];
}
