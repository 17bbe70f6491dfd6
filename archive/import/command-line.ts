import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { DataError, messageOf } from "./data-error.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Options that the commands of the archive and those of its timing share, for `parseArgs`. */
export const sharedOptions = {
  remote: { type: "boolean", default: false },
  "persist-to": { type: "string", default: join(root, ".wrangler", "state") },
  "database-id": { type: "string" },
  help: { type: "boolean", default: false },
} as const;

/** What `--help` says of the folder and the database that those options name. */
export const sharedUsage = `  --persist-to DIR     folder of the local D1 (default: .wrangler/state)
  --database-id ID     the deployed D1 (default: as archive/wrangler.toml says)`;

/** Runs what a command line asks for. What goes wrong is said in one line, and the exit code is 1. */
export async function runCommandLine(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}

/**
 * Runs the one command that is named.
 *
 * @param words what stands on the command line beside its options
 * @throws DataError when that is not one command
 */
export async function runCommand(
  words: ReadonlyArray<string>,
  commands: Readonly<Record<string, () => Promise<void> | void>>,
): Promise<void> {
  const command =
    words.length === 1 ? Object.entries(commands).find(([name]) => name === words[0]) : undefined;
  if (command === undefined)
    throw new DataError(`There is no such command: ${words.join(" ") || "none"} (--help lists them)`);
  await command[1]();
}
