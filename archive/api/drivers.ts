import { paths } from "#contract/paths.ts";
import type { DriverQualifying } from "#contract/qualifying.ts";
import { preparedList, preparedRoute } from "./prepared.ts";
import type { Route } from "./router.ts";

const noQualifying: DriverQualifying = { results: [], teammates: [] };

/** What is asked about drivers. An unknown driver has no rows; "overview" stands before the ids, and is none. */
export const driverRoutes: Array<Route> = [
  preparedList(paths.drivers()),
  preparedList(paths.driversOverview()),
  preparedRoute("/api/drivers/{driverId}", paths.driverProfile),
  preparedRoute("/api/drivers/{driverId}/results", paths.driverResults),
  preparedRoute("/api/drivers/{driverId}/championship-data", paths.driverChampionship),
  preparedRoute("/api/drivers/{driverId}/qualifying", paths.driverQualifying, JSON.stringify(noQualifying)),
  preparedRoute("/api/drivers/{driverId}/races", paths.driverRaces),
  preparedRoute("/api/drivers/{driverId}/race/teammate-data", paths.teammates),
  preparedRoute("/api/drivers/{driverId}/race/teammate-data-finished", paths.teammatesFinished),
];
