import type { TimingDocuments } from "#contract/timing/documents.ts";
import { sessionDocuments } from "../documents.ts";
import type { SessionRecording } from "../recording.ts";
import { type OfficialLine, officialLines } from "./official.ts";
import { type RecordedSession, recording } from "./recorded.ts";

/** A recording with its documents and its classification; `codes` are those of its drivers, in order. */
export type Analysed = {
  recorded: SessionRecording;
  documents: Partial<TimingDocuments>;
  codes: ReadonlyArray<string>;
  official: ReadonlyArray<OfficialLine>;
};

const known = new Map<number, Analysed>();

/** Read and computed once for all tests of a file. */
export function analysed(session: RecordedSession): Analysed {
  const found = known.get(session.key) ?? analyse(session);
  known.set(session.key, found);
  return found;
}

function analyse(session: RecordedSession): Analysed {
  const recorded = recording(session);
  return {
    recorded,
    documents: sessionDocuments(recorded, session.session),
    codes: recorded.drivers.map((driver) => driver.driver_code),
    official: officialLines(session.year, session.round, session.session),
  };
}
