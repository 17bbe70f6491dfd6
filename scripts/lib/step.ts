import { clearLine, cursorTo } from "node:readline";

/** Takes what a step is doing just now, in a few words. */
export type Say = (detail: string) => void;

const SHOW_AFTER_MS = 1_000;
const PLAIN_EVERY_MS = 5_000;

/**
 * Runs one step of a command and shows that it goes on: in a terminal a line that counts the seconds, elsewhere a
 * line every few seconds; at the end how long it took.
 *
 * @param title what the step does, for example "Building both Workers"
 * @returns what the work returns; its errors pass through
 */
export async function step<T>(title: string, work: (say: Say) => Promise<T>): Promise<T> {
  const started = performance.now();
  let detail = "";
  const line = () => `  ${title} … ${seconds(started)}${detail === "" ? "" : `  ${detail}`}`;
  const every = process.stdout.isTTY ? SHOW_AFTER_MS : PLAIN_EVERY_MS;
  const timer = setInterval(() => (process.stdout.isTTY ? redraw(line()) : console.log(line())), every);
  const end = (mark: string) => {
    clearInterval(timer);
    if (process.stdout.isTTY) redraw("");
    console.log(`${mark} ${title} (${seconds(started)})`);
  };
  try {
    const result = await work((words) => (detail = words));
    end("✓");
    return result;
  } catch (error) {
    end("✗");
    throw error;
  }
}

/** @param since a reading of `performance.now()` @returns for example "3.2 s" */
function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/** Replaces the terminal's current line, cut to its width: a wrapped line could not be replaced. */
function redraw(text: string): void {
  clearLine(process.stdout, 0);
  cursorTo(process.stdout, 0);
  process.stdout.write(text.slice(0, process.stdout.columns - 1));
}
