import { type Browser, chromium } from "playwright-core";
import { findChromium } from "./chromium.ts";

/** Without these a headless Chromium calls home, which a closed network answers with errors. */
const quietFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Starts this machine's Chromium, without a window. */
export async function startBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error("no Chromium on this machine; CHROMIUM_PATH may name one");
  return chromium.launch({ executablePath, args: quietFlags });
}
