import { lazyRouteComponent } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { SessionCode } from "#contract/sessions.ts";
import type { TimingDocument } from "#contract/timing/session.ts";
import type { ApiResult } from "#app/data/api-query.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";

// Few pages lack what they show.
const MissingTiming = lazyRouteComponent(() => import("./missing-timing.tsx"), "MissingTiming");
// One request must not wait for another's import (app/edge/render-request.ts).
if (import.meta.env.SSR) void MissingTiming.preload?.();

/** The sessions whose laps are looked at one by one. */
export type QualifyingSession = "Q" | "SQ";

type TimedProps<T> = {
  facts: ApiResult<T | null>;
  session: SessionCode;
  document: TimingDocument;
  /** What else can be shown, below the note that says what is missing. */
  instead?: ReactNode;
  children: (value: T) => ReactNode;
};

/** Tells apart a document of a session's timing that is there, one that is missing, and one that could not be had. */
export function Timed<T>({ facts, session, document, instead, children }: TimedProps<T>) {
  if (!facts.available) return <EmptyNote>No timing available.</EmptyNote>;
  if (facts.value !== null) return children(facts.value);
  return (
    <>
      <MissingTiming session={session} document={document} isCompact={instead !== undefined} />
      {instead}
    </>
  );
}
