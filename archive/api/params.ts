import { is, type PicklistSchema } from "valibot";
import { canonicalId, firstSeason, idExpectation, isId } from "#contract/ids.ts";
import { type SessionCode, sessionCode } from "#contract/sessions.ts";
import { badRequest, notFound } from "./request-error.ts";

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
    throw badRequest("There is no such season on the calendar.", seasonExpectation(lastSeason));
  return year;
}

/** Which seasons there are. */
export function seasonExpectation(lastSeason: number): string {
  return `a season from ${firstSeason} to ${lastSeason}`;
}

/**
 * The round in a segment of a path; whether the season has it is for the query to say.
 *
 * @throws RequestError 400 when it is no whole number from 1 to 99
 */
export function roundParam(segment: string): number {
  if (!/^[1-9]\d?$/.test(segment)) throw badRequest("This is not a round.", "a round, counted from 1");
  return Number(segment);
}

/** The session in a segment of a path. @throws RequestError 404 when there is no such code */
export function sessionParam(segment: string): SessionCode {
  return oneOf(sessionCode, segment, "There is no such session.");
}

/** A segment of a path that must be one of a list of names. @throws RequestError 404 when it is none of them */
export function oneOf<Name extends string>(
  names: PicklistSchema<ReadonlyArray<Name>, undefined>,
  segment: string,
  otherwise: string,
): Name {
  if (is(names, segment)) return segment;
  throw notFound(otherwise, names.options.join(", "));
}
