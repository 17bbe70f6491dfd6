import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type GenericSchema, type InferOutput, parse } from "valibot";
import { localDatabaseFile } from "#archive/import/database/local.ts";
import { apiKeyHeader } from "#contract/http.ts";
import { builtArchive } from "../../scripts/lib/paths.ts";
import { type ServedBuild, startApi } from "../../scripts/lib/serve.ts";
import type { Vars } from "../../scripts/lib/vars.ts";
import { prepareArchive, type TestArchive } from "./archive.ts";
import { canaryKey, testNow } from "./site.ts";

/** The default variables of the Worker in tests. */
export const testVars: Vars = { API_KEY: canaryKey, LOCAL: "yes", LOG: "off", NOW: testNow };

/** The built data API in workerd, over a database of its own that is deleted with it. */
export type TestApi = ServedBuild & {
  /** The SQLite file behind the D1 binding. */
  databaseFile: string;
  /** Requests a path; the API's key is sent unless overridden by `headers`. */
  ask: (path: string, init?: { method?: string; headers?: Record<string, string> }) => Promise<Response>;
  /** Requests a path that has an answer, and validates it. */
  read: <TSchema extends GenericSchema>(path: string, schema: TSchema) => Promise<InferOutput<TSchema>>;
  [Symbol.asyncDispose]: () => Promise<void>;
};

/**
 * Starts the built data API alone, on a free port.
 *
 * @param options.vars all of the Worker's variables
 * @param options.database the starter archive, the full one, or no tables at all
 */
export async function startTestApi(options: { vars?: Vars; database?: TestArchive } = {}): Promise<TestApi> {
  const { vars = testVars, database = "starter" } = options;
  if (!existsSync(builtArchive)) throw new Error("The Workers are not built: run npm run build");
  const persistTo = mkdtempSync(join(tmpdir(), "f1-api-"));
  await prepareArchive(persistTo, database);
  const served = await startApi({ port: 0, persistTo, vars });
  const stop = async () => {
    await served.stop();
    rmSync(persistTo, { recursive: true, force: true });
  };
  const ask: TestApi["ask"] = (path, { method = "GET", headers = { [apiKeyHeader]: canaryKey } } = {}) =>
    fetch(new URL(path, served.url), { method, headers });
  return {
    ...served,
    stop,
    databaseFile: localDatabaseFile(persistTo),
    ask,
    async read(path, schema) {
      const response = await ask(path);
      if (response.status !== 200) throw new Error(`${path} responded with ${response.status}`);
      return parse(schema, await response.json());
    },
    [Symbol.asyncDispose]: stop,
  };
}
