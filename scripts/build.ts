/** `npm run build`: builds both Workers into dist/. Other commands build only what has changed. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { builtArchive, builtSite, builtStatic, root } from "./lib/paths.ts";
import { main, Refusal, step } from "./lib/command.ts";
import { runTool } from "./lib/tool.ts";
import { layOutStaticFiles } from "./lib/workerd/static-files.ts";

/** What a build may read. A test compares it with what the last build did read. */
const sources = [
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

/**
 * Whether a file can be input of a build: not tests, nor the starter's imported data, nor generated `.gen.ts` files.
 */
export function isBuildInput(path: string): boolean {
  const named = sources.some((source) => path === source || path.startsWith(`${source}/`));
  return named && !/\.test\.tsx?$|\.gen\.ts$|^archive\/starter\//.test(path);
}

const stampFile = join(root, "dist", "built-from");

/** Builds both Workers, unless the last build was made from the same sources. */
export async function ensureBuilt(): Promise<void> {
  if ((await lastBuild()) !== (await buildFingerprint(root))) await build();
}

/** A fingerprint of everything that a build of this checkout may read. @param folder of the project */
export function buildFingerprint(folder: string): Promise<string> {
  return fingerprint(folder, sources, isBuildInput);
}

/** Builds both Workers into dist/. @throws Refusal with Vite's output if it fails */
export async function build(): Promise<void> {
  // Removed first: an interrupted build must not be mistaken for a finished one.
  await rm(stampFile, { force: true });
  const fingerprintNow = await buildFingerprint(root);
  await step("Building both Workers", async (say) => {
    // Set explicitly, because shells and test runners may set another value, and React's build depends on it.
    const env = { NODE_ENV: "production" };
    const { code, output } = await runTool("vite", ["build", "--config", "app.config.ts"], { env, say });
    if (code !== 0) throw new Refusal(`${output.trimEnd()}\n\nThe build failed: see Vite's output above.`);
  });
  await step("Compressing static files", layOutStaticFiles);
  await writeFile(stampFile, fingerprintNow);
}

/** The fingerprint of the last build's sources; null if there is no complete build. */
async function lastBuild(): Promise<string | null> {
  const whole = [stampFile, builtSite, builtArchive, builtStatic].every((file) => existsSync(file));
  return whole ? readFile(stampFile, "utf8") : null;
}

/**
 * A fingerprint of many files: it changes when a file is added, removed, renamed or modified.
 *
 * @param folder the folder that the paths are relative to
 * @param paths files and folders; missing ones count as empty
 * @param counts filters files by path (with `/`)
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

if (process.argv[1] === import.meta.filename) await main(build);
