import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { builtArchive, builtSite, root } from "../../scripts/lib/paths.ts";
import { type Served, startWorkers } from "../../scripts/lib/serve.ts";
import { runTool } from "../../scripts/lib/tool.ts";
import type { Vars } from "../../scripts/lib/vars.ts";
import { startLocalSite } from "../../scripts/lib/workerd/local-site.ts";
import { Refusal, step } from "../../scripts/lib/command.ts";
import type { BenchPage } from "./pages.ts";
import { ownWorkerds } from "./process-figures.ts";

/** What a row of the table is about. */
export type Kind =
  | "limit"
  | "served"
  | "cached"
  | "uncached"
  | "streamed"
  | "empty"
  | "start"
  | "react-router"
  | "react";

/** How a kind is called in the table, in its order. */
export const kindNames: Readonly<Record<Kind, string>> = {
  limit: "the same bytes from memory (the limit)",
  served: "this site, as `npm start` serves it",
  cached: "this site, from its page cache, with a fresh nonce",
  uncached: "this site, rendered for each request",
  streamed: "this site, streamed: the API takes 40 ms",
  empty: "a bare TanStack Start page with nothing on it",
  start: "a bare TanStack Start page with the table",
  "react-router": "a React Router 7 page with the table",
  react: "React's renderToString of the table alone",
};

/** A server under load, and the address under which it has a page; null for a page that it does not have. */
export type Subject = {
  kind: Kind;
  /** Process that does the work; null where the system does not say. */
  pid: number | null;
  url: (page: BenchPage) => string | null;
};

const floorFolder = join(root, "tests", "bench", "floor");
const builtStart = join(root, "dist", "bench", "start", "server", "wrangler.json");
const builtPlain = join(root, "dist", "bench", "plain", "plain", "wrangler.json");
const slowArchive = join(root, "tests", "bench", "slow", "wrangler.toml");

/** Builds the floors into dist/bench. */
export async function buildFloors(): Promise<void> {
  for (const floor of ["start", "plain"]) {
    await step(`Building the floor "${floor}"`, async (say) => {
      const config = join(floorFolder, floor, "vite.config.ts");
      const env = { NODE_ENV: "production" };
      const { code, output } = await runTool("vite", ["build", "--config", config], { env, say });
      if (code !== 0) throw new Refusal(output.trimEnd());
    });
  }
}

/**
 * Starts everything that is measured, each in a workerd of its own over a database of its own, and ends it when the
 * work is done.
 *
 * @param archive folder of the archive that all of them show
 */
export async function withSubjects<T>(
  archive: string,
  work: (subjects: ReadonlyArray<Subject>) => Promise<T>,
): Promise<T> {
  await using started = new StartedWorkers(archive);
  const plain = await started.start([builtPlain, builtArchive]);
  const served = await started.startAsPeopleDo();
  const cached = await started.start([builtSite, builtArchive]);
  const site = await started.start([builtSite, builtArchive], { CACHE: "data" });
  const slow = await started.start([slowArchive, builtArchive]);
  const streamed = await started.start([builtSite, builtArchive], {
    CACHE: "off",
    API_BASE_URL: slow.url,
  });
  const start = await started.start([builtStart, builtArchive]);
  return await work([
    { kind: "limit", pid: plain.pid, url: (page) => `${plain.url}/bytes${page.path}` },
    { kind: "served", pid: served.pid, url: (page) => served.url + page.path },
    { kind: "cached", pid: cached.pid, url: (page) => pageAddress(cached.url, page) },
    { kind: "uncached", pid: site.pid, url: (page) => pageAddress(site.url, page) },
    { kind: "streamed", pid: streamed.pid, url: (page) => pageAddress(streamed.url, page) },
    // Once is enough: it has no rows of any page.
    {
      kind: "empty",
      pid: start.pid,
      url: ({ floor }) => (floor === "standings" ? `${start.url}/nothing` : null),
    },
    { kind: "start", pid: start.pid, url: (page) => floorAddress(start.url, page) },
    { kind: "react-router", pid: plain.pid, url: (page) => floorAddress(`${plain.url}/react-router`, page) },
    { kind: "react", pid: plain.pid, url: (page) => floorAddress(`${plain.url}/react`, page) },
  ]);
}

function pageAddress(base: string, { path, isFile = false }: BenchPage): string | null {
  return isFile ? null : base + path;
}

function floorAddress(base: string, { floor }: BenchPage): string | null {
  return floor === null ? null : `${base}/${floor}`;
}

// Logs are the platform's to collect; here the bench would have to.
const benchVars: Vars = {
  LOCAL: "yes",
  LOG: "off",
  RATE_LIMIT: "off",
  API_KEY: "bench",
  SITE_URL: "https://f1.example",
};

/** Workers that end together. */
class StartedWorkers {
  #archive: string;
  #running: Array<{ served: Served; folder: string }> = [];

  constructor(archive: string) {
    this.#archive = archive;
  }

  /** Starts Workers without a front; the process is the one that was not there before. */
  async start(configs: Array<string>, vars: Vars = {}) {
    const before = new Set(ownWorkerds());
    const { url } = await this.#run((persistTo) =>
      startWorkers(configs, { port: 0, persistTo, vars: { ...benchVars, ...vars }, bare: true }),
    );
    return { url, pid: ownWorkerds().find((pid) => !before.has(pid)) ?? null };
  }

  /** Starts what `npm start` runs. */
  startAsPeopleDo() {
    return this.#run((persistTo) => startLocalSite({ port: 0, persistTo, vars: benchVars }));
  }

  /** Starts something over a copy of the archive. */
  async #run<T extends Served>(start: (persistTo: string) => Promise<T>): Promise<T> {
    const folder = mkdtempSync(join(tmpdir(), "f1-bench-"));
    cpSync(this.#archive, folder, { recursive: true });
    const served = await start(folder);
    this.#running.push({ served, folder });
    return served;
  }

  async [Symbol.asyncDispose]() {
    for (const { served, folder } of this.#running) {
      await served.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  }
}
