import { parseJson } from "../parse-json.ts";
import type { Ask } from "./client.ts";

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
  const rows = kept === null ? null : parseJson(kept);
  return Array.isArray(rows) ? rows : null;
}
