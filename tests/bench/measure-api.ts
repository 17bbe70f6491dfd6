import { join } from "node:path";
import { array, number, object, parse, string } from "valibot";
import { localDatabaseFile } from "#archive/import/database/local.ts";
import { builtArchive, root } from "../../scripts/lib/paths.ts";
import { type Served, startWorkers } from "../../scripts/lib/serve.ts";
import { type Say, step } from "../../scripts/lib/command.ts";
import { heaviestPaths } from "./endpoints.ts";
import { figures } from "./figures.ts";
import { measureQuestions, type QuestionFigures } from "./questions.ts";

/** The calls of each path that are measured, after one run that only warms up. */
export const runs = 7;
export const callsPerRun = 200;
/** A path that is not there and asks the database nothing: the way to the API and back. */
const nothing = "/api/nothing";
/** What an answer calls its rows, where it is more than a list. */
const tableNames = ["results", "standings", "drivers", "teams"];

/** What the meter (tests/bench/meter) answers: when its calls ended, and what the last one brought. */
const reading = object({ marks: array(number()), answer: string() });
type Measured = { path: string; answer: string; runs: Array<Array<number>> };

/** One endpoint's figures; times in milliseconds. `rows` is null for an answer that is no list. */
export type ApiFigures = {
  path: string;
  rows: number | null;
  bytes: number;
  p50: number;
  p99: number;
  worst: number;
};

/**
 * How long the data API takes for an answer, for each endpoint with the id or year that makes it longest.
 *
 * A second Worker in the same workerd asks the API through a service binding, one call after the other, and reads
 * its clock when an answer's last byte is there. A figure thus holds the whole of the API and its database, and the
 * way through the binding, but no network and no HTTP. The first line is that way alone. What was prepared at import
 * the database hands over with the first call only; with the others it says that it is still the same.
 *
 * @param persistTo folder of an archive
 */
export async function measureApi(persistTo: string): Promise<Array<ApiFigures>> {
  const endpoints = [nothing, ...heaviestPaths(localDatabaseFile(persistTo))];
  const measured = await withMeter(persistTo, (server) =>
    step(`Asking ${endpoints.length} paths of the API`, (say) => measure(server, endpoints, say)),
  );
  return measured.map(({ path, answer, runs: ofPath }) => ({
    path,
    rows: rowsOf(JSON.parse(answer)),
    bytes: Buffer.byteLength(answer),
    ...figures(ofPath),
  }));
}

/** How long the data API takes to answer questions, measured in the same way. */
export async function measureAnswers(persistTo: string): Promise<Array<QuestionFigures>> {
  return withMeter(persistTo, (server) =>
    step("Asking questions", (say) =>
      measureQuestions(async (path, calls) => (await run(server, path, calls)).marks, say),
    ),
  );
}

/** Runs the data API beside the meter, for as long as the work takes. */
async function withMeter<Result>(
  persistTo: string,
  work: (server: Served) => Promise<Result>,
): Promise<Result> {
  const meter = join(root, "tests", "bench", "meter", "wrangler.toml");
  const vars = { LOCAL: "yes", API_KEY: "bench" };
  const server = await startWorkers([meter, builtArchive], { port: 0, persistTo, vars });
  try {
    return await work(server);
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

async function run(server: Served, path: string, calls = callsPerRun) {
  const body = JSON.stringify({ path, calls });
  return parse(reading, await (await fetch(server.url, { method: "POST", body })).json());
}

/** Rows of an answer: of the array it is, or of the table it holds; null for a single thing. */
function rowsOf(answer: unknown): number | null {
  if (Array.isArray(answer)) return answer.length;
  const lists = answer !== null && typeof answer === "object" ? Object.entries(answer) : [];
  const table = lists.find(([name]) => tableNames.includes(name))?.[1];
  return Array.isArray(table) ? table.length : null;
}
