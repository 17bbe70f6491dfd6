import { createServerFn } from "@tanstack/react-start";
import { array, maxLength, pipe } from "valibot";
import { endpoints } from "#contract/endpoints.ts";
import { type DriverId, driverId } from "#contract/ids.ts";
import type { TeammateRecord } from "#contract/teammates.ts";
import { mostCompared } from "./compare/compared-ids.ts";
import { apiGet } from "./upstream.server.ts";

const driverIds = pipe(array(driverId), maxLength(mostCompared));

/** Two drivers' races for the same team, newest first: all, and those in which both were classified. */
export type Meetings = {
  driver_id: DriverId;
  teammate_id: DriverId;
  all: Array<TeammateRecord>;
  finished: Array<TeammateRecord>;
};

/**
 * What some drivers have been to each other as teammates, pair by pair; pairs who never were are left out.
 * Only their own races are passed on: the whole lists would be a hundred times as long.
 */
export const fetchMeetings = createServerFn({ method: "GET" })
  .validator(driverIds)
  .handler(async ({ data }): Promise<Array<Meetings>> => {
    const others = data.map((_id, index) => data.slice(index + 1));
    const meetings = await Promise.all(data.map((id, index) => meetingsOf(id, others[index] ?? [])));
    return meetings.flat();
  });

async function meetingsOf(id: DriverId, others: ReadonlyArray<DriverId>): Promise<Array<Meetings>> {
  if (others.length === 0) return [];
  const [all, finished] = await Promise.all([
    apiGet(endpoints.teammates, id),
    apiGet(endpoints.teammatesFinished, id),
  ]);
  return others
    .map((other) => ({
      driver_id: id,
      teammate_id: other,
      all: all.filter(({ teammate_id }) => teammate_id === other),
      finished: finished.filter(({ teammate_id }) => teammate_id === other),
    }))
    .filter(({ all: races }) => races.length > 0);
}
