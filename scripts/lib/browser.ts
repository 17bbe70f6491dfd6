import { type Browser, chromium } from "playwright";
import { findChromium } from "./chromium.ts";

/**
 * The popups of the address bar: every new window loads them beside the page, which takes a third of a second of CPU.
 */
export const addressBarPopups = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];

/**
 * Disabled features of Chromium. Only the last such list on a command line counts, so this one includes Playwright's
 * own, plus the popups.
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

/** Without these a headless Chromium sends requests of its own, which fail on a closed network. */
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

/** Starts the machine's Chromium headless, with additional flags. */
export async function startBrowser(flags: ReadonlyArray<string> = []): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error("Chromium was not found on this machine; set CHROMIUM_PATH");
  return chromium.launch({ executablePath, args: [...quietFlags, ...flags] });
}
