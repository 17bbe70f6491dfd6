import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/lib/paths.ts";

/**
 * The URL of a server function in the built site.
 *
 * @param name of its export, for example "fetchNextRace"
 */
export function serverFunctionPath(name: string): string {
  const folder = join(root, "dist", "server", "assets");
  const declaration = new RegExp(`id:\\s*["\`]([0-9a-f]+)["\`],\\s*name:\\s*["\`]${name}["\`]`);
  for (const file of globSync("*.functions-*.js", { cwd: folder })) {
    const [, id] = declaration.exec(readFileSync(join(folder, file), "utf8")) ?? [];
    if (id !== undefined) return `/_serverFn/${id}`;
  }
  throw new Error(`the build has no server function ${name}`);
}

/** The URLs of all server functions in the built site. */
export function serverFunctionPaths(): Array<string> {
  const folder = join(root, "dist", "server", "assets");
  const texts = globSync("*.functions-*.js", { cwd: folder }).map((file) =>
    readFileSync(join(folder, file), "utf8"),
  );
  const ids = texts.flatMap((text) =>
    [...text.matchAll(/id:\s*["`]([0-9a-f]+)["`],\s*name:\s*["`]fetch/g)].map(([, id]) => id),
  );
  return [...new Set(ids)].map((id) => `/_serverFn/${id}`);
}

/** A server function's input as a query string, as Start's client sends it (seroval's JSON). */
export function serverFunctionInput(data: Input): string {
  const fields = { k: ["data"], v: [nodeOf(data)] };
  const payload = { t: { t: 10, i: 0, p: fields, o: 0 }, f: 63, m: [] };
  return `?payload=${encodeURIComponent(JSON.stringify(payload))}`;
}

type Input = string | number | Array<Input> | { [name: string]: Input };

function nodeOf(value: Input): object {
  if (typeof value === "number") return { t: 0, s: value };
  if (typeof value === "string") return { t: 1, s: value };
  if (Array.isArray(value)) return { t: 9, i: 0, a: value.map(nodeOf), o: 0 };
  return { t: 10, i: 0, p: { k: Object.keys(value), v: Object.values(value).map(nodeOf) }, o: 0 };
}
