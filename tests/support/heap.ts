import { array, number, object, optional, parse, string, unknown } from "valibot";

const inspectables = array(object({ title: string(), webSocketDebuggerUrl: string() }));
const message = object({ id: optional(number()), result: optional(unknown()) });
const heapUsage = object({ usedSize: number(), embedderHeapUsedSize: number() });

/** Measures a Worker's memory through workerd's inspector. */
export type HeapWatch = AsyncDisposable & {
  /** Bytes in use after a full collection, in JavaScript's heap and workerd's own. */
  liveBytes: () => Promise<number>;
};

/**
 * Watches one Worker's heap.
 *
 * @param inspectorUrl from `startSite` with `inspect`
 * @param worker the end of the Worker's title in the inspector
 * @param nudge sends a small request to the Worker: workerd collects garbage only while it is active
 */
export async function watchHeap(
  inspectorUrl: string,
  worker: string,
  nudge: () => Promise<unknown>,
): Promise<HeapWatch> {
  const list = parse(inspectables, await (await fetch(inspectorUrl.replace(/^ws/, "http") + "json")).json());
  const found = list.find(({ title }) => title.endsWith(worker));
  if (found === undefined)
    throw new Error(`no Worker ${worker} among ${list.map(({ title }) => title).join()}`);
  const socket = new WebSocket(found.webSocketDebuggerUrl);
  await new Promise((opened) => socket.addEventListener("open", opened, { once: true }));
  const waiting = new Map<number, (result: unknown) => void>();
  socket.addEventListener("message", ({ data }) => {
    const { id, result } = parse(message, JSON.parse(String(data)));
    if (id !== undefined) waiting.get(id)?.(result);
  });
  let lastId = 0;
  const call = (method: string): Promise<unknown> => {
    lastId += 1;
    const { promise, resolve } = Promise.withResolvers<unknown>();
    waiting.set(lastId, resolve);
    socket.send(JSON.stringify({ id: lastId, method }));
    return promise;
  };
  const collect = async () => {
    const collection = call("HeapProfiler.collectGarbage").then(() => "collected");
    while ((await Promise.race([collection, nudge()])) !== "collected");
  };
  return {
    async liveBytes() {
      // Objects finalised by the first collection are freed by the second.
      await collect();
      await collect();
      const { usedSize, embedderHeapUsedSize } = parse(heapUsage, await call("Runtime.getHeapUsage"));
      return usedSize + embedderHeapUsedSize;
    },
    async [Symbol.asyncDispose]() {
      socket.close();
    },
  };
}
