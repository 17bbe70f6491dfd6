import { localDatabaseId } from "#archive/import/database/local.ts";

/** What stands between this checkout and a deployment. */
export type DeployState = {
  /** Where NOW or LOCAL is set, in words. */
  clockSetIn: Array<string>;
  /** The id in archive/wrangler.toml. */
  databaseId: string | undefined;
  /** Whether Wrangler may act for an account. */
  signedIn: boolean;
  /** Configuration files of the Workers that lack the secret API_KEY; empty while nobody is signed in. */
  withoutKey: Array<string>;
};

/** What has to be done before a deployment, a paragraph each, in the order in which to do it. */
export function obstacles({ clockSetIn, databaseId, signedIn, withoutKey }: DeployState): Array<string> {
  return [
    ...clockSetIn.map(
      (place) => `NOW and LOCAL are for tests and local work only: remove them from ${place}.`,
    ),
    ...(signedIn
      ? []
      : [
          "Wrangler is not signed in to Cloudflare:\n  npx wrangler login\n" +
            "or set CLOUDFLARE_API_TOKEN (and CLOUDFLARE_ACCOUNT_ID).",
        ]),
    ...(databaseId === undefined || databaseId === localDatabaseId
      ? [
          "archive/wrangler.toml names no deployed database yet. Make one, and put the id it prints there as database_id:\n" +
            "  npx wrangler d1 create f1-statistics",
        ]
      : []),
    ...withoutKey.map(
      (config) =>
        `The Worker of ${config} has no secret API_KEY. Give both Workers the same one:\n` +
        `  npx wrangler secret put API_KEY --config ${config}`,
    ),
  ];
}
