import { expect, test } from "vitest";
import { isParsedBy, parseRows, readJson } from "./read-answer.ts";
import { array, nullable, number, object, tuple } from "valibot";

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

const list = array(object({ points: number(), laps: nullable(array(object({ time: number() }))) }));
const season = object({
  year: number(),
  rounds: array(object({ round: number() })),
  standings: array(object({ points: number(), cells: array(nullable(tuple([number()]))) })),
});

const good = { points: 1, laps: null };

test("a valid answer is unchanged", () => {
  expect(parseRows(list, [good, good])).toMatchObject({
    parsed: { value: [good, good] },
    dropped: 0,
    fault: null,
  });
});

test("invalid rows among more valid ones are dropped, and the first issue is reported with its path", () => {
  const { parsed, dropped, fault } = parseRows(list, [good, { points: null, laps: null }, good, null, good]);
  expect(parsed.value).toEqual([good, good, good]);
  expect(dropped).toBe(2);
  expect(fault).toMatch(/^1\.points: /);
});

test("a row is dropped as a whole, and once, however many issues it has", () => {
  const bad = { points: "x", laps: [{ time: 1 }, { time: "y" }] };
  expect(parseRows(list, [good, bad, good])).toMatchObject({ parsed: { value: [good, good] }, dropped: 1 });
});

test.each([
  ["more bad rows than good ones", list, [good, {}, {}]],
  ["one bad row", list, [{}]],
  ["no list", list, {}],
  ["null", list, null],
  ["a text", list, "[]"],
])("%s is an error", (_what, schema, data) => {
  expect(() => parseRows(schema, data)).toThrow("API error");
});

test("rows in a member known to hold rows are dropped too", () => {
  const standing = { points: 1, cells: [null, [1]] };
  const data = { year: 2025, rounds: [], standings: [standing, { points: 1, cells: [["x"]] }, standing] };
  expect(parseRows(season, data)).toMatchObject({
    parsed: { value: { year: 2025, standings: [standing, standing] } },
    dropped: 1,
  });
});

test("a positional list is never shortened", () => {
  const data = { year: 2025, rounds: [{ round: 1 }, { round: "2" }, { round: 3 }], standings: [] };
  expect(() => parseRows(season, data)).toThrow("API error");
});

test("invalid rows do not excuse other issues", () => {
  const data = {
    year: "2025",
    rounds: [],
    standings: [{}, { points: 1, cells: [] }, { points: 1, cells: [] }],
  };
  expect(() => parseRows(season, data)).toThrow("API error");
});

test("a value is identified by the schema that parsed it", () => {
  const { parsed } = parseRows(list, [good]);
  expect(isParsedBy(list, parsed)).toBe(true);
  expect(isParsedBy(season, parsed)).toBe(false);
});
