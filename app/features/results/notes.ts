/** What stands where a screen has no facts to show (specification §8, word for word). */
export const notes = {
  /** Also on a team's pages: the specification has one text for all three result screens. */
  results: "No race results available for this driver.",
  teamChampionship: "No championship data available for this team.",
  driverChampionship: "No championship data available for this driver.",
} as const;
