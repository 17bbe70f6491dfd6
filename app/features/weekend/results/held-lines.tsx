import type { ReactNode } from "react";
import { type SessionCode, sessionNames } from "#contract/sessions.ts";
import type { ApiResult } from "#app/data/api-query.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { NoResults } from "./no-results.tsx";

type HeldLinesProps<T> = {
  session: SessionCode;
  facts: ApiResult<T | null>;
  children: (value: T) => ReactNode;
};

/** A session's classification, or why there is none: it is still to come, or this archive does not hold it. */
export function HeldLines<T extends { lines: ReadonlyArray<unknown> }>({
  session,
  facts,
  children,
}: HeldLinesProps<T>) {
  if (!facts.available || facts.value === null)
    return <EmptyNote>No {sessionNames[session].toLowerCase()} results available.</EmptyNote>;
  if (facts.value.lines.length === 0) return <NoResults session={session} />;
  return children(facts.value);
}

/** The least of several times; Infinity, which equals no time, where there is none. */
export function least(times: ReadonlyArray<number | null>): number {
  return Math.min(...times.filter((time) => time !== null));
}
