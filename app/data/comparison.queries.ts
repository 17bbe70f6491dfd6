import { freshness } from "#contract/freshness.ts";
import type { DriverId } from "#contract/ids.ts";
import { factsQuery } from "./facts.ts";

/** The careers of some drivers in figures, in the order asked for; unknown ids are left out. */
export function careersOfQuery(driverIds: ReadonlyArray<DriverId>) {
  return factsQuery({
    key: ["drivers", "careers-of", driverIds],
    fetch: ({ fetchCareersOf }) => fetchCareersOf({ data: [...driverIds] }),
    staleMs: freshness.reference.staleMs,
  });
}

/** The races in which some drivers were teammates, pair by pair. */
export function meetingsQuery(driverIds: ReadonlyArray<DriverId>) {
  return factsQuery({
    key: ["drivers", "meetings", driverIds],
    fetch: ({ fetchMeetings }) => fetchMeetings({ data: [...driverIds] }),
    staleMs: freshness.teammates.staleMs,
  });
}
