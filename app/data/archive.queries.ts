import { freshness } from "#contract/freshness.ts";
import type { DriverId, TeamId } from "#contract/ids.ts";
import {
  fetchArchiveInfo,
  fetchDriverEntries,
  fetchDriverEntry,
  fetchTeamEntries,
  fetchTeamEntry,
} from "./archive.functions.ts";
import { factsQuery } from "./facts.ts";

/** Which facts the archive holds. */
export function archiveInfoQuery() {
  return factsQuery({
    key: ["archive"],
    fetch: () => fetchArchiveInfo(),
    staleMs: freshness.reference.staleMs,
  });
}

/** Every driver, by id. */
export function driverEntriesQuery() {
  return factsQuery({
    key: ["drivers", "entries"],
    fetch: () => fetchDriverEntries(),
    staleMs: freshness.reference.staleMs,
  });
}

/** Every team, by id. */
export function teamEntriesQuery() {
  return factsQuery({
    key: ["teams", "entries"],
    fetch: () => fetchTeamEntries(),
    staleMs: freshness.reference.staleMs,
  });
}

/** A driver by id; null when unknown. */
export function driverEntryQuery(driverId: DriverId) {
  return factsQuery({
    key: ["driver", driverId, "entry"],
    fetch: () => fetchDriverEntry({ data: driverId }),
    staleMs: freshness.reference.staleMs,
  });
}

/** A team by id; null when unknown. */
export function teamEntryQuery(teamId: TeamId) {
  return factsQuery({
    key: ["team", teamId, "entry"],
    fetch: () => fetchTeamEntry({ data: teamId }),
    staleMs: freshness.reference.staleMs,
  });
}
