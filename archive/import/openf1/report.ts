import type { SyncReport } from "./sync.ts";

/** An import in words: what came, what failed, and what could not be mapped. */
export function describeSync(report: SyncReport): string {
  const { imported, failed, held, ahead, unmapped, missing, stopped } = report;
  return [
    ...imported.flatMap(({ what, notes }) => [`Imported: ${what}`, ...notes.map((note) => `  ${note}`)]),
    ...failed.map(({ what, why }) => `Failed: ${what}: ${why}`),
    ...section("OpenF1 does not have", missing),
    ...section("Not in this archive, and left out", unmapped),
    ...(stopped === null ? [] : [`Stopped: ${stopped}. The same command goes on where it stopped.`]),
    `${imported.length} imported, ${failed.length} failed, ${held} held already, ${ahead} not over yet`,
  ].join("\n");
}

function section(title: string, lines: ReadonlyArray<string>): Array<string> {
  return lines.length === 0 ? [] : [`${title}:`, ...lines.map((line) => `  ${line}`)];
}
