import { lastSeason } from "#contract/ids.ts";
import { championshipSeasons } from "#app/data/calendar-seasons.ts";
import { idParameter, read, searchParams, seasonParameter } from "#app/text/search-params.ts";
import { viewParams } from "#app/ui/table/view.ts";

/** How privateers' cars are counted in a list of all drivers: as their team's unless it says "entrant". */
export const ratedDriversSearch = searchParams({
  by: read((value) => (value === "entrant" ? value : undefined)),
  ...viewParams,
});

/** The season of `?year=`; absent for the present one. */
export const ratedSeasonSearch = searchParams({
  year: read((value) => {
    const year = seasonParameter(value);
    const { first, last } = championshipSeasons;
    return year !== undefined && year >= first && year <= last && year !== lastSeason ? year : undefined;
  }),
  ...viewParams,
});

const usual = { one: "juan_manuel_fangio", other: "max_verstappen" } as const;

/** The two drivers who are put into the same car; absent for the usual ones. */
export const sameCarSearch = searchParams({
  one: read((value) => other(idParameter(value), usual.one)),
  other: read((value) => other(idParameter(value), usual.other)),
  sort: viewParams.sort,
});
export type SameCarSearch = ReturnType<typeof sameCarSearch>;

/** Who an address puts into the same car. */
export function sameCarDrivers({ one = usual.one, other: second = usual.other }: Partial<SameCarSearch>) {
  return { one, other: second };
}

/** An id that is not the usual one. */
function other(id: string | undefined, default_: string): string | undefined {
  return id === default_ ? undefined : id;
}
