import { parse } from "valibot";
import { expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { matchPattern } from "#contract/parameters.ts";
import { createMayExist } from "./may-exist.server.ts";

const lists: Record<string, unknown> = {
  "/api/drivers": [
    {
      driver_id: "max_verstappen",
      name: "Max Verstappen",
      last_name: "Verstappen",
      country: "Netherlands",
      first_year: 2015,
      last_year: 2026,
    },
    {
      driver_id: "lewis_hamilton",
      name: "Lewis Hamilton",
      last_name: "Hamilton",
      country: "United Kingdom",
      first_year: 2007,
      last_year: 2026,
    },
  ],
  "/api/timing": [{ year: 2025, round: 1, session: "R", documents: ["stints"] }],
  "/api/races": [
    { year: 2025, round: 1, date_utc: "2025-03-16", run: true, classified: ["R"], pit_stops: true },
  ],
};

/** The pattern of a path, and the values of its parameters. */
function question(path: string): [pattern: string, values: Array<string>] {
  for (const { pattern } of Object.values(endpoints)) {
    const segments = matchPattern(pattern, path);
    if (segments !== null) return [pattern, Object.values(segments)];
  }
  throw new Error(`the contract has no path ${path}`);
}

type Lists = Record<string, unknown>;

/** A guard over these lists, and what it has read of them. */
function testGuard(answers: Lists = lists) {
  const read: Array<string> = [];
  const mayExist = createMayExist(async (list) => {
    read.push(list.path());
    const answer = answers[list.path()];
    return answer === undefined ? null : parse(list.answer, answer);
  });
  return { read, ask: (path: string, waitMs?: number) => mayExist(...question(path), waitMs) };
}

test.each([
  ["/api/drivers/max_verstappen", true],
  ["/api/drivers/max_verstappen/results", true],
  ["/api/drivers/nobody_at_all/results", false],
  ["/api/drivers/max_verstappen/against/lewis_hamilton", true],
  ["/api/drivers/max_verstappen/against/nobody_at_all", false],
  ["/api/drivers/nobody_at_all/against/max_verstappen", false],
  ["/api/races/2025/1/results/R", true],
  ["/api/races/2025/99/results/R", false],
  ["/api/races/1900/1", false],
  ["/api/races/2025/1/timing/R/stints", true],
  ["/api/races/2025/1/timing/Q/stints", false],
  ["/api/races/2025/1/timing/R/dominance", false],
])("%s may be asked for: %s", async (path, may) => {
  const { ask } = testGuard();
  await ask(path);
  expect(await ask(path)).toBe(may);
});

test.each(["/api/drivers", "/api/drivers/overview", "/api/races/nextRace", "/api/archive", "/api/search"])(
  "%s names nothing, and no list is read for it",
  async (path) => {
    const { ask, read } = testGuard();
    expect(await ask(path)).toBe(true);
    expect(read).toEqual([]);
  },
);

test("a name passes while its list is unavailable or empty", async () => {
  for (const answers of [{}, { "/api/drivers": [] }]) {
    const { ask } = testGuard(answers);
    await ask("/api/drivers/nobody_at_all");
    expect(await ask("/api/drivers/nobody_at_all")).toBe(true);
  }
});

test("nothing waits for the first list, or for a newer one if the last contains the name", async () => {
  const { ask, read } = testGuard();
  expect(await ask("/api/drivers/nobody_at_all")).toBe(true);
  expect(await ask("/api/drivers/nobody_at_all")).toBe(false);
  expect(read).toHaveLength(2);
  expect(await ask("/api/drivers/max_verstappen")).toBe(true);
  expect(read).toHaveLength(2);
});

test("the first list is waited for on request", async () => {
  const { ask } = testGuard();
  expect(await ask("/api/races/2025/1/timing/Q/stints", 1000)).toBe(false);
});

test("a name added to the archive since is found in the current list", async () => {
  const answers: Lists = { "/api/drivers": lists["/api/drivers"] };
  const { ask } = testGuard(answers);
  await ask("/api/drivers/max_verstappen");
  expect(await ask("/api/drivers/new_driver")).toBe(false);
  answers["/api/drivers"] = [
    {
      driver_id: "new_driver",
      name: "A",
      last_name: "A",
      country: "Italy",
      first_year: null,
      last_year: null,
    },
  ];
  expect(await ask("/api/drivers/new_driver")).toBe(true);
});
