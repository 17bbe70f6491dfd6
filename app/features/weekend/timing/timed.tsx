import type { ReactNode } from "react";
import type { SessionCode } from "#contract/sessions.ts";
import type { TimingDocument } from "#contract/timing/session.ts";
import type { ApiResult } from "#app/data/api-query.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { MissingTiming } from "./missing-timing.tsx";

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
      <MissingTiming session={session} document={document} />
      {instead}
    </>
  );
}
