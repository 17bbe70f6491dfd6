import { type SessionCode, sessionNames } from "#contract/sessions.ts";
import { type TimingDocument, firstTimedSeason } from "#contract/timing/session.ts";
import { usePresentMs } from "#app/data/use-present-ms.ts";
import { useWeekend } from "../layout/use-weekend.ts";
import { isAhead } from "#contract/races.ts";
import type { Weekend } from "#contract/weekend.ts";

type MissingTimingProps = { session: SessionCode; document: TimingDocument };

/** What of a session's timing is missing, since when it is recorded, and the command that brings it. */
export function MissingTiming({ session, document }: MissingTimingProps) {
  const weekend = useWeekend();
  const presentMs = usePresentMs();
  if (!weekend.available || weekend.value === null) return null;
  const { text, command } = missingTiming(weekend.value, session, document, presentMs);
  return (
    <p className="missing-timing" role="status">
      {text}
      {command === null ? null : (
        <>
          {" "}
          <code>{command}</code>
        </>
      )}
    </p>
  );
}

/** What each document is made of, as a reader would call it. */
const contents: Readonly<Record<TimingDocument, string>> = {
  stints: "tyres and laps",
  "teammate-gap": "lap times",
  "lap-positions": "lap times",
  laps: "lap times",
  pace: "lap times",
  story: "lap times",
  dominance: "places and speeds on track",
  "ideal-sectors": "sector times",
  "top-speed": "speed trap readings",
  "fastest-laps": "lap times",
  "speed-traces": "speeds on track",
};

/** What is missing of a session's timing, and the command that brings it; null where there is nothing to bring. */
export type Missing = { text: string; command: string | null };

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
): Missing {
  const what = contents[document];
  const session = sessionNames[code].toLowerCase();
  const since = `are recorded since ${firstTimedSeason}`;
  if (weekend.year < firstTimedSeason) {
    return { text: `${capitalised(what)} ${since}: there are none of this ${session}.`, command: null };
  }
  const command = `npm run timing:sync -- --year ${weekend.year} --round ${weekend.round}`;
  if (isSessionAhead(weekend, code, presentMs)) {
    const text = `This ${session} has not been run yet. Its ${what} can be imported some hours afterwards:`;
    return { text, command };
  }
  const timed = weekend.timing.find((each) => each.session === code);
  if (timed !== undefined) {
    const lack = `The recording of this ${session} has no ${what} (${timed.source})`;
    const text = `${lack}. They ${since}, with gaps; to look for them again:`;
    return { text, command: `${command} --session ${code} --fresh` };
  }
  const text = `${capitalised(what)} ${since}; those of this ${session} are not in this archive. To import them:`;
  return { text, command };
}

/** True for a session that has no classification and has not begun. */
function isSessionAhead(weekend: Weekend, code: SessionCode, presentMs: number): boolean {
  const session = weekend.sessions.find((each) => each.code === code);
  if (session === undefined || session.classified) return false;
  return isAhead({ date_utc: session.date_utc ?? weekend.date_utc, time_utc: session.time_utc }, presentMs);
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The sessions whose laps are looked at one by one. */
export type QualifyingSession = "Q" | "SQ";
