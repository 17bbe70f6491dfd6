import { canonicalId, isId } from "#contract/ids.ts";
import { searchTexts } from "#app/text/search-texts.ts";
import { tableView, type ViewSearch } from "#app/ui/table/view.ts";

/** The state of a screen that compares drivers, as its address has it. */
export type DriversSearch = ViewSearch & {
  /** Ids of drivers, joined by commas; absent for the first of the classification. */
  drivers?: string | undefined;
};

/** An address can ask for this many at most; each screen says how many it shows. */
const mostIds = 4;

/** Reads the search parameters at the door. A form that is sent without scripts has `drivers` once for each. */
export function driversSearch(search: Record<string, unknown>): DriversSearch {
  return { drivers: driversText(idsIn(searchTexts(search.drivers).join(","))), ...tableView(search) };
}

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
