import { type InferOutput, maxLength, pipe, regex, string } from "valibot";

/** What an id looks like: lower case words joined by underscores, as in `max_verstappen`. */
export const idPattern = /^[a-z0-9]+(?:_[a-z0-9]+)*$/;

/** The most characters of an id; F1DB's longest has 36. */
export const maxIdLength = 64;

/** The message for a malformed id. */
export const idExpectation = `lower-case words joined by underscores, at most ${maxIdLength} characters, for example max_verstappen`;

const idSchema = pipe(string(), maxLength(maxIdLength, idExpectation), regex(idPattern, idExpectation));

/** A driver: F1DB's driver id with underscores for hyphens (`max_verstappen`, `carlos_sainz_jr`). */
export const driverId = idSchema;
export type DriverId = InferOutput<typeof driverId>;

/** A team: F1DB's constructor id with underscores for hyphens (`red_bull`). */
export const teamId = idSchema;
export type TeamId = InferOutput<typeof teamId>;

/** A circuit: F1DB's circuit id with underscores for hyphens (`spa_francorchamps`). */
export const circuitId = idSchema;
export type CircuitId = InferOutput<typeof circuitId>;

/** The driver whom the menu and `/driver/` lead to (specification §9). */
export const defaultDriverId = "max_verstappen";
/** The team that `/teams/` leads to (§9). */
export const defaultTeamId = "ferrari";
/** The season that `/standings/` leads to (§9). */
export const defaultStandingsYear = 2025;
/** The first season of the world championship. */
export const firstSeason = 1950;
/** The last season on the calendar: its Grands Prix are the last in `grand-prix-names.ts`. */
export const lastSeason = 2026;
/** The season of the first constructors' championship. */
export const firstConstructorsSeason = 1958;

/**
 * The canonical form of an id typed by a person: lower case, hyphens and spaces as underscores.
 * It may still be malformed or unknown; `isId` decides about the form. One that is too long is cut, and stays too long.
 */
export function canonicalId(typed: string): string {
  return typed
    .trim()
    .slice(0, maxIdLength + 1)
    .toLowerCase()
    .replaceAll(/[-\s]+/g, "_");
}

/** True for an id in its canonical form. */
export function isId(text: string): boolean {
  return text.length <= maxIdLength && idPattern.test(text);
}

/**
 * A readable name made from an id, for titles that are sent before any answer is there:
 * split on underscores, each word capitalised (`max_verstappen` → "Max Verstappen").
 */
export function nameFromId(id: string): string {
  return id
    .split("_")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}
