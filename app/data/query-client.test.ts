import { expect, test } from "vitest";
import { restoreQueries, serializeQueries, createQueryClient } from "./query-client.ts";
import { hydratedOnInteraction } from "./api-query.ts";

test("the browser restores the server's data with its timestamps", () => {
  const server = createQueryClient();
  const facts = { available: true, value: [{ name: "Räikkönen </script>", points: null }] };
  server.setQueryData(["driver", "kimi_raikkonen"], facts, { updatedAt: 1_790_000_000_000 });
  const browser = createQueryClient();
  restoreQueries(browser, serializeQueries(server));
  const state = browser.getQueryState(["driver", "kimi_raikkonen"]);
  expect(state?.data).toEqual(facts);
  expect(state?.dataUpdatedAt).toBe(1_790_000_000_000);
});

test("long data needed only on interaction is omitted from pages, short data is not", () => {
  const long = { available: true, value: Array.from({ length: 1000 }, (_, row) => `row ${row}`) };
  const short = { available: true, value: ["row"] };
  for (let page = 0; page < 2; page += 1) {
    const server = createQueryClient();
    server
      .getQueryCache()
      .build(server, { queryKey: ["long"], meta: hydratedOnInteraction })
      .setData(long);
    server
      .getQueryCache()
      .build(server, { queryKey: ["short"], meta: hydratedOnInteraction })
      .setData(short);
    const browser = createQueryClient();
    restoreQueries(browser, serializeQueries(server));
    expect(browser.getQueryCache().getAll()).toHaveLength(2);
    expect(browser.getQueryData(["long"])).toBeUndefined();
    expect(browser.getQueryData(["short"])).toEqual(short);
  }
});

test("a query without data is not serialized", () => {
  const server = createQueryClient();
  void server.prefetchQuery({ queryKey: ["late"], queryFn: () => new Promise(() => {}) });
  expect(serializeQueries(server)).toBe("[]");
});

test("malformed data is rejected", () => {
  expect(() => restoreQueries(createQueryClient(), '{"queries":[]}')).toThrow(/Expected Array/);
});
