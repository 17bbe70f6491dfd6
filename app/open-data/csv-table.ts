import type { GenericSchema } from "valibot";
import { csvText, type CsvValue } from "#app/text/csv.ts";

/** A column: its name, and the path to its value. */
type Column = { name: string; path: ReadonlyArray<string> };

/**
 * A table in an answer as CSV. Its columns are derived from the schema, not the rows: nested members are named with a
 * dot ("winner.driver_id"), lists of plain values are joined by "; ", and other lists are left out.
 *
 * @param schema of the whole answer
 * @param rows the member with the rows; "" if the answer itself is the list
 */
export function answerAsCsv(schema: GenericSchema, value: unknown, rows: string): string {
  const columns = csvColumns(schema, rows);
  const list = rows === "" ? value : memberOf(value, rows);
  const items = Array.isArray(list) ? list : [];
  return csvText([
    columns.map(({ name }) => name),
    ...items.map((item: unknown) => columns.map(({ path }) => cell(path.reduce(memberOf, item)))),
  ]);
}

/** The columns of a table in an answer. */
export function csvColumns(schema: GenericSchema, rows: string): Array<Column> {
  const list = rows === "" ? schema : entriesOf(schema)[rows];
  const item = list === undefined ? null : partOf(list, "item");
  if (item === null) throw new Error(`the answer has no list "${rows}"`);
  return columnsOf(item, []);
}

function columnsOf(schema: GenericSchema, path: ReadonlyArray<string>): Array<Column> {
  const bare = unwrapped(schema);
  if (bare.type === "object")
    return Object.entries(entriesOf(bare)).flatMap(([name, entry]) => columnsOf(entry, [...path, name]));
  const item = partOf(bare, "item");
  // A list of rows within a row cannot be a cell.
  if (item !== null && !isPlain(item)) return [];
  return [{ name: path.join("."), path }];
}

function isPlain(schema: GenericSchema): boolean {
  return !["object", "array", "tuple"].includes(unwrapped(schema).type);
}

/** The schema without nullable and optional wrappers. */
function unwrapped(schema: GenericSchema): GenericSchema {
  const inner = schema.type === "nullable" || schema.type === "optional" ? partOf(schema, "wrapped") : null;
  return inner === null ? schema : unwrapped(inner);
}

function entriesOf(schema: GenericSchema): Record<string, GenericSchema> {
  const entries = memberOf(schema, "entries");
  if (typeof entries !== "object" || entries === null) return {};
  return Object.fromEntries(
    Object.entries(entries).filter((entry): entry is [string, GenericSchema] => isSchema(entry[1])),
  );
}

function partOf(schema: GenericSchema, name: "item" | "wrapped"): GenericSchema | null {
  // Lists may be wrapped too.
  const part = memberOf(name === "item" ? unwrapped(schema) : schema, name);
  return isSchema(part) ? part : null;
}

function isSchema(value: unknown): value is GenericSchema {
  return memberOf(value, "kind") === "schema";
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

function cell(value: unknown): CsvValue {
  if (Array.isArray(value)) return value.map((each: unknown) => cell(each) ?? "").join("; ");
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
}
