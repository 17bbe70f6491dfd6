import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import type { SiteOptions } from "./support/browser-test.ts";
import { findChromium, quietFlags } from "../scripts/lib/chromium.ts";

const executablePath = findChromium() ?? "no Chromium on this machine: CHROMIUM_PATH may name one";

/** Where accessibility is looked at by `npm run test:deep`; `npm test` looks on a desk in the light theme. */
const screens = [1280, 768, 360].flatMap((width) =>
  (["light", "dark"] as const).map((colorScheme) => ({ width, colorScheme })),
);

/** Tests in a browser, against the built site over the starter archive. They need `npm run build` first. */
export default defineConfig<object, SiteOptions>({
  testDir: ".",
  testMatch: "e2e/**/*.spec.ts",
  globalSetup: "./support/start-site.ts",
  outputDir: "../test-results",
  fullyParallel: true,
  workers: Math.min(4, Math.max(2, availableParallelism())),
  // A race is mended, not tried again.
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["../scripts/lib/test-outcomes.ts"]],
  use: {
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath, args: [...quietFlags] },
    // Actions, requests and the console. Pictures cost a third of the time, and a copy of the page at each action, which
    // for a long table is large, a seventh.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false, sources: false },
  },
  projects: [
    // First, so that the longest walk is not the last test; one worker, so that all of history is served once.
    { name: "history", testMatch: "e2e/history/*.spec.ts", use: { siteKind: "full" }, workers: 1 },
    { name: "journeys", testIgnore: ["e2e/accessibility.spec.ts", "e2e/history/*.spec.ts"] },
    ...screens.map(({ width, colorScheme }) => ({
      name: `accessibility-${width}-${colorScheme}`,
      testMatch: "e2e/accessibility.spec.ts",
      use: { viewport: { width, height: 800 }, colorScheme },
    })),
  ],
});
