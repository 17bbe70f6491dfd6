import { choice, read, searchParams } from "#app/text/search-params.ts";

/** The graph's search parameters. A line that the season does not have is kept for those that do. */
export const graphSearch = searchParams({
  /** What the lines show; points unless said. */
  mode: choice(["points", "gap", "position"], "points"),
  /** The line that stands out. */
  highlight: read((value) => (typeof value === "string" && value !== "" ? value : undefined)),
});
