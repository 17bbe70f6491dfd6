import { paths } from "#contract/paths.ts";
import { preparedList, preparedRoute } from "./prepared.ts";
import type { Route } from "./router.ts";

/** What is asked about circuits. An unknown circuit has no profile. */
export const circuitRoutes: Array<Route> = [
  preparedList(paths.circuits()),
  preparedRoute("/api/circuits/{circuitId}", paths.circuitProfile),
];
