import { MessagePort } from "node:worker_threads";
import { type InferOutput, instance, literal, number, object, string, variant } from "valibot";

/** What a worker thread is started with: its side of the channel, and the number of replies of all workers. */
export const workerSetup = object({ port: instance(MessagePort), replies: instance(Int32Array) });

/** What a worker is sent: the part of a model. */
export const partToCompute = object({ model: string(), part: string(), input: string() });

export type PartToCompute = InferOutput<typeof partToCompute>;

/** What a worker answers: shares of what is done, and at last the result or what went wrong. */
export const reply = variant("kind", [
  object({ kind: literal("progress"), share: number() }),
  object({ kind: literal("result"), result: string() }),
  object({ kind: literal("error"), message: string() }),
]);

export type Reply = InferOutput<typeof reply>;
