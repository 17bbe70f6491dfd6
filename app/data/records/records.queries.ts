import { freshness } from "#contract/freshness.ts";
import { apiQuery } from "../api-query.ts";
import type { RecordQuestion } from "./kinds.ts";

/** A record's table, with the proof for one holder if requested. */
export function recordQuery(question: RecordQuestion & { of: string | null }) {
  return apiQuery({
    key: ["record", question],
    fetch: ({ fetchRecord }) => fetchRecord({ data: question }),
    staleMs: freshness.reference.staleMs,
  });
}
