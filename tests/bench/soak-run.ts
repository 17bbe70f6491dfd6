import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureLocalArchive } from "#archive/import/database/local.ts";
import { builtArchive, builtSite } from "../../scripts/lib/paths.ts";
import { type Served, startWorkers } from "../../scripts/lib/serve.ts";
import { type Say, step } from "../../scripts/lib/command.ts";
import { watchHeap } from "../support/heap.ts";
import { pageKinds } from "../support/pages.ts";
import { siteRoutes } from "../support/site-routes.ts";
import { askInTurn, type Expected } from "./load.ts";
import { forgetPeak, ownWorkerds, peakMiB } from "./process-figures.ts";

const connections = 64;

/** What was seen after some requests. */
export type Reading = {
  requests: number;
  seconds: number;
  /** Live heaps after a forced collection, in bytes, of the site and of the data API. */
  siteBytes: number;
  archiveBytes: number;
  /** The most memory that the process had since the last reading; null where the system does not say. */
  peakMiB: number | null;
};

export type Soak = { name: string; addresses: number; readings: Array<Reading> };

/**
 * Asks the built site again and again, and looks at its memory after each fifth of the requests.
 *
 * @throws Error when an answer is not what it was at first, or a connection breaks
 */
export async function soak(options: {
  name: string;
  vars: Record<string, string>;
  requests: number;
}): Promise<Soak> {
  const persistTo = mkdtempSync(join(tmpdir(), "f1-soak-"));
  await ensureLocalArchive({ persistTo });
  const vars = {
    LOCAL: "yes",
    LOG: "off",
    RATE_LIMIT: "off",
    API_KEY: "soak",
    SITE_URL: "https://f1.example",
    ...options.vars,
  };
  const served = await startWorkers([builtSite, builtArchive], {
    port: 0,
    persistTo,
    vars,
    inspect: true,
    bare: true,
  });
  try {
    return await step(`${options.requests} requests, ${options.name}`, (say) =>
      read(served, { ...options, say }),
    );
  } finally {
    await served.stop();
    rmSync(persistTo, { recursive: true, force: true });
  }
}

async function read(
  served: Served,
  { name, requests, say }: { name: string; requests: number; say: Say },
): Promise<Soak> {
  const addresses = await soakAddresses(served.url);
  // A page that asks the data API each time, so that both Workers are at work.
  const nudge = () => fetch(`${served.url}/driver/max_verstappen/championship`).then((page) => page.text());
  const inspector = served.inspectorUrl ?? "";
  await using site = await watchHeap(inspector, "f1-statistics", nudge);
  await using archive = await watchHeap(inspector, "f1-statistics-archive", nudge);
  const pid = ownWorkerds().at(-1) ?? null;
  const readings: Array<Reading> = [];
  const started = performance.now();
  for (const fifth of [1, 2, 3, 4, 5]) {
    forgetPeak(pid);
    await askInTurn(served.url, addresses, { connections, requests: requests / 5 });
    readings.push({
      requests: (requests / 5) * fifth,
      seconds: (performance.now() - started) / 1000,
      siteBytes: await site.liveBytes(),
      archiveBytes: await archive.liveBytes(),
      peakMiB: peakMiB(pid),
    });
    say(`${fifth} of 5 parts`);
  }
  return { name, addresses: addresses.length, readings };
}

/** What stands for the params of a route. */
const params: Readonly<Record<string, string>> = {
  $driverId: "max_verstappen",
  $teamId: "ferrari",
  $circuitId: "monza",
  $year: "2025",
  $round: "2",
  $session: "FP1",
  "{$part}.xml": "pages.xml",
  $: "drivers",
};

/**
 * Every route of the site and every kind of page, each with the status of its first answer.
 *
 * @throws Error when one of them fails
 */
async function soakAddresses(base: string): Promise<Array<Expected>> {
  const filled = siteRoutes.map((route) =>
    route
      .split("/")
      .map((segment) => params[segment] ?? segment)
      .join("/"),
  );
  const found: Array<Expected> = [];
  for (const path of new Set([...pageKinds, ...filled])) {
    const response = await fetch(base + path, { redirect: "manual" });
    await response.text();
    if (response.status >= 500) throw new Error(`${path} answers with status ${response.status}`);
    found.push({ path, status: String(response.status) });
  }
  return found;
}
