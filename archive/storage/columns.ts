import { boolean, number, parseJson, pipe, string, transform } from "valibot";

/** A boolean column: SQLite has none, so 1 is true and 0 false. */
export const flagColumn = pipe(
  number(),
  transform((value) => value === 1),
  boolean(),
);

/** A column of JSON, parsed; its content is for another schema to check. */
export const jsonColumn = pipe(string(), parseJson());
