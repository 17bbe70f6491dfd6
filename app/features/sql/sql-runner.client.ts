import { mostMs, type QueryResult } from "./query-result.ts";
import type { WorkerRequest, WorkerReply } from "./sql-worker.ts";

/** How a query ended. */
export type RunEnd = { result: QueryResult } | { message: string };

/** Runs queries, one at a time. */
export type SqlRunner = {
  /** Loads what queries need. @returns what went wrong; null when all is there */
  load: () => Promise<string | null>;
  /** Runs a query; one that still runs is ended by it. */
  run: (sql: string) => Promise<RunEnd>;
  /** Ends the query that runs, if any. */
  cancel: () => void;
  stop: () => void;
};

/**
 * Runs queries over a data file in a worker of their own. A query that is cancelled or takes too long ends with its
 * worker; the next one gets another.
 *
 * @param file the address of the archive's file
 */
export function createSqlRunner(file: string): SqlRunner {
  let worker: Worker | null = null;
  let ready: Promise<WorkerReply> | null = null;
  /** Ends the query that runs, for the given reason; null while none does. */
  let running: AbortController | null = null;

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

  async function answer(sql: string, own: AbortController): Promise<WorkerReply> {
    const opened = await open();
    if (opened.kind === "error") return opened;
    if (worker === null || own.signal.aborted) return { kind: "error", message: "The query was ended." };
    const tooLong = `The query was ended after ${mostMs / 1000} seconds. Narrow it down and run it again.`;
    const timeout = setTimeout(() => own.abort(tooLong), mostMs);
    own.signal.addEventListener("abort", stop);
    const reply = await ask(worker, { kind: "run", sql });
    clearTimeout(timeout);
    own.signal.removeEventListener("abort", stop);
    return reply;
  }

  return {
    async load() {
      const reply = await open();
      return reply.kind === "error" ? reply.message : null;
    },
    async run(sql) {
      running?.abort("Another query took its place.");
      const own = new AbortController();
      running = own;
      const ended = Promise.withResolvers<WorkerReply>();
      own.signal.addEventListener("abort", () =>
        ended.resolve({ kind: "error", message: String(own.signal.reason) }),
      );
      const reply = await Promise.race([answer(sql, own), ended.promise]);
      if (running === own) running = null;
      if (reply.kind === "result") return { result: reply.result };
      return { message: reply.kind === "error" ? reply.message : "The query gave no answer." };
    },
    cancel() {
      if (running === null) return;
      running.abort("The query was cancelled.");
      // The next query need not wait for another worker.
      void open();
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
