/** From the first to the last season of a career, for example "2015–2026", or "1950" for a single one. */
export function careerYears(career: { first_year: number; last_year: number }): string {
  const { first_year, last_year } = career;
  return first_year === last_year ? String(first_year) : `${first_year}–${last_year}`;
}
