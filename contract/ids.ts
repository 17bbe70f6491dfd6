import { type InferOutput, maxLength, pipe, regex, string } from "valibot";

/** The format of an id: lower case words joined by underscores, as in `max_verstappen`. */
export const idPattern = /^[a-z0-9]+(?:_[a-z0-9]+)*$/;

/** The maximum length of an id; F1DB's longest has 36 characters. */
export const maxIdLength = 64;

/** The message for a malformed id. */
export const idExpectation = `lower-case words joined by underscores, at most ${maxIdLength} characters, for example max_verstappen`;

const idSchema = pipe(string(), maxLength(maxIdLength, idExpectation), regex(idPattern, idExpectation));

/** A driver: F1DB's driver id with underscores instead of hyphens (`max_verstappen`, `carlos_sainz_jr`). */
export const driverId = idSchema;
export type DriverId = InferOutput<typeof driverId>;

/** A team: F1DB's constructor id with underscores instead of hyphens (`red_bull`). */
export const teamId = idSchema;
export type TeamId = InferOutput<typeof teamId>;

/** A circuit: F1DB's circuit id with underscores instead of hyphens (`spa_francorchamps`). */
export const circuitId = idSchema;
export type CircuitId = InferOutput<typeof circuitId>;

/** The driver that the menu and `/driver/` link to. */
export const defaultDriverId = "max_verstappen";
/** The team that `/teams/` redirects to. */
export const defaultTeamId = "ferrari";
/** The season that `/standings/` redirects to. */
export const defaultStandingsYear = 2025;
/** The first season of the world championship. */
export const firstSeason = 1950;
/** The last season on the calendar: its Grands Prix are the last in `grand-prix-names.ts`. */
export const lastSeason = 2026;
/** The season of the first constructors' championship. */
export const firstConstructorsSeason = 1958;

/**
 * The canonical form of a typed id: lower case, hyphens and spaces as underscores. It may still be malformed or
 * unknown; `isId` checks the form. Input that is too long is truncated, but remains too long to be valid.
 */
export function canonicalId(typed: string): string {
  return typed
    .trim()
    .slice(0, maxIdLength + 1)
    .toLowerCase()
    .replaceAll(/[-\s]+/g, "_");
}

/** True for a canonical id. */
export function isId(text: string): boolean {
  return text.length <= maxIdLength && idPattern.test(text);
}

/**
 * A readable name derived from an id, for titles that are sent before any data is there: split at underscores, each
 * word capitalised (`max_verstappen` → "Max Verstappen").
 */
export function nameFromId(id: string): string {
  return id
    .split("_")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ")
    .replace(/ Jr$/, " Jr.");
}
