import { clearLine, cursorTo } from "node:readline";

const barWidth = 24;
/** Where there is no terminal to draw in, a line is written each time this share more is done. */
const plainStep = 0.25;

/** Where the bar is drawn: a terminal, or a stream that is none. */
export type Out = NodeJS.WritableStream & { isTTY?: boolean; columns?: number };

/** A line that shows how far something is. */
export type Progress = {
  /** @param share 0 to 1 @param detail for example "1.2 of 4.4 MB" */
  show: (share: number, detail: string) => void;
  /** Takes the line away; what comes next is printed in its place. */
  clear: () => void;
};

/**
 * Draws a progress bar: in a terminal one line that is drawn over, elsewhere a line for every quarter.
 *
 * @param title what goes on, for example "Downloading F1DB"
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

/** Replaces the current line, cut to the terminal's width: a wrapped line could not be replaced. */
function redraw(out: Out, line: string): void {
  clearLine(out, 0);
  cursorTo(out, 0);
  out.write(line.slice(0, (out.columns || 80) - 1));
}
