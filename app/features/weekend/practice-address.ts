import { notFound, type ParsedLocation, redirect } from "@tanstack/react-router";
import { practiceParam, practiceSession, type SinglePageSession } from "#app/reference/weekend-pages.ts";

/**
 * The session that an address under `practice/` names.
 *
 * @throws "not found" for what is no such session; a redirect (301) to small letters from any other case
 */
export function knownPractice(typed: string, { pathname, searchStr }: ParsedLocation): SinglePageSession {
  const session = practiceSession(typed);
  if (session === null) throw notFound();
  const canonical = practiceParam(session);
  if (canonical === typed) return session;
  const parts = pathname.split("/").map((part) => (part === typed ? canonical : part));
  throw redirect({ href: `${parts.join("/")}${searchStr}`, statusCode: 301 });
}
