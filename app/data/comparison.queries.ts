import { freshness } from "#contract/freshness.ts";
import type { DriverId } from "#contract/ids.ts";
import { factsQuery } from "./facts.ts";

/** The races in which some drivers were teammates, pair by pair. */
export function meetingsQuery(driverIds: ReadonlyArray<DriverId>) {
  return factsQuery({
    key: ["drivers", "meetings", driverIds],
    fetch: ({ fetchMeetings }) => fetchMeetings({ data: [...driverIds] }),
    staleMs: freshness.teammates.staleMs,
  });
}
