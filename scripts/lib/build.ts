import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { builtArchive, builtSite, builtStatic, root } from "./paths.ts";
import { Refusal } from "./refusal.ts";
import { step } from "./step.ts";
import { runTool } from "./tool.ts";
import { layOutStaticFiles } from "./workerd/static-files.ts";

/** What a build may read. A test holds it against what the last build did read. */
const SOURCES = [
  "app",
  "archive",
  "contract",
  "docs/method.md",
  "public",
  "scripts",
  "app.config.ts",
  "wrangler.toml",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
];

/** Whether a file can be part of a build: tests cannot, the starter's facts are imported, and the build writes `.gen.ts`. */
export function isBuildInput(path: string): boolean {
  const named = SOURCES.some((source) => path === source || path.startsWith(`${source}/`));
  return named && !/\.test\.tsx?$|\.gen\.ts$|^archive\/starter\//.test(path);
}

const stampFile = join(root, "dist", "built-from");

/** Builds both Workers, unless the last build was made from the very same sources. */
export async function ensureBuilt(): Promise<void> {
  if ((await lastBuild()) !== (await buildFingerprint(root))) await build();
}

/** A fingerprint of all that a build of this checkout may read. @param folder of the project */
export function buildFingerprint(folder: string): Promise<string> {
  return fingerprint(folder, SOURCES, isBuildInput);
}

/** Builds both Workers into dist/. @throws Refusal with all that Vite said when it fails */
export async function build(): Promise<void> {
  // Gone before the work starts: a build that is interrupted must not be taken for a finished one.
  await rm(stampFile, { force: true });
  const sources = await buildFingerprint(root);
  await step("Building both Workers", async (say) => {
    // Named here, because a shell or a test runner may name another, and React is built as it says.
    const env = { NODE_ENV: "production" };
    const { code, output } = await runTool("vite", ["build", "--config", "app.config.ts"], { env, say });
    if (code !== 0)
      throw new Refusal(`${output.trimEnd()}\n\nThe build failed; what Vite says above tells why.`);
  });
  await step("Compressing static files", layOutStaticFiles);
  await writeFile(stampFile, sources);
}

/** The fingerprint that the last build was made from; null when there is no whole build. */
async function lastBuild(): Promise<string | null> {
  const whole = [stampFile, builtSite, builtArchive, builtStatic].every((file) => existsSync(file));
  return whole ? readFile(stampFile, "utf8") : null;
}

/**
 * One fingerprint of many files: it changes when a file comes, goes, is renamed or reads differently.
 *
 * @param folder the folder that the paths start from
 * @param paths files and folders; those that do not exist count as empty
 * @param counts says of a file's path (with `/`) whether it matters
 * @returns hexadecimal SHA-256
 */
export async function fingerprint(
  folder: string,
  paths: Array<string>,
  counts: (path: string) => boolean = () => true,
): Promise<string> {
  const hash = createHash("sha256");
  const files = (await Promise.all(paths.map((path) => filesIn(folder, path)))).flat();
  for (const file of files.filter((name) => counts(name)).toSorted()) {
    const content = await readFile(join(folder, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

async function filesIn(folder: string, path: string): Promise<Array<string>> {
  const absolute = join(folder, path);
  if (!existsSync(absolute)) return [];
  if ((await stat(absolute)).isFile()) return [path];
  const entries = await readdir(absolute, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join("/"),
    );
}
