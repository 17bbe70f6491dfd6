import { read, searchParams } from "#app/text/search-params.ts";

/** The graph's search parameters. A line that the season does not have is kept for those that do. */
export const graphSearch = searchParams({
  /** The line that stands out. */
  highlight: read((value) => (typeof value === "string" && value !== "" ? value : undefined)),
});
