import { boolean, number, parseJson, pipe, string, transform } from "valibot";

/** A column that says yes or no: SQLite has no booleans, 1 is true. */
export const flagColumn = pipe(
  number(),
  transform((value) => value === 1),
  boolean(),
);

/** A thing or list that a query put together as JSON; what is in it is for another schema to say. */
export const jsonColumn = pipe(string(), parseJson());
