import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/lib/paths.ts";

/**
 * The address of a server function in the built site.
 *
 * @param name as it is exported, for example "fetchNextRace"
 */
export function serverFunctionPath(name: string): string {
  const folder = join(root, "dist", "server", "assets");
  const declaration = new RegExp(`id: "([0-9a-f]+)",\\s+name: "${name}"`);
  for (const file of globSync("*.functions-*.js", { cwd: folder })) {
    const [, id] = declaration.exec(readFileSync(join(folder, file), "utf8")) ?? [];
    if (id !== undefined) return `/_serverFn/${id}`;
  }
  throw new Error(`the build has no server function ${name}`);
}

/** The addresses of all server functions in the built site. */
export function serverFunctionPaths(): Array<string> {
  const folder = join(root, "dist", "server", "assets");
  const texts = globSync("*.functions-*.js", { cwd: folder }).map((file) =>
    readFileSync(join(folder, file), "utf8"),
  );
  const ids = texts.flatMap((text) =>
    [...text.matchAll(/id: "([0-9a-f]+)",\s+name: "fetch/g)].map(([, id]) => id),
  );
  return [...new Set(ids)].map((id) => `/_serverFn/${id}`);
}
