import type { ReactNode } from "react";
import { type SessionCode, sessionNames } from "#contract/sessions.ts";
import { type TimingDocument, firstLapSeason, firstTimedSeason } from "#contract/timing/session.ts";
import type { ApiResult } from "#app/data/api-query.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { usePresentMs } from "#app/data/use-present-ms.ts";
import { useWeekend } from "#app/features/weekend/layout/use-weekend.ts";
import { isAhead } from "#contract/races.ts";
import type { Weekend } from "#contract/weekend.ts";

type MissingTimingProps = { session: SessionCode; document: TimingDocument };

/** What of a session's timing is missing, and since when it is recorded. */
function MissingTiming({ session, document }: MissingTimingProps) {
  const weekend = useWeekend();
  const presentMs = usePresentMs();
  if (!weekend.available || weekend.value === null) return null;
  return (
    <p className="mt-2 mb-4 max-w-200 text-[0.875rem] text-soft" role="status">
      {missingTiming(weekend.value, session, document, presentMs)}
    </p>
  );
}

/** The data behind each document, in a reader's words. */
const contents: Readonly<Record<TimingDocument, string>> = {
  stints: "tyres and laps",
  "teammate-gap": "lap times",
  "lap-positions": "lap times",
  laps: "lap times",
  pace: "lap times",
  story: "lap times",
  "stops-and-places": "lap times",
  dominance: "places and speeds on track",
  outline: "places and speeds on track",
  "ideal-sectors": "sector times",
  "top-speed": "speed trap readings",
  "fastest-laps": "lap times",
  "speed-traces": "speeds on track",
};

/** The documents that are made of a race's laps alone, which other sources have too. */
const lapDocuments: ReadonlySet<TimingDocument> = new Set([
  "stints",
  "teammate-gap",
  "lap-positions",
  "laps",
  "pace",
  "story",
  "stops-and-places",
]);

/**
 * Says why a session has no such document: never recorded, not run yet, not in its recording, or not imported.
 *
 * @param presentMs milliseconds since the epoch
 */
export function missingTiming(
  weekend: Weekend,
  code: SessionCode,
  document: TimingDocument,
  presentMs: number,
): string {
  const what = contents[document];
  const session = sessionNames[code].toLowerCase();
  const isOfLaps = lapDocuments.has(document);
  const first = isOfLaps ? firstLapSeason : firstTimedSeason;
  const since = isOfLaps ? `are recorded since ${first}, but for 2019` : `are recorded since ${first}`;
  if (weekend.year < first || weekend.year === 2019) return `No ${what} for this ${session}: they ${since}.`;
  if (isSessionAhead(weekend, code, presentMs))
    return `This ${session} has not been run yet. Its ${what} follow some hours after it.`;
  const timed = weekend.timing.find((each) => each.session === code);
  if (timed !== undefined)
    return `The recording of this ${session} has no ${what} (${timed.source}). They ${since}, with gaps.`;
  return `The ${what} of this ${session} are not available yet. They ${since}, with gaps.`;
}

/** True for a session that has no classification and has not begun. */
function isSessionAhead(weekend: Weekend, code: SessionCode, presentMs: number): boolean {
  const session = weekend.sessions.find((each) => each.code === code);
  if (session === undefined || session.classified) return false;
  return isAhead({ date_utc: session.date_utc ?? weekend.date_utc, time_utc: session.time_utc }, presentMs);
}

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
      <MissingTiming session={session} document={document} />
      {instead}
    </>
  );
}
