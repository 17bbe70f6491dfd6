import { hashKey, QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cacheStorageKey, startPersistedCache } from "./persisted-cache.client.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const buildId = "/assets/index-one.js";

/** Local storage as a browser has it, with room for so many UTF-16 units. */
function storageWithRoom(room = 5_000_000) {
  const held = new Map<string, string>();
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException("full", "QuotaExceededError");
      held.set(key, value);
    },
    removeItem: (key: string) => void held.delete(key),
    clear: () => held.clear(),
    key: () => null,
    length: 0,
  };
}

function forbidden(): never {
  throw new DOMException("denied", "SecurityError");
}

/** A page that keeps what it sees, and the time that it takes to write it down. */
async function visit(storage: () => Storage, facts: Record<string, unknown>, build = buildId) {
  const queryClient = new QueryClient();
  const end = await startPersistedCache({ queryClient, buildId: build, storage });
  for (const [key, data] of Object.entries(facts)) queryClient.setQueryData([key], data);
  await vi.advanceTimersByTimeAsync(2000);
  end();
  return queryClient;
}

/** What a new page finds under a key. */
async function laterVisit(storage: () => Storage, key: string, build = buildId): Promise<unknown> {
  return (await visit(storage, {}, build)).getQueryData([key]);
}

const had = (value: unknown) => ({ available: true, value });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-20T12:00:00Z") });
});

afterEach(() => {
  vi.useRealTimers();
});

test("a later page restores the data of an earlier one", async () => {
  const storage = storageWithRoom();
  await visit(() => storage, { monza: had(["result"]) });
  expect(await laterVisit(() => storage, "monza")).toEqual(had(["result"]));
});

test("the data sent with a page is stored even without later changes", async () => {
  const storage = storageWithRoom();
  const queryClient = new QueryClient();
  queryClient.setQueryData(["monza"], had("from the server"));
  await startPersistedCache({ queryClient, buildId, storage: () => storage });
  await vi.advanceTimersByTimeAsync(2000);
  expect(await laterVisit(() => storage, "monza")).toEqual(had("from the server"));
});

test("unavailable data is not stored", async () => {
  const storage = storageWithRoom();
  await visit(() => storage, { monza: { available: false }, spa: had(1) });
  expect(await laterVisit(() => storage, "monza")).toBeUndefined();
  expect(await laterVisit(() => storage, "spa")).toEqual(had(1));
});

test("entries expire after two hours, however often the cache is rewritten", async () => {
  const storage = storageWithRoom();
  await visit(() => storage, { monza: had(1) });
  vi.setSystemTime(Date.now() + hourMs);
  await visit(() => storage, { spa: had(2) });
  expect(await laterVisit(() => storage, "monza")).toEqual(had(1));
  vi.setSystemTime(Date.now() + hourMs + minuteMs);
  await visit(() => storage, { suzuka: had(3) });
  expect(await laterVisit(() => storage, "monza")).toBeUndefined();
  expect(await laterVisit(() => storage, "suzuka")).toEqual(had(3));
});

test("another build starts with an empty cache", async () => {
  const storage = storageWithRoom();
  await visit(() => storage, { monza: had(1) });
  expect(await laterVisit(() => storage, "monza", "/assets/index-two.js")).toBeUndefined();
  expect(storage.getItem(cacheStorageKey)).not.toContain("monza");
});

test("existing data is not replaced, even by a newer entry", async () => {
  const storage = storageWithRoom();
  await visit(() => storage, { monza: had("older") });
  const queryClient = new QueryClient();
  queryClient.setQueryData(["monza"], had("from the server"), { updatedAt: Date.now() - hourMs });
  await startPersistedCache({ queryClient, buildId, storage: () => storage });
  expect(queryClient.getQueryData(["monza"])).toEqual(had("from the server"));
});

test("a query that is being fetched is not touched", async () => {
  const storage = storageWithRoom();
  await visit(() => storage, { monza: had("older") });
  const queryClient = new QueryClient();
  void queryClient.prefetchQuery({ queryKey: ["monza"], queryFn: () => new Promise(() => {}) });
  await startPersistedCache({ queryClient, buildId, storage: () => storage });
  expect(queryClient.getQueryData(["monza"])).toBeUndefined();
});

test("malformed content is removed and ignored", async () => {
  const query = { queryKey: ["monza"], queryHash: hashKey(["monza"]), state: { data: "nonsense" } };
  const clientState = { mutations: [], queries: [query] };
  for (const content of [
    "{",
    "null",
    "[]",
    '{"timestamp":1}',
    JSON.stringify({ timestamp: Date.now(), buster: buildId, clientState }),
  ]) {
    const storage = storageWithRoom();
    storage.setItem(cacheStorageKey, content);
    const queryClient = new QueryClient();
    const end = await startPersistedCache({ queryClient, buildId, storage: () => storage });
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
    expect(storage.getItem(cacheStorageKey)).toBeNull();
    end();
  }
});

test("a page works where storage is blocked, or where each of its methods throws", async () => {
  const refusing = { ...storageWithRoom(), getItem: forbidden, setItem: forbidden, removeItem: forbidden };
  for (const storage of [forbidden, () => refusing]) {
    const page = await visit(storage, { monza: had(1) });
    expect(page.getQueryData(["monza"])).toEqual(had(1));
  }
});

test("a full storage keeps the newest entries that fit", async () => {
  const storage = storageWithRoom(1000);
  const queryClient = new QueryClient();
  const end = await startPersistedCache({ queryClient, buildId, storage: () => storage });
  for (const name of ["first", "second", "third", "fourth"]) {
    queryClient.setQueryData([name], had("x".repeat(300)));
    await vi.advanceTimersByTimeAsync(100);
  }
  await vi.advanceTimersByTimeAsync(2000);
  end();
  expect(await laterVisit(() => storage, "fourth")).toBeDefined();
  expect(await laterVisit(() => storage, "first")).toBeUndefined();
});

test("an answer that is too long is skipped, the others are stored", async () => {
  const storage = storageWithRoom();
  await visit(() => storage, { short: had(1), long: had("x".repeat(400_000)) });
  expect(await laterVisit(() => storage, "long")).toBeUndefined();
  expect(await laterVisit(() => storage, "short")).toEqual(had(1));
});

test("the cache stays within its limit", async () => {
  const storage = storageWithRoom();
  const many = Array.from({ length: 10 }, (_, index) => [`fact ${index}`, had("x".repeat(250_000))]);
  await visit(() => storage, Object.fromEntries(many));
  expect(storage.getItem(cacheStorageKey)?.length).toBeLessThan(1_600_000);
});
