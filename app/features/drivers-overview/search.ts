import { idsText, readIds } from "#app/data/compare/compared-ids.ts";
import { searchTexts } from "#app/text/search-texts.ts";
import { tableView } from "#app/ui/table/view.ts";

/** The state of the drivers overview as its address has it; what is absent has its default. */
export type OverviewSearch = {
  /** Absent for the drivers of the current season. */
  drivers?: "all" | undefined;
  /** What was typed to find a name. */
  q?: string | undefined;
  /** Drivers to compare, joined by commas: such an address leads to the comparison. */
  compare?: string | undefined;
  sort?: string | undefined;
};

const longestText = 60;

/** Reads the search parameters. What is invalid is dropped, and so are defaults: each view has one address. */
export function overviewSearch(search: Record<string, unknown>): OverviewSearch {
  const q = searchTexts(search.q)[0]?.trim().slice(0, longestText).trim();
  return {
    drivers: search.drivers === "all" ? "all" : undefined,
    q: q || undefined,
    compare: idsText(readIds(search.compare)),
    sort: tableView(search).sort,
  };
}
