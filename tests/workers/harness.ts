import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureLocalArchive, localDatabaseFile } from "#archive/import/local.ts";
import { apiKeyHeader } from "#contract/paths.ts";
import { builtArchive } from "../../scripts/lib/paths.ts";
import { type Served, type ServeOptions, startApi, startSite } from "../../scripts/lib/serve.ts";
import type { Vars } from "../../scripts/lib/vars.ts";

/** The key that both Workers hold in tests; it must appear in nothing that reaches a browser. */
export const testKey = "canary-key-that-no-browser-may-see";

/** What both Workers find in their environment unless a test says otherwise; the present is between two rounds. */
export const testVars: Vars = { API_KEY: testKey, LOCAL: "yes", NOW: "2026-08-01T12:00:00Z" };

/** Built Workers in workerd, over a database of their own that is removed with them. */
export type TestServer = Served & {
  /** The SQLite file behind the D1 binding. */
  databaseFile: string;
  /** Asks the server for a path; the API's key is sent unless `headers` says otherwise. */
  ask: (path: string, init?: AskOptions) => Promise<Response>;
  [Symbol.asyncDispose]: () => Promise<void>;
};

type AskOptions = { method?: string; headers?: Record<string, string> };

/** What a test sets itself: variables, and whether the database is the starter (the default) or left empty. */
type TestOptions = { vars?: Vars; database?: "starter" | "empty" };

/** The built data API alone. */
export function startTestApi(options?: TestOptions): Promise<TestServer> {
  return startWith(startApi, options);
}

/** The built site, with the built data API behind it. */
export function startTestSite(options?: TestOptions): Promise<TestServer> {
  return startWith(startSite, options);
}

async function startWith(
  start: (options: ServeOptions) => Promise<Served>,
  { vars = testVars, database = "starter" }: TestOptions = {},
): Promise<TestServer> {
  if (!existsSync(builtArchive)) throw new Error("The Workers are not built: npm run build");
  const persistTo = mkdtempSync(join(tmpdir(), "f1-workers-"));
  if (database === "starter") await ensureLocalArchive({ persistTo });
  const served = await start({ port: 0, persistTo, vars });
  const stop = async () => {
    await served.stop();
    rmSync(persistTo, { recursive: true, force: true });
  };
  const ask = (path: string, { method, headers = { [apiKeyHeader]: testKey } }: AskOptions = {}) =>
    fetch(new URL(path, served.url), {
      headers,
      redirect: "manual",
      ...(method === undefined ? {} : { method }),
    });
  return { ...served, stop, databaseFile: localDatabaseFile(persistTo), ask, [Symbol.asyncDispose]: stop };
}
