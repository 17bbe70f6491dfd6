import { array, object, parse, pipe, safeParse, string, unknown } from "valibot";
import { jsonColumn } from "#archive/storage/columns.ts";
import type { Database, Statement } from "#archive/storage/database.ts";
import { packText, unpackText } from "#archive/storage/packed-text.ts";
import type { Ask } from "./openf1-client.ts";
import type { SessionPlace } from "./timing-store.ts";

/** Keeps answers between runs, so that what was received is not asked for again. */
export type Answers = {
  /** The answer to a path as JSON; null where none is kept. */
  read: (path: string) => Promise<string | null>;
  write: (path: string, answer: string) => Promise<void>;
};

/**
 * Asks only for what is not kept, and keeps what comes.
 *
 * @param anew true to ask for everything again
 */
export function remembering(ask: Ask, answers: Answers, anew: boolean = false): Ask {
  return async (path, needed) => {
    const kept = anew ? null : rowsIn(await answers.read(path));
    if (kept !== null) return kept;
    const rows = await ask(path, needed);
    await answers.write(path, JSON.stringify(rows));
    return rows;
  };
}

/** Null where nothing is kept, or what is kept is damaged. */
function rowsIn(kept: string | null): Array<unknown> | null {
  const rows = safeParse(pipe(jsonColumn, array(unknown())), kept);
  return rows.success ? rows.output : null;
}

const answerRows = array(object({ path: string(), packed: string() }));

/** OpenF1's answers about one session, kept in the archive from run to run. */
export type KeptAnswers = Answers & {
  /** Keeps what has come since they were read; one statement, however many they are. */
  keep: () => Promise<void>;
};

/** Reads the answers kept about a session, at once: a Worker may not ask its database often. */
export async function keptAnswers(database: Database, place: SessionPlace): Promise<KeptAnswers> {
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
    keep: async () => {
      if (fresh.length === 0) return;
      const statement = `INSERT OR REPLACE INTO timing_answer (year, round, session, path, packed)
        SELECT ?1, ?2, ?3, json_extract(value, '$.path'), json_extract(value, '$.packed') FROM json_each(?4)`;
      await database([{ sql: statement, params: [...bound, JSON.stringify(fresh)] }]);
    },
  };
}

/** Throws away the answers kept about a session. */
export function forgetAnswers({ year, round, session }: SessionPlace): Statement {
  return {
    sql: "DELETE FROM timing_answer WHERE year = ?1 AND round = ?2 AND session = ?3",
    params: [String(year), String(round), session],
  };
}
