import { canonicalId, isId } from "#contract/ids.ts";
import { read, searchParams, searchTexts } from "#app/text/search-params.ts";
import { viewParams } from "#app/ui/table/view.ts";

/** An address can ask for this many at most; each screen says how many it shows. */
const mostIds = 4;

/** The search parameters of a screen that compares drivers. */
export const driversSearch = searchParams({
  /** Ids joined by commas; absent for the first of the classification. A form without scripts has it once for each. */
  drivers: read((value) => driversText(idsIn(searchTexts(value).join(",")))),
  ...viewParams,
});

export type DriversSearch = ReturnType<typeof driversSearch>;

/** The drivers that an address asks for, each once. Whether they took part, only the session's document knows. */
export function askedDrivers({ drivers = "" }: DriversSearch): Array<string> {
  return idsIn(drivers);
}

/** Drivers as an address has them. */
export function driversText(ids: ReadonlyArray<string>): string | undefined {
  return ids.join(",") || undefined;
}

function idsIn(text: string): Array<string> {
  return [...new Set(text.split(",").map(canonicalId).filter(isId))].slice(0, mostIds);
}
