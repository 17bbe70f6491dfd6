import { createServerFn } from "@tanstack/react-start";
import {
  archiveInfo,
  type DriverEntry,
  driverEntries,
  type TeamEntry,
  teamEntries,
} from "#contract/archive.ts";
import { driverId, teamId } from "#contract/ids.ts";
import { paths } from "#contract/paths.ts";
import { apiGet } from "./upstream.server.ts";

/** Which facts the archive holds. */
export const fetchArchiveInfo = createServerFn({ method: "GET" }).handler(() =>
  apiGet(paths.archive(), archiveInfo),
);

/** Every driver, by id. */
export const fetchDriverEntries = createServerFn({ method: "GET" }).handler(() =>
  apiGet(paths.drivers(), driverEntries),
);

/** Every team, by id. */
export const fetchTeamEntries = createServerFn({ method: "GET" }).handler(() =>
  apiGet(paths.teams(), teamEntries),
);

/** A driver by id, or null when the archive knows no such driver. */
export const fetchDriverEntry = createServerFn({ method: "GET" })
  .validator(driverId)
  .handler(async ({ data }): Promise<DriverEntry | null> => {
    const entries = await apiGet(paths.drivers(), driverEntries);
    return entries.find((entry) => entry.driver_id === data) ?? null;
  });

/** A team by id, or null when the archive knows no such team. */
export const fetchTeamEntry = createServerFn({ method: "GET" })
  .validator(teamId)
  .handler(async ({ data }): Promise<TeamEntry | null> => {
    const entries = await apiGet(paths.teams(), teamEntries);
    return entries.find((entry) => entry.team_id === data) ?? null;
  });
