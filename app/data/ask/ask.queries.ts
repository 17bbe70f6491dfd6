import { freshness } from "#contract/freshness.ts";
import { apiQuery } from "../api-query.ts";

/**
 * The answer to a question, with the races behind one of its lines; null for none of them.
 *
 * @param words those in which it was asked
 */
export function askedQuery(question: string, line: string | null, words?: string) {
  return apiQuery({
    key: ["ask", question, line, words],
    fetch: ({ fetchAsked }) => fetchAsked({ data: { question, line, words } }),
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
