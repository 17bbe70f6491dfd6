import { is } from "valibot";
import { bestLaps } from "#archive/analysis/timing/fastest-laps.ts";
import type { LapTelemetry, SessionRecording } from "#archive/analysis/timing/recording.ts";
import { conditions, sessionDocuments } from "#archive/analysis/timing/session-documents.ts";
import { scoringSession, type SessionCode } from "#contract/sessions.ts";
import { DataError } from "../data-error.ts";
import { type Entries, mapDrivers, type MappedDrivers } from "./map-drivers.ts";
import type { MappedSession } from "./map-sessions.ts";
import type { Ask } from "./openf1-client.ts";
import { type Note, readFinalPlaces, readSession, readTelemetry, requestsASession } from "./read-session.ts";
import { recordingOf } from "./recording.ts";
import type { SessionTiming } from "./timing-store.ts";

/** Sessions with charts of each driver's lap, which need their telemetry. */
const compared: ReadonlySet<SessionCode> = new Set<SessionCode>(["Q", "SQ"]);

/** Drivers in a session; telemetry takes two requests each. */
const usualDrivers = 20;

/** In a race, how many of the fastest are asked for until positions of one were recorded. */
const triedForOutline = 3;

/** About how many requests a session takes. */
export function requestsFor({ session }: Pick<MappedSession, "session">): number {
  if (compared.has(session)) return requestsASession + 2 * usualDrivers;
  return requestsASession + (is(scoringSession, session) ? 2 : 0);
}

export type ImportTools = {
  ask: Ask;
  /** The entered drivers, from the archive. */
  entries: Entries;
  note: Note;
  /** Called with what is read next, for example "telemetry of VER". */
  onStep?: (step: string) => void;
};

/**
 * Reads one session, maps its drivers, and computes its documents.
 *
 * @throws DataError if OpenF1 does not have it, or the archive has none of its drivers
 */
export async function importSession(session: MappedSession, tools: ImportTools): Promise<SessionTiming> {
  const { ask, entries, note, onStep = () => {} } = tools;
  if (Object.values(entries).every((list) => list.length === 0)) {
    throw new DataError(
      `this archive holds no results of ${session.year} yet: npm run data:sync brings them`,
    );
  }
  onStep("laps");
  const rows = await readSession(ask, session.key, note);
  const mapped = mapDrivers(rows.drivers, entries);
  mapped.unmapped.forEach(note);
  if (mapped.drivers.length === 0) throw new DataError("none of its drivers is known to this archive");
  const provisional = entries.session.length === 0;
  const drivers = provisional
    ? inPlaces(mapped, await readFinalPlaces(ask, session.key, note))
    : mapped.drivers;
  const head = { source: `OpenF1, session ${session.key}`, clockAhead: session.clockAhead, drivers };
  const recording = recordingOf(head, rows);
  const telemetry = await readLaps(recording, session, tools);
  return {
    year: session.year,
    round: session.round,
    session: session.session,
    sessionKey: session.key,
    startedAt: new Date(session.startedAt).toISOString(),
    provisional,
    source: head.source,
    conditions: conditions(recording.weather),
    documents: sessionDocuments({ ...recording, telemetry }, session.session),
  };
}

/** Drivers in the last order recorded by OpenF1, for a session without a classification. */
function inPlaces({ drivers }: MappedDrivers, places: ReadonlyMap<number, number>): MappedDrivers["drivers"] {
  return drivers
    .map((driver) => ({ ...driver, position: places.get(driver.number) ?? null }))
    .toSorted((one, other) => (one.position ?? Infinity) - (other.position ?? Infinity) || 0);
}

/** Telemetry of each driver's best valid lap; of a race or sprint only the fastest that was recorded, for the outline. */
async function readLaps(
  recording: SessionRecording,
  { key, session }: MappedSession,
  { ask, note, onStep = () => {} }: ImportTools,
): Promise<Array<LapTelemetry>> {
  const isRace = is(scoringSession, session);
  if (!isRace && !compared.has(session)) return [];
  const best = bestLaps(recording, isRace);
  const wanted = isRace
    ? best.toSorted((one, other) => one.seconds - other.seconds).slice(0, triedForOutline)
    : best;
  const laps: Array<LapTelemetry> = [];
  for (const lap of wanted) {
    const driver = recording.drivers.find(({ number }) => number === lap.number);
    onStep(`telemetry of ${driver?.driver_code ?? lap.number}`);
    const telemetry = await readTelemetry(ask, key, lap, note);
    if (telemetry !== null) laps.push(telemetry);
    if (isRace && telemetry !== null && telemetry.places.length > 0) break;
  }
  return laps;
}
