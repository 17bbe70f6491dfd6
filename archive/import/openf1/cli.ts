/** The commands of the timing: `sync` imports sessions from OpenF1, `starter` writes those that ship with the source. */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { sessionCode } from "#contract/sessions.ts";
import { DataError, messageOf } from "../data-error.ts";
import { syncCommand } from "./command.ts";
import { wantedOf } from "./selection.ts";
import { writeTimingStarter } from "./starter.ts";

const usage = `Usage:
  npm run timing:sync -- --year Y [--round N [--session CODE]]    imports a season, a round, or one session
  npm run timing:sync -- --latest                                 imports the newest weekend, as far as it has run
  npm run timing:starter                                          imports what ships with the source, and writes it

Options:
  --remote             brings what was imported to the deployed archive too
  --again              computes anew what is held already, from the answers that were kept
  --fresh              asks OpenF1 for everything again
  --session CODE       ${sessionCode.options.join(", ")}
  --persist-to DIR     folder of the local D1 (default: .wrangler/state)
  --database-id ID     the deployed D1 (default: as archive/wrangler.toml says)

Environment: OPENF1_URL (another address), OPENF1_LIMITS (requests/seconds; default "3/1 30/60").`;

const root = fileURLToPath(new URL("../../../", import.meta.url));

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}

async function run(args: Array<string>): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      year: { type: "string" },
      round: { type: "string" },
      session: { type: "string" },
      latest: { type: "boolean", default: false },
      remote: { type: "boolean", default: false },
      again: { type: "boolean", default: false },
      fresh: { type: "boolean", default: false },
      "persist-to": { type: "string", default: join(root, ".wrangler", "state") },
      "database-id": { type: "string" },
      help: { type: "boolean", default: false },
    },
  });
  const [command, ...others] = positionals;
  if (values.help) {
    console.log(usage);
    return;
  }
  if (command === "starter" && others.length === 0) return writeTimingStarter();
  if (command !== "sync" || others.length > 0) {
    throw new DataError(`There is no such command: ${positionals.join(" ") || "none"} (--help lists them)`);
  }
  const { remote, again, fresh } = values;
  const options = {
    remote,
    again,
    fresh,
    persistTo: values["persist-to"],
    databaseId: values["database-id"],
  };
  if (!(await syncCommand({ ...options, wanted: wantedOf(values) }))) process.exitCode = 1;
}
