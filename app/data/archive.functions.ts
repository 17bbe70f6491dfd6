import { createServerFn } from "@tanstack/react-start";
import { endpoints } from "#contract/endpoints.ts";
import { apiGet } from "./upstream.server.ts";

/** Which facts the archive holds. */
export const fetchArchiveInfo = createServerFn({ method: "GET" }).handler(() => apiGet(endpoints.archive));

/** Every driver, by id. */
export const fetchDriverEntries = createServerFn({ method: "GET" }).handler(() => apiGet(endpoints.drivers));

/** Every team, by id. */
export const fetchTeamEntries = createServerFn({ method: "GET" }).handler(() => apiGet(endpoints.teams));

/** The files of the archive, and what is in them. */
export const fetchDataFiles = createServerFn({ method: "GET" }).handler(() => apiGet(endpoints.dataFiles));
