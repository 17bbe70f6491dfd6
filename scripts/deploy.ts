/** `npm run deploy`: deploys both Workers to Cloudflare after checking the prerequisites. */
import { join } from "node:path";
import { array, object, parse, string } from "valibot";
import { unstable_readConfig } from "wrangler";
import { localDatabaseId } from "#archive/import/database/local.ts";
import { build } from "./build.ts";
import { builtArchive, builtSite, root } from "./lib/paths.ts";
import { main, Refusal, step } from "./lib/command.ts";
import { runTool } from "./lib/tool.ts";

const configs = ["archive/wrangler.toml", "wrangler.toml"];
const forTestsOnly = ["NOW", "LOCAL"];

const secretList = array(object({ name: string() }));

async function deployBoth(): Promise<void> {
  await refuseUnprepared();
  await build();
  // First, because the site is bound to the data API.
  await deploy("Deploying the data API", builtArchive);
  await deploy("Deploying the site", builtSite);
  console.log("To fill or update the deployed archive: npm run data:sync -- --remote");
}

async function refuseUnprepared(): Promise<void> {
  const missing = await step("Checking the prerequisites", async () => {
    const signedIn = (await runTool("wrangler", ["whoami", "--json"])).code === 0;
    const secrets = signedIn ? await Promise.all(configs.map((config) => secretsOf(config))) : null;
    return obstacles({
      clockSetIn: [
        ...(process.env.NOW ? ["this shell"] : []),
        ...configs.filter((config) => forTests(Object.keys(configOf(config).vars))),
        ...configs
          .filter((_, index) => forTests(secrets?.[index] ?? []))
          .map((file) => `the secrets of ${file}`),
      ],
      databaseId: configOf("archive/wrangler.toml").d1_databases[0]?.database_id,
      signedIn,
      withoutKey: configs.filter((_, index) => secrets?.[index]?.includes("API_KEY") === false),
    });
  });
  if (missing.length > 0) throw new Refusal(["Not deployed. First:", ...missing].join("\n\n"));
}

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

function configOf(file: string) {
  return unstable_readConfig({ config: join(root, file) });
}

function forTests(names: Array<string>): boolean {
  return names.some((name) => forTestsOnly.includes(name));
}

/** Names of a Worker's secrets; none for one that was never deployed, for which Wrangler returns an error. */
async function secretsOf(config: string): Promise<Array<string>> {
  const { code, stdout } = await runTool("wrangler", [
    "secret",
    "list",
    "--format",
    "json",
    "--config",
    config,
  ]);
  return code === 0 ? parse(secretList, JSON.parse(stdout)).map(({ name }) => name) : [];
}

async function deploy(title: string, config: string): Promise<void> {
  const { output } = await step(title, async (say) => {
    const result = await runTool("wrangler", ["deploy", "--config", config], { say });
    if (result.code !== 0) throw new Refusal(result.output.trimEnd());
    return result;
  });
  console.log(output.trimEnd());
}

if (process.argv[1] === import.meta.filename) await main(deployBoth);
