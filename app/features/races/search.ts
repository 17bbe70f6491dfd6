import { idOfName } from "#app/text/fold-name.ts";
import { tableView } from "#app/ui/table/view.ts";

/** What `/races/` shows, as its address has it: the races of a season, or those of a driver. */
export type RacesSearch = {
  /** Absent for the current season. Any four digits: the screen says which seasons there are. */
  year?: number | undefined;
  /** An id; with it there is no year. */
  driver?: string | undefined;
  sort?: string | undefined;
};

/**
 * Reads the screen's search parameters at the door; nonsense is dropped. A driver may be typed as a name, which is
 * what a form without scripts sends. All keys are there, so that they replace what stood in the address.
 */
export function racesSearch(search: Record<string, unknown>): RacesSearch {
  const driver = typeof search.driver === "string" ? idOfName(search.driver) : "";
  const { sort } = tableView(search);
  if (driver !== "") return { year: undefined, driver, sort };
  return { year: readYear(search.year), driver: undefined, sort };
}

/** The router hands on a number where a link had one, and text from an address. */
function readYear(value: unknown): number | undefined {
  const text = String(value);
  return /^[1-9]\d{3}$/.test(text) ? Number(text) : undefined;
}
