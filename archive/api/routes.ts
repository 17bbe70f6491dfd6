import { archiveRoutes } from "./archive.ts";
import { championshipRoutes } from "./championships.ts";
import { driverRoutes } from "./drivers.ts";
import { raceRoutes } from "./races.ts";
import type { Route } from "./router.ts";
import { teamRoutes } from "./teams.ts";

/** Every path the API answers. */
export const routes: ReadonlyArray<Route> = [
  ...archiveRoutes,
  ...raceRoutes,
  ...teamRoutes,
  ...driverRoutes,
  ...championshipRoutes,
];
