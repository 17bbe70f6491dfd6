import { type BaseIssue, type BaseSchema, type InferOutput, safeParse } from "valibot";

/** The data API did not give a usable answer. The message is for readers, the cause is for the log. */
export class ApiError extends Error {
  override name = "ApiError";

  constructor(reason: string) {
    super("API error", { cause: reason });
  }
}

/** Why a call failed, for the log. */
export function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return String(error.cause);
  return error instanceof Error ? error.message : String(error);
}

/** Limits of a data API answer. */
export type AnswerLimits = {
  /** From the request to the last byte, in milliseconds. */
  timeoutMs: number;
  /** Of the decompressed body. */
  maxBytes: number;
};

/** A call took too long. */
export class TimeoutError extends ApiError {}

/**
 * Runs a call with a timeout.
 *
 * @param work receives the signal that aborts it
 * @throws ApiError on timeout, whether or not the work reacts to the signal
 */
export async function withinTime<Result>(
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const abort = new AbortController();
  const { promise: over, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new TimeoutError(`no answer within ${timeoutMs} ms`));
    abort.abort();
  }, timeoutMs);
  try {
    return await Promise.race([work(abort.signal), over]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The JSON of a 2xx response or of the API's 404.
 *
 * @throws ApiError for another status or content type, more than `maxBytes`, or invalid UTF-8 or JSON
 */
export async function readJson(
  response: Response,
  maxBytes: number,
): Promise<{ text: string; data: unknown }> {
  const refusal = refuse(response, maxBytes);
  if (refusal !== null) {
    // An unread body would keep the connection open.
    await response.body?.cancel();
    throw new ApiError(refusal);
  }
  const text = decode(await readBytes(response, maxBytes));
  try {
    return { text, data: JSON.parse(text) };
  } catch {
    throw new ApiError("no JSON");
  }
}

function refuse(response: Response, maxBytes: number): string | null {
  if (!response.ok && response.status !== 404) return `status ${response.status}`;
  const type = response.headers.get("content-type") ?? "";
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(type)) return `content type "${type}"`;
  const length = Number(response.headers.get("content-length") ?? 0);
  return length > maxBytes ? `${length} bytes` : null;
}

/** Stops at the limit: a compressed body may expand a thousandfold. */
async function readBytes(response: Response, maxBytes: number): Promise<Array<Uint8Array>> {
  const parts: Array<Uint8Array> = [];
  let length = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    length += part.value.byteLength;
    if (length > maxBytes) {
      await reader?.cancel();
      throw new ApiError(`more than ${maxBytes} bytes`);
    }
    parts.push(part.value);
  }
  return parts;
}

function decode(parts: ReadonlyArray<Uint8Array>): string {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    const text = parts.map((part) => decoder.decode(part, { stream: true })).join("");
    return text + decoder.decode();
  } catch {
    throw new ApiError("no UTF-8");
  }
}

export type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;

/** A parsed answer with the schema that parsed it, so that `isParsedBy` can narrow its type. */
export type Parsed<TSchema extends Schema = Schema> = { schema: TSchema; value: InferOutput<TSchema> };

/** Type guard: true if this schema parsed the value. */
export function isParsedBy<TSchema extends Schema>(
  schema: TSchema,
  parsed: Parsed,
): parsed is Parsed<TSchema> {
  return parsed.schema === schema;
}

const numbers = new WeakMap<Schema, number>();
let lastNumber = 0;

/** A number that identifies a schema within the isolate. */
export function numberOf(schema: Schema): number {
  const number = numbers.get(schema) ?? (lastNumber += 1);
  numbers.set(schema, number);
  return number;
}

/**
 * Members whose rows are independent of each other. Other lists are positional (the cells of a season's table match its
 * `rounds`), so that dropping an item would shift the rest.
 */
const rowMembers: ReadonlySet<string> = new Set(["standings", "results"]);

/**
 * Parses an answer. Invalid rows among valid ones are dropped; it throws if more rows are invalid than valid, or if
 * anything else is. The value is frozen, because it is shared by all callers.
 *
 * @returns the parsed answer, the number of rows dropped, and the first one's issue
 * @throws ApiError if the answer does not match the schema
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

/** The invalid rows; null if an issue lies elsewhere or too many rows are invalid. */
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

/** The row an issue is in: an object in the top-level list or in one of the lists in `rowMembers`. */
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

/** Deep-freezes a value. */
function freeze<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}
