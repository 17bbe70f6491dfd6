/**
 * A local Cache API: what a data centre shares, in memory, bounded, evicting the least recently used entries.
 *
 * workerd reads entries by GET, stores them by PUT with the whole HTTP/1.1 response as the body, and removes them by
 * DELETE, each with the entry's URL and the cache's name in a header.
 */

const maxBytes = 64 * 2 ** 20;

/** @typedef {{head: string, body: Uint8Array, expiresMs: number}} Entry */

/** In order of last use. @type {Map<string, Entry>} */
const entries = new Map();
let heldBytes = 0;

export default {
  /** @param {Request} request */
  async fetch(request) {
    const key = `${request.headers.get("cf-cache-namespace") ?? ""} ${request.url}`;
    if (request.method === "PUT") return store(key, new Uint8Array(await request.arrayBuffer()));
    if (request.method === "PURGE" || request.method === "DELETE")
      return new Response(null, { status: remove(key) ? 200 : 404 });
    return read(key);
  },
};

/** @param {string} key */
function read(key) {
  const entry = entries.get(key);
  if (entry === undefined || entry.expiresMs <= Date.now()) {
    remove(key);
    return new Response(null, { status: 504, headers: { "cf-cache-status": "MISS" } });
  }
  entries.delete(key);
  entries.set(key, entry);
  const headers = headersOf(entry.head);
  headers.set("cf-cache-status", "HIT");
  return new Response(entry.body, { encodeBody: "manual", headers });
}

/** @param {string} key @param {Uint8Array<ArrayBuffer>} message a whole HTTP/1.1 response */
function store(key, message) {
  const end = endOfHead(message);
  const head = new TextDecoder("latin1").decode(message.subarray(0, end));
  const seconds = Number(
    /(?:s-maxage|max-age)=(\d+)/.exec(headersOf(head).get("cache-control") ?? "")?.[1] ?? 0,
  );
  remove(key);
  if (end === 0 || seconds === 0 || message.byteLength > maxBytes / 8)
    return new Response(null, { status: 204 });
  const body = /^transfer-encoding: *chunked/im.test(head)
    ? withoutChunks(message.subarray(end))
    : message.slice(end);
  entries.set(key, { head, body, expiresMs: Date.now() + seconds * 1000 });
  heldBytes += sizeOf(key, head, body);
  for (const oldest of entries.keys()) {
    if (heldBytes <= maxBytes) break;
    remove(oldest);
  }
  return new Response(null, { status: 204 });
}

/** @param {string} key @returns {boolean} whether there was such an entry */
function remove(key) {
  const entry = entries.get(key);
  if (entry === undefined) return false;
  heldBytes -= sizeOf(key, entry.head, entry.body);
  return entries.delete(key);
}

/** @param {string} key @param {string} head @param {Uint8Array} body */
function sizeOf(key, head, body) {
  return 2 * (key.length + head.length) + body.byteLength;
}

/** @param {Uint8Array} message @returns {number} where the body begins; 0 if it is not a response */
function endOfHead(message) {
  for (let at = 0; at + 3 < message.length; at += 1)
    if (message[at] === 13 && message[at + 1] === 10 && message[at + 2] === 13 && message[at + 3] === 10)
      return at + 4;
  return 0;
}

/** @param {string} head */
function headersOf(head) {
  const headers = new Headers();
  for (const line of head.split("\r\n").slice(1)) {
    const colon = line.indexOf(":");
    if (colon > 0 && !/^transfer-encoding$/i.test(line.slice(0, colon)))
      headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}

/** @param {Uint8Array} chunked a body in chunks (RFC 9112, section 7.1) */
function withoutChunks(chunked) {
  const pieces = [];
  let at = 0;
  for (;;) {
    const lineEnd = chunked.indexOf(13, at);
    const size = Number.parseInt(new TextDecoder().decode(chunked.subarray(at, lineEnd)), 16);
    if (lineEnd === -1 || !(size > 0)) break;
    pieces.push(chunked.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
  const body = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let filled = 0;
  for (const piece of pieces) {
    body.set(piece, filled);
    filled += piece.length;
  }
  return body;
}
