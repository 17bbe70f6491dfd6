import { useSuspenseQuery } from "@tanstack/react-query";
import type { DetailKind } from "#contract/archive.ts";
import type { DriverId, TeamId } from "#contract/ids.ts";
import { archiveInfoQuery, driverEntryQuery, teamEntryQuery } from "#app/data/archive.queries.ts";
import type { Facts } from "#app/data/facts.ts";
import { careerOf, type Coverage, raceCoverage } from "./coverage.ts";

/** How much of a team's race results the archive holds. */
export function useTeamCoverage(teamId: TeamId): Coverage {
  const archive = useSuspenseQuery(archiveInfoQuery()).data;
  const entry = useSuspenseQuery(teamEntryQuery(teamId)).data;
  return raceCoverage(valueOf(archive), careerOf(valueOf(entry)));
}

/** How much of a driver's race results, or other details, the archive holds. */
export function useDriverCoverage(driverId: DriverId, detail?: DetailKind): Coverage {
  const archive = useSuspenseQuery(archiveInfoQuery()).data;
  const entry = useSuspenseQuery(driverEntryQuery(driverId)).data;
  return raceCoverage(valueOf(archive), careerOf(valueOf(entry)), detail);
}

function valueOf<T>(facts: Facts<T>): T | null {
  return facts.available ? facts.value : null;
}
