import { type BaseIssue, type BaseSchema, type InferOutput, safeParse } from "valibot";
import { ApiError } from "./api-error.ts";

export type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;

/** A parsed answer with its schema, by which `isParsedBy` knows its type. */
export type Parsed<TSchema extends Schema = Schema> = { schema: TSchema; value: InferOutput<TSchema> };

/** True when this schema parsed the value, which then has its type. */
export function isParsedBy<TSchema extends Schema>(
  schema: TSchema,
  parsed: Parsed,
): parsed is Parsed<TSchema> {
  return parsed.schema === schema;
}

const numbers = new WeakMap<Schema, number>();
let lastNumber = 0;

/** A number that stands for a schema as long as the isolate lives. */
export function numberOf(schema: Schema): number {
  const number = numbers.get(schema) ?? (lastNumber += 1);
  numbers.set(schema, number);
  return number;
}

/**
 * Members of an answer whose rows are independent of each other. Other lists go by index (the cells of a season's table
 * follow its `rounds`), where a missing one would shift the rest.
 */
const rowMembers: ReadonlySet<string> = new Set(["standings", "results"]);

/**
 * Parses an answer. Bad rows among good ones are left out; the answer is an error when more rows are bad than good, or
 * when anything else is wrong. The value is frozen: everyone who asks for it gets the same one.
 *
 * @returns the parsed answer, and how many rows were left out with the first one's fault
 * @throws ApiError when the answer is not what the schema asks for
 */
export function parseRows<TSchema extends Schema>(
  schema: TSchema,
  data: unknown,
): { parsed: Parsed<TSchema>; dropped: number; fault: string | null } {
  const whole = safeParse(schema, data);
  if (whole.success) return { parsed: { schema, value: freeze(whole.output) }, dropped: 0, fault: null };
  const fault = describe(whole.issues[0]);
  const rows = badRows(whole.issues);
  if (rows === null) throw new ApiError(fault);
  const rest = safeParse(schema, withoutRows(data, rows));
  if (!rest.success) throw new ApiError(fault);
  return { parsed: { schema, value: freeze(rest.output) }, dropped: rows.places.size, fault };
}

type BadRows = { member: string | null; places: ReadonlySet<number> };
type Issues = ReadonlyArray<BaseIssue<unknown>>;

/** Where the bad rows are; null when a fault lies elsewhere or too many rows are bad. */
function badRows(issues: Issues): BadRows | null {
  const found = issues.map(rowOf);
  const [first] = found;
  if (first === null || first === undefined) return null;
  const places = new Set<number>();
  for (const row of found) {
    if (row === null || row.member !== first.member) return null;
    places.add(row.place);
  }
  return places.size * 2 > first.rows ? null : { member: first.member, places };
}

/** The row that an issue is in: an object in the answer's own list or in a list of rows that it holds. */
function rowOf(issue: BaseIssue<unknown>) {
  const path = issue.path ?? [];
  const member = path[0]?.type === "object" ? path[0].key : null;
  if (member !== null && !rowMembers.has(member)) return null;
  const item = path[member === null ? 0 : 1];
  if (item?.type !== "array") return null;
  return { member, place: item.key, rows: Array.isArray(item.input) ? item.input.length : 0 };
}

function withoutRows(data: unknown, { member, places }: BadRows): unknown {
  const rest = (list: unknown) =>
    Array.isArray(list) ? list.filter((_, place) => !places.has(place)) : list;
  if (member === null) return rest(data);
  return Object.fromEntries(
    Object.entries(Object(data)).map(([key, value]) => [key, key === member ? rest(value) : value]),
  );
}

function describe(issue: BaseIssue<unknown>): string {
  const where = (issue.path ?? []).map(({ key }) => String(key)).join(".");
  return where === "" ? issue.message : `${where}: ${issue.message}`;
}

/** Freezes a value and all it holds. */
function freeze<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}
