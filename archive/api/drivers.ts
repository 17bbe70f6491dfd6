import { paths } from "#contract/paths.ts";
import { preparedList, preparedRoute } from "./prepared.ts";
import type { Route } from "./router.ts";

/** What is asked about drivers. An unknown driver has no rows. */
export const driverRoutes: Array<Route> = [
  preparedList(paths.drivers()),
  preparedRoute("/api/drivers/{driverId}/results", paths.driverResults),
  preparedRoute("/api/drivers/{driverId}/championship-data", paths.driverChampionship),
  preparedRoute("/api/drivers/{driverId}/race/teammate-data", paths.teammates),
  preparedRoute("/api/drivers/{driverId}/race/teammate-data-finished", paths.teammatesFinished),
];
