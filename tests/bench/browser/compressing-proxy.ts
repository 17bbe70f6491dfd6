import { request, type IncomingMessage } from "node:http";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress } from "node:zlib";
import { makeCertificate } from "./certificate.ts";

/** What a server compresses; pictures are compressed already. */
const compressible = /^(?:text\/|application\/(?:javascript|json|manifest)|image\/svg)/;

/** Level 5 is what servers use for answers that they compress as they send them. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Headers of one HTTP/1 connection, which HTTP/2 does not know, and the length before compression. */
const ofConnection = new Set(["connection", "keep-alive", "transfer-encoding", "content-length"]);

type Kept = { headers: Record<string, string | Array<string>>; body: Buffer };

/**
 * Stands where the network's edge would: speaks HTTP/2 with browsers and compresses a server's answers with brotli,
 * pages piece by piece. Files whose names carry a digest it keeps compressed, as an edge does.
 */
export async function startCompressingProxy(target: string): Promise<{ url: string } & AsyncDisposable> {
  const kept = new Map<string, Kept>();
  const server = createSecureServer(await makeCertificate(), (asked, answer) => {
    // A browser that leaves breaks the connection off: nobody waits for the rest.
    handOn(kept, target, asked, answer).catch(() => answer.stream.destroy());
  });
  const sessions = new Set<{ destroy(): void; closed: boolean }>();
  server.on("session", (session) => sessions.add(session));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the proxy listens on no port");
  const stop = () =>
    new Promise<void>((ended) => {
      server.close(() => ended());
      for (const session of sessions) session.destroy();
    });
  return { url: `https://localhost:${address.port}`, [Symbol.asyncDispose]: stop };
}

async function handOn(
  kept: Map<string, Kept>,
  target: string,
  asked: Http2ServerRequest,
  answer: Http2ServerResponse,
): Promise<void> {
  const known = kept.get(asked.url);
  if (known !== undefined) {
    answer.writeHead(200, known.headers);
    answer.end(known.body);
    return;
  }
  const upstream = await ask(target, asked);
  const status = upstream.statusCode ?? 502;
  const headers = handedOn(upstream);
  if (!compressible.test(upstream.headers["content-type"] ?? "")) {
    answer.writeHead(status, headers);
    return pipeline(upstream, answer);
  }
  headers["content-encoding"] = "br";
  if (status === 200 && upstream.headers["cache-control"]?.includes("immutable")) {
    const body = await promisify(brotliCompress)(await buffer(upstream), brotli);
    kept.set(asked.url, { headers, body });
    answer.writeHead(status, headers);
    answer.end(body);
    return;
  }
  answer.writeHead(status, headers);
  const compressed = createBrotliCompress({ ...brotli, flush: constants.BROTLI_OPERATION_FLUSH });
  return pipeline(upstream, compressed, answer);
}

function ask(target: string, asked: Http2ServerRequest): Promise<IncomingMessage> {
  const own = Object.entries(asked.headers).filter(([name]) => !name.startsWith(":"));
  const headers = { ...Object.fromEntries(own), host: asked.authority, "accept-encoding": "identity" };
  return new Promise((resolve, reject) => {
    request(new URL(asked.url, target), { method: asked.method, headers }, resolve).on("error", reject).end();
  });
}

function handedOn({ headers }: IncomingMessage): Record<string, string | Array<string>> {
  const own = Object.entries(headers).filter(([name]) => !ofConnection.has(name));
  return Object.fromEntries(own.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}
