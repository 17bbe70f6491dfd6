import { expect, test, vi } from "vitest";
import { readHistory, storeHistory, withQuery, createWorkbench } from "./workbench.ts";
import { numericColumns, linkedColumns } from "./query-result.ts";
import { questionSql } from "./question-sql.ts";
import { readView } from "#app/ui/table/view.ts";
import { resultTable, scaleOf } from "./result-view.tsx";
import { readShared, sharedHash } from "./share.ts";
import { createSqlRunner, type RunEnd, type SqlRunner } from "./sql-runner.client.ts";
import type { WorkerReply, WorkerRequest } from "./sql-worker.ts";

test.each(["SELECT 1", "SELECT 'Kimi Räikkönen – São Paulo' -- ⌘?\n", "a".repeat(5000)])(
  "what is shared is read back, and needs no escapes in an address",
  (text) => {
    for (const kind of ["sql", "ask"] as const) {
      const hash = sharedHash({ kind, text });
      expect(hash).toMatch(/^(?:sql|ask)-[\w-]+$/);
      expect(readShared(hash)).toEqual({ kind, text });
      expect(readShared(`#${hash}`)).toEqual({ kind, text });
    }
  },
);

test.each(["", "#", "#races", "sql-", "sql-a", "sql-_w", "ask-!!", "other-U0VM"])(
  "%j is nothing that was shared",
  (hash) => {
    expect(readShared(hash)).toBeNull();
  },
);

test("the history has the last query first, each once, and at most twenty", () => {
  const many = Array.from({ length: 30 }, (_, index) => `SELECT ${index}`);
  const history = many.reduce<Array<string>>((before, sql) => withQuery(before, sql), []);
  expect(history).toHaveLength(20);
  expect(history[0]).toBe("SELECT 29");
  expect(withQuery(history, " SELECT 15\n").slice(0, 2)).toEqual(["SELECT 15", "SELECT 29"]);
  expect(withQuery(["a"], "  ")).toEqual(["a"]);
  expect(withQuery(["a"], "x".repeat(5001))).toEqual(["a"]);
});

test.each([null, "", "{}", "[1]", '["SELECT 1"', `["${"x".repeat(5001)}"]`])(
  "a history that is damaged (%j) is none",
  (text) => {
    expect(readHistory(() => ({ getItem: () => text }))).toEqual([]);
  },
);

function forbidden(): never {
  throw new Error("forbidden");
}

test("the history comes back from storage, and one that is forbidden does no harm", () => {
  const kept = new Map<string, string>();
  storeHistory(["SELECT 1"], () => ({ setItem: (key, text) => void kept.set(key, text) }));
  expect(readHistory(() => ({ getItem: (key) => kept.get(key) ?? null }))).toEqual(["SELECT 1"]);
  expect(readHistory(forbidden)).toEqual([]);
  expect(() => storeHistory(["SELECT 1"], forbidden)).not.toThrow();
});

const result = {
  columns: ["name", "wins", "wins", "count(*)", "note"],
  rows: [
    ["A", 1, 2, 3, null],
    ["B", null, 4, 5.5, null],
  ],
  cut: false,
  ms: 1,
};

test("columns that name drivers, teams or circuits alone lead to their pages", () => {
  const drivers = new Map([
    ["Nigel Mansell", "/driver/nigel_mansell/"],
    ["nigel_mansell", "/driver/nigel_mansell/"],
  ]);
  const teams = new Map([["Ferrari", "/teams/ferrari/"]]);
  const columns = ["name", "driver_id", "team", "engine", "note", "wins", "nothing"];
  const rows = [
    ["Nigel Mansell", "nigel_mansell", "Ferrari", "Ferrari", "Ferrari", 3, null],
    [null, "nigel_mansell", "Ferrari", "Ferrari", "other", 1, null],
  ];
  expect(linkedColumns({ columns, rows }, [drivers, teams])).toEqual([
    drivers,
    drivers,
    teams,
    null,
    null,
    null,
    null,
  ]);
});

test("a result is sorted by any of its columns: addresses have no capital letters", () => {
  const capitals = { ...result, columns: result.columns.map((label) => label.toUpperCase()) };
  const ids = resultTable(capitals).columns.map(({ id }) => id);
  for (const id of ids) expect(readView({ sort: `${id}.asc` }).sorting).toEqual([{ id, desc: false }]);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each([
  [
    ["a", "a", "a_2"],
    ["a", "a_2", "a_2_2"],
  ],
  [
    ["a_2", "a", "a"],
    ["a_2", "a", "a_3"],
  ],
  [
    ["Place in result", "wins", "a"],
    ["place_in_result_2", "wins", "a"],
  ],
])("columns %j have ids of their own", (columns, ids) => {
  const table = resultTable({
    ...result,
    columns,
    rows: [
      ["A", 2, 1],
      ["B", 1, 2],
    ],
  });
  expect(table.columns.map(({ id }) => id)).toEqual(["place_in_result", ...ids]);
});

test("columns of a result are told apart, and those of numbers can be drawn", () => {
  const { columns, fileColumns } = resultTable(result);
  // They stand in the order of their wins: a place comes first, which files do without.
  expect(columns.map(({ id }) => id)).toEqual([
    "place_in_result",
    "name",
    "wins",
    "wins_2",
    "count_",
    "note",
  ]);
  expect(columns.map(({ label }) => label)).toEqual(["place", ...result.columns]);
  expect(fileColumns?.map(({ label }) => label)).toEqual(result.columns);
  expect(columns.map(({ numeric }) => numeric)).toEqual([true, false, false, true, true, false]);
  expect(numericColumns(result)).toEqual([1, 2, 3]);
  expect(columns.map(({ value, cell }) => [value(["B", null]), cell?.(["B", null])])[2]).toEqual([null, "–"]);
});

test.each([
  [
    [1950, 2026],
    [1940, 1960, 1980, 2000, 2020, 2040],
  ],
  [
    [0, 1],
    [0, 0.2, 0.4, 0.6, 0.8, 1],
  ],
  [
    [-3, 4],
    [-4, -2, 0, 2, 4],
  ],
  [
    [7, 7],
    [6, 6.5, 7, 7.5, 8],
  ],
])("values %j stand between round ones", (values, ticks) => {
  const scale = scaleOf(values, 100, 0);
  expect(scale.ticks).toEqual(ticks);
  expect([scale.at(ticks[0] ?? 0), scale.at(ticks.at(-1) ?? 0)]).toEqual([100, 0]);
});

test("a question's values stand in its SQL as they are, and cannot end a text", () => {
  const sql =
    "WITH considered AS (SELECT id FROM driver WHERE id = ?1 AND year > ?2)\nSELECT * FROM considered LIMIT ?10";
  expect(questionSql({ sql, values: ["d'x", 7, ...Array.from({ length: 8 }, (_, index) => index)] })).toBe(
    "WITH driver AS (\n  SELECT * FROM drivers),\nconsidered AS (SELECT id FROM driver WHERE id = 'd''x' AND year > 7)\nSELECT * FROM considered LIMIT 7",
  );
});

/** Workers that open their file at once, and answer a query when the test says so. */
class HeldWorker extends EventTarget {
  static readonly all: Array<HeldWorker> = [];
  isEnded = false;
  readonly queries: Array<string> = [];
  constructor() {
    super();
    HeldWorker.all.push(this);
  }
  postMessage(request: WorkerRequest) {
    if (request.kind === "run") this.queries.push(request.sql);
    else queueMicrotask(() => this.reply({ kind: "ready", loaded: [] }));
  }
  reply(data: WorkerReply) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
  terminate() {
    this.isEnded = true;
  }
}

test("a query that is cancelled ends with its worker, and so does one that another takes the place of", async () => {
  vi.stubGlobal("Worker", HeldWorker);
  const runner = createSqlRunner("/data/archive.sqlite");
  expect(await runner.load()).toBeNull();
  const [first] = HeldWorker.all;
  runner.cancel();
  expect(first?.isEnded).toBe(false);

  const cancelled = runner.run("SELECT 1");
  await vi.waitFor(() => expect(first?.queries).toEqual(["SELECT 1"]));
  runner.cancel();
  expect(await cancelled).toEqual({ message: "The query was cancelled." });
  expect(first?.isEnded).toBe(true);

  const replaced = runner.run("SELECT 2");
  await vi.waitFor(() => expect(HeldWorker.all[1]?.queries).toEqual(["SELECT 2"]));
  const last = runner.run("SELECT 3");
  expect(await replaced).toEqual({ message: "Another query took its place." });
  await vi.waitFor(() => expect(HeldWorker.all[2]?.queries).toEqual(["SELECT 3"]));
  HeldWorker.all[2]?.reply({ kind: "result", result });
  expect(await last).toEqual({ result });
  runner.cancel();
  expect(HeldWorker.all.map(({ isEnded }) => isEnded)).toEqual([true, true, false]);
  vi.unstubAllGlobals();
});

/** A runner whose queries end when the test says so. */
function heldRunner() {
  const ends: Array<(end: RunEnd) => void> = [];
  const runner: SqlRunner = {
    load: async () => null,
    run: () => new Promise((done) => ends.push(done)),
    cancel: () => ends.at(-1)?.({ message: "The query was cancelled." }),
    stop() {},
  };
  const kept: Array<ReadonlyArray<string>> = [];
  const workbench = createWorkbench({
    sql: "SELECT 0",
    createRunner: async () => runner,
    sqlOfQuestion: async (question) => (question === "what=pole" ? "SELECT 'pole'" : null),
    history: { read: () => [...(kept.at(-1) ?? [])], store: (history) => kept.push(history) },
  });
  return { workbench, ends };
}

const one: RunEnd = { result: { columns: ["a"], rows: [[1]], cut: false, ms: 1 } };

test("of two queries the last one is shown, however late the first one ends", async () => {
  const { workbench, ends } = heldRunner();
  await workbench.load(new AbortController().signal);
  // The first query runs by itself, and is none of the reader's.
  expect(workbench.read()).toMatchObject({ state: "running", sql: "SELECT 0", end: null });
  const runs = [workbench.run("SELECT 1"), workbench.run("SELECT 2")];
  await vi.waitFor(() => expect(ends).toHaveLength(3));
  ends[2]?.(one);
  await runs[1];
  ends[1]?.({ message: "late" });
  ends[0]?.({ message: "later" });
  await runs[0];
  expect(workbench.read()).toEqual({
    sql: "SELECT 2",
    state: "ready",
    end: one,
    ended: "SELECT 2",
    history: ["SELECT 2"],
  });
});

test("an address opens its query or its question, and a question that is none says so", async () => {
  const { workbench, ends } = heldRunner();
  const loaded = workbench.load(new AbortController().signal);
  const opened = workbench.open(sharedHash({ kind: "ask", text: "what=pole" }));
  await loaded;
  await vi.waitFor(() => expect(ends).toHaveLength(1));
  ends[0]?.({ message: "no such table" });
  await opened;
  expect(workbench.read()).toMatchObject({
    sql: "SELECT 'pole'",
    end: { message: "no such table" },
    history: [],
  });
  await workbench.open(sharedHash({ kind: "ask", text: "what=nothing" }));
  expect(workbench.read().end).toEqual({ message: "This question could not be opened." });
  await workbench.open("#examples");
  expect(ends).toHaveLength(1);
});

test("back at an address without a query the first one runs, and a question that is late opens nothing", async () => {
  const { workbench, ends } = heldRunner();
  await workbench.load(new AbortController().signal);
  await workbench.open("");
  expect(ends).toHaveLength(1);
  void workbench.open(sharedHash({ kind: "sql", text: "SELECT 1" }));
  await vi.waitFor(() => expect(ends).toHaveLength(2));
  const late = workbench.open(sharedHash({ kind: "ask", text: "what=pole" }));
  void workbench.open("");
  await late;
  await vi.waitFor(() => expect(ends).toHaveLength(3));
  expect(workbench.read()).toMatchObject({ state: "running", sql: "SELECT 0" });
});

test("while a query runs the message of the one before is gone, and it can be cancelled", async () => {
  const { workbench, ends } = heldRunner();
  await workbench.load(new AbortController().signal);
  await vi.waitFor(() => expect(ends).toHaveLength(1));
  ends[0]?.({ message: "syntax error" });
  await vi.waitFor(() => expect(workbench.read()).toMatchObject({ end: { message: "syntax error" } }));
  const run = workbench.run("SELECT 1");
  expect(workbench.read()).toMatchObject({ state: "running", end: null });
  await vi.waitFor(() => expect(ends).toHaveLength(2));
  await workbench.cancel();
  await run;
  expect(workbench.read()).toMatchObject({ state: "ready", end: { message: "The query was cancelled." } });
});

test("where there is no query, that is said, and no result stands below it", async () => {
  const { workbench, ends } = heldRunner();
  await workbench.load(new AbortController().signal);
  await vi.waitFor(() => expect(ends).toHaveLength(1));
  await workbench.run("  ");
  expect(workbench.read()).toMatchObject({ sql: "  ", end: { message: "There is no query to run." } });
  expect(ends).toHaveLength(1);
});

test("where the code that runs queries is missing, the page says so, and so does each query", async () => {
  const missing = "What runs queries could not be loaded. Open this page anew to try again.";
  const workbench = createWorkbench({
    sql: "SELECT 0",
    createRunner: () => Promise.reject(new Error("Failed to fetch dynamically imported module")),
    sqlOfQuestion: async () => null,
    history: { read: () => [], store() {} },
  });
  await workbench.load(new AbortController().signal);
  expect(workbench.read()).toMatchObject({ state: "failed", end: { message: missing } });
  await workbench.run("SELECT 1");
  expect(workbench.read()).toMatchObject({ state: "ready", sql: "SELECT 1", end: { message: missing } });
  await workbench.cancel();
});
