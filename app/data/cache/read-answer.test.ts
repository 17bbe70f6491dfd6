import { expect, test } from "vitest";
import { readJson } from "./read-answer.ts";

function answer(
  body: BodyInit | null,
  type = "application/json",
  { status = 200, length = "0" } = {},
): Response {
  return new Response(body, { status, headers: { "content-type": type, "content-length": length } });
}

async function refusal(response: Response, maxBytes = 1000): Promise<unknown> {
  return readJson(response, maxBytes).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.cause : error),
  );
}

test("JSON is read under any of its content types, with or without a byte order mark", async () => {
  for (const type of ["application/json", "application/json; charset=utf-8", "application/problem+json"]) {
    expect((await readJson(answer('["é"]', type), 1000)).data).toEqual(["é"]);
  }
  expect((await readJson(answer("\uFEFF[1]"), 1000)).data).toEqual([1]);
});

test("a character split between two chunks is decoded", async () => {
  const [first, second] = [new Uint8Array([0x22, 0xc3]), new Uint8Array([0xa9, 0x22])];
  expect((await readJson(answer(new Blob([first, second]).stream()), 1000)).data).toBe("é");
});

test.each([
  ["another status", answer("[]", "application/json", { status: 503 }), "status 503"],
  ["no status of success", answer(null, "application/json", { status: 304 }), "status 304"],
  ["another content type", answer("<!doctype html>", "text/html"), 'content type "text/html"'],
  ["a type that only looks like JSON", answer("[]", "application/jsonp"), 'content type "application/jsonp"'],
  ["no JSON", answer("<!doctype html>"), "no JSON"],
  ["nothing", answer(""), "no JSON"],
  ["no body", answer(null, "application/json", { status: 204 }), "no JSON"],
  ["another encoding", answer(new Uint8Array([0x22, 0xe9, 0x22])), "no UTF-8"],
  ["a body cut in a letter", answer(new Uint8Array([0x22, 0xc3])), "no UTF-8"],
  ["a length beyond the limit", answer("[]", "application/json", { length: "1001" }), "1001 bytes"],
])("%s is refused", async (_what, response, reason) => {
  expect(await refusal(response)).toBe(reason);
});

test("an endless body is read only up to the limit", async () => {
  let parts = 0;
  let cancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      parts += 1;
      controller.enqueue(new Uint8Array(100));
    },
    cancel() {
      cancelled = true;
    },
  });
  expect(await refusal(answer(endless))).toBe("more than 1000 bytes");
  expect(parts).toBeLessThan(15);
  expect(cancelled).toBe(true);
});

test("the body of a rejected answer is cancelled", async () => {
  let cancelled = false;
  const body = new ReadableStream({
    cancel() {
      cancelled = true;
    },
  });
  expect(await refusal(answer(body, "text/html"))).toBe('content type "text/html"');
  expect(cancelled).toBe(true);
});
