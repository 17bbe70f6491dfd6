import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { object, parse, record, string, union } from "valibot";
import { root } from "./paths.ts";
import type { Say } from "./command.ts";

/** The result of a tool: its exit code, its stdout, and all output including stderr, in order. */
export type ToolResult = { code: number; stdout: string; output: string };

export type ToolOptions = {
  /** The package that provides the command, if its name differs. */
  packageName?: string;
  /** Additional environment variables. */
  env?: Record<string, string>;
  /** Receives the last line printed. */
  say?: Say;
};

const packageFile = object({ bin: union([string(), record(string(), string())]) });

/**
 * Runs a dependency's command on the current Node, regardless of the Node in PATH.
 *
 * @param command for example "vite"
 */
export async function runTool(
  command: string,
  args: Array<string>,
  { packageName = command, env, say }: ToolOptions = {},
): Promise<ToolResult> {
  const child = spawn(process.execPath, [await commandFile(packageName, command), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [stdout, output] = ["", ""];
  const hear = (text: string) => {
    output += text;
    say?.(lastLine(text));
  };
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    stdout += text;
    hear(text);
  });
  child.stderr.setEncoding("utf8").on("data", hear);
  return new Promise((done, fail) => {
    child.on("error", fail);
    child.on("close", (code) => done({ code: code ?? 1, stdout, output }));
  });
}

async function commandFile(packageName: string, command: string): Promise<string> {
  const folder = join(root, "node_modules", packageName);
  const { bin } = parse(packageFile, JSON.parse(await readFile(join(folder, "package.json"), "utf8")));
  const file = typeof bin === "string" ? bin : bin[command];
  if (file === undefined) throw new Error(`The package ${packageName} has no command ${command}`);
  return join(folder, file);
}

function lastLine(text: string): string {
  return stripVTControlCharacters(text).trim().split("\n").at(-1)?.trim() ?? "";
}
