import { mostMs, type QueryResult } from "./query-result.ts";
import type { WorkerRequest, WorkerReply } from "./sql-worker.ts";

/** How a query ended. */
export type RunEnd = { result: QueryResult } | { message: string };

/** Runs queries, one at a time. */
export type SqlRunner = {
  /** Loads what queries need. @returns what went wrong; null when all is there */
  load: () => Promise<string | null>;
  run: (sql: string) => Promise<RunEnd>;
  stop: () => void;
};

/**
 * Runs queries over a data file in a worker of their own. A query that takes too long ends with its worker; the next one
 * gets another.
 *
 * @param file the address of the archive's file
 */
export function createSqlRunner(file: string): SqlRunner {
  let worker: Worker | null = null;
  let ready: Promise<WorkerReply> | null = null;

  function open(): Promise<WorkerReply> {
    worker ??= new Worker(new URL("./sql-worker.ts", import.meta.url), { type: "module" });
    ready ??= ask(worker, { kind: "open", file }).then((reply) => {
      if (reply.kind === "ready") keepOffline(reply.loaded);
      else stop();
      return reply;
    });
    return ready;
  }

  function stop(): void {
    worker?.terminate();
    worker = null;
    ready = null;
  }

  return {
    async load() {
      const reply = await open();
      return reply.kind === "error" ? reply.message : null;
    },
    async run(sql) {
      const opened = await open();
      if (opened.kind === "error" || worker === null)
        return { message: opened.kind === "error" ? opened.message : "The query was ended." };
      const timer = Promise.withResolvers<null>();
      const timeout = setTimeout(() => timer.resolve(null), mostMs);
      const reply = await Promise.race([ask(worker, { kind: "run", sql }), timer.promise]);
      clearTimeout(timeout);
      if (reply === null) {
        stop();
        return {
          message: `The query was ended after ${mostMs / 1000} seconds. Narrow it down and run it again.`,
        };
      }
      if (reply.kind === "result") return { result: reply.result };
      return { message: reply.kind === "error" ? reply.message : "The query gave no answer." };
    },
    stop,
  };
}

/** Sends one message, and waits for the one that answers it. */
function ask(worker: Worker, request: WorkerRequest): Promise<WorkerReply> {
  const { promise, resolve } = Promise.withResolvers<WorkerReply>();
  const answered = new AbortController();
  const { signal } = answered;
  const settle = (reply: WorkerReply) => {
    answered.abort();
    resolve(reply);
  };
  worker.addEventListener("message", ({ data }: MessageEvent<WorkerReply>) => settle(data), { signal });
  worker.addEventListener(
    "error",
    () =>
      settle({
        kind: "error",
        message: "SQL does not work in this browser, or its files could not be loaded.",
      }),
    { signal },
  );
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin but its own
  worker.postMessage(request);
  return promise;
}

/** Has everything that this page needs kept for reading without a connection (public/service-worker.js). */
function keepOffline(loaded: ReadonlyArray<string>): void {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  const own = performance.getEntriesByType("resource").map(({ name }) => name);
  void navigator.serviceWorker.ready.then(({ active }) =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin but its own
    active?.postMessage({ keep: location.pathname, assets: [...loaded, ...own] }),
  );
}
