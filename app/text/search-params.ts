import {
  type InferOutput,
  type ObjectEntries,
  type ObjectSchema,
  fallback,
  object,
  optional,
  parse,
  picklist,
  pipe,
  transform,
  unknown,
} from "valibot";
import { canonicalId, isId } from "#contract/ids.ts";

/**
 * How search parameters stand in a URL: plain text, a repeated key for several values
 * (`?sort=points.desc&f=finish_position.lt.4&f=country.eq.Italy`). Each route parses what it needs in `validateSearch`.
 */
export type SearchParams = Record<string, string | Array<string>>;

/** Reads a query string; a key that occurs more than once becomes a list. */
export function parseSearch(query: string): SearchParams {
  const params = new URLSearchParams(query);
  return Object.fromEntries(
    [...new Set(params.keys())].map((key) => {
      const values = params.getAll(key);
      const [first = ""] = values;
      return [key, values.length === 1 ? first : values];
    }),
  );
}

/** Writes a query string with its `?`; empty for no parameters. Values that are absent are left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((each) => each !== undefined && each !== null)
      .map((each) => `${encodePart(key)}=${encodePart(String(each))}`),
  );
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
}

/** Percent-encodes what a query string cannot hold, and leaves commas readable. */
function encodePart(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll("%2C", ",").replaceAll("%20", "+");
}

/**
 * A route's `validateSearch`. Nothing throws: each parameter falls back to undefined, which is its default, so that each
 * view has one address. All keys are in the result, so that they replace what stood in the address.
 *
 * @param entries a schema for each parameter: `choice` or `read`
 */
export function searchParams<const Entries extends ObjectEntries>(entries: Entries) {
  const schema = object(entries);
  const absent = Object.fromEntries(Object.keys(entries).map((name) => [name, undefined]));
  return (search: Record<string, unknown>): InferOutput<ObjectSchema<Entries, undefined>> =>
    parse(schema, { ...absent, ...search });
}

/** A parameter with one of these values, of which the default is never written into an address. */
export function choice<const Value extends string, const Default extends Value = never>(
  values: ReadonlyArray<Value>,
  usual?: Default,
) {
  const written = values.filter((each): each is Exclude<Value, Default> => each !== usual);
  return fallback(optional(picklist(written)), undefined);
}

/** A parameter that a function reads; undefined where it can make nothing of it. */
export function read<Value>(reader: (value: unknown) => Value | undefined) {
  return optional(pipe(unknown(), transform(reader)));
}

/** The texts in a parameter's value: it is a list when an address has it several times. */
export function searchTexts(value: unknown): Array<string> {
  return (Array.isArray(value) ? value : [value]).filter((each) => typeof each === "string");
}

/** A season in a search parameter; undefined for anything else. A link inside the site carries a number, an address text. */
export function seasonParameter(value: unknown): number | undefined {
  const text = typeof value === "number" ? String(value) : value;
  return typeof text === "string" && /^(19|20)\d\d$/.test(text) ? Number(text) : undefined;
}

/** An id in a search parameter, in its canonical form; undefined for anything else. */
export function idParameter(value: unknown): string | undefined {
  const id = typeof value === "string" ? canonicalId(value) : "";
  return isId(id) ? id : undefined;
}

const longestText = 60;

/** What was typed to find a name. */
export function typedText(value: unknown): string | undefined {
  return searchTexts(value)[0]?.trim().slice(0, longestText).trim() || undefined;
}

/** No parameter of a question or of a rule set is longer. */
export const longestParameter = 300;

/** A schema for each of some parameters. @param make the schema of one, by its name */
export function ofEachParameter<Name extends string, Value>(
  names: ReadonlyArray<Name>,
  make: (name: Name) => Value,
): Record<Name, Value>;
export function ofEachParameter(names: ReadonlyArray<string>, make: (name: string) => unknown): object {
  return Object.fromEntries(names.map((name) => [name, make(name)]));
}
