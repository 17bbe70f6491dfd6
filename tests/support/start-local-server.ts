import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { localDatabaseFile } from "#archive/import/database/local.ts";
import { root } from "../../scripts/lib/paths.ts";
import { testVars } from "./api.ts";
import { prepareArchive } from "./archive.ts";

/** Runs what `npm start` runs, in a process of its own, on a copy of the starter archive. */
export async function startLocalServer(vars: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "f1-local-"));
  await prepareArchive(folder, "starter");
  const all = JSON.stringify({ ...testVars, SITE_URL: "https://f1.example", RATE_LIMIT: "off", ...vars });
  const child = spawn(process.execPath, [join(root, "tests", "support", "local-server.ts"), folder, all], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const lines = createInterface({ input: child.stdout });
  let url = "";
  for await (const line of lines) {
    url = /^Ready on (\S+)$/.exec(line)?.[1] ?? "";
    if (url !== "") break;
  }
  const printed: Array<string> = [];
  createInterface({ input: child.stdout }).on("line", (line) => printed.push(line));
  return {
    url: url.replace("localhost", "127.0.0.1"),
    pid: child.pid ?? 0,
    /** The lines that it has printed since it was ready: with `LOG` on, the Worker's log. */
    printed,
    databaseFile: localDatabaseFile(folder),
    signal: (name: NodeJS.Signals) => child.kill(name),
    ended,
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
