import { boolean, number, parseJson, pipe, string, transform } from "valibot";

/** A boolean column: SQLite has none, so 1 is true and 0 false. */
export const flagColumn = pipe(
  number(),
  transform((value) => value === 1),
  boolean(),
);

/** A JSON column, parsed but not validated. */
export const jsonColumn = pipe(string(), parseJson());
