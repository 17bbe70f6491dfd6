/** The timing commands: `sync` imports sessions from OpenF1, `starter` writes those that ship with the source. */
import { parseArgs } from "node:util";
import { sessionCode } from "#contract/sessions.ts";
import { runCommand, runCommandLine, sharedOptions, sharedUsage } from "../command-line.ts";
import { parseSelection, syncCommand } from "./sync-command.ts";
import { writeTimingStarter } from "./write-starter.ts";

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
