import { isId, maxIdLength } from "#contract/ids.ts";
import { idOfName } from "#app/text/names.ts";
import { searchTexts } from "#app/text/search-params.ts";

/** What is compared. */
export type ComparedKind = "drivers" | "teams";

/** How many can be compared side by side, everywhere on the site. */
export const mostCompared = 4;
export const fewestCompared = 2;

/** Ids beyond the maximum are listed in a note, up to this many. */
const mostNamed = 8;

/**
 * Parses the search parameter: ids or names separated by commas, or the parameter repeated, as a form without
 * JavaScript sends it. Duplicates and anything that is not a name are dropped; order is kept.
 */
export function readIds(parameter: unknown): Array<string> {
  const names = searchTexts(parameter).flatMap((text) => text.split(","));
  const ids = names.map((name) => idOfName(name.slice(0, maxIdLength))).filter(isId);
  return [...new Set(ids)].slice(0, mostNamed);
}

/**
 * The ids to compare, and those beyond the maximum. An unknown id keeps its place among the four, because only the
 * archive knows, and a suggestion can replace it.
 */
export function comparedIds(parameter: string | undefined): { ids: Array<string>; surplus: Array<string> } {
  const all = readIds(parameter);
  return { ids: all.slice(0, mostCompared), surplus: all.slice(mostCompared) };
}

/** Ids as a search parameter; undefined for none. */
export function idsText(ids: ReadonlyArray<string>): string | undefined {
  return ids.join(",") || undefined;
}
