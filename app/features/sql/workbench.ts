import { readShared } from "./share.ts";
import type { RunEnd, SqlRunner } from "./sql-runner.client.ts";
import { array, fallback, maxLength, parse, parseJson, pipe, string } from "valibot";

const historyKey = "sql-history";
const mostQueries = 20;
/** What is longer is run and not kept. */
const longestQuery = 5000;

const stored = fallback(pipe(string(), parseJson(), array(pipe(string(), maxLength(longestQuery)))), []);

/** The queries that were run in this browser, the last one first; none where storage is forbidden or damaged. */
export function readHistory(storage: () => Pick<Storage, "getItem"> = () => localStorage): Array<string> {
  try {
    return parse(stored, storage().getItem(historyKey)).slice(0, mostQueries);
  } catch {
    return [];
  }
}

/** The history with a query at its front, each query once. */
export function withQuery(history: ReadonlyArray<string>, sql: string): Array<string> {
  const text = sql.trim();
  if (text === "" || text.length > longestQuery) return [...history];
  return [text, ...history.filter((each) => each !== text)].slice(0, mostQueries);
}

/** Keeps the history where storage allows it. */
export function storeHistory(
  history: ReadonlyArray<string>,
  storage: () => Pick<Storage, "setItem"> = () => localStorage,
): void {
  try {
    storage().setItem(historyKey, JSON.stringify(history));
  } catch {
    // Storage is full or forbidden: nothing is kept.
  }
}

/** What the page shows. */
export type Shown = {
  /** What is in the editor. */
  sql: string;
  state: "loading" | "ready" | "running" | "failed";
  /** How the last query ended; null before the first. */
  end: RunEnd | null;
  /** The query that ended so. */
  ended: string;
  history: ReadonlyArray<string>;
};

type Parts = {
  sql: string;
  createRunner: () => Promise<SqlRunner>;
  /** The SQL of a question; null where it is none. */
  sqlOfQuestion: (question: string) => Promise<string | null>;
  history?: { read: () => Array<string>; store: (history: ReadonlyArray<string>) => void };
};

const ownHistory = {
  read: () => readHistory(),
  store: (queries: ReadonlyArray<string>) => storeHistory(queries),
};

const notLoaded = "What runs queries could not be loaded. Open this page anew to try again.";

/** Stands in where the code that runs queries could not be loaded: it says so of each. */
const missingRunner: SqlRunner = {
  load: async () => notLoaded,
  run: async () => ({ message: notLoaded }),
  cancel() {},
  stop() {},
};

/** The state of the page for SQL, outside of React: queries end when they end. */
export function createWorkbench({ sql, createRunner, sqlOfQuestion, history = ownHistory }: Parts) {
  let shown: Shown = { sql, state: "loading", end: null, ended: "", history: [] };
  const listeners = new Set<() => void>();
  let runner: Promise<SqlRunner> | null = null;
  let runs = 0;
  let openings = 0;
  /** Whether the address or the reader has asked for a query. */
  let isAsked = false;

  function show(change: Partial<Shown>): void {
    shown = { ...shown, ...change };
    for (const listener of listeners) listener();
  }

  /** @param isKept false for a query that nobody asked for: it is not one of the reader's last */
  async function run(text: string, isKept = true): Promise<void> {
    if (runner === null) return;
    const thisRun = (runs += 1);
    if (text.trim() === "") {
      show({ sql: text, end: { message: "There is no query to run." }, ended: text });
      return;
    }
    // A result stays until the next one is there; a message would seem to be of the query that runs.
    const before = shown.end !== null && "message" in shown.end ? null : shown.end;
    show({ sql: text, state: "running", end: before });
    const end = await (await runner).run(text);
    if (thisRun !== runs) return;
    show({ state: "ready", end, ended: text });
    if ("message" in end || !isKept) return;
    const kept = withQuery(history.read(), text);
    history.store(kept);
    show({ history: kept });
  }

  return {
    read: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    write: (text: string) => show({ sql: text }),
    run(text: string): Promise<void> {
      isAsked = true;
      return run(text);
    },
    /** Ends the query that runs. */
    async cancel(): Promise<void> {
      (await runner)?.cancel();
    },
    /** Loads what queries need, and runs the first one where nothing else was asked for. @param gone when the page is left */
    async load(gone: AbortSignal): Promise<void> {
      runner = createRunner().catch(() => missingRunner);
      const loaded = await runner;
      if (gone.aborted) return;
      gone.addEventListener("abort", () => loaded.stop());
      show({ history: history.read() });
      const problem = await loaded.load();
      if (gone.aborted || shown.state !== "loading") return;
      show(problem === null ? { state: "ready" } : { state: "failed", end: { message: problem } });
      if (problem === null && !isAsked) void run(shown.sql, false);
    },
    /** Opens and runs what an address names after its `#`; back at an address without one, the first query. */
    async open(hash: string): Promise<void> {
      const thisOpening = (openings += 1);
      const shared = readShared(hash);
      if (shared === null) {
        if (isAsked && hash === "") await run(sql, false);
        return;
      }
      isAsked = true;
      const text = shared.kind === "sql" ? shared.text : await sqlOfQuestion(shared.text);
      if (thisOpening !== openings) return;
      if (text === null) show({ end: { message: "This question could not be opened." } });
      else await run(text);
    },
  };
}
