import { array, nullable, number, object, parse, string } from "valibot";
import { flagColumn } from "#archive/storage/columns.ts";
import type { Database, Statement } from "#archive/storage/database.ts";
import { sessionCode } from "#contract/sessions.ts";
import { DataError } from "../data-error.ts";
import { forgetAnswers, keptAnswers, type KeptAnswers, remembering } from "./answers.ts";
import { importSession } from "./import-session.ts";
import { type MappedSession, mapSessions } from "./map-sessions.ts";
import { type Ask, type ClientOptions, openF1Client, OutOfRequests } from "./openf1-client.ts";
import { readEntries, readSeason } from "./read-archive.ts";
import { readSessions } from "./read-session.ts";
import { nameOf } from "./sync-timing.ts";
import {
  isSameSession,
  type SessionPlace,
  storedSession,
  storeStatements,
  timingFormat,
} from "./timing-store.ts";

/** A Worker may send 50 requests in one run, on the plan without charge. */
const requestsARun = 40;

/** What a run did: `outcome` is what became of the session, if one was due. */
export type Run = {
  session: string | null;
  outcome: "nothing due" | "imported" | "to be continued" | "failed";
  notes: Array<string>;
};

/**
 * One run of the scheduled import: looks for one session that is over and not held, and imports it. A run sends
 * few requests; where a session needs more, the next run goes on with the answers of this one.
 *
 * @param options how OpenF1 is asked; a run sends at most 40 requests unless they say otherwise
 */
export async function runScheduled(database: Database, options: ClientOptions, now: Date): Promise<Run> {
  const place = await nextDue(database, now);
  if (place === null) return { session: null, outcome: "nothing due", notes: [] };
  await database([attemptStatement(place, now)]);
  const ask = openF1Client({ requests: requestsARun, ...options });
  const answers = await keptAnswers(database, place);
  const notes: Array<string> = [];
  const session = nameOf(place);
  try {
    await importPlace(place, { database, ask, answers, notes, now });
    return { session, outcome: "imported", notes };
  } catch (error) {
    if (error instanceof OutOfRequests) {
      await answers.keep();
      await database([forgetAttempts(place)]);
      return { session, outcome: "to be continued", notes };
    }
    if (!(error instanceof DataError)) throw error;
    // What was received may be what is wrong: the next attempt begins anew.
    await database([failureStatement(place, error.message), forgetAnswers(place)]);
    return { session, outcome: "failed", notes: [...notes, error.message] };
  }
}

type Tools = { database: Database; ask: Ask; answers: KeptAnswers; notes: Array<string>; now: Date };

async function importPlace(place: SessionPlace, tools: Tools): Promise<void> {
  const { database, ask, answers, notes, now } = tools;
  const note = (line: string) => notes.push(line);
  const session = await findSession(place, tools);
  const entries = await readEntries(database, place);
  const timing = await importSession(session, { ask: remembering(ask, answers), entries, note });
  const stored = storeStatements(await storedSession(timing, now.toISOString()));
  await database([...stored, forgetAttempts(place), forgetAnswers(place)]);
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

/** From the start of a session: the longest is over by then, and OpenF1 has had its time. */
const hoursUntilDue = 4;
/** Older sessions are for the command line: OpenF1 keeps them, and F1DB has come with the classification. */
const daysUntilForgotten = 14;

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

/** A day some days after an instant, `YYYY-MM-DD` in UTC. */
function dayAfter(instant: Date, days: number): string {
  return new Date(instant.getTime() + days * day).toISOString().slice(0, 10);
}

/** Sessions of the races around a day, with what is held of them and what was tried. */
function calendarStatement(now: Date): Statement {
  return {
    sql: `SELECT race.year AS year, race.round AS round, session.code AS session,
        session.date || 'T' || session.time || ':00Z' AS started_at,
        EXISTS (SELECT 1 FROM result WHERE result.race_id = race.id AND result.session = session.code)
          OR EXISTS (SELECT 1 FROM timed_result AS timed
            WHERE timed.race_id = race.id AND timed.session = session.code) AS classified,
        held.format AS format, held.provisional AS provisional, attempt.tries AS tries, attempt.next_at AS next_at
      FROM race JOIN session ON session.race_id = race.id
        LEFT JOIN timing_session AS held
          ON held.year = race.year AND held.round = race.round AND held.session = session.code
        LEFT JOIN timing_attempt AS attempt
          ON attempt.year = race.year AND attempt.round = race.round AND attempt.session = session.code
      WHERE race.date BETWEEN ? AND ? AND session.time IS NOT NULL
      ORDER BY session.date, session.time`,
    params: [dayAfter(now, -daysUntilForgotten - 1), dayAfter(now, 5)],
  };
}

/**
 * The session that a scheduled import is to look for: over for some hours, not longer than two weeks, and not held as
 * an import would make it now. The one that was tried least often comes first, so that none stands in another's way.
 */
async function nextDue(database: Database, now: Date): Promise<SessionPlace | null> {
  const [answer] = await database([calendarStatement(now)]);
  const due = parse(calendarRows, answer?.results).filter((row) => {
    const age = now.getTime() - Date.parse(row.started_at);
    const isDone = row.format === timingFormat && !(row.provisional === true && row.classified);
    const isResting = row.next_at !== null && row.next_at > now.toISOString();
    return age >= hoursUntilDue * hour && age <= daysUntilForgotten * day && !isDone && !isResting;
  });
  const [first] = due.toSorted((one, other) => (one.tries ?? 0) - (other.tries ?? 0));
  return first === undefined ? null : { year: first.year, round: first.round, session: first.session };
}

function bound({ year, round, session }: SessionPlace): Array<string> {
  return [String(year), String(round), session];
}

/**
 * Counts an attempt, before it is made: one that ends with the Worker counts too. The pause until the next one doubles,
 * from an hour on.
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

/** Notes why an attempt failed. */
function failureStatement(place: SessionPlace, reason: string): Statement {
  return {
    sql: "UPDATE timing_attempt SET reason = ?4 WHERE year = ?1 AND round = ?2 AND session = ?3",
    params: [...bound(place), reason],
  };
}

/** Forgets the attempts at a session: it is held, or is to go on with the next run. */
function forgetAttempts(place: SessionPlace): Statement {
  return {
    sql: "DELETE FROM timing_attempt WHERE year = ?1 AND round = ?2 AND session = ?3",
    params: bound(place),
  };
}
