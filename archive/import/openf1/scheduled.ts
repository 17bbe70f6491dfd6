import { array, nullable, number, object, parse, string } from "valibot";
import { type Database, flagColumn, type Statement } from "#archive/storage/database.ts";
import { sessionCode } from "#contract/sessions.ts";
import { DataError } from "../data-error.ts";
import {
  type Ask,
  type ClientOptions,
  deleteAnswers,
  openF1Client,
  readStoredAnswers,
  RequestLimitReached,
  type StoredAnswers,
  withStoredAnswers,
} from "./openf1-client.ts";
import { importSession, nameOf } from "./sync-timing.ts";
import { type MappedSession, mapSessions } from "./map-to-archive.ts";
import { readEntries, readSeason } from "./read-archive.ts";
import { readSessions } from "./recording.ts";
import {
  isSameSession,
  type SessionPlace,
  storedSession,
  storeStatements,
  timingFormat,
} from "./timing-store.ts";

/** On Cloudflare's free plan a Worker may send 50 requests per run. */
const requestsPerRun = 40;

/** The result of a run. */
export type Run = {
  session: string | null;
  outcome: "nothing due" | "imported" | "to be continued" | "failed";
  notes: Array<string>;
};

/**
 * One run of the scheduled import: imports one session that is over and not imported yet. A run may send few requests;
 * if a session needs more, the next run continues with the answers stored by this one.
 *
 * @param options for the OpenF1 client; a run sends at most 40 requests by default
 */
export async function runScheduled(database: Database, options: ClientOptions, now: Date): Promise<Run> {
  const place = await nextDue(database, now);
  if (place === null) return { session: null, outcome: "nothing due", notes: [] };
  await database([attemptStatement(place, now)]);
  const ask = openF1Client({ requests: requestsPerRun, ...options });
  const answers = await readStoredAnswers(database, place);
  const notes: Array<string> = [];
  const session = nameOf(place);
  try {
    await importPlace(place, { database, ask, answers, notes, now });
    return { session, outcome: "imported", notes };
  } catch (error) {
    if (error instanceof RequestLimitReached) {
      await answers.save();
      await database([deleteAttempts(place)]);
      return { session, outcome: "to be continued", notes };
    }
    if (!(error instanceof DataError)) throw error;
    // The stored answers may be the cause, so the next attempt requests them again.
    await database([failureStatement(place, error.message), deleteAnswers(place)]);
    return { session, outcome: "failed", notes: [...notes, error.message] };
  }
}

type Tools = { database: Database; ask: Ask; answers: StoredAnswers; notes: Array<string>; now: Date };

async function importPlace(place: SessionPlace, tools: Tools): Promise<void> {
  const { database, ask, answers, notes, now } = tools;
  const note = (line: string) => notes.push(line);
  const session = await findSession(place, tools);
  const entries = await readEntries(database, place);
  const timing = await importSession(session, { ask: withStoredAnswers(ask, answers), entries, note });
  const stored = storeStatements(await storedSession(timing, now.toISOString()));
  await database([...stored, deleteAttempts(place), deleteAnswers(place)]);
}

async function findSession(place: SessionPlace, { database, ask, notes }: Tools): Promise<MappedSession> {
  const { races } = await readSeason(database, place.year);
  const rows = await readSessions(ask, place.year, (note) => notes.push(note));
  const session = mapSessions(rows, races).sessions.find((one) => isSameSession(one, place));
  if (session === undefined) throw new DataError("OpenF1 does not list this session");
  return session;
}

const hour = 3_600_000;
const day = 24 * hour;

/** This long after its start, a session of any length is over and published by OpenF1. */
const hoursUntilDue = 4;
/** Older sessions are left to the command line. */
const maxDaysLate = 14;

const calendarRows = array(
  object({
    year: number(),
    round: number(),
    session: sessionCode,
    started_at: string(),
    classified: flagColumn,
    format: nullable(number()),
    provisional: nullable(flagColumn),
    tries: nullable(number()),
    next_at: nullable(string()),
  }),
);

/** The day some days after an instant, `YYYY-MM-DD` in UTC. */
function dayAfter(instant: Date, days: number): string {
  return new Date(instant.getTime() + days * day).toISOString().slice(0, 10);
}

/** The sessions of the races around a day, with their stored timing and earlier attempts. */
function calendarStatement(now: Date): Statement {
  return {
    sql: `SELECT race.year AS year, race.round AS round, session.code AS session,
        session.date || 'T' || session.time || ':00Z' AS started_at,
        EXISTS (SELECT 1 FROM result WHERE result.race_id = race.id AND result.session = session.code)
          OR EXISTS (SELECT 1 FROM timed_result AS timed
            WHERE timed.race_id = race.id AND timed.session = session.code) AS classified,
        CASE WHEN held.session_key IS NULL THEN NULL ELSE held.format END AS format, held.provisional AS provisional, attempt.tries AS tries, attempt.next_at AS next_at
      FROM race JOIN session ON session.race_id = race.id
        LEFT JOIN timing_session AS held
          ON held.year = race.year AND held.round = race.round AND held.session = session.code
        LEFT JOIN timing_attempt AS attempt
          ON attempt.year = race.year AND attempt.round = race.round AND attempt.session = session.code
      WHERE race.date BETWEEN ? AND ? AND session.time IS NOT NULL
      ORDER BY session.date, session.time`,
    params: [dayAfter(now, -maxDaysLate - 1), dayAfter(now, 5)],
  };
}

/**
 * The session to import next: over for some hours but not more than two weeks, and not stored in the current format. Of
 * several, the one with the fewest attempts, so that a failing one does not block the others.
 */
async function nextDue(database: Database, now: Date): Promise<SessionPlace | null> {
  const [answer] = await database([calendarStatement(now)]);
  const due = parse(calendarRows, answer?.results).filter((row) => {
    const age = now.getTime() - Date.parse(row.started_at);
    const isDone = row.format === timingFormat && !(row.provisional === true && row.classified);
    const isResting = row.next_at !== null && row.next_at > now.toISOString();
    return age >= hoursUntilDue * hour && age <= maxDaysLate * day && !isDone && !isResting;
  });
  const [first] = due.toSorted((one, other) => (one.tries ?? 0) - (other.tries ?? 0));
  return first === undefined ? null : { year: first.year, round: first.round, session: first.session };
}

function bound({ year, round, session }: SessionPlace): Array<string> {
  return [String(year), String(round), session];
}

/**
 * Counts an attempt. It runs before the attempt, which may be cut off with the Worker. The pause before the next
 * attempt doubles, starting with an hour.
 */
function attemptStatement(place: SessionPlace, now: Date): Statement {
  return {
    sql: `INSERT INTO timing_attempt (year, round, session, tries, next_at, reason)
      VALUES (?1, ?2, ?3, 1, strftime('%Y-%m-%dT%H:%M:%fZ', ?4, '+1 hours'), 'it was not finished')
      ON CONFLICT DO UPDATE SET tries = tries + 1, reason = excluded.reason,
        next_at = strftime('%Y-%m-%dT%H:%M:%fZ', ?4, '+' || (1 << min(tries, 6)) || ' hours')`,
    params: [...bound(place), now.toISOString()],
  };
}

/** Records why an attempt failed. */
function failureStatement(place: SessionPlace, reason: string): Statement {
  return {
    sql: "UPDATE timing_attempt SET reason = ?4 WHERE year = ?1 AND round = ?2 AND session = ?3",
    params: [...bound(place), reason],
  };
}

/** Deletes the count of attempts: the session is imported, or continues in the next run. */
function deleteAttempts(place: SessionPlace): Statement {
  return {
    sql: "DELETE FROM timing_attempt WHERE year = ?1 AND round = ?2 AND session = ?3",
    params: bound(place),
  };
}
