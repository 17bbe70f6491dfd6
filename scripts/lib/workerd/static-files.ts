import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, extname, join, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { builtClient, builtStatic } from "../paths.ts";

/** A static file as it is served. */
export type StaticFile = {
  type: string;
  etag: string;
  headers: Record<string, string>;
  /** Precompressed variants, best first. */
  encodings: Array<string>;
};

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".ico": "image/vnd.microsoft.icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

const compressible = /^(?:text\/|application\/(?:json|manifest|wasm)|image\/svg)/;

/** Writes the build's files once per encoding, as `identity/…`, `br/…` and `gzip/…`. */
export async function layOutStaticFiles(): Promise<void> {
  rmSync(builtStatic, { recursive: true, force: true });
  cpSync(builtClient, join(builtStatic, "identity"), { recursive: true });
  await Promise.all(
    clientFiles()
      .filter((path) => compressible.test(typeOf(path)))
      .map(async (path) => {
        const content = readFileSync(join(builtClient, path));
        const encoded = {
          br: await promisify(brotliCompress)(content, {
            params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
          }),
          gzip: await promisify(gzip)(content, { level: 9 }),
        };
        for (const [encoding, bytes] of Object.entries(encoded)) {
          if (bytes.length >= content.length) continue;
          const file = join(builtStatic, encoding, path);
          mkdirSync(dirname(file), { recursive: true });
          writeFileSync(file, bytes);
        }
      }),
  );
}

/** Every static file by path. */
export function staticFiles(): Record<string, StaticFile> {
  const rules = headerRules(readFileSync(join(builtClient, "_headers"), "utf8"));
  return Object.fromEntries(
    clientFiles().map((path) => {
      const content = readFileSync(join(builtClient, path));
      const file: StaticFile = {
        type: typeOf(path),
        etag: `"${createHash("sha256").update(content).digest("hex").slice(0, 32)}"`,
        headers: headersFor(`/${path}`, rules),
        encodings: ["br", "gzip"].filter((encoding) => existsSync(join(builtStatic, encoding, path))),
      };
      return [`/${path}`, file];
    }),
  );
}

function clientFiles(): Array<string> {
  return globSync("**/*", { cwd: builtClient })
    .filter(
      (path) => statSync(join(builtClient, path)).isFile() && !/^(?:_headers|\.assetsignore)$/.test(path),
    )
    .map((path) => path.split(sep).join("/"));
}

function typeOf(path: string): string {
  return types[extname(path)] ?? "application/octet-stream";
}

type HeaderRule = { path: string; headers: Array<[name: string, value: string]> };

/** Parses a `_headers` file of Cloudflare's static assets: a path, followed by its indented headers. */
export function headerRules(text: string): Array<HeaderRule> {
  const rules: Array<HeaderRule> = [];
  for (const line of text.split("\n")) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    if (/^\s/.test(line)) {
      const [, name = "", value = ""] = /^\s+([^:]+):\s*(.*?)\s*$/.exec(line) ?? [];
      rules.at(-1)?.headers.push([name.toLowerCase(), value]);
    } else rules.push({ path: line.trim(), headers: [] });
  }
  return rules;
}

/** The headers that the rules give a path. A `*` at the end of a rule matches the rest. */
export function headersFor(path: string, rules: ReadonlyArray<HeaderRule>): Record<string, string> {
  const headers: Record<string, string> = { "cache-control": "public, max-age=0, must-revalidate" };
  for (const rule of rules) {
    const start = rule.path.replace(/\*$/, "");
    if (rule.path === path || (start !== rule.path && path.startsWith(start)))
      for (const [name, value] of rule.headers) headers[name] = value;
  }
  return headers;
}
