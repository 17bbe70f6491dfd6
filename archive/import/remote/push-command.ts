import { createInterface } from "node:readline/promises";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { progressBar } from "../command-line.ts";
import { DataError } from "../data-error.ts";
import { readArchiveFacts } from "../database/archive-facts.ts";
import { localDatabaseFile, localDatabaseId } from "../database/local.ts";
import { cloudflareApi, d1Client, type D1Options } from "./deployed-d1.ts";
import { describePlan, pushArchive } from "./push-archive.ts";

/**
 * The location and credentials of the deployed archive.
 *
 * @param database its id, if not the one in `archive/wrangler.toml`
 * @throws DataError if a setting is missing
 */
export async function remoteOptions(database: string | undefined): Promise<D1Options> {
  const {
    CLOUDFLARE_ACCOUNT_ID: account,
    CLOUDFLARE_API_TOKEN: token,
    CLOUDFLARE_API_BASE_URL,
  } = process.env;
  if (!account || !token) {
    throw new DataError(
      "--remote needs CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN (a token that may edit D1)",
    );
  }
  return {
    account,
    token,
    database: database ?? (await deployedDatabase()),
    baseUrl: (CLOUDFLARE_API_BASE_URL || cloudflareApi).replace(/\/$/, ""),
  };
}

async function deployedDatabase(): Promise<string> {
  // Imported lazily: wrangler is large, and nothing else in an import needs it.
  const { unstable_readConfig } = await import("wrangler");
  const config = unstable_readConfig({
    config: fileURLToPath(new URL("../../wrangler.toml", import.meta.url)),
  });
  const id = config.d1_databases[0]?.database_id;
  if (id === undefined || id === localDatabaseId) {
    throw new DataError("archive/wrangler.toml names no deployed database yet: set its database_id");
  }
  return id;
}

/**
 * Pushes the local archive to the deployed one, after asking for confirmation.
 *
 * @returns whether the deployed archive now matches the local one; false if declined
 */
export async function pushLocalArchive(persistTo: string, remote: D1Options, yes: boolean): Promise<boolean> {
  const file = localDatabaseFile(persistTo);
  const version = readArchiveFacts(file)?.get("version");
  if (version === undefined) throw new DataError("There is no archive yet: run npm run data:sync");
  using db = new DatabaseSync(file, { readOnly: true });
  const progress = progressBar("Pushing the archive");
  try {
    const pushed = await pushArchive({
      db,
      version,
      run: d1Client(remote),
      onProgress: progress.show,
      confirm: async (plan) => {
        console.log(describePlan(plan));
        return yes || (await askToGoOn());
      },
    });
    progress.clear();
    console.log(endings[pushed](version));
    return pushed !== "declined";
  } finally {
    progress.clear();
  }
}

const endings = {
  live: (version: string) => `The deployed archive is live: version ${version}.`,
  unchanged: (version: string) => `The deployed archive already has version ${version}.`,
  declined: () => "Nothing was written to the deployed archive.",
};

async function askToGoOn(): Promise<boolean> {
  if (!process.stdin.isTTY) throw new DataError("Add --yes to go on");
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await terminal.question("Go on? (yes/no) ")).trim());
  } finally {
    terminal.close();
  }
}
