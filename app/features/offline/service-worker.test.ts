import { readFileSync } from "node:fs";
import { Script } from "node:vm";
import { expect, test } from "vitest";

const source = new Script(readFileSync("public/service-worker.js", "utf8"));

/** Asks the service worker for a file of the site, which the network has. */
async function askForFile(caches: object): Promise<{ answer: Promise<Response>; kept: Promise<unknown> }> {
  const asked = Promise.withResolvers<Promise<Response>>();
  const waits: Array<Promise<unknown>> = [];
  const request = new Request("https://f1.example/assets/table-1a2b.js");
  const event = {
    request,
    respondWith: (answer: Promise<Response>) => asked.resolve(answer),
    waitUntil: (wait: Promise<unknown>) => void waits.push(wait),
  };
  source.runInNewContext({
    URL,
    caches,
    location: new URL("https://f1.example/service-worker.js"),
    fetch: async () => new Response("export {};"),
    addEventListener: (type: string, listen: (heard: typeof event) => void) => {
      if (type === "fetch") listen(event);
    },
  });
  const answer = asked.promise.then((answered) => answered);
  await answer.catch(() => null);
  return { answer, kept: Promise.all(waits) };
}

test("a file is kept for reading offline", async () => {
  const puts: Array<string> = [];
  const cache = {
    match: async () => undefined,
    delete: async () => false,
    put: async (address: string, response: Response) => void puts.push(`${address} ${await response.text()}`),
    keys: async () => [],
  };
  const { answer, kept } = await askForFile({ open: async () => cache });
  expect(await (await answer).text()).toBe("export {};");
  await kept;
  expect(puts).toEqual(["https://f1.example/assets/table-1a2b.js export {};"]);
});

const full = {
  match: async () => undefined,
  delete: async () => false,
  put: () => Promise.reject(new DOMException("no room", "QuotaExceededError")),
};

test.each([
  ["full", { open: async () => full }],
  ["forbidden", { open: () => Promise.reject(new DOMException("no storage", "SecurityError")) }],
])("the page gets a file that the network has when storage is %s", async (_, caches) => {
  const { answer, kept } = await askForFile(caches);
  expect(await (await answer).text()).toBe("export {};");
  await kept;
});
