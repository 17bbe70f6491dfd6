import { createServerFn } from "@tanstack/react-start";
import { endpoints } from "#contract/endpoints.ts";
import { apiGet } from "./upstream.server.ts";

/** What the archive contains. */
export const fetchArchiveInfo = createServerFn({ method: "GET" }).handler(() => apiGet(endpoints.archive));

/** Every driver, by id. */
export const fetchDriverEntries = createServerFn({ method: "GET" }).handler(() => apiGet(endpoints.drivers));

/** Every team, by id. */
export const fetchTeamEntries = createServerFn({ method: "GET" }).handler(() => apiGet(endpoints.teams));

/** The archive's downloadable files and their contents. */
export const fetchDataFiles = createServerFn({ method: "GET" }).handler(() => apiGet(endpoints.dataFiles));
