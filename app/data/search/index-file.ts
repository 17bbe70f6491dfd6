import { formatCount } from "#app/text/format.ts";
import { array, type InferOutput, nullable, object, string, tuple } from "valibot";
import { searchIndex } from "#contract/search-index.ts";
import { teamId } from "#contract/ids.ts";
import { count } from "#contract/values.ts";
import type { Found } from "./findable.ts";
import { createSearch, type NameSearch } from "./name-search.ts";

/** The index as the browser loads it, with how drivers and teams are shown: numbers stand for names, to be short. */
export const searchIndexFile = object({
  ...searchIndex.entries,
  countries: array(string()),
  colours: array(teamId),
  /** Of each driver, in the order of the index: country and team by their places in the lists, and wins. */
  driverLooks: array(tuple([nullable(count), nullable(count), count])),
  /** Of each team: country and wins. */
  teamLooks: array(tuple([nullable(count), count])),
});
export type SearchIndexFile = InferOutput<typeof searchIndexFile>;

/** In which colour what was found is shown, its flag, and its most telling figure. */
export type Look = {
  team: { id: string; year?: number } | null;
  country: string | null;
  figure: string;
  /** The last season that the figure counts; null where that is not known. */
  until: number | null;
};

/** The same search, whose drivers and teams have their looks. */
export function searchWithLooks(file: SearchIndexFile): NameSearch {
  const search = createSearch(file);
  const looks = looksOf(file);
  return {
    ...search,
    find: (typed, limit) =>
      search.find(typed, limit).map((found) => ({ ...found, ...looks.get(key(found)) })),
  };
}

function looksOf({ countries, colours, ...file }: SearchIndexFile): Map<string, Look> {
  const look = (
    team: string | null,
    country: number | null,
    wins: number,
    until: number | null = null,
  ): Look => ({
    team: team === null ? null : { id: team },
    country: nameAt(countries, country),
    figure: wins === 0 ? "" : formatCount(wins, "win"),
    until,
  });
  return new Map([
    ...file.driverLooks.map(([country, team, wins], place) => {
      const [id, , , , , until] = file.drivers[place] ?? [];
      return [`Driver ${id}`, look(nameAt(colours, team), country, wins, until)] as const;
    }),
    ...file.teamLooks.map(([country, wins], place) => {
      const [id = "", , , , until] = file.teams[place] ?? [];
      return [`Team ${id}`, look(id, country, wins, until)] as const;
    }),
  ]);
}

function nameAt(names: ReadonlyArray<string>, place: number | null): string | null {
  return place === null ? null : (names[place] ?? null);
}

function key({ kind, path }: Found): string {
  return `${kind} ${path.split("/")[2]}`;
}
