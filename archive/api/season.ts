import { firstSeason } from "#contract/ids.ts";
import { badRequest } from "./request-error.ts";

/**
 * The year itself when it is a season of the calendar.
 *
 * @param lastSeason the last season on the calendar
 * @throws RequestError 400 when it lies outside
 */
export function seasonOf(year: number, lastSeason: number): number {
  if (year < firstSeason || year > lastSeason)
    throw badRequest("There is no such season on the calendar.", seasonExpectation(lastSeason));
  return year;
}

/** Which seasons there are. */
export function seasonExpectation(lastSeason: number): string {
  return `a season from ${firstSeason} to ${lastSeason}`;
}
