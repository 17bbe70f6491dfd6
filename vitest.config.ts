import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Test files at one time: the servers and browsers of each are processes of their own. */
const maxWorkers = Math.min(4, Math.max(2, availableParallelism()));

/**
 * Tests by what they need: nothing, a built archive, both built Workers. Those in a browser are Playwright's.
 *
 * Files are not isolated: a module is read once for all of them, not once for each, which took a quarter of the time.
 */
export default defineConfig({
  test: {
    reporters: ["default"],
    maxWorkers,
    maxConcurrency: 4,
    tags: [{ name: "deep", description: "takes long: `npm test` leaves it to `npm run test:deep`" }],
    projects: [
      {
        test: {
          name: "unit",
          include: ["{app,archive,contract,docs,scripts}/**/*.test.{ts,tsx}"],
          environment: "node",
          isolate: false,
          setupFiles: "tests/support/settle-imports.ts",
          // Some import whole archives or run commands; a busy machine may take its time over them.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: "facts",
          include: ["tests/facts/**/*.test.ts"],
          environment: "node",
          isolate: false,
          globalSetup: "tests/facts/build-archives.ts",
        },
      },
      {
        test: {
          name: "workers",
          include: ["tests/{workers,faults,fuzz}/**/*.test.ts"],
          environment: "node",
          isolate: false,
          testTimeout: 60_000,
          // What is waited for comes when it comes; a busy machine may take its time.
          expect: { poll: { timeout: 30_000 } },
          hookTimeout: 120_000,
        },
      },
      {
        // Long runs, for a nightly workflow and before a release.
        test: {
          name: "deep",
          include: ["tests/deep/**/*.test.ts"],
          environment: "node",
          testTimeout: 900_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
