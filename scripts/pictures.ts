/**
 * `npm run pictures`: takes pictures of fifteen pages, in both themes and two widths, from the built site and
 * the local archive. They are written to `docs/pictures/all`, which git ignores; those shown in the documents also go
 * to `docs/pictures`, compressed. `npm run pictures -- /records/ /teams/ferrari/` takes only the given pages.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { readArchiveFacts } from "#archive/import/database/archive-facts.ts";
import { localDatabaseFile } from "#archive/import/database/local.ts";
import { ensureArchive, root, stateFolder } from "./lib/paths.ts";
import { startBrowser } from "./lib/chromium.ts";
import { ensureBuilt } from "./build.ts";
import { main, Refusal, type Say, step } from "./lib/command.ts";
import { startLocalSite } from "./lib/workerd/local-site.ts";
import { localVars } from "./lib/vars.ts";

/** A page to take pictures of. */
type Subject = {
  /** The base name of its files, before width and theme. */
  name: string;
  path: string;
  /** The picture shown in the documents, if any, which is committed. */
  shown?: { width: number; theme: Theme };
};

type Theme = "light" | "dark";

const pictureThemes: ReadonlyArray<Theme> = ["light", "dark"];

/** Widths and heights of the window in CSS pixels. */
const pictureSizes = [
  { width: 1280, height: 860 },
  { width: 390, height: 844 },
] as const;

/** Fifteen pages: `npm run pictures` takes each in both themes and sizes. */
const pictureList: ReadonlyArray<Subject> = [
  { name: "home", path: "/", shown: { width: 390, theme: "light" } },
  { name: "races", path: "/races/?year=2025" },
  { name: "race-results", path: "/race/2025/1/race/results" },
  { name: "stints", path: "/race/2025/1/race/stints", shown: { width: 1280, theme: "dark" } },
  { name: "track-dominance", path: "/race/2025/1/qualifying/team-track-dominance" },
  { name: "standings", path: "/standings/2025/drivers/overview", shown: { width: 390, theme: "dark" } },
  { name: "standings-graph", path: "/standings/2025/drivers/graph", shown: { width: 1280, theme: "light" } },
  { name: "driver-results", path: "/driver/lewis_hamilton/", shown: { width: 390, theme: "light" } },
  { name: "driver-teammates", path: "/driver/lewis_hamilton/race_teammate" },
  { name: "driver-charts", path: "/driver/lewis_hamilton/charts" },
  { name: "drivers-overview", path: "/drivers_overview/" },
  { name: "team-results", path: "/teams/ferrari/", shown: { width: 1280, theme: "light" } },
  { name: "circuit", path: "/circuits/monza/" },
  { name: "compare", path: "/compare/?ids=lando_norris,oscar_piastri,max_verstappen" },
  { name: "records", path: "/records/" },
];

/**
 * The pages to take pictures of: the given ones, or all fifteen.
 *
 * @param paths for example "/records/?kind=wins"; pictures are named after their path
 * @throws Refusal for anything but a path
 */
function picturesOf(paths: ReadonlyArray<string>): ReadonlyArray<Subject> {
  if (paths.length === 0) return pictureList;
  const other = paths.find((path) => !path.startsWith("/"));
  if (other !== undefined) throw new Refusal(`"${other}" is not the path of a page (for example /records/).`);
  return paths.map((path) => ({
    name: path.replaceAll(/\W+/g, "-").replaceAll(/^-|-$/g, "") || "home",
    path,
  }));
}

const shownFolder = join(root, "docs", "pictures");
const allFolder = join(shownFolder, "all");

await main(async () => {
  const subjects = picturesOf(process.argv.slice(2));
  const vars = { ...localVars(process.env), LOG: "off", RATE_LIMIT: "off" };
  await ensureArchive();
  await ensureBuilt();
  if (readArchiveFacts(localDatabaseFile(stateFolder))?.get("extent") !== "full")
    console.log("  Only the starter archive is here: for the full one, run npm run data:sync.");
  mkdirSync(allFolder, { recursive: true });
  const site = await startLocalSite({ port: 0, persistTo: stateFolder, vars });
  const browser = await startBrowser();
  try {
    await step("Making pictures", (say) => makePictures(browser, site.url, subjects, say));
  } finally {
    await browser.close();
    await site.stop();
  }
  console.log(`  They are in ${allFolder}`);
});

async function makePictures(
  browser: Browser,
  siteUrl: string,
  subjects: ReadonlyArray<Subject>,
  say: Say,
): Promise<void> {
  for (const theme of pictureThemes) {
    for (const viewport of pictureSizes) {
      const context = await browser.newContext({ baseURL: siteUrl, viewport, colorScheme: theme });
      const page = await context.newPage();
      for (const { name, path, shown } of subjects) {
        const file = `${name}-${viewport.width}-${theme}`;
        say(file);
        const picture = await pictureOf(page, path);
        writeFileSync(join(allFolder, `${file}.png`), picture);
        if (shown !== undefined && isOne(shown, viewport.width, theme))
          writeFileSync(join(shownFolder, `${name}.webp`), await asWebp(browser, picture));
      }
      await context.close();
    }
  }
}

function isOne(shown: { width: number; theme: Theme }, width: number, theme: Theme): boolean {
  return shown.width === width && shown.theme === theme;
}

/** The first screen of a page, once its charts are drawn. */
async function pictureOf(page: Page, path: string): Promise<Buffer> {
  await page.goto(path, { waitUntil: "networkidle" });
  return page.screenshot({ animations: "disabled" });
}

/** Converts a picture to WebP, a third of its size, using the browser's encoder. */
async function asWebp(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  try {
    const encoded = await page.evaluate(async (base64) => {
      const source = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
      const canvas = new OffscreenCanvas(source.width, source.height);
      canvas.getContext("2d")?.drawImage(source, 0, 0);
      const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.85 });
      return [...new Uint8Array(await blob.arrayBuffer())];
    }, png.toString("base64"));
    return Buffer.from(encoded);
  } finally {
    await page.close();
  }
}
