import { lazyRouteComponent } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { type SessionCode, sessionNames } from "#contract/sessions.ts";
import type { ApiResult } from "#app/data/api-query.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";

// Most sessions have results.
export const NoResults = lazyRouteComponent(() => import("./no-results.tsx"), "NoResults");
// One request must not wait for another's import (app/edge/render-request.ts).
if (import.meta.env.SSR) void NoResults.preload?.();

type ClassificationOrNoteProps<T> = {
  session: SessionCode;
  facts: ApiResult<T | null>;
  children: (value: T) => ReactNode;
};

/** A session's classification, or why there is none: it is still to come, or the archive does not have it. */
export function ClassificationOrNote<T extends { lines: ReadonlyArray<unknown> }>({
  session,
  facts,
  children,
}: ClassificationOrNoteProps<T>) {
  if (!facts.available || facts.value === null)
    return <EmptyNote>No {sessionNames[session].toLowerCase()} results available.</EmptyNote>;
  if (facts.value.lines.length === 0) return <NoResults session={session} />;
  return children(facts.value);
}
