import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";
import { builtArchive, builtSite, root } from "../../scripts/lib/paths.ts";
import { runTool } from "../../scripts/lib/tool.ts";

/** What Wrangler would upload: its size in KiB as Cloudflare counts it, and the lines on bindings. */
async function dryRun(config: string) {
  const { code, output } = await runTool("wrangler", ["deploy", "--dry-run", "--config", config], {
    // Neither an account nor the internet.
    env: {
      CLOUDFLARE_API_TOKEN: "",
      CLOUDFLARE_API_BASE_URL: "http://127.0.0.1:9",
      WRANGLER_SEND_METRICS: "false",
    },
  });
  expect({ code, output }).toMatchObject({ code: 0 });
  return {
    gzipKiB: Number(/gzip: ([\d.]+) KiB/.exec(output)?.[1]),
    bindings: [...output.matchAll(/^env\.(\w+)/gm)].map(([, name]) => name),
  };
}

/**
 * What is uploaded, compressed, in KiB. Workers Free takes 3 MB of a Worker. A change that needs more says why where it
 * raises a budget. Of the data API, laps of races took 6 KiB, questions with their SQL 12, data files 1, and ratings,
 * title chances and other rules 21; of the site, the protocol of assistants took 172, the names of utilities 12,
 * questions in plain words 6, the pages of data files and SQL 12, drawings of all charts 1, ratings, title chances
 * and other rules 51, and the opening of stories, related questions, stems and cards of title chances 10,
 * findings, winners by decade, and blocks with their menu inside 8. Without spaces and comments the site has 292 less,
 * the data API 40.
 * What stands where results, rounds or laps are missing took 6 of the site, margins of mini-sectors, slow stops, last
 * year's podium and the seasons of laps 5, and what each page of a weekend has, however little is held, 2, readings of more words 2, and whom an unknown name
 * may mean, and the teams of wins 1, places in six other languages and plain questions 3.
 */
const budgets = { site: 1_807, archive: 90 };

test("the site's Worker can be deployed, within its budget and with its bindings", async () => {
  const { gzipKiB, bindings } = await dryRun(builtSite);
  expect(gzipKiB).toBeGreaterThan(0);
  expect(gzipKiB).toBeLessThanOrEqual(budgets.site);
  expect(new Set(bindings)).toEqual(new Set(["ARCHIVE", "LIMITER", "VERSION"]));
});

test("the data API's Worker can be deployed, within its budget and with its bindings", async () => {
  const { gzipKiB, bindings } = await dryRun(builtArchive);
  expect(gzipKiB).toBeGreaterThan(0);
  expect(gzipKiB).toBeLessThanOrEqual(budgets.archive);
  expect(new Set(bindings)).toEqual(new Set(["DB", "VERSION"]));
});

test("no secret stands in a configuration, and the database has no migrations", () => {
  const [site, archive] = ["wrangler.toml", "archive/wrangler.toml"].map((file) =>
    unstable_readConfig({ config: join(root, file) }),
  );
  expect(site?.vars).toEqual({});
  expect(archive?.vars).toEqual({});
  // An import builds a new database: decision 005. Wrangler has nothing to apply.
  expect(archive?.d1_databases).toMatchObject([{ binding: "DB" }]);
  expect(globSync("**/migrations", { cwd: root, exclude: ["node_modules", "dist", ".wrangler"] })).toEqual(
    [],
  );
});
