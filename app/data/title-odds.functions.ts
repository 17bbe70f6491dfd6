import { createServerFn } from "@tanstack/react-start";
import { endpoints } from "#contract/endpoints.ts";
import { season } from "#contract/values.ts";
import { apiGet } from "./upstream.server.ts";

/** Chances of the drivers' title after each round of a season. */
export const fetchDriverOdds = createServerFn({ method: "GET" })
  .validator(season)
  .handler(({ data }) => apiGet(endpoints.driverOdds, data));

/** Chances of the constructors' title after each round of a season. */
export const fetchConstructorOdds = createServerFn({ method: "GET" })
  .validator(season)
  .handler(({ data }) => apiGet(endpoints.constructorOdds, data));

/** How accurate past title chances were. */
export const fetchTitleOddsReport = createServerFn({ method: "GET" }).handler(() =>
  apiGet(endpoints.titleOddsReport),
);

/** The races that changed the drivers' title chances most. */
export const fetchTitleSwings = createServerFn({ method: "GET" }).handler(() =>
  apiGet(endpoints.titleSwings),
);
