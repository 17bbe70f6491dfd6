/**
 * The lap commands: `sync` imports files of laps, `starter` writes those that ship with the source, `report` compares
 * them with F1DB.
 */
import { writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { runCommand, runCommandLine, sharedOptions, sharedUsage } from "../command-line.ts";
import { DataError } from "../data-error.ts";
import { readArchiveFacts } from "../database/archive-facts.ts";
import { localDatabaseFile } from "../database/local.ts";
import { lapsReport, syncLaps, writeShippedLaps } from "./laps-command.ts";

const usage = `Usage:
  npm run laps:sync -- --from FILE|FOLDER       imports laps of races and sprints, a CSV file a season (2026.csv.gz)
  npm run laps:starter -- --from FILE|FOLDER    writes the laps that ship with the source, in their compact form
  npm run laps:report                           compares them with F1DB, in docs/laps-report.md

Options:
${sharedUsage}`;

const reportFile = fileURLToPath(new URL("../../../docs/laps-report.md", import.meta.url));

await runCommandLine(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { ...sharedOptions, from: { type: "string" } },
  });
  if (values.help) return console.log(usage);
  const { from, "persist-to": persistTo } = values;
  await runCommand(positionals, {
    sync: () => syncLaps(needed(from), persistTo),
    starter: () => writeShippedLaps(needed(from)),
    report: () => {
      const archive = localDatabaseFile(persistTo);
      if (readArchiveFacts(archive)?.get("extent") !== "full")
        throw new DataError("There is no full archive yet: run npm run data:sync");
      using db = new DatabaseSync(archive, { readOnly: true });
      writeFileSync(reportFile, lapsReport(db));
    },
  });
});

function needed(from: string | undefined): string {
  if (from === undefined) throw new DataError("Say where the laps are: --from FILE or --from FOLDER");
  return from;
}
