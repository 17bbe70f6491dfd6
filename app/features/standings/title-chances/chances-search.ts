import { searchParams } from "#app/text/search-params.ts";
import { viewParams } from "#app/ui/table/view.ts";
import { highlightParam } from "../graph/graph-search.ts";

/** The search parameters of a season's chances: the order of the table, and the line that stands out. */
export const chancesSearch = searchParams({ ...viewParams, highlight: highlightParam });
