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
import { type ApiParts, revalidate, callApi, type Fetched } from "./call-api.ts";

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

/** How an answer may be read. */
export type ReadOptions = {
  /** How long it is fresh, in seconds; 0 calls the API every time. */
  edgeSeconds: number;
  /**
   * How long after that it is served stale while it is revalidated; a day by default. Never across archive versions.
   */
  staleSeconds?: number;
  /** True if a 404 is a valid answer; otherwise it is a failure. */
  mayBeMissing?: boolean;
};

/** What the data cache gives for a path. */
export type Answer<Value> = {
  /** Null for the API's 404. */
  value: Value | null;
  /**
   * `hit`: from the cache. `stale`: from the cache, being revalidated. `miss`: just returned by the API. `old`: from
   * the cache, because the API gave no usable answer.
   */
  state: "hit" | "stale" | "miss" | "old";
  /** Seconds since the API last returned or confirmed it. */
  ageSeconds: number;
};

/** Answers of the data API by path, each read by the schema that it is asked with. */
export type DataCache = {
  /** @throws ApiError when the API gives no usable answer and none is cached */
  get: <TSchema extends Schema>(
    path: string,
    schema: TSchema,
    options: ReadOptions,
  ) => Promise<Answer<InferOutput<TSchema>>>;
};

const daySeconds = 86_400;
/** The oldest answer served when the API fails: 7 days. */
const oldestSeconds = 7 * daySeconds;
/** How long a 404 is cached: during an import, data may be missing for a moment. */
const missingSeconds = 5;

/** What a call of the API led to. */
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
  const { waitUntil } = parts;
  const held = createHeldAnswers(parts);
  const refresh = createRefresh(parts, held);

  /** The answer that can be served without waiting for the API; null if there is none. */
  function servedFromCache<TSchema extends Schema>(
    path: string,
    { schema, cached }: Wanted<TSchema>,
    { edgeSeconds, staleSeconds = daySeconds, mayBeMissing = false }: ReadOptions,
  ): Answer<InferOutput<TSchema>> | null {
    if (cached === null || edgeSeconds === 0 || !isCurrent(parts, cached.version)) return null;
    const value = cached.parsed?.value ?? null;
    const ageSeconds = secondsSince(parts, cached.checkedMs);
    if (value === null)
      return mayBeMissing && ageSeconds < Math.min(edgeSeconds, missingSeconds)
        ? { value, state: "hit", ageSeconds }
        : null;
    if (ageSeconds < edgeSeconds) return { value, state: "hit", ageSeconds };
    if (ageSeconds >= edgeSeconds + staleSeconds) return null;
    waitUntil(refresh(path, schema, cached));
    return { value, state: "stale", ageSeconds };
  }

  /** The API's answer, or the cached one when the API fails. */
  async function fetchedFromApi<TSchema extends Schema>(
    path: string,
    { schema, cached }: Wanted<TSchema>,
    { mayBeMissing = false }: ReadOptions,
  ): Promise<Answer<InferOutput<TSchema>>> {
    const outcome = await refresh(path, schema, cached);
    if ("cached" in outcome) {
      const fetched = typed(schema, outcome.cached);
      if (fetched === null) throw new ApiError(`${path}: read by another schema`);
      const value = fetched.parsed?.value ?? null;
      if (value !== null || mayBeMissing) return { value, state: "miss", ageSeconds: 0 };
    }
    const old = cached ?? typed(schema, await held.load(path, schema));
    const value = old?.parsed?.value ?? null;
    const ageSeconds = old === null ? Infinity : secondsSince(parts, old.checkedMs);
    if (value === null || ageSeconds > oldestSeconds)
      throw new ApiError(`${path}: ${"reason" in outcome ? outcome.reason : "status 404"}`);
    return { value, state: "old", ageSeconds };
  }

  return {
    async get(path, schema, options) {
      // The shared cache is read for answers without `edgeSeconds` only when the API fails.
      const isMissing = held.inMemory(path, schema) === null;
      const found = isMissing && options.edgeSeconds > 0 ? await held.load(path, schema) : null;
      // Another request may have filled it meanwhile.
      const cached = held.inMemory(path, schema) ?? found;
      const wanted = { schema, cached: typed(schema, cached) };
      return servedFromCache(path, wanted, options) ?? fetchedFromApi(path, wanted, options);
    },
  };
}

/** The answers in the two stores of the cache. */
type HeldAnswers = {
  /** Null if this isolate's memory has none. */
  inMemory: (path: string, schema: Schema) => CachedAnswer | null;
  /** Loads a shared answer into memory; null if there is none, also for an entry in another build's format. */
  load: (path: string, schema: Schema) => Promise<CachedAnswer | null>;
  /**
   * Keeps what the API returned in both stores.
   *
   * @param version of the archive when it was called, for an answer that does not say
   */
  keep: (path: string, schema: Schema, version: string | null, fetched: Fetched<Schema>) => CachedAnswer;
  /** Keeps in memory that the API confirmed an answer for this version. */
  confirm: (path: string, schema: Schema, version: string | null, cached: CachedAnswer) => CachedAnswer;
};

function createHeldAnswers(parts: DataCacheParts): HeldAnswers {
  const { memory, shared, now, waitUntil } = parts;
  const loads = createCoalescer<{ cached: CachedAnswer | null }>(coalescing(parts));

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

  return {
    inMemory: (path, schema) => memory.get(keyOf(path, schema)),
    async load(path, schema) {
      const { cached } = await loads(keyOf(path, schema), async () => ({
        cached: await readShared(path, schema),
      }));
      return cached;
    },
    keep(path, schema, version, { parsed, text, headers }) {
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
    },
    confirm(path, schema, version, cached) {
      const confirmed = { ...cached, checkedMs: now(), version };
      memory.set(keyOf(path, schema), confirmed, confirmed.bytes);
      return confirmed;
    },
  };
}

/** Asks the API for an answer, or whether the cached one is current, and keeps it; one call a path at a time. */
type Refresh = (path: string, schema: Schema, cached: CachedAnswer | null) => Promise<Outcome>;

function createRefresh(parts: DataCacheParts, held: HeldAnswers): Refresh {
  const calls = createCoalescer<Outcome>(coalescing(parts));

  async function call(path: string, schema: Schema, cached: CachedAnswer | null): Promise<CachedAnswer> {
    const version = parts.version();
    // After a day it is fetched in full, which renews the shared copy before it expires.
    if (cached === null || cached.etag === null || secondsSince(parts, cached.storedMs) >= daySeconds)
      return held.keep(path, schema, version, await callApi(parts, path, schema));
    const fetched = await revalidate(parts, path, schema, cached.etag);
    if (!("confirmedBy" in fetched)) return held.keep(path, schema, version, fetched);
    // The API may lag an import by a second: an answer confirmed by another archive version is fetched in full.
    if (!isCurrent(parts, fetched.confirmedBy))
      return held.keep(path, schema, version, await callApi(parts, path, schema));
    return held.confirm(path, schema, version, cached);
  }

  return (path, schema, cached) =>
    calls(keyOf(path, schema), async () => {
      try {
        return { cached: await call(path, schema, cached) };
      } catch (error) {
        const reason = reasonOf(error);
        parts.log("api_failed", { path: patternOf(path), reason });
        return { reason };
      }
    });
}

/** Work that hangs is begun anew a second after the API's timeout. */
function coalescing({ limits, waitUntil }: DataCacheParts) {
  return { restartAfterMs: limits.timeoutMs + 1000, waitUntil };
}

/** Whether a version is the archive's current one, as far as both are known. */
function isCurrent(parts: DataCacheParts, version: string | null): boolean {
  const known = parts.version();
  return known === null || version === null || known === version;
}

function secondsSince({ now }: DataCacheParts, ms: number): number {
  return Math.max(0, now() - ms) / 1000;
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
