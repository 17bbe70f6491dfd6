/** What stands where there are no ratings. */
export const noRatings = "No ratings available.";

/** What a rating is, for the line under its tables. */
export const ratingUnit =
  "0 is the mean of all. In equal cars, a driver who is rated 1 higher finishes ahead 73 times in 100.";

/** A rating with its sign: "+1.31". */
export function ratingText(rating: number): string {
  const hundredths = Math.round(100 * rating);
  return `${hundredths < 0 ? "−" : "+"}${(Math.abs(hundredths) / 100).toFixed(2)}`;
}

/** "+0.99 to +2.11". */
export function intervalText({ low, high }: { low: number; high: number }): string {
  return `${ratingText(low)} to ${ratingText(high)}`;
}
