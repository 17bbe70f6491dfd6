import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Test files at one time: the servers and browsers of each are processes of their own. */
const maxWorkers = Math.min(4, Math.max(2, availableParallelism()));

/** Tests by what they need: nothing, a built archive, both built Workers, a browser. */
export default defineConfig({
  test: {
    reporters: ["default"],
    maxWorkers,
    maxConcurrency: 4,
    projects: [
      {
        test: {
          name: "unit",
          include: ["{app,archive,contract,docs,scripts}/**/*.test.{ts,tsx}"],
          environment: "node",
          // Some import whole archives or run commands; a busy machine may take its time over them.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: "facts",
          include: ["tests/facts/**/*.test.ts"],
          environment: "node",
          globalSetup: "tests/facts/build-archives.ts",
        },
      },
      {
        test: {
          name: "workers",
          include: ["tests/{workers,faults,fuzz}/**/*.test.ts"],
          environment: "node",
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
      {
        test: {
          name: "browser",
          include: ["tests/e2e/**/*.test.ts"],
          environment: "node",
          // A browser on a busy machine may miss a moment. What needed a second try is named at the end of the run.
          retry: 1,
          testTimeout: 60_000,
          expect: { poll: { timeout: 30_000 } },
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
