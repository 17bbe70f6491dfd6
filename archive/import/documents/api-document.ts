import { type GenericSchema, parse } from "valibot";

/** An answer of the data API, prepared at import: the path that it answers, and its JSON. */
export type ApiDocument = { path: string; body: string };

/** A document with an answer of the contract's shape. @throws ValiError when it is of another */
export function apiDocument(path: string, schema: GenericSchema, answer: unknown): ApiDocument {
  return { path, body: JSON.stringify(parse(schema, answer)) };
}

const english = new Intl.Collator("en");

/** Compares two names for a list in alphabetical order. */
export function byName(one: string, other: string): number {
  return english.compare(one, other);
}

/** The first row of each key, in the order of the keys: one line for a driver who has several. */
export function firstOfEach<Row>(rows: ReadonlyArray<Row>, keyOf: (row: Row) => string | number): Array<Row> {
  return [...Map.groupBy(rows, keyOf).values()].flatMap((ofKey) => ofKey.slice(0, 1));
}
