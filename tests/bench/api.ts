/**
 * `npm run bench:api`: how long the data API takes for an answer, on the full archive.
 *
 * A second Worker in the same workerd asks the API through a service binding, one call after the other, and reads
 * its clock when an answer's last byte is there. A figure thus holds the whole of the API and its database, and the
 * way through the binding, but no network and no HTTP. The first line is that way alone: a path that is not there
 * and asks the database nothing.
 */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { array, number, object, parse, string } from "valibot";
import { importArchive, localDatabaseFile } from "#archive/import/local.ts";
import { ensureBuilt } from "../../scripts/lib/build.ts";
import { builtArchive, root } from "../../scripts/lib/paths.ts";
import { main, Refusal } from "../../scripts/lib/refusal.ts";
import { type Served, startWorkers } from "../../scripts/lib/serve.ts";
import { type Say, step } from "../../scripts/lib/step.ts";
import { heaviestPaths } from "./endpoints.ts";
import { figures } from "./figures.ts";

/** Figures are taken from so many calls of each path, after one run that only warms up. */
const runs = 7;
const callsPerRun = 200;
const goalMs = 10;
const nothing = "/api/nothing";
/** What an answer calls its rows, where it is more than a list. */
const tableNames = ["results", "standings", "drivers", "teams"];

/** What the meter (tests/bench/meter) answers: when its calls ended, and what the last one brought. */
const reading = object({ marks: array(number()), answer: string() });
type Measured = { path: string; answer: string; runs: Array<Array<number>> };

await main(async () => {
  const release = fullRelease();
  await ensureBuilt();
  const persistTo = mkdtempSync(join(tmpdir(), "f1-bench-"));
  try {
    await bench(release, persistTo);
  } finally {
    rmSync(persistTo, { recursive: true, force: true });
  }
});

async function bench(release: string, persistTo: string): Promise<void> {
  const file = localDatabaseFile(persistTo);
  await step("Importing the full archive", async (say) =>
    importArchive({ release, file, onProgress: (_, detail) => say(detail) }),
  );
  const meter = join(root, "tests", "bench", "meter", "wrangler.toml");
  const vars = { LOCAL: "yes", API_KEY: "bench" };
  const server = await startWorkers([meter, builtArchive], { port: 0, persistTo, vars });
  try {
    const endpoints = [nothing, ...heaviestPaths(file)];
    report(await step(`Asking ${endpoints.length} paths`, (say) => measure(server, endpoints, say)));
  } finally {
    await server.stop();
  }
}

/** Asks all paths in turn, run after run, so that a busy moment of the machine meets them all alike. */
async function measure(server: Served, endpoints: Array<string>, say: Say): Promise<Array<Measured>> {
  const measured: Array<Measured> = [];
  for (const path of endpoints) measured.push({ path, answer: (await run(server, path)).answer, runs: [] });
  for (let count = 1; count <= runs; count += 1) {
    say(`run ${count} of ${runs}`);
    for (const { path, runs: ofPath } of measured) ofPath.push((await run(server, path)).marks);
  }
  return measured;
}

async function run(server: Served, path: string) {
  const body = JSON.stringify({ path, calls: callsPerRun });
  return parse(reading, await (await fetch(server.url, { method: "POST", body })).json());
}

function report(measured: Array<Measured>): void {
  const lines = measured.map(({ path, answer, runs: ofPath }) => ({ path, answer, ...figures(ofPath) }));
  const table = lines.map(({ path, answer, p50, p99, worst }) => ({
    rows: rowsOf(JSON.parse(answer)),
    bytes: Buffer.byteLength(answer),
    "p50 ms": Number(p50.toFixed(2)),
    "p99 ms": p99,
    "worst ms": worst,
    path,
  }));
  console.table(table);
  const slow = lines.filter(({ p99 }) => p99 >= goalMs).map(({ path }) => path);
  console.log(
    `Each line: ${runs} runs of ${callsPerRun} calls, one after the other, from inside workerd. p50 over means of`,
  );
  console.log(
    "20 calls; p99 over single calls, the middle one of the runs; its clock has whole milliseconds.",
  );
  console.log(`The first line is the way to the API and back, without the database.`);
  if (slow.length === 0) console.log(`p99 is under ${goalMs} ms on every endpoint.`);
  else console.log(`p99 is NOT under ${goalMs} ms on: ${slow.join(", ")}`);
}

/** Rows of an answer: of the array it is, or of the table it holds; none in a single thing. */
function rowsOf(answer: unknown): number | string {
  if (Array.isArray(answer)) return answer.length;
  const lists = answer !== null && typeof answer === "object" ? Object.entries(answer) : [];
  const table = lists.find(([name]) => tableNames.includes(name))?.[1];
  return Array.isArray(table) ? table.length : "–";
}

/** @throws Refusal where no full archive is at hand: figures of the starter would flatter */
function fullRelease(): string {
  const release = process.env.F1DB_ARCHIVE;
  if (!release)
    throw new Refusal(
      "The bench needs the full archive: set F1DB_ARCHIVE to an F1DB release (f1db-csv.zip).",
    );
  if (!existsSync(release)) throw new Refusal(`F1DB_ARCHIVE names a file that is not there: ${release}`);
  return release;
}
