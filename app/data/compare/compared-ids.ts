import { isId, maxIdLength } from "#contract/ids.ts";
import { idOfName } from "#app/text/names.ts";
import { searchTexts } from "#app/text/search-params.ts";

/** What is compared. */
export type ComparedKind = "drivers" | "teams";

/** The most that are compared side by side, and the fewest: everywhere on the site. */
export const mostCompared = 4;
export const fewestCompared = 2;

/** Those beyond the most that are compared are named in a note; an address with still more would only be long. */
const mostNamed = 8;

/**
 * Reads who is to be compared from a search parameter: ids or names joined by commas, or the parameter several times,
 * as a form without scripts sends it. Each is taken once, in the order asked for; what is no name is dropped.
 */
export function readIds(parameter: unknown): Array<string> {
  const names = searchTexts(parameter).flatMap((text) => text.split(","));
  const ids = names.map((name) => idOfName(name.slice(0, maxIdLength))).filter(isId);
  return [...new Set(ids)].slice(0, mostNamed);
}

/**
 * Who is compared, and who was asked for beyond the most that are. An id that nobody has keeps its place among the
 * four, because only the archive knows, and a suggestion can take that place.
 */
export function comparedIds(parameter: string | undefined): { ids: Array<string>; surplus: Array<string> } {
  const all = readIds(parameter);
  return { ids: all.slice(0, mostCompared), surplus: all.slice(mostCompared) };
}

/** Ids as an address has them; undefined for none. */
export function idsText(ids: ReadonlyArray<string>): string | undefined {
  return ids.join(",") || undefined;
}
