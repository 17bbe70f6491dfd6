import type { ServerResponse } from "node:http";
import type { Clock } from "../openf1/clock.ts";
import { startLoopback } from "./loopback.ts";

/** How the server treats a request. */
export type Treatment =
  | { kind: "answer" }
  | { kind: "status"; status: number; body: string; headers?: Record<string, string> }
  | { kind: "body"; body: string }
  | { kind: "cut" }
  | { kind: "hang" };

export type OpenF1Server = AsyncDisposable & {
  address: string;
  /** Paths that were asked for, in order, without the address. */
  asked: Array<string>;
  /** Decides about each request from now on; requests are counted from 1 again. */
  treat: (treatment: (request: number, path: string) => Treatment) => void;
};

function answerAll(_request: number, _path: string): Treatment {
  return { kind: "answer" };
}

/**
 * Plays OpenF1 with answers made by hand.
 *
 * @param rows what each endpoint has; filters are not looked at but `session_key`
 */
export async function startOpenF1(rows: (path: string) => ReadonlyArray<unknown>): Promise<OpenF1Server> {
  const asked: Array<string> = [];
  let count = 0;
  let treatment = answerAll;
  const server = await startLoopback((request, response) => {
    const path = (request.url ?? "").replace(/^\/v1\//, "");
    asked.push(path);
    count += 1;
    respond(response, treatment(count, path), () => rows(path));
  });
  return {
    address: `${server.url}/v1`,
    asked,
    treat(next) {
      count = 0;
      treatment = next;
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

function respond(response: ServerResponse, how: Treatment, rows: () => ReadonlyArray<unknown>): void {
  if (how.kind === "hang") return;
  if (how.kind === "cut") {
    response.writeHead(200, { "content-length": "1000" }).write("[{");
    response.destroy();
    return;
  }
  if (how.kind === "status") {
    response.writeHead(how.status, how.headers).end(how.body);
    return;
  }
  if (how.kind === "body") {
    response.writeHead(200).end(how.body);
    return;
  }
  const found = rows();
  if (found.length === 0) response.writeHead(404).end('{"detail":"No results found."}');
  else response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(found));
}

/** A clock on which waiting takes no time; `waits` are the pauses in milliseconds. */
export function testClock(): Clock & { waits: Array<number> } {
  const waits: Array<number> = [];
  let time = 0;
  return {
    waits,
    now: () => time,
    wait: async (milliseconds) => {
      waits.push(milliseconds);
      time += milliseconds;
    },
  };
}
