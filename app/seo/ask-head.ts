import { canonicalQuestionText, readQuestion } from "#contract/ask/question.ts";
import { type NamedKind, questionSentence } from "#contract/ask/sentence.ts";
import { nameFromId } from "#contract/ids.ts";
import { nameOfTeam } from "#contract/teams.ts";
import { pageHead } from "./head.ts";
import { listHead } from "./lists-head.ts";
import { socialPicture } from "./site.ts";
import { InvalidQueryError } from "#contract/invalid-query-error.ts";

/**
 * The head of a question's page, before its answer is there: names are derived from ids. The number of questions is
 * unbounded, so they are not indexed; the canonical page is the one with the examples.
 *
 * @param text the question as in the URL
 */
export function askHead(siteUrl: string, text: string) {
  const canonical = canonicalOf(text);
  const sentence = askSentence(text);
  if (canonical === null || canonical === "" || sentence === null) return listHead(siteUrl, "ask");
  const path = `/ask/?${canonical}`;
  return pageHead(siteUrl, {
    title: sentence,
    description: `${sentence}: the answer from Formula 1 results since 1950, with the races behind each line.`,
    path,
    breadcrumbs: [
      { name: "Ask the archive", path: "/ask/" },
      { name: sentence, path },
    ],
    picture: socialPicture.ask(canonical),
    noindex: true,
  });
}

/** The question in words; null for an invalid one. @param text the question as in the URL */
export function askSentence(text: string): string | null {
  const canonical = canonicalOf(text);
  return canonical === null
    ? null
    : questionSentence(readQuestion(new URLSearchParams(canonical)), nameOf).replace(/\.$/, "");
}

/** Null for an invalid question: the page says why. */
function canonicalOf(text: string): string | null {
  try {
    return canonicalQuestionText(text);
  } catch (error) {
    if (error instanceof InvalidQueryError) return null;
    throw error;
  }
}

function nameOf(kind: NamedKind, id: string): string {
  if (kind === "team") return nameOfTeam(id);
  return kind === "gp" ? `${nameFromId(id)} Grand Prix` : nameFromId(id);
}
