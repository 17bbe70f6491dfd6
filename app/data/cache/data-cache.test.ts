import { array, number, object } from "valibot";
import { expect, test } from "vitest";
import { paths } from "#contract/endpoints.ts";
import { json, sharedInMemory, testCache } from "./cache-testing.ts";

const rows = array(object({ wins: number() }));
const path = "/api/teams/ferrari/results";
const hour = { edgeSeconds: 3600 };
const always = { edgeSeconds: 0 };
const sevenDays = 7 * 24 * 3600;

/** An API that counts up its wins with every answer. */
function counting(headers: Record<string, string> = {}) {
  let wins = 0;
  return () => {
    wins += 1;
    return json([{ wins }], headers);
  };
}

const endless = () =>
  new Response(new ReadableStream({ pull: () => new Promise(() => {}) }), {
    headers: { "content-type": "application/json" },
  });

const failing = () => new Response("no", { status: 500 });

test("a fresh answer is served without calling the API", async () => {
  const { cache, asked, pass } = testCache({ answer: counting() });
  expect(await cache.get(path, rows, hour)).toEqual({ value: [{ wins: 1 }], state: "miss", ageSeconds: 0 });
  pass(3599);
  expect(await cache.get(path, rows, hour)).toEqual({
    value: [{ wins: 1 }],
    state: "hit",
    ageSeconds: 3599,
  });
  expect(asked).toHaveLength(1);
});

test("a stale answer is served while one call revalidates it", async () => {
  const { cache, asked, pass, settle } = testCache({ answer: counting() });
  await cache.get(path, rows, hour);
  pass(3600);
  const stale = await Promise.all([1, 2, 3].map(() => cache.get(path, rows, hour)));
  for (const answer of stale) expect(answer).toMatchObject({ value: [{ wins: 1 }], state: "stale" });
  await settle();
  expect(asked).toHaveLength(2);
  expect(await cache.get(path, rows, hour)).toMatchObject({ value: [{ wins: 2 }], state: "hit" });
});

test("an answer stale for more than a day is revalidated first", async () => {
  const { cache, pass } = testCache({ answer: counting() });
  await cache.get(path, rows, hour);
  pass(3600 + 24 * 3600);
  expect(await cache.get(path, rows, hour)).toMatchObject({ value: [{ wins: 2 }], state: "miss" });
});

test("freshness 0 asks every time", async () => {
  const { cache, asked } = testCache({ answer: counting() });
  expect((await cache.get(path, rows, always)).value).toEqual([{ wins: 1 }]);
  expect((await cache.get(path, rows, always)).value).toEqual([{ wins: 2 }]);
  expect(asked).toHaveLength(2);
});

test("200 concurrent calls are coalesced into one", async () => {
  const { cache, asked } = testCache({ answer: counting() });
  const answers = await Promise.all(Array.from({ length: 200 }, () => cache.get(path, rows, always)));
  expect(asked).toHaveLength(1);
  expect(new Set(answers.map(({ value }) => value))).toHaveLength(1);
});

test("when the API fails the last answer is served, with its age, for seven days", async () => {
  let answer = counting();
  const { cache, pass } = testCache({ answer: () => answer() });
  await cache.get(path, rows, always);
  answer = failing;
  pass(sevenDays);
  expect(await cache.get(path, rows, always)).toEqual({
    value: [{ wins: 1 }],
    state: "old",
    ageSeconds: sevenDays,
  });
  pass(1);
  await expect(cache.get(path, rows, always)).rejects.toThrow("API error");
});

test("the first good answer after a failure is served", async () => {
  let healthy = false;
  const good = counting();
  const { cache } = testCache({ answer: () => (healthy ? good() : failing()) });
  await expect(cache.get(path, rows, hour)).rejects.toMatchObject({
    message: "API error",
    cause: `${path}: status 500`,
  });
  healthy = true;
  expect(await cache.get(path, rows, hour)).toMatchObject({ value: [{ wins: 1 }], state: "miss" });
});

test("an answer of another archive is never served while the API works", async () => {
  const { cache, world } = testCache({ answer: counting() });
  world.version = "one";
  await cache.get(path, rows, hour);
  world.version = "two";
  expect(await cache.get(path, rows, hour)).toMatchObject({ value: [{ wins: 2 }], state: "miss" });
  expect(await cache.get(path, rows, hour)).toMatchObject({ value: [{ wins: 2 }], state: "hit" });
});

test("the version in an answer takes precedence over the version known at the time of the call", async () => {
  const { cache, world } = testCache({ answer: counting({ "x-archive-version": "two" }) });
  world.version = "one";
  await cache.get(path, rows, hour);
  world.version = "two";
  expect(await cache.get(path, rows, hour)).toMatchObject({ state: "hit" });
});

test("an answer of an older archive is served when the API fails", async () => {
  let answer = counting();
  const { cache, world } = testCache({ answer: () => answer() });
  world.version = "one";
  await cache.get(path, rows, hour);
  world.version = "two";
  answer = failing;
  expect(await cache.get(path, rows, hour)).toMatchObject({ value: [{ wins: 1 }], state: "old" });
});

test("an answer confirmed by a 304 is fresh again", async () => {
  const { cache, asked, pass, settle } = testCache({
    answer: (_path, { headers }) =>
      headers["if-none-match"] === '"a"'
        ? new Response(null, { status: 304 })
        : json([{ wins: 1 }], { etag: '"a"' }),
  });
  await cache.get(path, rows, hour);
  pass(4000);
  await cache.get(path, rows, hour);
  await settle();
  expect(asked.map(({ headers }) => headers)).toEqual([{}, { "if-none-match": '"a"' }]);
  expect(await cache.get(path, rows, hour)).toEqual({ value: [{ wins: 1 }], state: "hit", ageSeconds: 0 });
});

test("an answer confirmed by another archive version is fetched in full", async () => {
  const tags = { etag: '"a"', "x-archive-version": "one" };
  const { cache, asked, world } = testCache({
    answer: (_path, { headers }) =>
      headers["if-none-match"] === '"a"'
        ? new Response(null, { status: 304, headers: tags })
        : json([{ wins: asked.length }], asked.length === 1 ? tags : { "x-archive-version": "two" }),
  });
  world.version = "one";
  await cache.get(path, rows, always);
  expect(await cache.get(path, rows, always)).toMatchObject({ value: [{ wins: 1 }] });
  expect(asked).toHaveLength(2);
  world.version = "two";
  expect(await cache.get(path, rows, always)).toMatchObject({ value: [{ wins: 4 }], state: "miss" });
  expect(asked.map(({ headers }) => "if-none-match" in headers)).toEqual([false, true, true, false]);
});

test("a new isolate reads the data centre's shared cache", async () => {
  const shared = sharedInMemory();
  const first = testCache({ answer: counting(), shared });
  await first.cache.get(path, rows, hour);
  await first.settle();
  const second = testCache({ answer: failing, shared });
  expect(await second.cache.get(path, rows, hour)).toMatchObject({ value: [{ wins: 1 }], state: "hit" });
  const third = testCache({ answer: failing, shared });
  expect(await third.cache.get(path, rows, always)).toMatchObject({ value: [{ wins: 1 }], state: "old" });
});

test("a shared answer in an unreadable format is ignored", async () => {
  const shared = sharedInMemory();
  await shared.write(path, json({ former: "shape" }, { "x-stored-ms": "1000000" }));
  const { cache } = testCache({ answer: counting(), shared });
  expect(await cache.get(path, rows, hour)).toMatchObject({ value: [{ wins: 1 }], state: "miss" });
});

test("an answer that does not match its schema is a failure, and the last good one is served", async () => {
  let data: unknown = [{ wins: 7 }];
  const { cache, logged } = testCache({ answer: () => json(data) });
  await cache.get(path, rows, always);
  data = { wins: 8 };
  expect(await cache.get(path, rows, always)).toMatchObject({ value: [{ wins: 7 }], state: "old" });
  expect(logged).toMatchObject([{ event: "api_failed", path: "/api/teams/{teamId}/results" }]);
});

test("invalid rows among valid ones are dropped and reported", async () => {
  const { cache, logged } = testCache({ answer: () => json([{ wins: 1 }, { wins: "two" }, { wins: 3 }]) });
  expect((await cache.get(path, rows, hour)).value).toEqual([{ wins: 1 }, { wins: 3 }]);
  expect(logged).toMatchObject([{ event: "rows_dropped", path: "/api/teams/{teamId}/results", dropped: 1 }]);
});

test("nothing of a visitor's question is in the log", async () => {
  const failed = testCache({ answer: failing });
  const asked = paths.ask("driver=somebody");
  await expect(failed.cache.get(asked, rows, hour)).rejects.toThrow("API error");
  const dropped = testCache({ answer: () => json([{ wins: 1 }, { wins: "two" }]) });
  await dropped.cache.get(asked, rows, hour);
  const logged = [...failed.logged, ...dropped.logged];
  expect(logged).toMatchObject([
    { event: "api_failed", path: "/api/ask/{question}" },
    { event: "rows_dropped", path: "/api/ask/{question}" },
  ]);
  expect(JSON.stringify(logged)).not.toContain("somebody");
});

test("a hanging API times out, and the last answer is served", async () => {
  let answer: () => Response | Promise<Response> = counting();
  const { cache } = testCache({ answer: () => answer(), timeoutMs: 20 });
  await cache.get(path, rows, always);
  answer = () => new Promise(() => {});
  expect(await cache.get(path, rows, always)).toMatchObject({ value: [{ wins: 1 }], state: "old" });
});

test("an endless body times out", async () => {
  const { cache } = testCache({ answer: endless, timeoutMs: 20 });
  await expect(cache.get(path, rows, always)).rejects.toMatchObject({
    cause: `${path}: no answer within 20 ms`,
  });
});

test("cached values are frozen", async () => {
  const { cache } = testCache({ answer: counting() });
  const { value } = await cache.get(path, rows, hour);
  expect(() => value?.push({ wins: 9 })).toThrow(TypeError);
  expect(() => Object.assign(value?.[0] ?? {}, { wins: 9 })).toThrow(TypeError);
});

test("the API's own 404 is an answer", async () => {
  const body = { error: { code: "not_found", message: "No such round." } };
  const { cache, asked } = testCache({
    answer: () => Response.json(body, { status: 404 }),
  });
  const mayBeMissing = { ...hour, mayBeMissing: true };
  expect(await cache.get(path, rows, mayBeMissing)).toMatchObject({ value: null, state: "miss" });
  expect(await cache.get(path, rows, mayBeMissing)).toMatchObject({ value: null, state: "hit" });
  expect(asked).toHaveLength(1);
});

test("a 404 is cached for seconds, and not served when the API fails", async () => {
  const answers = [
    () => Response.json({ error: { code: "not_found", message: "No such round." } }, { status: 404 }),
    failing,
    () => json([{ wins: 1 }]),
  ];
  const { cache, pass } = testCache({ answer: () => answers.shift()?.() ?? failing() });
  const mayBeMissing = { ...hour, mayBeMissing: true };
  expect(await cache.get(path, rows, mayBeMissing)).toMatchObject({ value: null });
  pass(6);
  await expect(cache.get(path, rows, mayBeMissing)).rejects.toThrow("API error");
  expect(await cache.get(path, rows, mayBeMissing)).toMatchObject({ value: [{ wins: 1 }], state: "miss" });
});

/** The API's own 404. */
function missing(): Response {
  return Response.json({ error: { code: "not_found", message: "No." } }, { status: 404 });
}

test("a temporary 404 does not replace a required answer", async () => {
  const answers = [() => json([{ wins: 1 }]), missing, () => json([{ wins: 2 }])];
  const { cache, pass } = testCache({ answer: () => answers.shift()?.() ?? failing() });
  await cache.get(path, rows, hour);
  pass(2 * 86_400);
  expect(await cache.get(path, rows, hour)).toMatchObject({ value: [{ wins: 1 }], state: "old" });
  expect(await cache.get(path, rows, hour)).toMatchObject({ value: [{ wins: 2 }], state: "miss" });
});

test.each([
  ["no such thing", () => Response.json({ error: { code: "not_found", message: "No." } }, { status: 404 })],
  ["an empty list", () => json([])],
])("%s is not written to the shared store", async (_, answer) => {
  const written: Array<string> = [];
  const shared = { ...sharedInMemory(), write: async (key: string) => void written.push(key) };
  const { cache, settle } = testCache({ answer, shared });
  await cache.get(path, rows, { ...hour, mayBeMissing: true });
  await settle();
  expect(written).toEqual([]);
});

test("a 404 from a proxy is a failure, and so is null", async () => {
  for (const answer of [Response.json({ message: "nginx" }, { status: 404 }), json(null)]) {
    const { cache } = testCache({ answer: () => answer });
    await expect(cache.get(path, rows, hour)).rejects.toThrow("API error");
  }
});

test("two schemas may read the same path concurrently", async () => {
  const others = array(object({ wins: number() }));
  const { cache } = testCache({ answer: counting() });
  const [one, other] = await Promise.all([cache.get(path, rows, hour), cache.get(path, others, hour)]);
  expect([one.state, other.state]).toEqual(["miss", "miss"]);
  expect(await cache.get(path, rows, hour)).toMatchObject({ value: one.value, state: "hit" });
  expect(await cache.get(path, others, hour)).toMatchObject({ value: other.value, state: "hit" });
});
