import { freshness } from "#contract/freshness.ts";
import { apiQuery } from "../api-query.ts";

/** The files of the archive, and what is in them. */
export function dataFilesQuery() {
  return apiQuery({
    key: ["data-files"],
    fetch: ({ fetchDataFiles }) => fetchDataFiles(),
    staleMs: freshness.reference.staleMs,
  });
}
