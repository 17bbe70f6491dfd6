import { createServer } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startFaultySite, type FaultySite } from "./faulty-site.ts";
import { championshipSubjects, type Subject } from "./subjects.ts";

let faulty: FaultySite;
let pages: Array<Array<Subject>>;
let silentServer: Awaited<ReturnType<typeof startSilentServer>>;
beforeAll(async () => {
  faulty = await startFaultySite({ CACHE: "data" });
  silentServer = await startSilentServer();
  pages = await championshipSubjects(faulty.api, 3);
});
afterAll(async () => {
  await faulty[Symbol.asyncDispose]();
  await silentServer.stop();
});

const places: Array<{ what: string; base: () => string; tags: Array<string> }> = [
  { what: "a name that nobody knows", base: () => "http://api.invalid", tags: [] },
  {
    what: "a server that speaks no TLS",
    base: () => faulty.upstream.url.replace("http:", "https:"),
    tags: ["deep"],
  },
  { what: "a TLS greeting that is not answered", base: () => silentServer.url, tags: ["deep"] },
];

for (const [at, { what, base, tags }] of places.entries()) {
  test(
    `${what}: notes on cold pages, facts on those that had them, and all again when it is over`,
    { tags },
    async () => {
      const subjects = pages[at] ?? [];
      const healthy = { API_BASE_URL: faulty.upstream.url, CACHE_CLOCK_AHEAD: "0" };
      await faulty.site.reload({ ...healthy, API_BASE_URL: base() });
      expect(await seen(subjects)).toEqual([cold, cold, cold]);
      await faulty.site.reload(healthy);
      expect(await seen(subjects)).toEqual([good, good, good]);
      await faulty.site.reload({ API_BASE_URL: base(), CACHE_CLOCK_AHEAD: String(48 * 3600) });
      expect(await seen(subjects)).toEqual([good, good, good]);
    },
  );
}

const cold = { status: 200, note: true, facts: false };
const good = { status: 200, note: false, facts: true };

function seen(subjects: ReadonlyArray<Subject>) {
  return Promise.all(
    subjects.map(async ({ path, note, fact }) => {
      const { status, html } = await faulty.visit(path);
      return { status, note: html.includes(note), facts: html.includes(fact) };
    }),
  );
}

/** A server that takes connections and says nothing. */
async function startSilentServer() {
  const server = createServer();
  const connections = new Set<{ destroy: () => void }>();
  server.on("connection", (connection) => connections.add(connection.on("error", () => {})));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the silentServer server has no port");
  return {
    url: `https://127.0.0.1:${address.port}`,
    async stop() {
      for (const connection of connections) connection.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
