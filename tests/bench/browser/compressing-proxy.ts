import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { constants, createBrotliCompress } from "node:zlib";

/** What a server compresses; pictures are compressed already. */
const compressible = /^(?:text\/|application\/(?:javascript|json|manifest)|image\/svg)/;

/** Level 5 is what servers use for answers that they compress as they send them. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Hands requests on to a server and compresses its answers with brotli, piece by piece. */
export async function startCompressingProxy(target: string): Promise<{ url: string } & AsyncDisposable> {
  const { hostname, port } = new URL(target);
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers, "accept-encoding": "identity" };
    request({ hostname, port, path: asked.url, method: asked.method, headers }, (upstream) => {
      // A browser that leaves breaks the connection off: nobody waits for the rest.
      handOn(upstream, answer).catch(() => answer.destroy());
    })
      .on("error", () => answer.destroy())
      .end();
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the proxy listens on no port");
  const stop = () =>
    new Promise<void>((ended) => {
      server.close(() => ended());
      server.closeAllConnections();
    });
  return { url: `http://localhost:${address.port}`, [Symbol.asyncDispose]: stop };
}

async function handOn(upstream: IncomingMessage, answer: ServerResponse): Promise<void> {
  const { "content-length": _uncompressed, ...headers } = upstream.headers;
  if (!compressible.test(headers["content-type"] ?? "")) {
    answer.writeHead(upstream.statusCode ?? 502, upstream.headers);
    return pipeline(upstream, answer);
  }
  answer.writeHead(upstream.statusCode ?? 502, { ...headers, "content-encoding": "br" });
  const compressed = createBrotliCompress({ ...brotli, flush: constants.BROTLI_OPERATION_FLUSH });
  return pipeline(upstream, compressed, answer);
}
