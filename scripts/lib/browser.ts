import { type Browser, chromium } from "playwright";
import { findChromium } from "./chromium.ts";

/** The popups of the address bar: every new window loads them beside the page, at a third of a second of a processor. */
export const addressBarPopups = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];

/**
 * What this Chromium does without: of several such lists only the last one counts, so these are Playwright's own, and
 * the popups.
 */
const unwantedFeatures = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "AimEnabled",
  "PreconnectToSearch",
  ...addressBarPopups,
];

/** Without these a headless Chromium calls home, which a closed network answers with errors. */
export const quietFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${unwantedFeatures.join(",")}`,
];

/** Starts this machine's Chromium, without a window, with further flags as asked. */
export async function startBrowser(flags: ReadonlyArray<string> = []): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error("no Chromium on this machine; CHROMIUM_PATH may name one");
  return chromium.launch({ executablePath, args: [...quietFlags, ...flags] });
}
