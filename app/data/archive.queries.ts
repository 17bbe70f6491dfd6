import { freshness } from "#contract/freshness.ts";
import { factsQuery } from "./facts.ts";
import { maxTyped } from "./typed-name.ts";

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

/** Drivers whose names are near to what was typed, nearest first; few or none. */
export function nearDriversQuery(typed: string) {
  return factsQuery({
    key: ["drivers", "near", typed],
    fetch: ({ fetchNearDrivers }) => fetchNearDrivers({ data: typed.slice(0, maxTyped) }),
    staleMs: freshness.reference.staleMs,
  });
}

/** Teams whose names are near to what was typed, nearest first; few or none. */
export function nearTeamsQuery(typed: string) {
  return factsQuery({
    key: ["teams", "near", typed],
    fetch: ({ fetchNearTeams }) => fetchNearTeams({ data: typed.slice(0, maxTyped) }),
    staleMs: freshness.reference.staleMs,
  });
}
