import type { Database } from "#archive/storage/database.ts";
import { scoringSession, type SessionCode, sessionNames } from "#contract/sessions.ts";
import { DataError } from "../data-error.ts";
import type { OnProgress } from "../source.ts";
import {
  type CalendarRace,
  type Entries,
  isWithinWeekend,
  mapDrivers,
  type MappedDrivers,
  type MappedSession,
  mapSessions,
} from "./map-to-archive.ts";
import type { Ask } from "./openf1-client.ts";
import { readEntries, readSeason, type SeasonFacts } from "./read-archive.ts";
import {
  type Note,
  readFinalPositions,
  readSession,
  readSessions,
  readTelemetry,
  recordingOf,
  requestsPerSession,
} from "./recording.ts";
import {
  isSameSession,
  type SessionTiming,
  storedSession,
  storeStatements,
  timingFormat,
} from "./timing-store.ts";
import { is } from "valibot";
import { bestLaps } from "#archive/analysis/timing/fastest-laps.ts";
import type { LapTelemetry, SessionRecording } from "#archive/analysis/timing/recording.ts";
import { conditions, sessionDocuments } from "#archive/analysis/timing/session-documents.ts";

/** The selected sessions: a season's, a round's, or one. */
export type Wanted = { year: number; round?: number; session?: SessionCode };

/** What an import of timing works with. */
export type SyncTools = {
  database: Database;
  /** Always requests from OpenF1. */
  askFresh: Ask;
  /** May use stored answers. */
  ask: Ask;
  now: Date;
  /** True to import stored sessions again. */
  again: boolean;
  onProgress: OnProgress;
};

/** What became of the selected sessions. */
export type SyncReport = {
  /** What was imported, and notes on what was left out. */
  imported: Array<{ what: string; notes: Array<string> }>;
  failed: Array<{ what: string; why: string }>;
  /** How many of the selected sessions were stored already, and how many are not over yet. */
  held: number;
  ahead: number;
  /** OpenF1's sessions without a place in the archive, and sessions that OpenF1 does not have. */
  unmapped: Array<string>;
  missing: Array<string>;
  /** Why it stopped early; null if it did not. */
  stopped: string | null;
};

/** Milliseconds after a session until OpenF1 has all of it. */
const settling = 30 * 60_000;
/** The import stops after this many consecutive failures. */
const mostFailures = 3;

/**
 * Imports the selected sessions that are over and not stored yet, oldest first, each in one transaction. A session that
 * fails is reported, and the import continues with the next.
 *
 * @throws DataError if the archive has no such season, round or session, or OpenF1 does not list its sessions
 */
export async function syncTiming(wanted: Wanted, tools: SyncTools): Promise<SyncReport> {
  const facts = await readSeason(tools.database, wanted.year);
  checkWanted(wanted, facts);
  const report: SyncReport = {
    imported: [],
    failed: [],
    held: 0,
    ahead: 0,
    unmapped: [],
    missing: [],
    stopped: null,
  };
  const sessions = await wantedSessions(wanted, facts, tools, report);
  await importAll(sessions, tools, report);
  return report;
}

function checkWanted({ year, round, session }: Wanted, { races }: SeasonFacts): void {
  if (races.length === 0) throw new DataError(`The calendar has no season ${year}`);
  const race = races.find((one) => one.round === round);
  if (round !== undefined && race === undefined) throw new DataError(`${year} has no round ${round}`);
  if (race === undefined || session === undefined || race.sessions.includes(session)) return;
  throw new DataError(`The ${race.name} of ${year} has no ${session}: it has ${race.sessions.join(", ")}`);
}

/** The sessions to import; the report says why others are not. */
async function wantedSessions(
  { year, round, session }: Wanted,
  { races, held }: SeasonFacts,
  { askFresh, now, again }: SyncTools,
  report: SyncReport,
): Promise<Array<MappedSession>> {
  const wantedRaces = races.filter((race) => round === undefined || race.round === round);
  const rows = await readSessions(askFresh, year, (note) => report.unmapped.push(note));
  const near = rows.filter(
    (row) => round === undefined || wantedRaces.some((race) => isWithinWeekend(row, race)),
  );
  const { sessions, unmapped } = mapSessions(near, races);
  report.unmapped.push(...unmapped);
  const inReach = sessions.filter((one) => session === undefined || one.session === session);
  report.missing.push(...wantedRaces.flatMap((race) => missingOf(race, session, inReach)));
  const over = inReach.filter(({ endedAt }) => endedAt + settling <= now.getTime());
  const left = over.filter((one) => again || !isDone(one, held));
  report.ahead = inReach.length - over.length;
  report.held = over.length - left.length;
  return left;
}

/** Reports selected sessions of a race that were run, as its classifications show, but are not listed by OpenF1. */
function missingOf(
  { year, round, classified }: CalendarRace,
  wanted: SessionCode | undefined,
  listed: ReadonlyArray<MappedSession>,
): Array<string> {
  const missing = classified
    .filter((code) => wanted === undefined || code === wanted)
    .filter((code) => listed.every((one) => one.round !== round || one.session !== code));
  return missing.length === 0 ? [] : [`round ${round} of ${year}: ${missing.join(", ")}`];
}

/** Whether a session needs no import: it is stored in the current format, and not provisional once classified. */
function isDone(session: MappedSession, held: SeasonFacts["held"]): boolean {
  const own = held.find((one) => isSameSession(one, session));
  // OpenF1 has more about a session than a file of laps.
  if (own?.session_key === null) return false;
  return own !== undefined && own.format === timingFormat && !(own.provisional && session.classified);
}

async function importAll(
  sessions: ReadonlyArray<MappedSession>,
  tools: SyncTools,
  report: SyncReport,
): Promise<void> {
  const toolsOf = withProgress(sessions, tools);
  let failures = 0;
  for (const session of sessions) {
    const what = nameOf(session);
    const notes: Array<string> = [];
    try {
      await importOne(session, toolsOf(session), notes);
      report.imported.push({ what, notes });
      failures = 0;
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      report.failed.push({ what, why: error.message });
      failures += 1;
    }
    if (failures === mostFailures) {
      report.stopped = `${mostFailures} sessions in a row could not be had`;
      return;
    }
  }
}

/** The tools of one session. */
type SessionTools = SyncTools & { onStep: (step: string) => void };

/** Adds progress over all sessions, counted in requests, to the tools of each. */
function withProgress(
  sessions: ReadonlyArray<MappedSession>,
  tools: SyncTools,
): (session: MappedSession) => SessionTools {
  const total = sessions.reduce((sum, session) => sum + requestsFor(session), 0);
  let before = 0;
  return (session) => {
    const [start, most] = [before, requestsFor(session)];
    before += most;
    let asked = 0;
    return {
      ...tools,
      ask: (path, needed) => {
        asked = Math.min(asked + 1, most);
        return tools.ask(path, needed);
      },
      onStep: (step) => tools.onProgress((start + asked) / total, `${nameOf(session)}: ${step}`),
    };
  };
}

/** Imports one session, and stores it in one transaction. */
async function importOne(
  session: MappedSession,
  { database, ask, now, onStep }: SessionTools,
  notes: Array<string>,
): Promise<void> {
  const entries = await readEntries(database, session);
  const timing = await importSession(session, { ask, entries, note: (note) => notes.push(note), onStep });
  await database(storeStatements(await storedSession(timing, now.toISOString())));
}

/** For example "2025 round 1, Qualifying". */
export function nameOf({ year, round, session }: Pick<MappedSession, "year" | "round" | "session">): string {
  return `${year} round ${round}, ${sessionNames[session]}`;
}

/** Sessions with charts of each driver's lap, which need their telemetry. */
const compared: ReadonlySet<SessionCode> = new Set<SessionCode>(["Q", "SQ"]);

/** Drivers in a session; telemetry takes two requests each. */
const usualDrivers = 20;

/** In a race, how many of the fastest are asked for until positions of one were recorded. */
const maxOutlineAttempts = 3;

/** About how many requests a session takes. */
function requestsFor({ session }: Pick<MappedSession, "session">): number {
  if (compared.has(session)) return requestsPerSession + 2 * usualDrivers;
  return requestsPerSession + (is(scoringSession, session) ? 2 : 0);
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
    ? inFinalOrder(mapped, await readFinalPositions(ask, session.key, note))
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
function inFinalOrder(
  { drivers }: MappedDrivers,
  places: ReadonlyMap<number, number>,
): MappedDrivers["drivers"] {
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
    ? best.toSorted((one, other) => one.seconds - other.seconds).slice(0, maxOutlineAttempts)
    : best;
  const laps: Array<LapTelemetry> = [];
  for (const lap of wanted) {
    const driver = recording.drivers.find(({ number }) => number === lap.number);
    onStep(`telemetry of ${driver?.driver_code ?? lap.number}`);
    const telemetry = await readTelemetry(ask, key, lap, note);
    if (telemetry !== null) laps.push(telemetry);
    if (isRace && telemetry !== null && telemetry.locations.length > 0) break;
  }
  return laps;
}
