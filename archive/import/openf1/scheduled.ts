import type { Database } from "#archive/storage/database.ts";
import { DataError } from "../data-error.ts";
import { remembering } from "./answers.ts";
import { mapSessions, type MappedSession } from "./calendar.ts";
import { type Ask, type ClientOptions, openF1Client, OutOfRequests } from "./client.ts";
import { attemptStatement, failureStatement, forgetAttempts, nextDue } from "./due.ts";
import { readEntries, readSeason } from "./facts.ts";
import { importSession } from "./import-session.ts";
import { forgetAnswers, keptAnswers, type KeptAnswers } from "./kept-answers.ts";
import { readSessions } from "./read-session.ts";
import { isSameSession, type SessionPlace, storedSession, storeStatements } from "./store.ts";
import { nameOf } from "./sync.ts";

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
