import { idsText, readIds } from "#app/data/compare/compared-ids.ts";
import { choice, read, searchParams, typedText } from "#app/text/search-params.ts";
import { viewParams } from "#app/ui/table/view.ts";

/** The search parameters of the drivers overview. */
export const overviewSearch = searchParams({
  /** Absent for the drivers of the current season. */
  drivers: choice(["all"]),
  /** What was typed to find a name. */
  q: read(typedText),
  /** Drivers to compare, joined by commas: such an address leads to the comparison. */
  compare: read((value) => idsText(readIds(value))),
  sort: viewParams.sort,
});

export type OverviewSearch = ReturnType<typeof overviewSearch>;
