import type { InferOutput } from "valibot";
import type { BoundedStore } from "#app/platform/bounded-store.ts";
import { createCoalescer } from "#app/platform/coalesce.ts";
import type { SharedStore } from "#app/platform/shared-store.ts";
import { ApiError, reasonOf } from "./api-error.ts";
import { type ApiParts, callAgain, callApi, type Fetched } from "./call-api.ts";
import { type Held, keptHeaders, readKept } from "./cached-answer.ts";
import { isParsedBy, numberOf, type Parsed, parseRows, type Schema } from "./parse-rows.ts";
import { readJson } from "./read-answer.ts";

/** What the data cache needs of the world. */
export type DataCacheParts = ApiParts & {
  memory: BoundedStore<Held>;
  shared: SharedStore;
  /** The present in milliseconds since the epoch. */
  now: () => number;
  /** The archive's version as far as it is known; null when it is not. */
  version: () => string | null;
  /** Keeps work alive when its request has been answered (`waitUntil`). */
  later: (work: Promise<unknown>) => void;
};

/** How old an answer may be. */
export type Age = {
  /** For so long it is given out without asking, in seconds; 0 asks every time. */
  edgeSeconds: number;
  /** For so long it is given out while it is asked for again; a day unless said. An old archive's answer never is. */
  staleSeconds?: number;
  /** True where the API may say that there is no such thing; otherwise a 404 is a failure. */
  mayBeMissing?: boolean;
};

export type Answer<Value> = {
  /** Null when the API says that there is no such thing. */
  value: Value | null;
  /**
   * `fresh`: from the cache. `stale`: from the cache, and being asked for again. `asked`: just answered by the API.
   * `old`: from the cache, because the API gave no usable answer.
   */
  state: "fresh" | "stale" | "asked" | "old";
  /** Seconds since the API last said so. */
  ageSeconds: number;
};

export type DataCache = {
  /** @throws ApiError when the API gives no usable answer and none is held */
  get: <TSchema extends Schema>(
    path: string,
    schema: TSchema,
    age: Age,
  ) => Promise<Answer<InferOutput<TSchema>>>;
};

const daySeconds = 86_400;
/** So old an answer may be when the API fails: 7 days. */
const oldestSeconds = 7 * daySeconds;
/** For so long it is believed that there is no such thing; what is being imported may be missing for a moment. */
const missingSeconds = 5;

type Outcome = { held: Held } | { reason: string };

/**
 * A cache in front of the data API: answers in this isolate's memory, over those that the data centre shares.
 *
 * An answer is as fresh as its `edgeSeconds` say, as long as the archive's version is the one it was made from. After
 * that it is given out once more while one call asks again; an answer of `edgeSeconds` 0, or of an older archive, is
 * asked for first. Calls for one path at one time are one call. Only usable answers are kept. That there is nothing is
 * kept by this isolate alone, and that there is no such thing for seconds: made-up names fill no shared store.
 */
export function createDataCache(parts: DataCacheParts): DataCache {
  const { memory, shared, now, later } = parts;
  const guardMs = parts.limits.timeoutMs + 1000;
  const loads = createCoalescer<{ held: Held | null }>({ guardMs, later });
  const calls = createCoalescer<Outcome>({ guardMs, later });

  async function load(path: string, schema: Schema): Promise<Held | null> {
    const { held } = await loads(keyOf(path, schema), async () => ({ held: await readShared(path, schema) }));
    return held;
  }

  /** Brings a shared answer into memory. What this build cannot read, a former one wrote: it counts for nothing. */
  async function readShared(path: string, schema: Schema): Promise<Held | null> {
    const response = await shared.read(path);
    if (response === null) return null;
    try {
      const { data } = await readJson(response, parts.limits.maxBytes);
      const parsed = data === null ? null : parseRows(schema, data).parsed;
      const held = { ...readKept(response.headers), parsed };
      memory.set(keyOf(path, schema), held, held.bytes);
      return held;
    } catch {
      return null;
    }
  }

  function refresh(path: string, schema: Schema, held: Held | null): Promise<Outcome> {
    return calls(keyOf(path, schema), async () => {
      try {
        return { held: await call(path, schema, held) };
      } catch (error) {
        const reason = reasonOf(error);
        parts.log("api_failed", { path, reason });
        return { reason };
      }
    });
  }

  async function call(path: string, schema: Schema, held: Held | null): Promise<Held> {
    const version = parts.version();
    // A day-old answer is fetched whole, so that the shared copy is written anew before it is lost.
    if (held === null || held.etag === null || secondsSince(held.storedMs) >= daySeconds)
      return keep(path, schema, version, await callApi(parts, path, schema));
    const fetched = await callAgain(parts, path, schema, held.etag);
    if (!("confirmedBy" in fetched)) return keep(path, schema, version, fetched);
    // The API goes by the archive that it read up to a second ago: what another one confirms is asked for whole.
    if (!isCurrent({ version: fetched.confirmedBy }))
      return keep(path, schema, version, await callApi(parts, path, schema));
    const confirmed = { ...held, checkedMs: now(), version };
    memory.set(keyOf(path, schema), confirmed, confirmed.bytes);
    return confirmed;
  }

  function keep(path: string, schema: Schema, version: string | null, fetched: Fetched<Schema>): Held {
    const { parsed, text, headers } = fetched;
    const held: Held = {
      parsed,
      bytes: text.length,
      storedMs: now(),
      checkedMs: now(),
      version: headers.get("x-archive-version") ?? version,
      etag: headers.get("etag"),
    };
    // Where there is nothing by a name, what was there before stands in for those who need something.
    const before = memory.get(keyOf(path, schema));
    if (parsed !== null || before === null || before.parsed === null)
      memory.set(keyOf(path, schema), held, held.bytes);
    if (!isNothing(parsed?.value ?? null))
      later(shared.write(path, new Response(text, { headers: keptHeaders(held, oldestSeconds) })));
    return held;
  }

  /** Whether an answer is from the archive that is there now. */
  function isCurrent({ version }: Pick<Held, "version">): boolean {
    const known = parts.version();
    return known === null || version === null || known === version;
  }

  /** The answer that may be given out without waiting for the API; null when there is none. */
  function unasked<TSchema extends Schema>(
    path: string,
    { schema, held }: Wanted<TSchema>,
    { edgeSeconds, staleSeconds = daySeconds, mayBeMissing = false }: Age,
  ): Answer<InferOutput<TSchema>> | null {
    if (held === null || edgeSeconds === 0 || !isCurrent(held)) return null;
    const value = held.parsed?.value ?? null;
    const ageSeconds = secondsSince(held.checkedMs);
    if (value === null)
      return mayBeMissing && ageSeconds < Math.min(edgeSeconds, missingSeconds)
        ? { value, state: "fresh", ageSeconds }
        : null;
    if (ageSeconds < edgeSeconds) return { value, state: "fresh", ageSeconds };
    if (ageSeconds >= edgeSeconds + staleSeconds) return null;
    later(refresh(path, schema, held));
    return { value, state: "stale", ageSeconds };
  }

  /** The API's answer, or the one that is held when the API fails. */
  async function asked<TSchema extends Schema>(
    path: string,
    { schema, held }: Wanted<TSchema>,
    { mayBeMissing = false }: Age,
  ): Promise<Answer<InferOutput<TSchema>>> {
    const outcome = await refresh(path, schema, held);
    if ("held" in outcome) {
      const fetched = typed(schema, outcome.held);
      if (fetched === null) throw new ApiError(`${path}: read by another schema`);
      const value = fetched.parsed?.value ?? null;
      if (value !== null || mayBeMissing) return { value, state: "asked", ageSeconds: 0 };
    }
    const old = held ?? typed(schema, await load(path, schema));
    const value = old?.parsed?.value ?? null;
    const ageSeconds = old === null ? Infinity : secondsSince(old.checkedMs);
    if (value === null || ageSeconds > oldestSeconds)
      throw new ApiError(`${path}: ${"reason" in outcome ? outcome.reason : "status 404"}`);
    return { value, state: "old", ageSeconds };
  }

  function secondsSince(ms: number): number {
    return Math.max(0, now() - ms) / 1000;
  }

  return {
    async get(path, schema, age) {
      const key = keyOf(path, schema);
      // What is asked for each time anyway is looked for in the shared store only when the API fails.
      const found = memory.get(key) === null && age.edgeSeconds > 0 ? await load(path, schema) : null;
      // Another request may have been answered meanwhile.
      const held = memory.get(key) ?? found;
      const wanted = { schema, held: typed(schema, held) };
      return unasked(path, wanted, age) ?? asked(path, wanted, age);
    },
  };
}

/** True for no value, an empty list, and what holds nothing but those. */
function isNothing(value: unknown): boolean {
  if (typeof value !== "object") return false;
  return value === null || Object.values(value).every(isNothing);
}

/** Two schemas may read one path: each has its own parsed answer, and both share the text. */
function keyOf(path: string, schema: Schema): string {
  return `${numberOf(schema)} ${path}`;
}

type Wanted<TSchema extends Schema> = { schema: TSchema; held: TypedHeld<TSchema> | null };
type TypedHeld<TSchema extends Schema> = Omit<Held, "parsed"> & { parsed: Parsed<TSchema> | null };

/** The held answer with its type; null when it was not this schema that made it. */
function typed<TSchema extends Schema>(schema: TSchema, held: Held | null): TypedHeld<TSchema> | null {
  if (held === null) return null;
  const { parsed } = held;
  return parsed === null || isParsedBy(schema, parsed) ? { ...held, parsed } : null;
}
