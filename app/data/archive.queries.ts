import { freshness } from "#contract/freshness.ts";
import { factsQuery } from "./facts.ts";

/** Which facts the archive holds. */
export function archiveInfoQuery() {
  return factsQuery({
    key: ["archive"],
    fetch: ({ fetchArchiveInfo }) => fetchArchiveInfo(),
    staleMs: freshness.reference.staleMs,
  });
}

/** Every driver, by id. */
export function driverEntriesQuery() {
  return factsQuery({
    key: ["drivers", "entries"],
    fetch: ({ fetchDriverEntries }) => fetchDriverEntries(),
    staleMs: freshness.reference.staleMs,
  });
}

/** Every team, by id. */
export function teamEntriesQuery() {
  return factsQuery({
    key: ["teams", "entries"],
    fetch: ({ fetchTeamEntries }) => fetchTeamEntries(),
    staleMs: freshness.reference.staleMs,
  });
}
