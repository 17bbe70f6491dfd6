import { createServer, type RequestListener } from "node:http";

/** A running server; `url` has no trailing slash. */
export type Loopback = AsyncDisposable & { url: string };

/**
 * Starts a test server on a free port of the loopback address.
 *
 * @returns its URL; disposing it drops every connection
 */
export async function startLoopback(answer: RequestListener): Promise<Loopback> {
  const server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const bound = server.address();
  if (bound === null || typeof bound === "string") throw new Error("the server has no port");
  return {
    url: `http://127.0.0.1:${bound.port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
