import { idOfName } from "#app/text/names.ts";
import { read, searchParams } from "#app/text/search-params.ts";
import { viewParams } from "#app/ui/table/view.ts";

const parameters = searchParams({
  /** Absent for the current season. Any four digits: the screen says which seasons there are. */
  year: read(readYear),
  /** An id; with it there is no year. A form without scripts sends the name that was typed. */
  driver: read((value) => (typeof value === "string" ? idOfName(value) : undefined)),
  ...viewParams,
});

/** What `/races/` shows: the races of a season, or those of a driver. */
export type RacesSearch = ReturnType<typeof parameters>;

/** Reads the search parameters of `/races/`. */
export function racesSearch(search: Record<string, unknown>): RacesSearch {
  const { year, driver, sort, f } = parameters(search);
  // Only the races of a driver can be filtered.
  return driver ? { year: undefined, driver, sort, f } : { year, driver: undefined, sort, f: undefined };
}

/** The router hands on a number where a link had one, and text from an address. */
function readYear(value: unknown): number | undefined {
  const text = String(value);
  return /^[1-9]\d{3}$/.test(text) ? Number(text) : undefined;
}
