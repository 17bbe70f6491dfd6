import { expect, test, vi } from "vitest";
import { createBoundedStore } from "#app/platform/stores.ts";
import type { CachedPage } from "./cached-page.ts";
import { cachePolicies } from "./cache-policies.ts";
import { createPageCache, type Fill, type Render } from "./page-cache.ts";

/** A page cache with a clock to turn, an empty shared store and no isolate to keep alive. */
function stage() {
  const clock = { seconds: 0 };
  const work: Array<Promise<unknown>> = [];
  const dropped: Array<string> = [];
  const stored = new Map<string, Response>();
  const cache = createPageCache<string>({
    memory: createBoundedStore<CachedPage>({ maxEntries: 10, maxBytes: 1000 }),
    shared: {
      read: (key) => Promise.resolve(stored.get(key)?.clone() ?? null),
      write: async (key, response) => void stored.set(key, response),
    },
    now: () => clock.seconds * 1000,
    waitUntil: (each) => void work.push(each),
    drop: async (rendered) => void dropped.push(rendered),
  });
  const settle = () => Promise.all(work.splice(0));
  const page = (text: string): CachedPage => ({
    html: new TextEncoder().encode(text),
    nonceAt: [0],
    policy: cachePolicies.current,
    renderedMs: clock.seconds * 1000,
    headers: new Headers(),
  });
  const whole = (text: string) => async (): Promise<Fill<string>> => ({
    page: page(text),
    degraded: false,
    late: false,
    rendered: text,
  });
  return { cache, clock, settle, whole, dropped, stored };
}

const degraded = async (): Promise<Fill<string>> => ({
  page: null,
  degraded: true,
  late: false,
  rendered: "degraded",
});
const refused = async (): Promise<Fill<string>> => ({
  page: null,
  degraded: false,
  late: false,
  rendered: "not found",
});
const streamed = async (): Promise<Fill<string>> => ({
  page: null,
  degraded: false,
  late: true,
  rendered: "streamed",
});
const endless = () => Promise.withResolvers<Fill<string>>().promise;
const hanging: Render<string> = ({ inBackground }) => (inBackground ? endless() : streamed());
const never = () => Promise.reject(new Error("not to be rendered"));
const textOf = ({ page }: { page: CachedPage | null }) => new TextDecoder().decode(page?.html);

test("a page is rendered once, and then served from the cache", async () => {
  const { cache, whole } = stage();
  expect(await cache.answer("/", whole("one"))).toMatchObject({ state: "miss", rendered: "one" });
  const hit = await cache.answer("/", never);
  expect(hit).toMatchObject({ state: "hit", rendered: null });
  expect(textOf(hit)).toBe("one");
});

test("a stale page is served while it is rendered again, once for all requests", async () => {
  const { cache, clock, settle, whole, dropped } = stage();
  await cache.answer("/", whole("one"));
  clock.seconds = 301;
  const two = await Promise.all([1, 2, 3].map(() => cache.answer("/", whole("two"))));
  expect(two.map((each) => [each.state, textOf(each)])).toEqual([1, 2, 3].map(() => ["stale", "one"]));
  await settle();
  expect(dropped).toEqual(["two"]);
  const hit = await cache.answer("/", never);
  expect([hit.state, textOf(hit)]).toEqual(["hit", "two"]);
});

test("a stale page is served while rendering fails, until it is too old", async () => {
  const { cache, clock, settle, whole } = stage();
  await cache.answer("/", whole("one"));
  clock.seconds = 300 + 86_399;
  expect((await cache.answer("/", degraded)).state).toBe("stale");
  await settle();
  clock.seconds = 300 + 86_401;
  const old = await cache.answer("/", degraded);
  expect([old.state, textOf(old)]).toEqual(["old", "one"]);
  clock.seconds = 300 + 604_801;
  expect(await cache.answer("/", degraded)).toMatchObject({ state: "pass", rendered: "degraded" });
});

test("a failed render in the background leaves the stale page", async () => {
  const { cache, clock, settle, whole } = stage();
  await cache.answer("/", whole("one"));
  clock.seconds = 400;
  expect((await cache.answer("/", never)).state).toBe("stale");
  await settle();
  expect((await cache.answer("/", never)).state).toBe("stale");
});

test("an old page does not replace a 404", async () => {
  const { cache, clock, whole } = stage();
  await cache.answer("/", whole("one"));
  clock.seconds = 300 + 86_401;
  expect(await cache.answer("/", refused)).toMatchObject({ state: "pass", rendered: "not found" });
});

test("uncacheable responses are not cached", async () => {
  const { cache, stored } = stage();
  expect((await cache.answer("/", degraded)).state).toBe("pass");
  expect((await cache.answer("/", refused)).state).toBe("pass");
  expect(stored.size).toBe(0);
});

test("a page whose data came late is rendered in the background, once for all who ask, and cached", async () => {
  const { cache, settle, whole, dropped } = stage();
  const render: Render<string> = ({ inBackground }) => (inBackground ? whole("whole")() : streamed());
  const first = await Promise.all([1, 2, 3].map(() => cache.answer("/", render)));
  expect(first.map(({ state, rendered }) => [state, rendered])).toEqual(
    [1, 2, 3].map(() => ["pass", "streamed"]),
  );
  await settle();
  expect(dropped).toEqual(["whole"]);
  const hit = await cache.answer("/", never);
  expect([hit.state, textOf(hit)]).toEqual(["hit", "whole"]);
});

test("a page too old to be stale waits for its late data, and is served as it is when that does not arrive", async () => {
  const { cache, clock, settle, whole, dropped } = stage();
  await cache.answer("/", whole("one"));
  clock.seconds = 300 + 86_401;
  const soon: Render<string> = ({ inBackground }) => (inBackground ? whole("two")() : streamed());
  const renewed = await cache.answer("/", soon);
  expect([renewed.state, textOf(renewed)]).toEqual(["miss", "two"]);
  await settle();
  expect(dropped.toSorted()).toEqual(["streamed", "two"]);

  vi.useFakeTimers();
  clock.seconds *= 2;
  const waiting = cache.answer("/", hanging);
  await vi.runAllTimersAsync();
  const old = await waiting;
  vi.useRealTimers();
  expect([old.state, textOf(old)]).toEqual(["old", "two"]);
  // Nobody waits for the same a second time.
  expect((await cache.answer("/", hanging)).state).toBe("old");
  clock.seconds += 604_800;
  expect(await cache.answer("/", hanging)).toMatchObject({ state: "pass", rendered: "streamed" });
});

test("another isolate reads the data centre's shared cache", async () => {
  const first = stage();
  await first.cache.answer("/", first.whole("one"));
  await first.settle();
  const second = stage();
  for (const [key, response] of first.stored) second.stored.set(key, response);
  const hit = await second.cache.answer("/", never);
  expect([hit.state, textOf(hit)]).toEqual(["hit", "one"]);
});

test("a fill cut off with its request does not keep the page stale forever", async () => {
  const { cache, clock, whole } = stage();
  await cache.answer("/", whole("one"));
  clock.seconds = 400;
  await cache.answer("/", endless);
  expect((await cache.answer("/", whole("two"))).state).toBe("stale");
  expect((await cache.answer("/", never)).state).toBe("stale");
  clock.seconds = 431;
  expect((await cache.answer("/", whole("three"))).state).toBe("stale");
  await expect.poll(async () => textOf(await cache.answer("/", never))).toBe("three");
});
