import { type GenericSchema, parse } from "valibot";

/** A prepared answer of the data API: its path and its JSON. */
export type ApiDocument = { path: string; body: string };

/** Creates a document. @throws ValiError if the answer does not match the contract's schema */
export function apiDocument(path: string, schema: GenericSchema, answer: unknown): ApiDocument {
  return { path, body: JSON.stringify(parse(schema, answer)) };
}

const english = new Intl.Collator("en");

/** Compares two names for a list in alphabetical order. */
export function byName(one: string, other: string): number {
  return english.compare(one, other);
}

/** The first row per key, sorted by key: one line for a driver who has several. */
export function firstOfEach<Row>(rows: ReadonlyArray<Row>, keyOf: (row: Row) => string | number): Array<Row> {
  return [...Map.groupBy(rows, keyOf).values()].flatMap((ofKey) => ofKey.slice(0, 1));
}
