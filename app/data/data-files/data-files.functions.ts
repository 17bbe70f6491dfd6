import { createServerFn } from "@tanstack/react-start";
import { endpoints } from "#contract/endpoints.ts";
import { apiGet } from "../upstream.server.ts";

/** The files of the archive, and what is in them. */
export const fetchDataFiles = createServerFn({ method: "GET" }).handler(() => apiGet(endpoints.dataFiles));
