import { integer, isoDate, minValue, number, pipe, regex, string } from "valibot";

/** A championship season, for example 2025. */
export const season = pipe(number(), integer(), minValue(1950));
/** A round of a season, counted from 1. */
export const round = pipe(number(), integer(), minValue(1));
/** A place, counted from 1. */
export const position = pipe(number(), integer(), minValue(1));
/** How many; 0 or more. */
export const count = pipe(number(), integer(), minValue(0));
/** Championship points; half points and other fractions are kept. */
export const points = pipe(number(), minValue(0));
/** A day, `YYYY-MM-DD`. */
export const day = pipe(string(), isoDate());
/** A time of day in UTC, `HH:MM` or `HH:MM:SS`, with or without a trailing `Z`. */
export const timeUtc = pipe(
  string(),
  regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?Z?$/, "a UTC time as HH:MM or HH:MM:SS"),
);

/** Points to the second decimal, as record books print thirds and sevenths of a point; removes binary noise too. */
export function roundedPoints(value: number): number {
  return Math.round(value * 100) / 100;
}

/** A sum of points to the second decimal. */
export function sumOfPoints(values: ReadonlyArray<number>): number {
  return roundedPoints(values.reduce((total, each) => total + each, 0));
}
