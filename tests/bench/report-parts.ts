import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { root } from "../../scripts/lib/paths.ts";

/** What the figures were taken on, for example "2 × AMD EPYC 7B13". */
export function machineName(): string {
  return `${cpus().length} × ${cpus()[0]?.model ?? "unknown processor"}`;
}

/** Writes a file into docs/bench. */
export function writeFigures(name: string, text: string): void {
  const folder = join(root, "docs", "bench");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), text);
}

/** @param texts how many columns on the left hold text; the others hold figures */
export function markdownTable(
  head: ReadonlyArray<string>,
  lines: ReadonlyArray<ReadonlyArray<string | number>>,
  texts: number,
): Array<string> {
  const rule = head.map((_, index) => (index < texts ? "---" : "---:"));
  return [head, rule, ...lines].map((cells) => `| ${cells.join(" | ")} |`);
}
