/**
 * Listens on the port of `npm start`: serves static files from memory, and everything else from the site's Worker,
 * which is a module in the same process: calling a separate Worker would take as long as serving a cached page.
 *
 * Cloudflare does the same in front of a deployed Worker. Complete pages are compressed; streamed ones are not, because
 * workerd's compression buffers until the end.
 */

import site from "./index.js";

/**
 * @typedef {{type: string, etag: string, headers: Record<string, string>, encodings: Array<string>}} StaticFile
 * @typedef {{fetch: typeof fetch}} Fetcher
 * @typedef {{FILES: Record<string, StaticFile>, DISK: Fetcher}} Env
 */

/** File contents by encoding and path. The build has few and small files. @type {Map<string, ArrayBuffer>} */
const bodies = new Map();

const compressible =
  /^(?:text\/|application\/(?:json|ld\+json|manifest\+json|problem\+json|xml|javascript|vnd\.oai\.openapi\+json)|image\/svg\+xml)/;

export default {
  /** @param {Request} request @param {Env} env @param {unknown} context */
  async fetch(request, env, context) {
    const path = pathOf(request.url);
    const file = Object.hasOwn(env.FILES, path) ? env.FILES[path] : undefined;
    return file === undefined
      ? compressed(request, await site.fetch(request, env, context))
      : answerFile(request, path, file, env);
  },
};

/** @param {string} url of a request @returns {string} its path, without the cost of parsing the rest */
function pathOf(url) {
  const start = url.indexOf("/", url.indexOf("://") + 3);
  const query = url.indexOf("?", start);
  return query === -1 ? url.slice(start) : url.slice(start, query);
}

/** @param {Request} request @param {string} path @param {StaticFile} file @param {Env} env */
async function answerFile(request, path, file, env) {
  if (request.method !== "GET" && request.method !== "HEAD")
    return new Response(null, { status: 405, headers: { ...file.headers, allow: "GET, HEAD" } });
  const headers = { ...file.headers, etag: file.etag, "content-type": file.type, vary: "accept-encoding" };
  if (matches(request.headers.get("if-none-match"), file.etag))
    return new Response(null, { status: 304, headers });
  const encoding = accepted(request.headers.get("accept-encoding"), file.encodings);
  const body = await bodyOf(encoding, path, env.DISK);
  return new Response(request.method === "HEAD" ? null : body, {
    encodeBody: "manual",
    headers: {
      ...headers,
      "content-length": String(body.byteLength),
      ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
    },
  });
}

/** @param {string} encoding @param {string} path @param {Fetcher} disk */
async function bodyOf(encoding, path, disk) {
  const key = `${encoding}${path}`;
  const held = bodies.get(key);
  if (held !== undefined) return held;
  const response = await disk.fetch(`http://disk/${key}`);
  if (!response.ok) throw new Error(`${key} is missing from the build`);
  const body = await response.arrayBuffer();
  bodies.set(key, body);
  return body;
}

/** @param {string | null} ifNoneMatch @param {string} etag */
function matches(ifNoneMatch, etag) {
  return ifNoneMatch?.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag) ?? false;
}

/** @param {Request} request @param {Response} response */
function compressed(request, response) {
  const { headers, status, statusText, body } = response;
  if (body === null || headers.has("content-encoding") || headers.get("x-accel-buffering") === "no")
    return response;
  if (!compressible.test(headers.get("content-type") ?? "")) return response;
  const encoding = accepted(request.headers.get("accept-encoding"), ["gzip"]);
  if (encoding === "identity") return response;
  const encoded = new Headers(headers);
  encoded.set("content-encoding", encoding);
  encoded.append("vary", "accept-encoding");
  return new Response(body, { status, statusText, headers: encoded });
}

/**
 * @param {string | null} acceptEncoding the header of a request
 * @param {Array<string>} available best first
 * @returns {string} "identity" if nothing better is accepted
 */
function accepted(acceptEncoding, available) {
  if (acceptEncoding === null) return "identity";
  const understood = acceptEncoding
    .toLowerCase()
    .split(",")
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(";")[0]?.trim());
  return available.find((encoding) => understood.includes(encoding)) ?? "identity";
}
