import { freshness } from "#contract/freshness.ts";
import type { DriverId, TeamId } from "#contract/ids.ts";
import { fetchArchiveInfo, fetchDriverEntry, fetchTeamEntry } from "./archive.functions.ts";
import { factsQuery } from "./facts.ts";

/** Which facts the archive holds. */
export function archiveInfoQuery() {
  return factsQuery({
    key: ["archive"],
    fetch: () => fetchArchiveInfo(),
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
