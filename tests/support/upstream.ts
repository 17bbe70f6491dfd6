import { createServer, type ServerResponse } from "node:http";
import type { TestApi } from "./api.ts";

/** A response of the fake data API. */
export type Answer = {
  status?: number;
  body: string;
  contentType?: string;
  headers?: Record<string, string>;
};

/** Responds in a way that an `Answer` cannot express: in pieces, truncated, or not at all. */
export type Play = (response: ServerResponse) => void;

/** A fake data API on the loopback address, for behaviour that the real one does not have. */
export type Upstream = AsyncDisposable & {
  url: string;
  /** The paths requested so far, in order. */
  asked: Array<string>;
  /** Stops listening and drops every connection, so that new ones are refused. */
  shut: () => Promise<void>;
  /** Listens again on the same port. */
  open: () => Promise<void>;
};

/** @param answer the response to a path; it may take as long as the test needs */
export async function startUpstream(
  answer: (path: string) => Answer | Play | Promise<Answer | Play>,
): Promise<Upstream> {
  const asked: Array<string> = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    asked.push(path);
    void Promise.resolve(answer(path)).then((given) =>
      typeof given === "function" ? given(response) : send(response, given),
    );
  });
  const listen = (port: number) =>
    new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  const shut = async () => {
    const closed = new Promise<void>((done) => server.close(() => done()));
    server.closeAllConnections();
    await closed;
  };
  await listen(0);
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the stand-in has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    shut,
    open: () => listen(address.port),
    [Symbol.asyncDispose]: shut,
  };
}

function send(response: ServerResponse, answer: Answer): void {
  const { status = 200, body, contentType = "application/json", headers = {} } = answer;
  response.writeHead(status, { "content-type": contentType, ...headers }).end(body);
}

/** Responds to every list endpoint of the contract with an empty list. */
export function emptyAnswer(): Answer {
  return { body: "[]" };
}

/** Responds with the built data API's answer and its version. */
export async function realAnswer(api: TestApi, path: string): Promise<Answer> {
  const response = await api.ask(path);
  const version = response.headers.get("x-archive-version");
  return {
    status: response.status,
    body: await response.text(),
    headers: version === null ? {} : { "x-archive-version": version },
  };
}
