/** The timing commands: `sync` imports sessions from OpenF1, `starter` writes those that ship with the source. */
import { parseArgs } from "node:util";
import { sessionCode } from "#contract/sessions.ts";
import { runCommand, runCommandLine, sharedOptions, sharedUsage } from "../command-line.ts";
import { parseSelection, syncCommand } from "./sync-command.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "#archive/storage/database.ts";
import { DataError } from "../data-error.ts";
import { localDatabaseFile } from "../database/local.ts";
import { localDatabase } from "./local-database.ts";
import { starterTimingFolder, writeStarterSessions } from "./starter-timing.ts";
import type { Wanted } from "./sync-timing.ts";
import {
  heldSessionsIn,
  heldStatement,
  readStatements,
  type StoredSession,
  storedSessionIn,
} from "./timing-store.ts";

/** A regular weekend, a sprint weekend, and a qualifying at altitude. */
const shipped: ReadonlyArray<Wanted> = [
  { year: 2025, round: 1 },
  { year: 2025, round: 2 },
  { year: 2025, round: 20, session: "Q" },
];

/** The starter is part of every clone, so its timing must stay small. */
const mostBytes = 1_500_000;

/**
 * Imports the sessions that ship with the source into a temporary database, writes them to the starter and prints their
 * size.
 *
 * @throws DataError if OpenF1 does not have all of them, or they are too large
 */
async function writeTimingStarter(folder: string = starterTimingFolder): Promise<void> {
  const persistTo = mkdtempSync(join(tmpdir(), "f1-timing-"));
  try {
    for (const wanted of shipped) await importAnew(wanted, persistTo);
    const sessions = await importedSessions(localDatabase(localDatabaseFile(persistTo)));
    const files = writeStarterSessions(sessions, folder);
    const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
    console.log(`${files.length} sessions, ${(total / 1000).toFixed(1)} kB in all`);
    if (total > mostBytes) throw new DataError("The starter's timing is too large: the limit is 1.5 MB");
  } finally {
    rmSync(persistTo, { recursive: true, force: true });
  }
}

async function importAnew(wanted: Wanted, persistTo: string): Promise<void> {
  const options = { remote: false, again: true, fresh: false, databaseId: undefined };
  if (!(await syncCommand({ ...options, wanted, persistTo }))) {
    throw new DataError("Not all sessions of the starter could be imported: it is unchanged");
  }
}

async function importedSessions(database: Database): Promise<Array<StoredSession>> {
  const [held] = await database([heldStatement]);
  const imported = heldSessionsIn(held).filter(({ imported_at }) => imported_at !== null);
  const sessions: Array<StoredSession> = [];
  for (const session of imported) sessions.push(storedSessionIn(await database(readStatements(session))));
  return sessions;
}

const usage = `Usage:
  npm run timing:sync -- --year Y [--round N [--session CODE]]    imports a season, a round, or one session
  npm run timing:sync -- --latest                                 imports the newest weekend, as far as it has run
  npm run timing:starter                                          imports what ships with the source, and writes it

Options:
  --remote             updates the deployed archive too
  --again              recomputes sessions that are stored already, from OpenF1's stored answers
  --fresh              requests everything from OpenF1 again
  --session CODE       ${sessionCode.options.join(", ")}
${sharedUsage}

Environment: OPENF1_URL (another address), OPENF1_LIMITS (requests/seconds; default "3/1 30/60").`;

await runCommandLine(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      ...sharedOptions,
      year: { type: "string" },
      round: { type: "string" },
      session: { type: "string" },
      latest: { type: "boolean", default: false },
      again: { type: "boolean", default: false },
      fresh: { type: "boolean", default: false },
    },
  });
  if (values.help) return console.log(usage);
  await runCommand(positionals, {
    sync: async () => {
      const isWhole = await syncCommand({
        wanted: parseSelection(values),
        remote: values.remote,
        again: values.again,
        fresh: values.fresh,
        persistTo: values["persist-to"],
        databaseId: values["database-id"],
      });
      if (!isWhole) process.exitCode = 1;
    },
    starter: writeTimingStarter,
  });
});
