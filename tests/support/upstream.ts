import { createServer, type ServerResponse } from "node:http";
import type { TestApi } from "./api.ts";

/** What a stand-in for the data API answers a path with. */
export type Answer = {
  status?: number;
  body: string;
  contentType?: string;
  headers?: Record<string, string>;
};

/** Answers in a way that no `Answer` can say: in pieces, cut short, or not at all. */
export type Play = (response: ServerResponse) => void;

/** A stand-in for the data API on the loopback address, for what the real one will not do when asked. */
export type Upstream = AsyncDisposable & {
  url: string;
  /** The paths asked for so far, in order. */
  asked: Array<string>;
  /** Stops listening and drops every connection, so that whoever comes is refused. */
  shut: () => Promise<void>;
  /** Listens again, at the same address. */
  open: () => Promise<void>;
};

/** @param answer what to answer a path with; the answer may wait as long as the test wants */
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

/** Answers every path of the contract that lists something with an empty list. */
export function emptyAnswer(): Answer {
  return { body: "[]" };
}

/** Answers with what the built data API answers, its version and all. */
export async function realAnswer(api: TestApi, path: string): Promise<Answer> {
  const response = await api.ask(path);
  const version = response.headers.get("x-archive-version");
  return {
    status: response.status,
    body: await response.text(),
    headers: version === null ? {} : { "x-archive-version": version },
  };
}
