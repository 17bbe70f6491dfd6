import { redraw } from "#archive/import/command-line.ts";

/** An error that the user can fix: only its message is shown. */
export class Refusal extends Error {}

/** Runs a command. A `Refusal` ends it with its message only, any other error with the stack. */
export async function main(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Refusal ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}

/** Receives what a step is currently doing, in a few words. */
export type Say = (detail: string) => void;

const terminalEveryMs = 1_000;
const plainEveryMs = 5_000;

/**
 * Runs one step of a command and shows its progress: in a terminal a line that counts the seconds, elsewhere a line
 * every few seconds; at the end the time it took.
 *
 * @param title for example "Building both Workers"
 * @returns what the work returns; its errors are rethrown
 */
export async function step<T>(title: string, work: (say: Say) => Promise<T>): Promise<T> {
  const started = performance.now();
  const line = passingLine(title, started);
  const timer = setInterval(() => line.show(), 1_000);
  let mark = "✗";
  try {
    const result = await work(line.say);
    mark = "✓";
    return result;
  } finally {
    clearInterval(timer);
    if (process.stdout.isTTY) redraw(process.stdout, "");
    console.log(`${mark} ${title} (${seconds(started)})`);
  }
}

/** The progress line of a running step. */
function passingLine(title: string, started: number) {
  const every = process.stdout.isTTY ? terminalEveryMs : plainEveryMs;
  let detail = "";
  let due = started + every;
  const show = () => {
    if (performance.now() < due) return;
    due = performance.now() + every;
    const line = `  ${title} … ${seconds(started)}  ${detail}`.trimEnd();
    if (process.stdout.isTTY) redraw(process.stdout, line);
    else console.log(line);
  };
  // Synchronous work blocks timers, so its messages show the progress.
  const say = (words: string) => {
    detail = words;
    show();
  };
  return { show, say };
}

/** @param since a reading of `performance.now()` @returns for example "3.2 s" */
function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
