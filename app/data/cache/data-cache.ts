import type { InferOutput } from "valibot";
import { patternOf } from "#contract/endpoints.ts";
import type { BoundedStore, SharedStore } from "#app/platform/stores.ts";
import { createCoalescer } from "#app/platform/coalesce.ts";
import {
  ApiError,
  isParsedBy,
  numberOf,
  type Parsed,
  parseRows,
  readJson,
  reasonOf,
  type Schema,
} from "./read-answer.ts";
import { type ApiParts, callAgain, callApi, type Fetched } from "./call-api.ts";

/** Dependencies of the data cache. */
export type DataCacheParts = ApiParts & {
  memory: BoundedStore<CachedAnswer>;
  shared: SharedStore;
  /** The current time in milliseconds since the epoch. */
  now: () => number;
  /** The archive's version; null when unknown. */
  version: () => string | null;
  /** Keeps background work alive after the response. */
  waitUntil: (work: Promise<unknown>) => void;
};

/** How old an answer may be. */
export type Age = {
  /** How long it is fresh, in seconds; 0 calls the API every time. */
  edgeSeconds: number;
  /**
   * How long after that it is served stale while it is revalidated; a day by default. Never across archive versions.
   */
  staleSeconds?: number;
  /** True if a 404 is a valid answer; otherwise it is a failure. */
  mayBeMissing?: boolean;
};

export type Answer<Value> = {
  /** Null for the API's 404. */
  value: Value | null;
  /**
   * `fresh`: from the cache. `stale`: from the cache, being revalidated. `asked`: just returned by the API. `old`: from
   * the cache, because the API gave no usable answer.
   */
  state: "fresh" | "stale" | "asked" | "old";
  /** Seconds since the API last returned or confirmed it. */
  ageSeconds: number;
};

export type DataCache = {
  /** @throws ApiError when the API gives no usable answer and none is cached */
  get: <TSchema extends Schema>(
    path: string,
    schema: TSchema,
    age: Age,
  ) => Promise<Answer<InferOutput<TSchema>>>;
};

const daySeconds = 86_400;
/** The oldest answer served when the API fails: 7 days. */
const oldestSeconds = 7 * daySeconds;
/** How long a 404 is cached: during an import, data may be missing for a moment. */
const missingSeconds = 5;

type Outcome = { cached: CachedAnswer } | { reason: string };

/**
 * A cache in front of the data API: this isolate's memory, in front of the cache shared within the data centre.
 *
 * An answer is fresh for its `edgeSeconds` unless the archive's version changes. After that it is served stale while
 * one call revalidates it; answers with `edgeSeconds` 0 or of an older archive are revalidated first. Concurrent calls
 * for the same path are coalesced. Only usable answers are cached. Empty ones are not written to the shared cache, and
 * a 404 is kept for seconds only, so that made-up names cannot fill it.
 */
export function createDataCache(parts: DataCacheParts): DataCache {
  const { memory, shared, now, waitUntil } = parts;
  const restartAfterMs = parts.limits.timeoutMs + 1000;
  const loads = createCoalescer<{ cached: CachedAnswer | null }>({ restartAfterMs, waitUntil });
  const calls = createCoalescer<Outcome>({ restartAfterMs, waitUntil });

  async function load(path: string, schema: Schema): Promise<CachedAnswer | null> {
    const { cached } = await loads(keyOf(path, schema), async () => ({
      cached: await readShared(path, schema),
    }));
    return cached;
  }

  /** Loads a shared answer into memory; null also for an entry in another build's format. */
  async function readShared(path: string, schema: Schema): Promise<CachedAnswer | null> {
    const response = await shared.read(path);
    if (response === null) return null;
    try {
      const { data } = await readJson(response, parts.limits.maxBytes);
      const parsed = data === null ? null : parseRows(schema, data).parsed;
      const cached = { ...readMetadata(response.headers), parsed };
      memory.set(keyOf(path, schema), cached, cached.bytes);
      return cached;
    } catch {
      return null;
    }
  }

  function refresh(path: string, schema: Schema, cached: CachedAnswer | null): Promise<Outcome> {
    return calls(keyOf(path, schema), async () => {
      try {
        return { cached: await call(path, schema, cached) };
      } catch (error) {
        const reason = reasonOf(error);
        parts.log("api_failed", { path: patternOf(path), reason });
        return { reason };
      }
    });
  }

  async function call(path: string, schema: Schema, cached: CachedAnswer | null): Promise<CachedAnswer> {
    const version = parts.version();
    // After a day it is fetched in full, which renews the shared copy before it expires.
    if (cached === null || cached.etag === null || secondsSince(cached.storedMs) >= daySeconds)
      return store(path, schema, version, await callApi(parts, path, schema));
    const fetched = await callAgain(parts, path, schema, cached.etag);
    if (!("confirmedBy" in fetched)) return store(path, schema, version, fetched);
    // The API may lag an import by a second: an answer confirmed by another archive version is fetched in full.
    if (!isCurrent({ version: fetched.confirmedBy }))
      return store(path, schema, version, await callApi(parts, path, schema));
    const confirmed = { ...cached, checkedMs: now(), version };
    memory.set(keyOf(path, schema), confirmed, confirmed.bytes);
    return confirmed;
  }

  function store(
    path: string,
    schema: Schema,
    version: string | null,
    fetched: Fetched<Schema>,
  ): CachedAnswer {
    const { parsed, text, headers } = fetched;
    const cached: CachedAnswer = {
      parsed,
      bytes: text.length,
      storedMs: now(),
      checkedMs: now(),
      version: headers.get("x-archive-version") ?? version,
      etag: headers.get("etag"),
    };
    // A 404 does not replace an earlier answer, which may still be needed when the API fails.
    const before = memory.get(keyOf(path, schema));
    if (parsed !== null || before === null || before.parsed === null)
      memory.set(keyOf(path, schema), cached, cached.bytes);
    if (!isNothing(parsed?.value ?? null))
      waitUntil(shared.write(path, new Response(text, { headers: storedHeaders(cached, oldestSeconds) })));
    return cached;
  }

  /** Whether an answer is from the current archive version. */
  function isCurrent({ version }: Pick<CachedAnswer, "version">): boolean {
    const known = parts.version();
    return known === null || version === null || known === version;
  }

  /** The answer that can be served without waiting for the API; null if there is none. */
  function servedFromCache<TSchema extends Schema>(
    path: string,
    { schema, cached }: Wanted<TSchema>,
    { edgeSeconds, staleSeconds = daySeconds, mayBeMissing = false }: Age,
  ): Answer<InferOutput<TSchema>> | null {
    if (cached === null || edgeSeconds === 0 || !isCurrent(cached)) return null;
    const value = cached.parsed?.value ?? null;
    const ageSeconds = secondsSince(cached.checkedMs);
    if (value === null)
      return mayBeMissing && ageSeconds < Math.min(edgeSeconds, missingSeconds)
        ? { value, state: "fresh", ageSeconds }
        : null;
    if (ageSeconds < edgeSeconds) return { value, state: "fresh", ageSeconds };
    if (ageSeconds >= edgeSeconds + staleSeconds) return null;
    waitUntil(refresh(path, schema, cached));
    return { value, state: "stale", ageSeconds };
  }

  /** The API's answer, or the cached one when the API fails. */
  async function fetchedFromApi<TSchema extends Schema>(
    path: string,
    { schema, cached }: Wanted<TSchema>,
    { mayBeMissing = false }: Age,
  ): Promise<Answer<InferOutput<TSchema>>> {
    const outcome = await refresh(path, schema, cached);
    if ("cached" in outcome) {
      const fetched = typed(schema, outcome.cached);
      if (fetched === null) throw new ApiError(`${path}: read by another schema`);
      const value = fetched.parsed?.value ?? null;
      if (value !== null || mayBeMissing) return { value, state: "asked", ageSeconds: 0 };
    }
    const old = cached ?? typed(schema, await load(path, schema));
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
      // The shared cache is read for answers without `edgeSeconds` only when the API fails.
      const found = memory.get(key) === null && age.edgeSeconds > 0 ? await load(path, schema) : null;
      // Another request may have filled it meanwhile.
      const cached = memory.get(key) ?? found;
      const wanted = { schema, cached: typed(schema, cached) };
      return servedFromCache(path, wanted, age) ?? fetchedFromApi(path, wanted, age);
    },
  };
}

/** True for no value, an empty list, and an object with nothing but those. */
function isNothing(value: unknown): boolean {
  if (typeof value !== "object") return false;
  return value === null || Object.values(value).every(isNothing);
}

/** One path may be read with two schemas: each has its own parsed answer, and they share the text. */
function keyOf(path: string, schema: Schema): string {
  return `${numberOf(schema)} ${path}`;
}

type Wanted<TSchema extends Schema> = { schema: TSchema; cached: TypedAnswer<TSchema> | null };
type TypedAnswer<TSchema extends Schema> = Omit<CachedAnswer, "parsed"> & { parsed: Parsed<TSchema> | null };

/** The cached answer, typed; null if another schema parsed it. */
function typed<TSchema extends Schema>(
  schema: TSchema,
  cached: CachedAnswer | null,
): TypedAnswer<TSchema> | null {
  if (cached === null) return null;
  const { parsed } = cached;
  return parsed === null || isParsedBy(schema, parsed) ? { ...cached, parsed } : null;
}

/** An answer of the data API in the cache. */
export type CachedAnswer = Metadata & {
  /** Null for a cached 404. */
  parsed: Parsed | null;
};

type Metadata = {
  /** Length of its text in characters. */
  bytes: number;
  /** When it was last fetched in full, in milliseconds since the epoch. */
  storedMs: number;
  /** When the API last confirmed it, in milliseconds since the epoch. */
  checkedMs: number;
  /** The archive version it came from; null if the API did not say. */
  version: string | null;
  etag: string | null;
};

const names = { storedMs: "x-stored-ms", bytes: "x-bytes", version: "x-version", etag: "x-etag" } as const;

/** The headers of an answer in the Cache API. */
function storedHeaders(answer: Metadata, maxAgeSeconds: number): Record<string, string> {
  return {
    "content-type": "application/json",
    "cache-control": `max-age=${maxAgeSeconds}`,
    [names.storedMs]: String(answer.storedMs),
    [names.bytes]: String(answer.bytes),
    ...(answer.version === null ? {} : { [names.version]: answer.version }),
    ...(answer.etag === null ? {} : { [names.etag]: answer.etag }),
  };
}

/** Reads what `storedHeaders` wrote. Confirmations by other isolates are not recorded there. */
function readMetadata(headers: Headers): Metadata {
  const storedMs = Number(headers.get(names.storedMs) ?? 0);
  return {
    storedMs,
    checkedMs: storedMs,
    bytes: Number(headers.get(names.bytes) ?? 0),
    version: headers.get(names.version),
    etag: headers.get(names.etag),
  };
}
