import { paths } from "#contract/paths.ts";
import type { DriverQualifying } from "#contract/qualifying.ts";
import { readSharedRaces } from "#archive/queries/drivers-against.ts";
import { idParam } from "./params.ts";
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
  preparedRoute("/api/drivers/{driverId}/circuits", paths.driverCircuits),
  {
    path: "/api/drivers/{driverId}/against/{otherId}",
    answer: async (env, [driver = "", other = ""]) => {
      const { version, facts } = await readSharedRaces(env.DB, idParam(driver), idParam(other));
      return { version, body: JSON.stringify(facts) };
    },
  },
  preparedRoute("/api/drivers/{driverId}/race/teammate-data", paths.teammates),
  preparedRoute("/api/drivers/{driverId}/race/teammate-data-finished", paths.teammatesFinished),
];
