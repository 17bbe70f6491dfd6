import { createServerFn } from "@tanstack/react-start";
import { archiveInfo, driverEntries, teamEntries } from "#contract/archive.ts";
import { freshness } from "#contract/freshness.ts";
import { paths } from "#contract/paths.ts";
import { apiGet } from "./upstream.server.ts";

/** Which facts the archive holds. */
export const fetchArchiveInfo = createServerFn({ method: "GET" }).handler(() =>
  apiGet(paths.archive(), archiveInfo, freshness.reference),
);

/** Every driver, by id. */
export const fetchDriverEntries = createServerFn({ method: "GET" }).handler(() =>
  apiGet(paths.drivers(), driverEntries, freshness.reference),
);

/** Every team, by id. */
export const fetchTeamEntries = createServerFn({ method: "GET" }).handler(() =>
  apiGet(paths.teams(), teamEntries, freshness.reference),
);
