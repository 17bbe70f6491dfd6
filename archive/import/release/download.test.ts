import type { RequestListener, ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { startLoopback } from "../testing/loopback.ts";
import { download } from "./download.ts";

const content = Buffer.from("F1DB ".repeat(40_000));

/** A server of the release that is gone at the end of the block. */
async function serverOf(answer: RequestListener): Promise<AsyncDisposable & { address: string }> {
  const server = await startLoopback(answer);
  return {
    address: `${server.url}/f1db-csv.zip`,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

const quick = { retryPause: 1 };

/** Sends the first half of the content, and breaks the connection once some of it has arrived. */
function breaking() {
  let answered: ServerResponse | null = null;
  const sendHalf = (response: ServerResponse) => {
    answered = response;
    response.write(content.subarray(0, 100_000));
  };
  return { sendHalf, options: { ...quick, onProgress: () => answered?.destroy() } };
}

test("a file is downloaded whole, with progress", async () => {
  await using server = await serverOf((_request, response) => {
    response.setHeader("content-length", content.length).end(content);
  });
  const seen: Array<[number, number | null]> = [];
  const bytes = await download(server.address, { onProgress: (...step) => seen.push(step) });
  expect(Buffer.compare(bytes, content)).toBe(0);
  expect(seen.at(-1)).toEqual([content.length, content.length]);
});

test("a connection that breaks is taken up where it broke", async () => {
  const ranges: Array<string | undefined> = [];
  const { sendHalf, options } = breaking();
  await using server = await serverOf((request, response) => {
    ranges.push(request.headers.range);
    const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? "")?.[1] ?? 0);
    response.statusCode = from > 0 ? 206 : 200;
    response.setHeader("etag", '"one"').setHeader("content-length", content.length - from);
    if (from > 0) response.end(content.subarray(from));
    else sendHalf(response);
  });
  const bytes = await download(server.address, options);
  expect(Buffer.compare(bytes, content)).toBe(0);
  expect(ranges).toEqual([undefined, expect.stringMatching(/^bytes=\d+-$/)]);
});

test("a file that changed meanwhile is taken anew", async () => {
  let requests = 0;
  const { sendHalf, options } = breaking();
  await using server = await serverOf((_request, response) => {
    requests += 1;
    response.setHeader("etag", `"${requests}"`).setHeader("content-length", content.length);
    if (requests > 1) response.end(content);
    else sendHalf(response);
  });
  expect(Buffer.compare(await download(server.address, options), content)).toBe(0);
});

test("a connection that always breaks is given up, with how far it came", async () => {
  const { sendHalf, options } = breaking();
  await using server = await serverOf((_request, response) => {
    response.setHeader("content-length", content.length);
    sendHalf(response);
  });
  await expect(download(server.address, options)).rejects.toThrow(
    /could not be downloaded: .* after 0\.1 of 0\.2 MB$/,
  );
});

test("a server that falls silent is given up", async () => {
  await using server = await serverOf((_request, response) => {
    response.setHeader("content-length", content.length).write("F1DB");
  });
  await expect(download(server.address, { ...quick, idleTimeout: 200 })).rejects.toThrow(
    "no answer for 0.2 s",
  );
});

test("a server that errs is asked again, one that refuses is not", async () => {
  let requests = 0;
  await using server = await serverOf((_request, response) => {
    requests += 1;
    response.statusCode = requests === 1 ? 503 : 404;
    response.end();
  });
  await expect(download(server.address, quick)).rejects.toThrow(/could not be downloaded: HTTP 404$/);
  expect(requests).toBe(2);
});

test("a server that is not there is named with the reason", async () => {
  const gone = await serverOf(() => {});
  await gone[Symbol.asyncDispose]();
  await expect(download(gone.address, quick)).rejects.toThrow(/could not be downloaded: .*ECONNREFUSED/);
});
