import type { Model } from "./model.ts";
import { ratings, teammates } from "./ratings.ts";
import { titleOdds } from "./title-odds.ts";
import { availableParallelism } from "node:os";
import { MessageChannel, MessagePort, receiveMessageOnPort, Worker } from "node:worker_threads";
import { type InferOutput, instance, literal, number, object, parse, string, variant } from "valibot";
import type { OnProgress } from "../source.ts";

/** All models that an import computes. */
export const models: ReadonlyArray<Model> = [ratings, teammates, titleOdds];

/** What a worker thread is started with: its side of the channel, and the number of replies of all workers. */
export const workerSetup = object({ port: instance(MessagePort), replies: instance(Int32Array) });

/** What a worker is sent: the part of a model. */
export const partToCompute = object({ model: string(), part: string(), input: string() });

type PartToCompute = InferOutput<typeof partToCompute>;

/** What a worker answers: shares of what is done, and at last the result or what went wrong. */
const reply = variant("kind", [
  object({ kind: literal("progress"), share: number() }),
  object({ kind: literal("result"), result: string() }),
  object({ kind: literal("error"), message: string() }),
]);

export type Reply = InferOutput<typeof reply>;

/** A worker that says nothing for this long is taken for dead: a thread that waits hears of no crash. */
const longestSilence = 10 * 60_000;

/** Computes parts of models and returns their results, in their order. */
export type ComputeParts = (parts: ReadonlyArray<PartToCompute>, onProgress: OnProgress) => Array<string>;

/**
 * Computes parts of models in worker threads, one for each core, and waits for them without giving up the thread: an
 * import is one synchronous function, from the first row to the swap.
 *
 * @throws Error when a part cannot be computed
 */
export const computeInWorkers: ComputeParts = (parts, onProgress) => {
  const replies = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const waiting = parts.entries();
  const results: Array<string> = [];
  const shares = parts.map(() => 0);
  const threads = Array.from({ length: Math.min(parts.length, availableParallelism()) }, () =>
    startThread(replies),
  );
  const begin = (thread: Thread) => {
    const [index, part] = waiting.next().value ?? [null, null];
    thread.index = index;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port between threads has no origins
    if (part !== null) thread.port.postMessage(part);
  };
  try {
    for (const thread of threads) begin(thread);
    while (threads.some(({ index }) => index !== null)) {
      const seen = Atomics.load(replies, 0);
      for (const thread of threads) {
        for (const told of repliesOf(thread.port)) {
          const index = thread.index ?? 0;
          if (told.kind === "error") throw new Error(`${nameOf(parts[index])}: ${told.message}`);
          shares[index] = told.kind === "progress" ? told.share : 1;
          if (told.kind === "result") {
            results[index] = told.result;
            begin(thread);
          }
          const done = shares.reduce((sum, share) => sum + share, 0) / parts.length;
          onProgress(done, nameOf(parts[index]));
        }
      }
      const ended = threads.every(({ index }) => index === null);
      if (!ended && Atomics.wait(replies, 0, seen, longestSilence) === "timed-out")
        throw new Error("a model's worker thread ended without a result");
    }
    return results;
  } finally {
    for (const thread of threads) thread.end();
  }
};

/** A worker, the import's side of the channel to it, and the place of the part that it computes. */
type Thread = { port: MessagePort; index: number | null; end: () => void };

function startThread(replies: Int32Array): Thread {
  const { port1, port2 } = new MessageChannel();
  const worker = new Worker(new URL("./compute-worker.ts", import.meta.url), {
    workerData: { port: port2, replies },
    transferList: [port2],
  });
  return {
    port: port1,
    index: null,
    end: () => {
      port1.close();
      void worker.terminate();
    },
  };
}

function repliesOf(port: MessagePort): Array<Reply> {
  const all: Array<Reply> = [];
  for (let next = receiveMessageOnPort(port); next !== undefined; next = receiveMessageOnPort(port))
    all.push(parse(reply, next.message));
  return all;
}

function nameOf(part: PartToCompute | undefined): string {
  return part === undefined ? "models" : `${part.model} ${part.part}`.replaceAll("_", " ");
}
