import { createServerFn } from "@tanstack/react-start";
import { maxLength, pipe, string } from "valibot";
import { archiveInfo, driverEntries, teamEntries } from "#contract/archive.ts";
import { freshness } from "#contract/freshness.ts";
import { paths } from "#contract/paths.ts";
import { type Named, namedDriver, namedTeam, nearNames } from "./near-names.ts";
import { maxTyped } from "./typed-name.ts";
import { apiGet } from "./upstream.server.ts";

const typedText = pipe(string(), maxLength(maxTyped));

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

/** Drivers whose names are near to what was typed, nearest first; few or none. */
export const fetchNearDrivers = createServerFn({ method: "GET" })
  .validator(typedText)
  .handler(async ({ data }): Promise<Array<Named>> => {
    const entries = await apiGet(paths.drivers(), driverEntries, freshness.reference);
    return nearNames(data, entries.map(namedDriver));
  });

/** Teams whose names are near to what was typed, nearest first; few or none. */
export const fetchNearTeams = createServerFn({ method: "GET" })
  .validator(typedText)
  .handler(async ({ data }): Promise<Array<Named>> => {
    const entries = await apiGet(paths.teams(), teamEntries, freshness.reference);
    return nearNames(data, entries.map(namedTeam));
  });
