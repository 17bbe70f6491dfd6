import { runInNewContext } from "node:vm";
import { afterEach, expect, test, vi } from "vitest";
import {
  changeFavourites,
  extentOf,
  mostVisited,
  noFavourites,
  offersBeforeTyping,
  parseFavourites,
  subjectOf,
  subscribeToFavourites,
  withVisit,
} from "./favourites.ts";
import { favouritesScript } from "#app/features/shell/first-paint-scripts.ts";

const max = { id: "max_verstappen", name: "Max Verstappen" };

test("what was kept is read back", () => {
  const kept = {
    driver: max,
    team: null,
    visited: [{ path: "/race/2025/1/race/results", name: "2025 Australian GP" }],
  };
  expect(parseFavourites(JSON.stringify(kept))).toEqual(kept);
});

test.each([
  null,
  "",
  "{",
  "[]",
  "null",
  JSON.stringify({ driver: "max" }),
  JSON.stringify({ ...noFavourites, driver: { id: "../x", name: "x" } }),
  JSON.stringify({ ...noFavourites, visited: [{ path: "//evil.example/", name: "x" }] }),
  JSON.stringify({ ...noFavourites, visited: [{ path: "javascript:alert(1)", name: "x" }] }),
  JSON.stringify({ ...noFavourites, visited: Array.from({ length: 9 }, () => ({ path: "/", name: "x" })) }),
])("%j is dropped", (text) => {
  expect(parseFavourites(text)).toEqual(noFavourites);
});

test("the latest visit stands first, pages about the same thing once, and no more than a few", () => {
  const paths = [
    "/driver/a/",
    "/teams/b/",
    "/driver/a/charts",
    ...Array.from({ length: 9 }, (_, n) => `/race/2025/${n + 1}/race/results`),
  ];
  const visited = (count: number) =>
    paths.slice(0, count).reduce((before, path) => withVisit(before, { path, name: path }), noFavourites)
      .visited;
  expect(visited(3).map(({ path }) => path)).toEqual(["/driver/a/charts", "/teams/b/"]);
  expect(visited(paths.length)).toHaveLength(mostVisited);
  expect(visited(paths.length)[0]?.path).toBe("/race/2025/9/race/results");
});

test("lists and texts are about nothing of their own", () => {
  expect(["/", "/races/", "/teams/", "/race/2025", "/method/"].map(subjectOf)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
  expect(subjectOf("/race/2025/1/qualifying/results")).toBe("race/2025/1");
});

test("before anything is typed favourites are offered first, and what was visited is offered once", () => {
  const visited = [
    { path: "/driver/max_verstappen/charts", name: "Max Verstappen" },
    { path: "/circuits/monza/", name: "Monza" },
  ];
  expect(
    offersBeforeTyping({ driver: max, team: { id: "ferrari", name: "Ferrari" }, visited }, null),
  ).toEqual([
    {
      name: "Max Verstappen",
      detail: "",
      kind: "Driver",
      path: "/driver/max_verstappen/",
      group: "Favourites",
    },
    { name: "Ferrari", detail: "", kind: "Team", path: "/teams/ferrari/", group: "Favourites" },
    { name: "Monza", detail: "", kind: "Page", path: "/circuits/monza/", group: "Last visited" },
  ]);
  expect(offersBeforeTyping(noFavourites, null)).toEqual([]);
  const next = { year: 2026, round: 22, race_name: "Qatar Grand Prix" };
  expect(offersBeforeTyping(noFavourites, next)).toEqual([
    { name: "2026 Qatar Grand Prix", detail: "", kind: "Race", path: "/race/2026/22/", group: "Next race" },
  ]);
});

/** A page in a browser: its attributes, its storage, which other tabs share, its window. */
function openTab() {
  const held = new Map<string, string>();
  const dataset: Record<string, string> = {};
  const window = new EventTarget();
  vi.stubGlobal("document", { documentElement: { dataset } });
  vi.stubGlobal("window", window);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  });
  const fromOtherTab = (key: string, value: string | null) => {
    if (value === null) held.delete(key);
    else held.set(key, value);
    window.dispatchEvent(Object.assign(new Event("storage"), { key, newValue: value }));
  };
  return { dataset, held, fromOtherTab };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test("what another tab chooses or forgets shows and hides the panel here", () => {
  const { dataset, held, fromOtherTab } = openTab();
  const onChange = vi.fn<() => void>();
  const unsubscribe = subscribeToFavourites(onChange);
  fromOtherTab("favourites", JSON.stringify({ ...noFavourites, driver: max }));
  expect([dataset.favourites, onChange.mock.calls.length]).toEqual(["", 1]);
  fromOtherTab("theme", "dark");
  expect([dataset.favourites, onChange.mock.calls.length]).toEqual(["", 1]);
  fromOtherTab("favourites", null);
  expect([dataset.favourites, onChange.mock.calls.length]).toEqual([undefined, 2]);

  changeFavourites((before) => ({ ...before, driver: max }));
  expect([dataset.favourites, onChange.mock.calls.length]).toEqual(["", 3]);
  unsubscribe();
  held.clear();
});

function choose(): boolean {
  return changeFavourites((before) => ({ ...before, driver: max }));
}

test("what storage refuses is told, and shows no panel", () => {
  const { dataset } = openTab();
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  expect(choose()).toBe(false);
  expect(dataset.favourites).toBeUndefined();
  vi.unstubAllGlobals();
  openTab();
  expect(choose()).toBe(true);
});

const seen = [{ path: "/driver/max_verstappen/", name: 'The "driver":{ page' }];

test.each([
  [{ ...noFavourites, driver: max, visited: seen }, "favourites"],
  [{ ...noFavourites, team: { id: "ferrari", name: "Ferrari" } }, "favourites"],
  [{ ...noFavourites, visited: seen }, "visited"],
  [noFavourites, null],
] as const)("the script of the first paint keeps the place that the page fills: %j", (favourites, extent) => {
  expect(extentOf(favourites)).toBe(extent);
  const dataset = {};
  runInNewContext(favouritesScript, {
    localStorage: { getItem: () => (extent === null ? null : JSON.stringify(favourites)) },
    document: { documentElement: { dataset } },
  });
  expect(Object.keys(dataset)).toEqual(extent === null ? [] : [extent]);
});
