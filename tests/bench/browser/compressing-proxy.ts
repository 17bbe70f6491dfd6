import { request, type IncomingMessage } from "node:http";
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from "node:http2";
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

type Headers = Record<string, string | Array<string>>;

/** Compressed files by their addresses. */
type Kept = Map<string, { headers: Headers; body: Buffer }>;

/**
 * Stands where the network's edge would: speaks HTTP/2 with browsers and compresses a server's answers with brotli,
 * pages piece by piece. Files whose names carry a digest it keeps compressed, as an edge does.
 */
export async function startCompressingProxy(target: string): Promise<{ url: string } & AsyncDisposable> {
  const kept: Kept = new Map();
  const server = createSecureServer(await makeCertificate(), (asked, answer) => {
    // A browser that leaves breaks the connection off: nobody waits for the rest.
    handOn(kept, target, asked, answer).catch(() => answer.stream.destroy());
  });
  const sessions = new Set<ServerHttp2Session>();
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

async function handOn(kept: Kept, target: string, asked: Http2ServerRequest, answer: Http2ServerResponse) {
  const known = kept.get(asked.url);
  if (known !== undefined) return send(answer, known);
  const upstream = await ask(target, asked);
  const status = upstream.statusCode ?? 502;
  const headers = handedOn(upstream);
  if (!compressible.test(upstream.headers["content-type"] ?? "")) {
    answer.writeHead(status, headers);
    return pipeline(upstream, answer);
  }
  const compressed = { ...headers, "content-encoding": "br" };
  if (status === 200 && upstream.headers["cache-control"]?.includes("immutable")) {
    const file = {
      headers: compressed,
      body: await promisify(brotliCompress)(await buffer(upstream), brotli),
    };
    kept.set(asked.url, file);
    return send(answer, file);
  }
  answer.writeHead(status, compressed);
  return pipeline(
    upstream,
    createBrotliCompress({ ...brotli, flush: constants.BROTLI_OPERATION_FLUSH }),
    answer,
  );
}

function send(answer: Http2ServerResponse, { headers, body }: { headers: Headers; body: Buffer }): void {
  answer.writeHead(200, headers);
  answer.end(body);
}

function ask(target: string, asked: Http2ServerRequest): Promise<IncomingMessage> {
  const own = Object.entries(asked.headers).filter(([name]) => !name.startsWith(":"));
  const headers = { ...Object.fromEntries(own), host: asked.authority, "accept-encoding": "identity" };
  return new Promise((resolve, reject) => {
    request(new URL(asked.url, target), { method: asked.method, headers }, resolve).on("error", reject).end();
  });
}

function handedOn({ headers }: IncomingMessage): Headers {
  const own = Object.entries(headers).filter(([name]) => !ofConnection.has(name));
  return Object.fromEntries(own.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}
