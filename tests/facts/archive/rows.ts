import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { array, type GenericSchema, type InferOutput, object, parse, string } from "valibot";
import { unpack } from "#archive/storage/packed-text-sync.ts";

/** The rows that answer a question, parsed. */
export function rowsOf<const Schema extends GenericSchema>(
  db: DatabaseSync,
  schema: Schema,
  sql: string,
  ...values: Array<SQLInputValue>
): Array<InferOutput<Schema>> {
  return parse(array(schema), db.prepare(sql).all(...values));
}

/**
 * The first row that answers a question.
 *
 * @throws when there is none: a fact about what the archive does not know must not pass
 */
export function rowOf<const Schema extends GenericSchema>(
  db: DatabaseSync,
  schema: Schema,
  sql: string,
  ...values: Array<SQLInputValue>
): InferOutput<Schema> {
  const row = db.prepare(sql).get(...values);
  if (row === undefined) throw new Error(`the archive knows nothing of ${JSON.stringify(values)}`);
  return parse(schema, row);
}

const document = object({ packed: string() });

/**
 * An answer of the data API that was prepared at import, parsed by its contract.
 *
 * @throws when the path has no answer
 */
export function documentOf<const Schema extends GenericSchema>(
  db: DatabaseSync,
  schema: Schema,
  path: string,
): InferOutput<Schema> {
  const { packed } = rowOf(db, document, "SELECT packed FROM document WHERE path = ?", path);
  return parse(schema, JSON.parse(unpack(packed)));
}

/** The first item that fits; throws when none does. */
export function found<Item>(items: ReadonlyArray<Item>, fits: (item: Item) => boolean, sought: string): Item {
  const item = items.find(fits);
  if (item === undefined) throw new Error(`the archive knows nothing of ${sought}`);
  return item;
}
