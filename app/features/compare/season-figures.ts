/** What a chart of seasons can show; the first is the default. "Total" is what there was up to and with a season. */
export const seasonFigures = [
  "points",
  "wins",
  "podiums",
  "poles",
  "rank",
  "total_wins",
  "total_points",
] as const;
export type SeasonFigure = (typeof seasonFigures)[number];
