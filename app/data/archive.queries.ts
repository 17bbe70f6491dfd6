import { freshness } from "#contract/freshness.ts";
import { apiQuery } from "./api-query.ts";

/** Which facts the archive holds. */
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

/** The files of the archive, and what is in them. */
export function dataFilesQuery() {
  return apiQuery({
    key: ["data-files"],
    fetch: ({ fetchDataFiles }) => fetchDataFiles(),
    staleMs: freshness.reference.staleMs,
  });
}
