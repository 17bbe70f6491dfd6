import type { QueryClient } from "@tanstack/react-query";
import { driverRacesQuery } from "./drivers.queries.ts";
import { askForDriver } from "./known.ts";
import { calendarQuery } from "./races.queries.ts";

/** Starts what the page of races needs, for a season (the current one by default) or for a driver. */
export function prefetchRaces(
  queryClient: QueryClient,
  { year, driver }: { year?: number | undefined; driver?: string | undefined },
): void {
  if (driver === undefined) {
    void queryClient.prefetchQuery(calendarQuery(year ?? null));
  } else {
    void askForDriver(queryClient, driver);
    void queryClient.prefetchQuery(driverRacesQuery(driver));
  }
}
