import { DatabaseSync } from "node:sqlite";
import { careers } from "./careers.ts";
import { pairs } from "./pairs.ts";
import { questions } from "./questions.ts";
import { races } from "./races.ts";
import { tables } from "./tables.ts";

/**
 * An imported archive, to ask for facts: careers and seasons, championship tables, races, teammates. Drivers,
 * teams, circuits and Grands Prix are named by their ids with underscores. What is counted: docs/method.md.
 *
 * @param file an imported SQLite file; it is only read
 */
export function openArchive(file: string) {
  const db = new DatabaseSync(file, { readOnly: true });
  return { ...careers(db), ...tables(db), ...races(db), ...pairs(db), ...questions(db) };
}
export type Archive = ReturnType<typeof openArchive>;
