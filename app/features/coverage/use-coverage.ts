import { useSuspenseQuery } from "@tanstack/react-query";
import type { DetailKind } from "#contract/archive.ts";
import type { DriverId, TeamId } from "#contract/ids.ts";
import { archiveInfoQuery } from "#app/data/archive.queries.ts";
import { driverProfileQuery } from "#app/data/drivers.queries.ts";
import { valueOf } from "#app/data/facts.ts";
import { teamProfileQuery } from "#app/data/teams.queries.ts";
import { careerOf, type Coverage, raceCoverage } from "./coverage.ts";

/** How much of a team's race results the archive holds. */
export function useTeamCoverage(teamId: TeamId): Coverage {
  const archive = useSuspenseQuery(archiveInfoQuery()).data;
  const profile = useSuspenseQuery(teamProfileQuery(teamId)).data;
  return raceCoverage(valueOf(archive), careerOf(valueOf(profile)));
}

/** How much of a driver's race results, or other details, the archive holds. */
export function useDriverCoverage(driverId: DriverId, detail?: DetailKind): Coverage {
  const archive = useSuspenseQuery(archiveInfoQuery()).data;
  const profile = useSuspenseQuery(driverProfileQuery(driverId)).data;
  return raceCoverage(valueOf(archive), careerOf(valueOf(profile)), detail);
}
