import { waitUntil } from "cloudflare:workers";
import { type DataFile, dataFilePath } from "#contract/data-files.ts";
import { endpoints } from "#contract/endpoints.ts";
import { matchesETag } from "#contract/http.ts";
import { plainText } from "#app/platform/plain-text.ts";
import { createSharedStore } from "#app/platform/stores.ts";
import { dataApi } from "../cache/site-data.server.ts";
import { ApiError, apiGet } from "../upstream.server.ts";

/** Gzipped files by name. */
const files = createSharedStore("data-files", (name) => caches.open(name));

/** For file names with a content hash. */
const forEver = "public, max-age=31536000, immutable";

/** Readable from any origin; search engines index the page that describes the file. */
const open: Readonly<Record<string, string>> = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "Accept-Ranges, Content-Length, Content-Range, ETag",
  "cross-origin-resource-policy": "cross-origin",
  "x-robots-tag": "noindex",
};

/**
 * Serves a data file, whole or in part, or its checksum.
 *
 * @param path below `/data/`: a file's name with or without its content hash, optionally followed by `.sha256`
 * @returns 302 to the current file for one of an older archive; 404 for an unknown file; 503 if the data API is
 *   unavailable
 */
export async function dataFileAnswer(request: Request, path: string): Promise<Response> {
  const [, kind, hash, checksum = ""] =
    /^f1-(archive|laps)(?:-([0-9a-f]{12}))?\.sqlite(\.sha256)?$/.exec(path) ?? [];
  if (kind === undefined) return plainText("There is no such file.\n", 404);
  try {
    const known = await apiGet(endpoints.dataFiles);
    const file = known.files.find((each) => each.kind === kind);
    if (file === undefined) return plainText("There is no such file.\n", 404);
    if (path !== `${file.name}${checksum}`) return moved(`/data/${file.name}${checksum}`, hash);
    if (checksum !== "") return checksumOf(file);
    return await fileAnswer(request, file);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return plainText("The files are temporarily unavailable. Please try again later.\n", 503, {
      "retry-after": "30",
    });
  }
}

/** Redirects to the current file; the redirect from the plain name is as fresh as the archive's version. */
function moved(location: string, hash: string | undefined): Response {
  const caching = hash === undefined ? "public, max-age=60" : "no-store";
  return new Response(null, { status: 302, headers: { ...open, location, "cache-control": caching } });
}

/** In the format of `sha256sum --check`. */
function checksumOf({ name, sha256 }: DataFile): Response {
  return new Response(`${sha256}  ${name}\n`, {
    headers: { ...open, "content-type": "text/plain; charset=utf-8", "cache-control": forEver },
  });
}

async function fileAnswer(request: Request, file: DataFile): Promise<Response> {
  const { bytes, packed_bytes, sha256 } = file;
  const asked = request.headers;
  // Ranges refer to the uncompressed file: a download that began gzipped starts over.
  const condition = asked.get("if-range");
  const isAskedInPart = condition === null || condition === `"${sha256}"`;
  const range = isAskedInPart ? byteRange(asked.get("range"), bytes) : null;
  if (range === "none")
    return new Response(null, { status: 416, headers: { ...open, "content-range": `bytes */${bytes}` } });
  const isGzipped = range === null && acceptsGzip(asked.get("accept-encoding"));
  const tag = isGzipped ? `"${sha256}.gzip"` : `"${sha256}"`;
  const headers = {
    ...open,
    etag: tag,
    "cache-control": forEver,
    "accept-ranges": "bytes",
    "content-type": "application/vnd.sqlite3",
    "content-disposition": `attachment; filename="${file.name}"`,
    vary: "accept-encoding",
  };
  if (matchesETag(asked.get("if-none-match"), tag)) return new Response(null, { status: 304, headers });
  const length = range === null ? (isGzipped ? packed_bytes : bytes) : range.last - range.first + 1;
  const answer = {
    status: range === null ? 200 : 206,
    headers: {
      ...headers,
      "content-length": String(length),
      ...(range === null ? {} : { "content-range": `bytes ${range.first}-${range.last}/${bytes}` }),
      ...(isGzipped ? { "content-encoding": "gzip" } : {}),
    },
    encodeBody: isGzipped ? ("manual" as const) : ("automatic" as const),
  };
  if (request.method === "HEAD") return new Response(null, answer);
  const packed = await packedFile(file);
  const whole = isGzipped ? packed : packed.pipeThrough(new DecompressionStream("gzip"));
  const part = range === null ? whole : whole.pipeThrough(cutBytes(range));
  return new Response(part.pipeThrough(new FixedLengthStream(length)), answer);
}

function acceptsGzip(acceptEncoding: string | null): boolean {
  return (acceptEncoding ?? "")
    .split(",")
    .some((each) => /^\s*gzip\s*(?:;|$)/i.test(each) && !/;\s*q=0(?:\.0*)?\s*$/.test(each));
}

/** A file's bytes, gzipped. @throws ApiError if the data API does not return them */
async function packedFile({ name }: DataFile): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const kept = await files.read(name);
  if (kept?.body) return kept.body;
  const answer = await dataApi.send(dataFilePath(name), { signal: AbortSignal.timeout(20_000) });
  if (!answer.ok || answer.body === null)
    throw new ApiError(`${dataFilePath(name)}: status ${answer.status}`);
  const [sent, stored] = answer.body.tee();
  const caching = { "content-type": "application/gzip", "cache-control": forEver };
  waitUntil(files.write(name, new Response(stored, { headers: caching })));
  return sent;
}

/** Offsets of the first and last byte of a range. */
export type ByteRange = { first: number; last: number };

/**
 * The byte range that a request asks for (RFC 9110 §14).
 *
 * @param header the request's `Range`; null if absent
 * @param size of the file, in bytes
 * @returns null for the whole file: no range, a malformed one, or several; "none" for a range outside the file
 */
export function byteRange(header: string | null, size: number): ByteRange | "none" | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "") ?? [];
  if (from === undefined || to === undefined || (from === "" && to === "")) return null;
  // A suffix range: the last n bytes.
  const first = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== "" && to !== "" && Number(to) < first) return null;
  return first > last ? "none" : { first, last };
}

/** Passes on a range of a byte stream, then ends. */
export function cutBytes({ first, last }: ByteRange): TransformStream<Uint8Array, Uint8Array> {
  let at = 0;
  return new TransformStream({
    transform(chunk, controller) {
      const start = Math.max(first - at, 0);
      const end = Math.min(last + 1 - at, chunk.length);
      at += chunk.length;
      if (start < end) controller.enqueue(chunk.subarray(start, end));
      if (at > last) controller.terminate();
    },
  });
}
