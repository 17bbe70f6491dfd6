/** What the graph's address says: the line that stands out. */
export type GraphSearch = { highlight?: string | undefined };

/** Reads the graph's search parameters at the door. A line that the season does not have is kept for those that do. */
export function graphSearch(search: Record<string, unknown>): GraphSearch {
  const { highlight } = search;
  return { highlight: typeof highlight === "string" && highlight !== "" ? highlight : undefined };
}
