import { choice, read, searchParams } from "#app/text/search-params.ts";

/** The line that stands out; one that the season does not have is kept for those that do. */
export const highlightParam = read((value) =>
  typeof value === "string" && value !== "" ? value : undefined,
);

/** The graph's search parameters. */
export const graphSearch = searchParams({
  /** What the lines show; points unless said. */
  mode: choice(["points", "gap", "position"], "points"),
  highlight: highlightParam,
});
