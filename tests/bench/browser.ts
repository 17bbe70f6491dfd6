/**
 * `npm run bench:browser`: what a visitor with a slow phone gets, in a real Chromium.
 *
 * The built site runs over the full archive behind a proxy that compresses and speaks HTTP/2 as the network's edge does.
 * Each page is opened with an empty cache on Lighthouse's "mobile" settings: a processor slowed down four times,
 * 1.6 Mbit/s, 150 ms there and back. `--lighthouse` asks Lighthouse as well, which npx brings: nobody else needs it installed.
 */
import { parseArgs } from "node:util";
import { startBrowser } from "../../scripts/lib/chromium.ts";
import { ensureBuilt } from "../../scripts/build.ts";
import { main, step } from "../../scripts/lib/command.ts";
import { startLocalSite } from "../../scripts/lib/workerd/local-site.ts";
import { trustAnyCertificate } from "./browser/certificate.ts";
import { startCompressingProxy } from "./browser/compressing-proxy.ts";
import { type LighthouseRun, runLighthouse } from "./browser/lighthouse.ts";
import { measureInteractions } from "./browser/interactions.ts";
import { measureNavigation } from "./browser/navigation.ts";
import { measureLoad } from "./browser/page-load.ts";
import { visitedPages } from "./browser/pages.ts";
import { type BrowserFigures, reportBrowser } from "./browser/report.ts";
import { withFullArchive } from "./full-archive.ts";

await main(async () => {
  const { values } = parseArgs({ options: { lighthouse: { type: "boolean", default: false } } });
  await ensureBuilt();
  await withFullArchive(async (persistTo) => {
    const vars = { LOCAL: "yes", LOG: "off", RATE_LIMIT: "off", API_KEY: "bench" };
    const site = await startLocalSite({ port: 0, persistTo, vars });
    await using proxy = await startCompressingProxy(site.url);
    // Before the other browser is open: beside it, however idle, Lighthouse paints up to 45 ms later.
    const lighthouses: Array<Array<LighthouseRun>> = [];
    for (const { name, path } of values.lighthouse ? visitedPages : [])
      lighthouses.push(await step(`Lighthouse on ${name}`, () => runLighthouse(proxy.url + path)));
    const browser = await startBrowser([trustAnyCertificate]);
    try {
      const figures: BrowserFigures = { pages: [], interactions: [], navigations: [] };
      for (const [index, page] of visitedPages.entries()) {
        const visit = (scripts: boolean) => () => measureLoad(browser, proxy.url, page, { scripts });
        const full = await step(`Opening ${page.name}`, visit(true));
        const floor = await step(`Opening ${page.name} without its scripts`, visit(false));
        figures.pages.push({ ...page, full, floor, lighthouse: lighthouses[index] ?? [] });
      }
      figures.interactions = await step("Sorting and filtering", () =>
        measureInteractions(browser, proxy.url),
      );
      figures.navigations = await step("Going to preloaded pages", () =>
        measureNavigation(browser, proxy.url),
      );
      reportBrowser(figures);
    } finally {
      await browser.close();
      await site.stop();
    }
  });
});
