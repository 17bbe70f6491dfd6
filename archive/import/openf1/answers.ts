import { array, object, parse, pipe, safeParse, string, unknown } from "valibot";
import { jsonColumn, type Database, type Statement } from "#archive/storage/database.ts";
import { packText, unpackText } from "#archive/storage/packed-text.ts";
import type { Ask } from "./openf1-client.ts";
import type { SessionPlace } from "./timing-store.ts";

/** Stores OpenF1's answers, so that an interrupted import need not request them again. */
export type AnswerStore = {
  /** The stored answer for a path as JSON; null if there is none. */
  read: (path: string) => Promise<string | null>;
  write: (path: string, answer: string) => Promise<void>;
};

/**
 * Answers from the store if possible, and stores new answers.
 *
 * @param anew true to request everything again
 */
export function withStoredAnswers(ask: Ask, answers: AnswerStore, anew: boolean = false): Ask {
  return async (path, needed) => {
    const kept = anew ? null : rowsIn(await answers.read(path));
    if (kept !== null) return kept;
    const rows = await ask(path, needed);
    await answers.write(path, JSON.stringify(rows));
    return rows;
  };
}

/** Null if there is no stored answer, or it is damaged. */
function rowsIn(kept: string | null): Array<unknown> | null {
  const rows = safeParse(pipe(jsonColumn, array(unknown())), kept);
  return rows.success ? rows.output : null;
}

const answerRows = array(object({ path: string(), packed: string() }));

/** OpenF1's answers about one session, stored in the archive between runs. */
export type StoredAnswers = AnswerStore & {
  /** Writes the new answers to the database, in one statement. */
  save: () => Promise<void>;
};

/** Reads all stored answers about a session in one query, since a Worker's queries are limited. */
export async function readStoredAnswers(database: Database, place: SessionPlace): Promise<StoredAnswers> {
  const bound = [String(place.year), String(place.round), place.session];
  const sql = "SELECT path, packed FROM timing_answer WHERE year = ?1 AND round = ?2 AND session = ?3";
  const [answer] = await database([{ sql, params: bound }]);
  const kept = new Map(parse(answerRows, answer?.results).map(({ path, packed }) => [path, packed]));
  const fresh: Array<{ path: string; packed: string }> = [];
  return {
    read: async (path) => {
      const packed = kept.get(path);
      return packed === undefined ? null : unpackText(packed);
    },
    write: async (path, text) => void fresh.push({ path, packed: await packText(text) }),
    save: async () => {
      if (fresh.length === 0) return;
      const statement = `INSERT OR REPLACE INTO timing_answer (year, round, session, path, packed)
        SELECT ?1, ?2, ?3, json_extract(value, '$.path'), json_extract(value, '$.packed') FROM json_each(?4)`;
      await database([{ sql: statement, params: [...bound, JSON.stringify(fresh)] }]);
    },
  };
}

/** Deletes the stored answers about a session. */
export function deleteAnswers({ year, round, session }: SessionPlace): Statement {
  return {
    sql: "DELETE FROM timing_answer WHERE year = ?1 AND round = ?2 AND session = ?3",
    params: [String(year), String(round), session],
  };
}
