import { freshness } from "#contract/freshness.ts";
import { apiQuery } from "../api-query.ts";
import type { ComparedKind } from "./compared-ids.ts";
import type { DriverId } from "#contract/ids.ts";

type Ids = ReadonlyArray<string>;
const { staleMs } = freshness.comparison;

/** Who is compared, with careers in figures, and who may be meant by ids that nobody has. */
export function comparedQuery(kind: ComparedKind, ids: Ids) {
  return apiQuery({
    key: ["compare", kind, "careers", ids],
    fetch: ({ fetchCompared }) => fetchCompared({ data: { kind, ids: [...ids] } }),
    staleMs,
  });
}

/** The seasons of each. */
export function comparedSeasonsQuery(kind: ComparedKind, ids: Ids) {
  return apiQuery({
    key: ["compare", kind, "seasons", ids],
    fetch: ({ fetchComparedSeasons }) => fetchComparedSeasons({ data: { kind, ids: [...ids] } }),
    staleMs,
  });
}

/** The figures of each at every circuit. */
export function comparedCircuitsQuery(kind: ComparedKind, ids: Ids) {
  return apiQuery({
    key: ["compare", kind, "circuits", ids],
    fetch: ({ fetchComparedCircuits }) => fetchComparedCircuits({ data: { kind, ids: [...ids] } }),
    staleMs,
  });
}

/** What each two of them were to each other on a shared grid. */
export function headToHeadsQuery(kind: ComparedKind, ids: Ids) {
  return apiQuery({
    key: ["compare", kind, "head-to-heads", ids],
    fetch: ({ fetchHeadToHeads }) => fetchHeadToHeads({ data: { kind, ids: [...ids] } }),
    staleMs,
  });
}

/** The rows of which the head-to-head of two is made. */
export function sharedQuery(kind: ComparedKind, pair: readonly [one: string, other: string]) {
  return apiQuery({
    key: ["compare", kind, "shared", pair],
    fetch: ({ fetchShared }) => fetchShared({ data: { kind, pair: [...pair] } }),
    staleMs,
  });
}

/** The races in which some drivers were teammates, pair by pair. */
export function meetingsQuery(driverIds: ReadonlyArray<DriverId>) {
  return apiQuery({
    key: ["drivers", "meetings", driverIds],
    fetch: ({ fetchMeetings }) => fetchMeetings({ data: [...driverIds] }),
    staleMs: freshness.teammates.staleMs,
  });
}
