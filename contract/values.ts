import { integer, isoDate, minValue, number, pipe, regex, string } from "valibot";
import { firstSeason } from "./ids.ts";

/** A championship season, for example 2025. */
export const season = pipe(number(), integer(), minValue(firstSeason));
/** A round of a season, counted from 1. */
export const round = pipe(number(), integer(), minValue(1));
/** A position, counted from 1. */
export const position = pipe(number(), integer(), minValue(1));
/** How many; 0 or more. */
export const count = pipe(number(), integer(), minValue(0));
/** Championship points, possibly fractional. */
export const points = pipe(number(), minValue(0));
/** A date, `YYYY-MM-DD`. */
export const day = pipe(string(), isoDate());
/** A time of day in UTC, `HH:MM` or `HH:MM:SS`, with or without a trailing `Z`. */
export const timeUtc = pipe(
  string(),
  regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?Z?$/, "a UTC time as HH:MM or HH:MM:SS"),
);

/** Points to two decimals, as record books print thirds and sevenths of a point; also removes binary noise. */
export function roundedPoints(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The sum of points, to two decimals. */
export function sumOfPoints(values: ReadonlyArray<number>): number {
  return roundedPoints(values.reduce((total, each) => total + each, 0));
}

/** A place in words: 1st, 2nd, 3rd, 11th, 21st. */
export function ordinal(place: number): string {
  const tens = place % 100;
  if (tens >= 11 && tens <= 13) return `${place}th`;
  const endings: Readonly<Record<number, string>> = { 1: "st", 2: "nd", 3: "rd" };
  return `${place}${endings[place % 10] ?? "th"}`;
}

/** Words as in a sentence: "Ayrton Senna, Alain Prost and Nigel Mansell". */
export function formatList(words: ReadonlyArray<string>, join: "and" | "or" = "and"): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${join} ${words.at(-1)}`;
}
