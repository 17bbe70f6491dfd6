import { createServerFn } from "@tanstack/react-start";
import { constructorOverview, driverOverview } from "#contract/championship.ts";
import { paths } from "#contract/paths.ts";
import { season } from "#contract/values.ts";
import { apiGet } from "./upstream.server.ts";

/** A season's drivers' table. */
export const fetchDriverOverview = createServerFn({ method: "GET" })
  .validator(season)
  .handler(({ data }) => apiGet(paths.driverOverview(data), driverOverview));

/** A season's constructors' table. */
export const fetchConstructorOverview = createServerFn({ method: "GET" })
  .validator(season)
  .handler(({ data }) => apiGet(paths.constructorOverview(data), constructorOverview));
