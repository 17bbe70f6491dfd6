import { freshness } from "#contract/freshness.ts";
import { apiQuery } from "../api-query.ts";
import type { RecordQuestion } from "./kinds.ts";

/** A record's table, and what proves the record of one holder, where one is named. */
export function recordQuery(question: RecordQuestion & { of: string | null }) {
  return apiQuery({
    key: ["record", question],
    fetch: ({ fetchRecord }) => fetchRecord({ data: question }),
    staleMs: freshness.reference.staleMs,
  });
}
