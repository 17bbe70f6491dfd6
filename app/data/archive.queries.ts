import { freshness } from "#contract/freshness.ts";
import { apiQuery } from "./api-query.ts";

/** What the archive contains. */
export function archiveInfoQuery() {
  return apiQuery({
    key: ["archive"],
    fetch: ({ fetchArchiveInfo }) => fetchArchiveInfo(),
    staleMs: freshness.reference.staleMs,
  });
}

/** Every driver, by id. */
export function driverEntriesQuery() {
  return apiQuery({
    key: ["drivers", "entries"],
    fetch: ({ fetchDriverEntries }) => fetchDriverEntries(),
    staleMs: freshness.reference.staleMs,
  });
}

/** Every team, by id. */
export function teamEntriesQuery() {
  return apiQuery({
    key: ["teams", "entries"],
    fetch: ({ fetchTeamEntries }) => fetchTeamEntries(),
    staleMs: freshness.reference.staleMs,
  });
}

/** The archive's downloadable files and their contents. */
export function dataFilesQuery() {
  return apiQuery({
    key: ["data-files"],
    fetch: ({ fetchDataFiles }) => fetchDataFiles(),
    staleMs: freshness.reference.staleMs,
  });
}
