import { createHash } from "node:crypto";
import { request } from "node:http";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { parse } from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type DataFile, dataFiles } from "#contract/data-files.ts";
import { startLocalServer } from "../support/start-local-server.ts";
import { startTestSite } from "../support/site.ts";

/** Plain workerd: the front of Miniflare unpacks what it passes on. */
let site: Awaited<ReturnType<typeof startLocalServer>>;
let file: DataFile;
beforeAll(async () => {
  site = await startLocalServer();
  const { files } = parse(dataFiles, await (await fetch(`${site.url}/api/data-files`)).json());
  const [first] = files;
  if (first === undefined) throw new Error("the archive has no files");
  file = first;
});
afterAll(() => site[Symbol.asyncDispose]());

type Raw = { status: number; headers: Record<string, string | Array<string> | undefined>; body: Buffer };

/** Asks without unpacking, which `fetch` does. */
function ask(
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
  base = site.url,
): Promise<Raw> {
  return new Promise((done, fail) => {
    const asked = request(new URL(path, base), { method, headers }, async (answer) => {
      done({ status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) });
    });
    asked.on("error", fail).end();
  });
}

function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

test("a file comes whole or gzipped, to be kept for ever, and is what its checksum says", async () => {
  const path = `/data/${file.name}`;
  const plain = await ask(path);
  expect(plain.status).toBe(200);
  expect(plain.headers).toMatchObject({
    "content-type": "application/vnd.sqlite3",
    "cache-control": "public, max-age=31536000, immutable",
    "accept-ranges": "bytes",
    "access-control-allow-origin": "*",
    "content-length": String(file.bytes),
    etag: `"${file.sha256}"`,
  });
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(sha256(plain.body)).toBe(file.sha256);
  const packed = await ask(path, { "accept-encoding": "br, gzip;q=0.8" });
  expect(packed.headers).toMatchObject({ "content-encoding": "gzip", vary: "accept-encoding" });
  expect(packed.body).toHaveLength(file.packed_bytes);
  expect(packed.headers.etag).not.toBe(plain.headers.etag);
  expect(sha256(gunzipSync(packed.body))).toBe(file.sha256);
  const refused = await ask(path, { "accept-encoding": "gzip;q=0" });
  expect(refused.headers["content-encoding"]).toBeUndefined();
  expect(plain.body.subarray(0, 16).toString("latin1")).toBe("SQLite format 3\0");
  const checksum = await ask(`${path}.sha256`);
  expect(checksum.body.toString()).toBe(`${file.sha256}  ${file.name}\n`);
});

test("a part of a file is that part, also when the file was kept before", async () => {
  const path = `/data/${file.name}`;
  const { body: whole } = await ask(path);
  for (const [range, first, last] of [
    ["bytes=0-99", 0, 99],
    ["bytes=4096-200000", 4096, 200_000],
    ["bytes=-16", file.bytes - 16, file.bytes - 1],
  ] as const) {
    const part = await ask(path, { range, "accept-encoding": "gzip" });
    expect(part.status).toBe(206);
    expect(part.headers["content-range"]).toBe(`bytes ${first}-${last}/${file.bytes}`);
    expect(part.body.equals(whole.subarray(first, last + 1))).toBe(true);
  }
  const outside = await ask(path, { range: `bytes=${file.bytes}-` });
  expect([outside.status, outside.headers["content-range"]]).toEqual([416, `bytes */${file.bytes}`]);
  // A part of another representation cannot be gone on with.
  const other = await ask(path, { range: "bytes=0-99", "if-range": `"${file.sha256}.gzip"` });
  expect(other.status).toBe(200);
  const same = await ask(path, { range: "bytes=0-99", "if-range": `"${file.sha256}"` });
  expect(same.status).toBe(206);
});

test("HEAD says the length without a body, and who holds the file is told so", async () => {
  const head = await ask(`/data/${file.name}`, {}, "HEAD");
  expect([head.status, head.headers["content-length"], head.body.length]).toEqual([
    200,
    String(file.bytes),
    0,
  ]);
  const held = await ask(`/data/${file.name}`, { "if-none-match": `"${file.sha256}"` });
  expect([held.status, held.body.length]).toEqual([304, 0]);
});

test("the plain name and names of other archives lead to the present file, others to none", async () => {
  const plain = await ask("/data/f1-archive.sqlite");
  expect([plain.status, plain.headers.location]).toEqual([302, `/data/${file.name}`]);
  expect(plain.headers["cache-control"]).toBe("public, max-age=60");
  const old = await ask("/data/f1-archive-000000000000.sqlite.sha256");
  expect([old.status, old.headers.location]).toEqual([302, `/data/${file.name}.sha256`]);
  expect(old.headers["cache-control"]).toBe("no-store");
  for (const path of ["/data/f1-other.sqlite", "/data/f1-archive.sqlite.gz", "/data/x.sql"])
    expect((await ask(path)).status).toBe(404);
});

test("without the data API there is no file, and it says when to come back", async () => {
  await using broken = await startTestSite({ API_BASE_URL: "http://127.0.0.1:9" });
  const answer = await ask(`/data/${file.name}`, {}, "GET", broken.url);
  expect([answer.status, answer.headers["retry-after"]]).toEqual([503, "30"]);
});

test("without scripts the page for SQL says that it needs them, and leads to the file", async () => {
  const page = (await ask("/sql/")).body.toString();
  const [, words = ""] = /<noscript><p>(.*?)<\/p><\/noscript>/.exec(page) ?? [];
  expect(words).toContain("needs JavaScript");
  expect(words).toContain('href="/data/"');
  expect((await ask("/data/")).body.toString()).toContain(`href="/data/${file.name}"`);
});
