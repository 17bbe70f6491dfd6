import type { Parsed } from "./parse-rows.ts";

/** An answer of the data API that is held, and what is known about it. */
export type Held = KeptFacts & {
  /** Null when the answer is that there is no such thing. */
  parsed: Parsed | null;
};

type KeptFacts = {
  /** Length of its text. */
  bytes: number;
  /** When it was fetched whole, in milliseconds since the epoch. */
  storedMs: number;
  /** When the API last said that it holds. */
  checkedMs: number;
  /** The archive's version that it was made from; null where the API tells none. */
  version: string | null;
  etag: string | null;
};

const names = { storedMs: "x-stored-ms", bytes: "x-bytes", version: "x-version", etag: "x-etag" } as const;

/** The headers under which the Cache API keeps an answer's text. */
export function keptHeaders(held: KeptFacts, maxAgeSeconds: number): Record<string, string> {
  return {
    "content-type": "application/json",
    "cache-control": `max-age=${maxAgeSeconds}`,
    [names.storedMs]: String(held.storedMs),
    [names.bytes]: String(held.bytes),
    ...(held.version === null ? {} : { [names.version]: held.version }),
    ...(held.etag === null ? {} : { [names.etag]: held.etag }),
  };
}

/** What `keptHeaders` wrote. An answer was last checked when it was stored, as far as another isolate knows. */
export function readKept(headers: Headers): KeptFacts {
  const storedMs = Number(headers.get(names.storedMs) ?? 0);
  return {
    storedMs,
    checkedMs: storedMs,
    bytes: Number(headers.get(names.bytes) ?? 0),
    version: headers.get(names.version),
    etag: headers.get(names.etag),
  };
}
