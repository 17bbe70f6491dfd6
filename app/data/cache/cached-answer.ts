import type { Parsed } from "./parse-rows.ts";

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
export function storedHeaders(answer: Metadata, maxAgeSeconds: number): Record<string, string> {
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
export function readMetadata(headers: Headers): Metadata {
  const storedMs = Number(headers.get(names.storedMs) ?? 0);
  return {
    storedMs,
    checkedMs: storedMs,
    bytes: Number(headers.get(names.bytes) ?? 0),
    version: headers.get(names.version),
    etag: headers.get(names.etag),
  };
}
