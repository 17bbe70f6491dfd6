import { freshness } from "#contract/freshness.ts";
import { apiQuery } from "../api-query.ts";

/** The answer to a question, with the races behind one of its lines; null for none of them. */
export function askedQuery(question: string, line: string | null) {
  return apiQuery({
    key: ["ask", question, line],
    fetch: ({ fetchAsked }) => fetchAsked({ data: { question, line } }),
    staleMs: freshness.reference.staleMs,
  });
}

/** By which teams, circuits … a question can be limited. */
export function askChoicesQuery() {
  return apiQuery({
    key: ["ask", "choices"],
    fetch: ({ fetchAskChoices }) => fetchAskChoices(),
    staleMs: freshness.reference.staleMs,
  });
}
