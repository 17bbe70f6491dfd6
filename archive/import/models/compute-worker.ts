/** The worker thread of compute-parts.ts: computes the parts that it is sent, one after the other. */
import { workerData } from "node:worker_threads";
import { parse } from "valibot";
import { messageOf } from "../data-error.ts";
import { models, partToCompute, type Reply, workerSetup } from "./compute-parts.ts";

const { port, replies } = parse(workerSetup, workerData);

/** The import's thread waits for a change of the number of replies. */
function send(sent: Reply): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port between threads has no origins
  port.postMessage(sent);
  Atomics.add(replies, 0, 1);
  Atomics.notify(replies, 0);
}

port.on("message", (message: unknown) => {
  try {
    const { model: name, input } = parse(partToCompute, message);
    const model = models.find((each) => each.name === name);
    if (model === undefined) throw new Error(`there is no model ${name}`);
    const result = model.compute(input, (share) => send({ kind: "progress", share }));
    send({ kind: "result", result });
  } catch (error) {
    send({ kind: "error", message: messageOf(error) });
  }
});
