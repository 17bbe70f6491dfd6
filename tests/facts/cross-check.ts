/**
 * `npm run facts`: makes the championship tables anew from the results and each season's rules, and compares the totals of
 * seasons and careers; prints every difference from F1DB's tables and totals with its explanation, and fails on one that
 * has none.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importArchive } from "#archive/import/database/local.ts";
import { main, step } from "../../scripts/lib/command.ts";
import { fullReleaseFor } from "../support/full-release.ts";
import { type Checked, crossCheck, inWords } from "./cross-check/check.ts";
import { type CheckedTotals, checkTotals } from "./cross-check/totals/check-totals.ts";
import { totalInWords } from "./cross-check/totals/total-differences.ts";

await main(async () => {
  const release = fullReleaseFor("The cross-check");
  const folder = mkdtempSync(join(tmpdir(), "f1-cross-check-"));
  try {
    const file = join(folder, "full.sqlite");
    await step("Importing the full archive", async (say) =>
      importArchive({ release, file, onProgress: (_, detail) => say(detail) }),
    );
    reportTables(crossCheck(file));
    reportTotals(checkTotals(file, release));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

function reportTables({ seasons, differences, idle }: Checked): void {
  for (const [explanation, explained] of Map.groupBy(differences, (one) => one.explanation)) {
    console.log("");
    for (const { difference } of explained) console.log(inWords(difference));
    if (explanation === null) console.log("  NOT EXPLAINED");
    else console.log(`  ${explanation.why} (${explanation.source})`);
  }
  for (const { year, table, why } of idle) {
    console.log(`\n${year} ${table}: explained, and not (all) there any more\n  ${why}`);
  }
  const unexplained = differences.filter(({ explanation }) => explanation === null).length;
  console.log(
    `\n${seasons} seasons: ${differences.length} differences, ${unexplained} of them not explained, ${idle.length} explanations idle.`,
  );
  if (unexplained > 0 || idle.length > 0) process.exitCode = 1;
}

function reportTotals({ compared, differences, idle }: CheckedTotals): void {
  console.log("");
  for (const difference of differences) {
    console.log(totalInWords(difference));
    for (const { year, why, source } of difference.because) console.log(`  ${year}: ${why} (${source})`);
    if (difference.because.length === 0) console.log("  NOT EXPLAINED");
  }
  for (const { year, table, figure, why } of idle) {
    console.log(`\n${year} ${figure} of ${table}: explained, and not (all) there any more\n  ${why}`);
  }
  const unexplained = differences.filter(({ because }) => because.length === 0).length;
  console.log(
    `\n${compared} totals of drivers and constructors, by season and over the career: ${differences.length} differences, ${unexplained} of them not explained, ${idle.length} explanations idle.`,
  );
  if (unexplained > 0 || idle.length > 0) process.exitCode = 1;
}
