import { array, nullable, number, object, parse, string } from "valibot";
import { flagColumn } from "#archive/storage/columns.ts";
import type { Database, Statement } from "#archive/storage/database.ts";
import { sessionCode } from "#contract/sessions.ts";
import { timingFormat } from "./format.ts";
import type { SessionPlace } from "./store.ts";

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
export async function nextDue(database: Database, now: Date): Promise<SessionPlace | null> {
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
export function attemptStatement(place: SessionPlace, now: Date): Statement {
  return {
    sql: `INSERT INTO timing_attempt (year, round, session, tries, next_at, reason)
      VALUES (?1, ?2, ?3, 1, strftime('%Y-%m-%dT%H:%M:%fZ', ?4, '+1 hours'), 'it was not finished')
      ON CONFLICT DO UPDATE SET tries = tries + 1, reason = excluded.reason,
        next_at = strftime('%Y-%m-%dT%H:%M:%fZ', ?4, '+' || (1 << min(tries, 6)) || ' hours')`,
    params: [...bound(place), now.toISOString()],
  };
}

/** Notes why an attempt failed. */
export function failureStatement(place: SessionPlace, reason: string): Statement {
  return {
    sql: "UPDATE timing_attempt SET reason = ?4 WHERE year = ?1 AND round = ?2 AND session = ?3",
    params: [...bound(place), reason],
  };
}

/** Forgets the attempts at a session: it is held, or is to go on with the next run. */
export function forgetAttempts(place: SessionPlace): Statement {
  return {
    sql: "DELETE FROM timing_attempt WHERE year = ?1 AND round = ?2 AND session = ?3",
    params: bound(place),
  };
}
