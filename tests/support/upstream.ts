import { createServer } from "node:http";

/** What a stand-in for the data API answers a path with. */
export type Answer = { status?: number; body: string; contentType?: string };

/** A stand-in for the data API on the loopback address, for what the real one will not do when asked. */
export type Upstream = AsyncDisposable & {
  url: string;
  /** The paths asked for so far, in order. */
  asked: Array<string>;
};

/** @param answer what to answer a path with; the answer may wait as long as the test wants */
export async function startUpstream(answer: (path: string) => Answer | Promise<Answer>): Promise<Upstream> {
  const asked: Array<string> = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    asked.push(path);
    void Promise.resolve(answer(path)).then(({ status = 200, body, contentType = "application/json" }) => {
      response.writeHead(status, { "content-type": contentType }).end(body);
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the stand-in has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** Answers every path of the contract that lists something with an empty list. */
export function emptyAnswer(): Answer {
  return { body: "[]" };
}
