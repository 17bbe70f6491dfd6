/**
 * The columns of contract/figures.ts, summed up over the seasons of `driver_season` or of `team_season`; zeros for who
 * has none. The average is kept to three decimals: more than any screen shows.
 */
export const careerColumns = `
  total(entries) AS entries, total(grands_prix) AS grands_prix, total(wins) AS wins, total(podiums) AS podiums,
  total(poles) AS poles, total(fastest_laps) AS fastest_laps, round(total(points), 2) AS points,
  total(champion) AS titles, min(best_finish) AS best_finish,
  round(total(finish_sum) / nullif(total(classified), 0), 3) AS avg_finish, total(dnfs) AS dnfs`;

/** The archive's current season: that of the last race. */
export const currentSeason = `(SELECT max(year) FROM driver_season)`;
