import { canonicalId, type DriverId, isId } from "#contract/ids.ts";
import { searchTexts } from "#app/data/search-texts.ts";
import { tableView } from "#app/ui/table/view.ts";

/** The most drivers that are compared side by side, and the fewest. */
export const mostCompared = 4;
export const fewestCompared = 2;

/** What the chart of a comparison can show; the first is the default. */
export const seasonFigures = ["points", "wins", "podiums", "rank"] as const;
type SeasonFigure = (typeof seasonFigures)[number];

/** The state of the drivers overview as its address has it; what is absent has its default. */
export type OverviewSearch = {
  /** Absent for the drivers of the current season. */
  drivers?: "all" | undefined;
  /** What was typed to find a name. */
  q?: string | undefined;
  /** Ids of drivers to compare, joined by commas. */
  compare?: string | undefined;
  /** Absent for points. */
  figure?: Exclude<SeasonFigure, "points"> | undefined;
  /** By season of the career; absent for years. */
  by?: "season" | undefined;
  sort?: string | undefined;
};

/** An address can ask for this many at most; those beyond the most that are compared get a note. */
const mostIds = 8;
const longestText = 60;

/**
 * Reads the search parameters at the door. Nonsense is dropped, and so are defaults: each view has one address.
 * A form that is sent without scripts has `compare` once for each driver.
 */
export function overviewSearch(search: Record<string, unknown>): OverviewSearch {
  const ids = searchTexts(search.compare).flatMap((text) => comparedIds({ compare: text }));
  const figure = seasonFigures.find((each) => each === search.figure);
  const q = searchTexts(search.q)[0]?.trim().slice(0, longestText).trim();
  return {
    drivers: search.drivers === "all" ? "all" : undefined,
    q: q || undefined,
    compare: compareText(ids),
    figure: figure === "points" ? undefined : figure,
    by: search.by === "season" ? "season" : undefined,
    sort: tableView(search).sort,
  };
}

/** The ids that an address asks to compare, each once. Whether there are such drivers, only the archive knows. */
export function comparedIds({ compare = "" }: OverviewSearch): Array<DriverId> {
  return distinct(compare.split(",").map(canonicalId).filter(isId));
}

/** The drivers to compare as an address has them. */
export function compareText(ids: ReadonlyArray<DriverId>): string | undefined {
  return distinct(ids).join(",") || undefined;
}

function distinct(ids: ReadonlyArray<DriverId>): Array<DriverId> {
  return [...new Set(ids)].slice(0, mostIds);
}
