import type { Browser, Page } from "playwright";

/** Lighthouse's "mobile": a mid-range phone on a slow mobile network. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const network = { latency: 150, downloadThroughput: (1.6e6 / 8) * 0.9, uploadThroughput: (750e3 / 8) * 0.9 };

/** How often slower the processor is made. */
export const slowdown = 4;

/** Does something three times, one after the other: the middle one of the figures counts. */
export async function thrice<Figures>(visit: () => Promise<Figures>): Promise<Array<Figures>> {
  return [await visit(), await visit(), await visit()];
}

export type Slowed = {
  slowNetwork: boolean;
  /** How often slower the processor is made. */
  cpu: number;
  /** A wide screen in place of a phone's. */
  wide?: boolean;
  /** Whether files of scripts are loaded. */
  scripts?: boolean;
};

/** A page in a context of its own, so that its cache is empty, with a slowed processor and network as asked. */
export async function openSlowed(
  browser: Browser,
  { slowNetwork, cpu, wide = false, scripts = true }: Slowed,
): Promise<Page & AsyncDisposable> {
  const context = await browser.newContext(wide ? { viewport: { width: 1280, height: 800 } } : phone);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpu });
  await devtools.send("Network.enable");
  if (!scripts) await devtools.send("Network.setBlockedURLs", { urls: ["*.js"] });
  if (slowNetwork) {
    await devtools.send("Network.emulateNetworkConditions", { offline: false, ...network });
  }
  return Object.assign(page, { [Symbol.asyncDispose]: () => context.close() });
}
