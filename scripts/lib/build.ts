import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { builtArchive, builtSite, root } from "./paths.ts";
import { Refusal } from "./refusal.ts";
import { fingerprint } from "./stamp.ts";
import { step } from "./step.ts";
import { runTool } from "./tool.ts";

/** Everything that a build reads. */
const SOURCES = [
  "app",
  "archive",
  "contract",
  "public",
  "app.config.ts",
  "wrangler.toml",
  "archive/wrangler.toml",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
];

/** Tests, the starter's facts and what the build itself writes do not end up in a Worker. */
const NOT_BUILT = /\.test\.tsx?$|\.gen\.ts$|^archive\/(starter|import)\//;

const stampFile = join(root, "dist", "built-from");

/** Builds both Workers, unless the last build was made from the very same sources. */
export async function ensureBuilt(): Promise<void> {
  const sources = await fingerprint(root, SOURCES, (path) => !NOT_BUILT.test(path));
  if ((await lastBuild()) === sources) return;
  await build();
  await writeFile(stampFile, sources);
}

/** Builds both Workers into dist/. @throws Refusal with all that Vite said when it fails */
export async function build(): Promise<void> {
  // Gone before the work starts: a build that is interrupted must not be taken for a finished one.
  await rm(stampFile, { force: true });
  await step("Building both Workers", async (say) => {
    // Named here, because a shell or a test runner may name another, and React is built as it says.
    const env = { NODE_ENV: "production" };
    const { code, output } = await runTool("vite", ["build", "--config", "app.config.ts"], { env, say });
    if (code !== 0)
      throw new Refusal(`${output.trimEnd()}\n\nThe build failed; what Vite says above tells why.`);
  });
  await mkdir(dirname(stampFile), { recursive: true });
}

/** The fingerprint that the last build was made from; null when there is no whole build. */
async function lastBuild(): Promise<string | null> {
  const whole = [stampFile, builtSite, builtArchive].every((file) => existsSync(file));
  return whole ? readFile(stampFile, "utf8") : null;
}
