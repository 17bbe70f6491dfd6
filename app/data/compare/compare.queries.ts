import { freshness } from "#contract/freshness.ts";
import { apiQuery } from "../api-query.ts";
import type { ComparedKind } from "./compared-ids.ts";
import type { DriverId } from "#contract/ids.ts";

type Ids = ReadonlyArray<string>;
const { staleMs } = freshness.comparison;

/** The compared drivers or teams with career figures, and suggestions for unknown ids. */
export function comparedQuery(kind: ComparedKind, ids: Ids) {
  return apiQuery({
    key: ["compare", kind, "careers", ids],
    fetch: ({ fetchCompared }) => fetchCompared({ data: { kind, ids: [...ids] } }),
    staleMs,
  });
}

/** Pairs to begin with where nobody is compared yet. */
export function compareExamplesQuery(kind: ComparedKind) {
  return apiQuery({
    key: ["compare", kind, "examples"],
    fetch: ({ fetchCompareExamples }) => fetchCompareExamples({ data: kind }),
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

/** The figures of each by circuit. */
export function comparedCircuitsQuery(kind: ComparedKind, ids: Ids) {
  return apiQuery({
    key: ["compare", kind, "circuits", ids],
    fetch: ({ fetchComparedCircuits }) => fetchComparedCircuits({ data: { kind, ids: [...ids] } }),
    staleMs,
  });
}

/** The head-to-head of each pair. */
export function headToHeadsQuery(kind: ComparedKind, ids: Ids) {
  return apiQuery({
    key: ["compare", kind, "head-to-heads", ids],
    fetch: ({ fetchHeadToHeads }) => fetchHeadToHeads({ data: { kind, ids: [...ids] } }),
    staleMs,
  });
}

/** The rows behind the head-to-head of two. */
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
