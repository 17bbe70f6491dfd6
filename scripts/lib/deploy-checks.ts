import { localDatabaseId } from "#archive/import/database/local.ts";

/** The state that a deployment depends on. */
export type DeployState = {
  /** Descriptions of the places where NOW or LOCAL is set. */
  clockSetIn: Array<string>;
  /** The id in archive/wrangler.toml. */
  databaseId: string | undefined;
  /** Whether Wrangler is signed in. */
  signedIn: boolean;
  /** Configuration files of Workers without the secret API_KEY; empty if nobody is signed in. */
  withoutKey: Array<string>;
};

/** What has to be done before a deployment, in order, one paragraph each. */
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
          "archive/wrangler.toml names no deployed database yet. Create one, and set database_id to the id it prints:\n" +
            "  npx wrangler d1 create f1-statistics",
        ]
      : []),
    ...withoutKey.map(
      (config) =>
        `The Worker of ${config} has no secret API_KEY. Set the same one for both Workers:\n` +
        `  npx wrangler secret put API_KEY --config ${config}`,
    ),
  ];
}
