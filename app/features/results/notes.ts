/** What stands where a screen has no facts to show (specification §8, word for word). */
export const notes = {
  /** Also on a team's pages: the specification has one text for all three result screens. */
  results: "No race results available for this driver.",
  teamChampionship: "No championship data available for this team.",
  driverChampionship: "No championship data available for this driver.",
} as const;

/** The line under a table of results. */
export const resultsMethod =
  "Every race and sprint. Finish is the place in the classification, which a car may have without having seen the flag; a start from the pit lane has no grid slot. Source: F1DB.";
