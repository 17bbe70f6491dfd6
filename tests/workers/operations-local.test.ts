import { once } from "node:events";
import { copyFileSync, readdirSync, renameSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtClient } from "../../scripts/lib/paths.ts";
import { ownWorkerds } from "../bench/process-figures.ts";
import { serverFunctionInput, serverFunctionPath } from "../support/server-functions.ts";
import { startLocalServer } from "../support/start-local-server.ts";
import { startUpstream } from "../support/upstream.ts";

let server: Awaited<ReturnType<typeof startLocalServer>>;
beforeAll(async () => {
  server = await startLocalServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const script = `/assets/${readdirSync(join(builtClient, "assets")).find((name) => name.endsWith(".js"))}`;

test("a file comes compressed as the client understands it, to be kept for ever, and read only", async () => {
  const plain = await fetch(server.url + script, { headers: { "accept-encoding": "identity" } });
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect(plain.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(plain.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(plain.headers.get("x-content-type-options")).toBe("nosniff");
  const source = await plain.text();
  for (const encoding of ["br", "gzip"]) {
    const response = await fetch(server.url + script, { headers: { "accept-encoding": encoding } });
    expect(response.headers.get("content-encoding")).toBe(encoding);
    expect(response.headers.get("vary")).toBe("accept-encoding");
    expect(Number(response.headers.get("content-length"))).toBeLessThan(source.length);
    expect(await response.text()).toBe(source);
  }
  const head = await fetch(server.url + script, { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
  const held = { "if-none-match": plain.headers.get("etag") ?? "" };
  expect((await fetch(server.url + script, { headers: held })).status).toBe(304);
  expect((await fetch(server.url + script, { method: "POST" })).status).toBe(405);
});

test("a page that is whole comes compressed, and carries what Cloudflare sends", async () => {
  const response = await fetch(`${server.url}/teams/ferrari/`, { headers: { "accept-encoding": "gzip" } });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-encoding")).toBe("gzip");
  expect(response.headers.get("content-security-policy")).toContain("nonce-");
  expect(await response.text()).toContain("</html>");
  expect((await fetch(`${server.url}/teams/ferrari/`, { method: "POST" })).status).toBe(405);
});

test(
  "a client that no proxy names is counted by its own address",
  { tags: ["deep"], timeout: 90_000 },
  async () => {
    await using counting = await startLocalServer({ RATE_LIMIT: "on" });
    // A minute may begin in the midst of the calls, and counts anew.
    await expect
      .poll(
        async () => {
          const statuses = new Set<number>();
          for (let call = 0; call < 700; call += 20)
            for (const response of await Promise.all(
              Array.from({ length: 20 }, () => fetch(`${counting.url}/api/archive`)),
            )) {
              statuses.add(response.status);
              await response.arrayBuffer();
            }
          return statuses;
        },
        { timeout: 60_000 },
      )
      .toEqual(new Set([200, 429]));
    const headers = { "cf-connecting-ip": "192.0.2.7" };
    expect((await fetch(`${counting.url}/api/archive`, { headers })).status).toBe(200);
    expect((await fetch(`${counting.url}/healthz`)).status).toBe(200);
  },
);

test("headers that steer Miniflare steer nothing", async () => {
  const headers: ReadonlyArray<Record<string, string>> = [
    { "MF-Original-URL": "http://elsewhere.example/method" },
    { "MF-Original-URL": "file:///etc/passwd" },
    { "MF-CF-Blob": "{" },
    { "MF-Route-Override": "f1-statistics-archive" },
  ];
  for (const sent of headers) {
    const response = await fetch(`${server.url}/teams/Ferrari/`, { headers: sent, redirect: "manual" });
    expect([response.status, response.headers.get("location")]).toEqual([301, "/teams/ferrari/"]);
    const home = await fetch(`${server.url}/`, { headers: sent });
    expect([home.status, await home.text()]).toEqual([200, expect.stringContaining("<title>")]);
  }
});

test("the log says why a server function refused its input, and not what was typed", async () => {
  await using logging = await startLocalServer({ LOG: "on" });
  const input = serverFunctionInput({ kind: "Driver", typed: "<somebody> ".repeat(30) });
  const response = await fetch(logging.url + serverFunctionPath("fetchNearNames") + input, {
    headers: { "sec-fetch-site": "same-origin", "x-tsr-serverfn": "true" },
  });
  expect([response.status, await response.text()]).toEqual([400, "The input is invalid."]);
  const failures = () => logging.printed.filter((line) => line.includes("server_function_failed"));
  await expect.poll(failures).toEqual([expect.stringContaining("invalid input: max_length at typed")]);
  expect(logging.printed.join("")).not.toContain("somebody");
});

test("a streamed page is passed on piece by piece, also to a client that takes compressed answers", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await using upstream = await startUpstream(async (path) => {
    if (path !== "/api/archive") await released;
    return { status: 500, body: "{}" };
  });
  await using slow = await startLocalServer({ API_BASE_URL: upstream.url });
  const response = await fetch(`${slow.url}/teams/ferrari/`, {
    // What is no browser's is taken for a crawler, which gets pages whole.
    headers: { "accept-encoding": "gzip, br", "user-agent": "Mozilla/5.0 (X11; Linux x64) Chrome/140" },
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  while (!text.includes("<main")) {
    const piece = await reader?.read();
    if (piece === undefined || piece.done) break;
    text += piece.value;
  }
  // The API has answered nothing yet.
  expect(text).toContain("<main");
  expect(text).not.toContain("</html>");
  release();
  await reader?.cancel();
});

test(
  "a new archive is taken over behind the same socket: no request fails, no connection is lost",
  { tags: ["deep"] },
  async () => {
    const visiting = new AbortController();
    const failures: Array<string> = [];
    let asked = 0;
    const visit = async () => {
      for (; !visiting.signal.aborted; asked += 1) {
        const path = asked % 2 === 0 ? "/healthz" : `/api/races/2025/${1 + (asked % 5)}`;
        try {
          const response = await fetch(server.url + path);
          await response.text();
          if (response.status >= 500) failures.push(`${path}: ${response.status}`);
        } catch (error) {
          failures.push(`${path}: ${String(error)}`);
        }
      }
    };
    // A connection that was there before the import is there after it.
    const old = connect({ host: "127.0.0.1", port: Number(new URL(server.url).port) });
    const closed = once(old, "close").then(() => "closed");
    const visits = Array.from({ length: 8 }, visit);
    for (const version of ["first-import", "second-import"]) {
      const next = `${server.databaseFile}.next`;
      copyFileSync(server.databaseFile, next);
      const db = new DatabaseSync(next);
      db.prepare("UPDATE archive SET value = ? WHERE key = 'version'").run(version);
      db.close();
      renameSync(next, server.databaseFile);
      await expect
        .poll(async () => (await (await fetch(`${server.url}/healthz`)).json()).archive, { timeout: 20_000 })
        .toContain(version);
    }
    visiting.abort();
    await Promise.all(visits);
    expect(failures).toEqual([]);
    expect(asked).toBeGreaterThan(50);
    expect(await Promise.race([closed, setTimeout(0, "open")])).toBe("open");
    old.destroy();
  },
);

for (const signal of ["SIGTERM", "SIGINT", "SIGHUP", "SIGKILL"] as const) {
  const tags = signal === "SIGINT" || signal === "SIGHUP" ? ["deep"] : [];
  test(`${signal} leaves no workerd behind`, { tags }, async () => {
    await using ending = await startLocalServer();
    const [workerd = 0] = ownWorkerds(ending.pid);
    expect(workerd).toBeGreaterThan(0);
    ending.signal(signal);
    await ending.ended;
    await expect.poll(() => isRunning(workerd)).toBe(false);
  });
}

test("a workerd that ends by itself is a failure, after which a service starts anew", async () => {
  await using failing = await startLocalServer();
  const [workerd = 0] = ownWorkerds(failing.pid);
  expect(workerd).toBeGreaterThan(0);
  process.kill(workerd, "SIGKILL");
  expect(await failing.ended).toEqual([1, null]);
});

test("what has been asked when it is told to stop is answered", async () => {
  await using upstream = await startUpstream(async () => {
    await setTimeout(500);
    return { status: 500, body: "{}" };
  });
  await using ending = await startLocalServer({ API_BASE_URL: upstream.url });
  const answer = fetch(`${ending.url}/healthz`);
  await expect.poll(() => upstream.asked.length).toBeGreaterThan(0);
  ending.signal("SIGTERM");
  expect((await answer).status).toBe(503);
  await ending.ended;
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
