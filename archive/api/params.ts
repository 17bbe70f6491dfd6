import { canonicalId, firstSeason, idExpectation, isId } from "#contract/ids.ts";
import { badRequest } from "./request-error.ts";

/**
 * The canonical id in a segment of a path; hyphens and capitals are taken as meant.
 *
 * @throws RequestError 400 when it has not the form of an id
 */
export function idParam(segment: string): string {
  const id = canonicalId(segment);
  if (!isId(id)) throw badRequest("This is not an id.", idExpectation);
  return id;
}

/**
 * The year in a segment of a path.
 *
 * @throws RequestError 400 when it is no number of four digits; `seasonOf` then decides about its range
 */
export function yearParam(segment: string): number {
  if (!/^\d{4}$/.test(segment))
    throw badRequest("This is not a season.", "a season as four digits, for example 2025");
  return Number(segment);
}

/**
 * The year itself when it is a season of the calendar.
 *
 * @param lastSeason the last season on the calendar
 * @throws RequestError 400 when it lies outside
 */
export function seasonOf(year: number, lastSeason: number): number {
  if (year < firstSeason || year > lastSeason)
    throw badRequest(
      "There is no such season on the calendar.",
      `a season from ${firstSeason} to ${lastSeason}`,
    );
  return year;
}
