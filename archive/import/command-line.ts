import { join } from "node:path";
import { clearLine, cursorTo } from "node:readline";
import { fileURLToPath } from "node:url";
import { DataError, messageOf } from "./data-error.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Options for `parseArgs` shared by all import commands. */
export const sharedOptions = {
  remote: { type: "boolean", default: false },
  "persist-to": { type: "string", default: join(root, ".wrangler", "state") },
  "database-id": { type: "string" },
  help: { type: "boolean", default: false },
} as const;

/** The lines of `--help` for the shared options. */
export const sharedUsage = `  --persist-to DIR     folder of the local D1 (default: .wrangler/state)
  --database-id ID     the deployed D1 (default: as archive/wrangler.toml says)`;

/** Runs a command. Errors are printed as one line, with exit code 1. */
export async function runCommandLine(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}

/**
 * Runs the named command.
 *
 * @param words the command line's positional arguments
 * @throws DataError unless they name exactly one command
 */
export async function runCommand(
  words: ReadonlyArray<string>,
  commands: Readonly<Record<string, () => Promise<void> | void>>,
): Promise<void> {
  const command =
    words.length === 1 ? Object.entries(commands).find(([name]) => name === words[0]) : undefined;
  if (command === undefined)
    throw new DataError(`There is no such command: ${words.join(" ") || "none"} (--help lists them)`);
  await command[1]();
}

const barWidth = 24;
/** Outside a terminal, progress is printed each time this share more is done. */
const plainStep = 0.25;

/** An output stream, possibly a terminal. */
export type Out = NodeJS.WritableStream & { isTTY?: boolean; columns?: number };

/** A progress line. */
export type Progress = {
  /** @param share 0 to 1 @param detail for example "1.2 of 4.4 MB" */
  show: (share: number, detail: string) => void;
  /** Removes the line. */
  clear: () => void;
};

/**
 * Shows progress: as a bar that is redrawn in a terminal, elsewhere as a line per quarter.
 *
 * @param title for example "Downloading F1DB"
 */
export function progressBar(title: string, out: Out = process.stderr): Progress {
  let shown = 0;
  return {
    show(share, detail) {
      if (out.isTTY) {
        redraw(out, `${title} ${bar(share)} ${detail}`);
      } else if (share >= shown + plainStep) {
        shown = Math.floor(share / plainStep) * plainStep;
        out.write(`${title}: ${Math.round(share * 100)} % (${detail})\n`);
      }
    },
    clear() {
      if (out.isTTY) redraw(out, "");
    },
  };
}

/** For example "[######------------------]  25 %". */
export function bar(share: number): string {
  const bounded = Math.min(1, Math.max(0, share));
  const full = Math.round(bounded * barWidth);
  const percent = String(Math.round(bounded * 100)).padStart(3);
  return `[${"#".repeat(full)}${"-".repeat(barWidth - full)}] ${percent} %`;
}

/** Replaces a terminal's current line, truncated to its width: a wrapped line could not be replaced. */
export function redraw(out: Out, line: string): void {
  clearLine(out, 0);
  cursorTo(out, 0);
  out.write(line.slice(0, (out.columns || 80) - 1));
}
