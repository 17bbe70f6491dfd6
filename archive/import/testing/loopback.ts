import { createServer, type RequestListener } from "node:http";

/** A running server; its `url` has no slash at the end. */
export type Loopback = AsyncDisposable & { url: string };

/**
 * Starts a server on a free port of the loopback address, for tests to talk to.
 *
 * @returns its address, without a slash at the end; its end drops every connection
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
