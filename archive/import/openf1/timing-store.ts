import { array, type InferOutput, nullable, number, object, parse, pick, string } from "valibot";
import { flagColumn, type Statement, type StatementResult } from "#archive/storage/database.ts";
import { packText } from "#archive/storage/packed-text.ts";
import { paths } from "#contract/endpoints.ts";
import { sessionCode, type SessionCode } from "#contract/sessions.ts";
import { type TimingDocuments, timingDocuments } from "#contract/timing/documents.ts";
import { type Conditions, timingDocument, type TimingDocument } from "#contract/timing/session.ts";

/**
 * Increment with every change to a session's timing documents. Sessions imported before are then computed again
 * (`npm run timing:sync`), and archives built before are replaced (`schemaFingerprint`).
 */
export const timingFormat = 9;

/** A session's place in the archive. */
export type SessionPlace = { year: number; round: number; session: SessionCode };

/** The result of importing one session. */
export type SessionTiming = SessionPlace & {
  /** OpenF1's key of the session; null for laps from another source. */
  sessionKey: number | null;
  /** When it began, ISO 8601 in UTC. */
  startedAt: string;
  /** True until F1DB has the session's classification; it is then computed again. */
  provisional: boolean;
  source: string;
  conditions: Conditions | null;
  documents: Partial<TimingDocuments>;
};

/** A row of `timing_session`. */
export const timingSessionRow = object({
  year: number(),
  round: number(),
  session: sessionCode,
  session_key: nullable(number()),
  started_at: string(),
  format: number(),
  provisional: number(),
  source: string(),
  conditions: nullable(string()),
  documents: string(),
  fingerprint: number(),
  imported_at: nullable(string()),
});

const documentRows = array(object({ path: string(), packed: string() }));

/** A row of `timing_session` with its rows of `timing_document`. */
export type StoredSession = {
  row: InferOutput<typeof timingSessionRow>;
  documents: InferOutput<typeof documentRows>;
};

/** The size limit of a document, so that pages stay fast. */
export const maxDocumentBytes = 60_000;

/**
 * A session's timing as it is stored.
 *
 * @param importedAt ISO 8601 in UTC; null for what ships with the source
 * @throws ValiError if a document does not match the contract; Error if it is over 60 KB
 */
export async function storedSession(
  timing: SessionTiming,
  importedAt: string | null,
): Promise<StoredSession> {
  const { row, bodies } = unsignedSession(timing);
  const { year, round, session } = timing;
  const documents = bodies.map(async ({ name, body }) => ({
    path: paths.timing(year, round, session, name),
    packed: await packText(body),
  }));
  return {
    row: {
      ...row,
      fingerprint: await fingerprintOf(JSON.stringify([row, bodies])),
      imported_at: importedAt,
    },
    documents: await Promise.all(documents),
  };
}

/**
 * A session's row without its fingerprint, and its documents as JSON.
 *
 * @throws as `storedSession`
 */
export function unsignedSession(timing: SessionTiming) {
  const names = timingDocument.options.filter((name) => timing.documents[name] !== undefined);
  const bodies = names.map((name) => ({ name, body: documentBody(name, timing.documents[name]) }));
  const { year, round, session, sessionKey, startedAt, provisional, source, conditions } = timing;
  const row = {
    year,
    round,
    session,
    session_key: sessionKey,
    started_at: startedAt,
    format: timingFormat,
    provisional: provisional ? 1 : 0,
    source,
    conditions: conditions === null ? null : JSON.stringify(conditions),
    documents: JSON.stringify(names),
  };
  return { row, bodies };
}

/** The first 48 bits of a text's SHA-256, as a number. */
async function fingerprintOf(text: string): Promise<number> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return new Uint8Array(digest).subarray(0, 6).reduce((sum, byte) => sum * 256 + byte, 0);
}

function documentBody(name: TimingDocument, document: unknown): string {
  const body = JSON.stringify(parse(timingDocuments[name], document));
  const bytes = new TextEncoder().encode(body).length;
  if (bytes > maxDocumentBytes)
    throw new Error(`${name} has ${bytes} bytes, and may have ${maxDocumentBytes}`);
  return body;
}

/** The statements that store a session, replace an earlier import of it and update the archive's version. */
export function storeStatements({ row, documents }: StoredSession): Array<Statement> {
  const columns = Object.keys(row);
  return [
    ...clearDocuments(row),
    {
      sql: `INSERT INTO timing_document (path, packed)
        SELECT json_extract(value, '$.path'), json_extract(value, '$.packed') FROM json_each(?)`,
      params: [JSON.stringify(documents)],
    },
    {
      sql: `INSERT OR REPLACE INTO timing_session (${columns.join(", ")})
        SELECT ${columns.map((name) => `json_extract(value, '$.${name}')`).join(", ")} FROM json_each(?)`,
      params: [JSON.stringify([row])],
    },
    versionStatement,
  ];
}

function clearDocuments(place: SessionPlace): Array<Statement> {
  return [{ sql: "DELETE FROM timing_document WHERE path > ? AND path < ?", params: documentBounds(place) }];
}

/** The paths of a session's documents lie between these: "0" is the character after the slash. */
function documentBounds({ year, round, session }: SessionPlace): [after: string, before: string] {
  const folder = `/api/races/${year}/${round}/timing/${session}`;
  return [`${folder}/`, `${folder}0`];
}

/** The statements for `storedSessionIn`. */
export function readStatements(place: SessionPlace): Array<Statement> {
  return [
    {
      sql: "SELECT * FROM timing_session WHERE year = ? AND round = ? AND session = ?",
      params: [String(place.year), String(place.round), place.session],
    },
    {
      sql: "SELECT path, packed FROM timing_document WHERE path > ? AND path < ? ORDER BY path",
      params: documentBounds(place),
    },
  ];
}

/** Parses the results of `readStatements`. @throws ValiError if there is no such session */
export function storedSessionIn([session, documents]: ReadonlyArray<StatementResult>): StoredSession {
  return {
    row: parse(timingSessionRow, session?.results[0]),
    documents: parse(documentRows, documents?.results),
  };
}

/**
 * The version of all timing, computed from its sessions' fingerprints in any order. It is computed in SQL, within the
 * transaction that changes them, so that concurrent imports cannot leave a wrong one.
 */
const versionStatement: Statement = {
  sql: `INSERT OR REPLACE INTO timing_fact (key, value)
    SELECT 'version', printf('%012x', sum(fingerprint) & 281474976710655)
    FROM timing_session HAVING count(*) > 0`,
};

const heldRows = array(
  object({
    ...pick(timingSessionRow, [
      "year",
      "round",
      "session",
      "session_key",
      "format",
      "fingerprint",
      "imported_at",
    ]).entries,
    provisional: flagColumn,
  }),
);

/** A stored session without its documents. */
export type HeldSession = InferOutput<typeof heldRows>[number];

/** Selects the stored sessions, for `heldSessionsIn`. */
export const heldStatement: Statement = {
  sql: `SELECT year, round, session, session_key, format, fingerprint, imported_at, provisional
    FROM timing_session ORDER BY year, started_at`,
};

/** Parses the result of `heldStatement`. */
export function heldSessionsIn(answer: StatementResult | undefined): Array<HeldSession> {
  return parse(heldRows, answer?.results);
}

/** Whether both are the same session. */
export function isSameSession(one: SessionPlace, other: SessionPlace): boolean {
  return one.year === other.year && one.round === other.round && one.session === other.session;
}
