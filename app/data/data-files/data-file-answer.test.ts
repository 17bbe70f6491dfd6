import { expect, test, vi } from "vitest";

// The Worker's environment; nothing is requested here.
vi.mock("cloudflare:workers", () => ({ env: { API_BASE_URL: "https://api.example" }, waitUntil: () => {} }));
const { byteRange, cutBytes } = await import("./data-file-answer.server.ts");

test.each([
  ["bytes=0-99", { first: 0, last: 99 }],
  ["bytes=900-", { first: 900, last: 999 }],
  ["bytes=-100", { first: 900, last: 999 }],
  ["bytes=-5000", { first: 0, last: 999 }],
  ["bytes=990-5000", { first: 990, last: 999 }],
  ["bytes=1000-", "none"],
  ["bytes=-0", "none"],
  ["bytes=5-2", null],
  ["bytes=0-1,5-6", null],
  ["bytes=-", null],
  ["lines=0-1", null],
  ["", null],
  [null, null],
])("of 1,000 bytes, %j is %j", (header, expected) => {
  expect(byteRange(header, 1000)).toEqual(expected);
});

test.each([
  [{ first: 0, last: 9 }, "0123456789"],
  [{ first: 2, last: 5 }, "2345"],
  [{ first: 3, last: 3 }, "3"],
  [{ first: 6, last: 9 }, "6789"],
])("cuts bytes %j out of a stream, wherever its chunks end", async (range, expected) => {
  for (const size of [1, 3, 4, 10]) {
    const bytes = new TextEncoder().encode("0123456789");
    const chunks = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
        controller.close();
      },
    });
    expect(await new Response(chunks.pipeThrough(cutBytes(range))).text()).toBe(expected);
  }
});
