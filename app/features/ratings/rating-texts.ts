import type { DriverSeasonRating, RatingPair } from "#contract/ratings.ts";
import { formatPossible, formatSigned } from "#app/text/format.ts";
import { lastNames } from "#app/text/names.ts";
import { formatList } from "#contract/values.ts";

/** What stands where there are no ratings. */
export const noRatings = "No ratings available.";

/** The definitions of ratings, and the words that lead there. */
export const ratingsMethod = "/method/#ratings";
export const howComputed = "How ratings are computed";

/** What ratings of drivers rest on. */
export const comparedThrough =
  "Drivers are compared through the teammates they shared, cars through the drivers who changed teams.";

/** What a driver's rating says. */
export const inEqualCars = "In equal cars, a driver rated 1 point higher finishes ahead in 73 of 100 races.";

/** What a team's rating says. */
const withEqualDrivers =
  "With equal drivers, a car of a team rated 1 point higher finishes ahead in 73 of 100 races.";

/** What a rating is, for the line under its tables. */
export const ratingUnit = `0 is the mean of all. ${inEqualCars}`;

const standardDeviation = "± is one standard deviation.";

/** What a driver's rating is, where its standard deviation stands beside it. */
export const driverRatingUnit = `${ratingUnit} ${standardDeviation}`;

/** What a team's rating is, where its standard deviation stands beside it. */
export const teamRatingUnit = `0 is the mean of all. ${withEqualDrivers} ${standardDeviation}`;

/** A rating with its sign: "+1.31". */
export function ratingText(rating: number): string {
  return formatSigned(rating, 2);
}

/** "+0.99 to +2.11". */
export function intervalText({ low, high }: { low: number; high: number }): string {
  return `${ratingText(low)} to ${ratingText(high)}`;
}

/**
 * The likelier one's chance of finishing ahead in equal cars, and how sure it is; null without chances.
 *
 * @returns whether that is the first of the two, and the words beside the chance and below it
 */
export function sameCarChance({ driver_name, other_name, by_team, by_entrant }: SureFacts) {
  if (by_team === null || by_entrant === null) return null;
  const [one = "", other = ""] = lastNames([driver_name, other_name]);
  // Rounded once, so that both are 100% together.
  const ahead = Math.round(100 * by_team.ahead);
  const isFirst = ahead >= 50;
  const [likelier, rival] = isFirst ? [one, other] : [other, one];
  const [byTeam, byEntrant] = [by_team, by_entrant].map(({ ahead_low, ahead_high }) =>
    isFirst ? [ahead_low, ahead_high] : [1 - ahead_high, 1 - ahead_low],
  );
  const range = rangeOfChances(byTeam ?? []);
  return {
    isFirst,
    chance: (isFirst ? ahead : 100 - ahead) / 100,
    words:
      ahead === 50
        ? `chance for each: ${one} and ${other} would be level`
        : `chance that ${likelier} finishes ahead of ${rival}`,
    range: isOpen(byTeam)
      ? `Likely ${range}, so it could go either way`
      : isOpen(byEntrant)
        ? `Likely ${range}; with private teams rated apart it could go either way`
        : `Likely ${range}`,
    apart: `${formatPossible(isFirst ? by_entrant.ahead : 1 - by_entrant.ahead)} for ${likelier}, likely ${rangeOfChances(byEntrant ?? [])}`,
  };
}

/** Whether a range as it is written has both ahead. */
function isOpen([low = 1, high = 0]: ReadonlyArray<number> = []): boolean {
  return Math.round(100 * low) <= 50 && Math.round(100 * high) >= 50;
}

/** Who is likelier the better driver, with the chance by both ways of counting; empty without chances. */
export function sameCarSureness({ driver_name, other_name, by_team, by_entrant }: SureFacts): string {
  if (by_team === null || by_entrant === null) return "";
  const [one, other] = lastNames([driver_name, other_name]);
  const isOne = by_team.better >= 0.5;
  const chances = [by_team.better, by_entrant.better].map((better) => (isOne ? better : 1 - better));
  return `${isOne ? one : other}, with a chance of ${rangeOfChances(chances)}`;
}

/** From the least to the most of some chances: "78–92%", "99% to >99%", of equal ones "55%". */
export function rangeOfChances(chances: ReadonlyArray<number>): string {
  const [least = "", most = least] = [Math.min(...chances), Math.max(...chances)].map(formatPossible);
  if (least === most) return most;
  return /[<>]/.test(least + most) ? `${least} to ${most}` : `${least.slice(0, -1)}–${most}`;
}

type SureFacts = Pick<RatingPair, "driver_name" | "other_name" | "by_team" | "by_entrant">;

/** A driver's ratings, one for each season, in ascending order. */
export type RatedDriver = {
  /** As it is written beside others: "Norris". */
  name: string;
  seasons: ReadonlyArray<Pick<DriverSeasonRating, "year" | "rating">>;
};

/** The most seasons that are named one by one. */
const mostNamed = 3;

/** Who was rated higher: of two in how many of the seasons in which both drove, otherwise whose best is the highest. */
export function ratingFinding(drivers: ReadonlyArray<RatedDriver>): string {
  const [one, other, ...more] = drivers;
  const both = one === undefined || other === undefined || more.length > 0 ? null : seasonsOfBoth(one, other);
  return both === null ? highestFinding(drivers) : higherFinding(both);
}

/** Of two the years in which each was rated higher, the one with more of them first; null where they share none. */
function seasonsOfBoth(one: RatedDriver, other: RatedDriver) {
  const shared = one.seasons.flatMap(({ year, rating }) => {
    const theirs = other.seasons.find((season) => season.year === year);
    return theirs === undefined ? [] : [{ year, by: rating - theirs.rating }];
  });
  if (shared.length === 0) return null;
  const first = { name: one.name, years: shared.filter(({ by }) => by > 0).map(({ year }) => year) };
  const second = { name: other.name, years: shared.filter(({ by }) => by <= 0).map(({ year }) => year) };
  return {
    of: shared.length,
    ahead: first.years.length >= second.years.length ? first : second,
    behind: first.years.length >= second.years.length ? second : first,
  };
}

/** "Norris was rated higher in 3 of 4 seasons". */
function higherFinding({ of, ahead, behind }: NonNullable<ReturnType<typeof seasonsOfBoth>>): string {
  const isLevel = ahead.years.length === behind.years.length;
  if (behind.years.length === 0 && of > mostNamed)
    return `${ahead.name} was rated higher in all ${of} seasons of both`;
  if (of <= mostNamed || (isLevel && ahead.years.length <= mostNamed)) {
    const theirs =
      behind.years.length === 0 ? "" : `, ${behind.name} in ${formatList(behind.years.map(String))}`;
    return `${ahead.name} was rated higher in ${formatList(ahead.years.map(String))}${theirs}`;
  }
  return isLevel
    ? `Each was rated higher in ${ahead.years.length} of ${of} seasons`
    : `${ahead.name} was rated higher in ${ahead.years.length} of ${of} seasons`;
}

/** "Verstappen was rated highest: +2.10 in 2023". */
export function highestFinding(drivers: ReadonlyArray<RatedDriver>): string {
  const [best] = drivers
    .flatMap(({ name, seasons }) => seasons.map((season) => ({ name, ...season })))
    .toSorted((first, second) => second.rating - first.rating);
  if (best === undefined) return "";
  const words = drivers.length === 1 ? "at best" : "highest:";
  return `${best.name} was rated ${words} ${ratingText(best.rating)} in ${best.year}`;
}

/** Each one's best season: "Norris +1.02 (2026), Piastri +1.28 (2025)". */
export function bestSeasons(drivers: ReadonlyArray<RatedDriver>): string {
  return drivers
    .flatMap(({ name, seasons }) => {
      const [best] = seasons.toSorted((first, second) => second.rating - first.rating);
      return best === undefined ? [] : `${name} ${ratingText(best.rating)} (${best.year})`;
    })
    .join(", ");
}
