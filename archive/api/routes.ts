import { archiveRoutes } from "./archive.ts";
import { championshipRoutes } from "./championships.ts";
import { circuitRoutes } from "./circuits.ts";
import { driverRoutes } from "./drivers.ts";
import { heldRoutes } from "./held.ts";
import { raceRoutes } from "./races.ts";
import type { Route } from "./router.ts";
import { teamRoutes } from "./teams.ts";
import { timingRoutes } from "./timing.ts";
import { weekendRoutes } from "./weekend.ts";

/** Every path the API answers. */
export const routes: ReadonlyArray<Route> = [
  ...archiveRoutes,
  ...heldRoutes,
  ...raceRoutes,
  ...circuitRoutes,
  ...weekendRoutes,
  ...teamRoutes,
  ...driverRoutes,
  ...championshipRoutes,
  ...timingRoutes,
];
