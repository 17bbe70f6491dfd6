import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { hasReplay, needsReplay, type ReplayServer, startReplay } from "../testing/replay-server.ts";
import { starterCopy } from "../testing/temporary-folder.ts";
import { type Clock, openF1Client, openF1Limits, systemClock, withStoredAnswers } from "./openf1-client.ts";
import { diskAnswers } from "./sync-command.ts";
import { localDatabase } from "./local-database.ts";
import { starterSessions } from "./starter-timing.ts";
import { type SyncReport, syncTiming, type Wanted } from "./sync-timing.ts";
import { heldSessionsIn, heldStatement } from "./timing-store.ts";

const cli = fileURLToPath(new URL("cli.ts", import.meta.url));

type Archive = Awaited<ReturnType<typeof starterCopy>>;

/** An archive in which no timing is held, not even what ships with the source. */
async function emptyArchive(): Promise<Archive> {
  const archive = await starterCopy();
  await localDatabase(archive.database)([
    { sql: "DELETE FROM timing_session" },
    { sql: "DELETE FROM timing_document" },
  ]);
  return archive;
}

/** Nothing is waited for, but the next second of the clock that the server counts by is not far. */
const hasty: Clock = { now: () => 0, wait: async () => {} };

type Settings = { clock?: Clock; limits?: typeof openF1Limits };

function sync(
  archive: Archive,
  replay: ReplayServer,
  wanted: Wanted,
  settings: Settings = {},
): Promise<SyncReport> {
  const { clock = hasty, limits = [] } = settings;
  const askFresh = openF1Client({ address: replay.address, clock, limits });
  return syncTiming(wanted, {
    database: localDatabase(archive.database),
    askFresh,
    ask: withStoredAnswers(askFresh, diskAnswers(archive.file("openf1"), replay.address)),
    now: new Date("2026-11-20T00:00:00Z"),
    again: false,
    onProgress: () => {},
  });
}

/** The fingerprints of OpenF1's sessions that are held, by name; those of a round are like those of the shipped ones. */
async function fingerprintsIn({ database }: Archive): Promise<Record<string, number>> {
  const [held] = await localDatabase(database)([heldStatement]);
  const ofOpenF1 = heldSessionsIn(held).filter(({ session_key }) => session_key !== null);
  return Object.fromEntries(ofOpenF1.map((row) => [nameOf(row), row.fingerprint]));
}

function shipped(round?: number): Record<string, number> {
  const sessions = starterSessions().filter((session) => round === undefined || session.round === round);
  return Object.fromEntries(sessions.map((row) => [nameOf(row), row.fingerprint]));
}

function nameOf({ round, session }: { round: number; session: string }): string {
  return `${round} ${session}`;
}

test(
  "every recorded session of 2025 is imported whole, and gives what ships with the source",
  { tags: ["deep"] },
  async ({ skip }) => {
    skip(!hasReplay, needsReplay);
    using archive = await emptyArchive();
    await using replay = await startReplay();
    const { imported, failed, unmapped } = await sync(archive, replay, { year: 2025 });
    expect({ failed, unmapped }).toEqual({ failed: [], unmapped: [] });
    expect(imported).toHaveLength(12);
    expect(imported.flatMap(({ notes }) => notes)).toEqual([]);
    // When this fails after a change of the analysis: raise `timingFormat`, and `npm run timing:starter`.
    expect(await fingerprintsIn(archive)).toMatchObject(shipped());
  },
);

test("a slow OpenF1 gives the same", { tags: ["deep"] }, async ({ skip }) => {
  skip(!hasReplay, needsReplay);
  using archive = await emptyArchive();
  await using replay = await startReplay(["--delay-ms", "150"]);
  await sync(archive, replay, { year: 2025, round: 1, session: "FP1" });
  expect(await fingerprintsIn(archive)).toEqual({ "1 FP1": shipped()["1 FP1"] });
});

test("an OpenF1 that fails every third time gives the same, in as many runs as it takes", async ({
  skip,
}) => {
  skip(!hasReplay, needsReplay);
  using archive = await emptyArchive();
  await using replay = await startReplay(["--fail-rate", "0.35"]);
  let whole = false;
  for (let run = 1; run <= 10 && !whole; run += 1) {
    const report = await sync(archive, replay, { year: 2025, round: 1 }).catch(() => null);
    whole = report !== null && report.failed.length === 0;
  }
  expect(await fingerprintsIn(archive)).toEqual(shipped(1));
  const received = replay.answered.filter((line) => line.startsWith("200") && !line.includes("/v1/sessions"));
  expect(received, "nothing is fetched twice").toHaveLength(new Set(received).size);
});

test(
  "an OpenF1 that limits its requests is asked within its limits",
  { tags: ["deep"] },
  async ({ skip }) => {
    skip(!hasReplay, needsReplay);
    using archive = await emptyArchive();
    await using replay = await startReplay(["--rate-limit", "3"]);
    const settings = { clock: systemClock, limits: openF1Limits };
    await sync(archive, replay, { year: 2025, round: 1, session: "FP1" }, settings);
    expect(await fingerprintsIn(archive)).toEqual({ "1 FP1": shipped()["1 FP1"] });
    expect(replay.answered.filter((line) => line.startsWith("429"))).toEqual([]);
  },
);

test("an OpenF1 that allows less than it says is waited for", { tags: ["deep"] }, async ({ skip }) => {
  skip(!hasReplay, needsReplay);
  using archive = await emptyArchive();
  await using replay = await startReplay(["--rate-limit", "2"]);
  await sync(archive, replay, { year: 2025, round: 1, session: "FP1" }, { clock: systemClock });
  expect(await fingerprintsIn(archive)).toEqual({ "1 FP1": shipped()["1 FP1"] });
  expect(replay.answered.filter((line) => line.startsWith("429"))).not.toEqual([]);
});

test(
  "an import that is killed at any of 8 random moments goes on where it was, and gives the same",
  { tags: ["deep"], timeout: 120_000 },
  async ({ skip }) => {
    skip(!hasReplay, needsReplay);
    using archive = await emptyArchive();
    await using replay = await startReplay(["--delay-ms", "5"]);
    const start = () =>
      spawn(
        process.execPath,
        [cli, "sync", "--year", "2025", "--round", "1", "--again", "--persist-to", archive.path],
        {
          env: { PATH: process.env.PATH, OPENF1_URL: replay.address, OPENF1_LIMITS: "1000/1" },
          stdio: "ignore",
        },
      );
    for (let moment = 1; moment <= 8; moment += 1) {
      const child = start();
      const ended = once(child, "exit");
      await Promise.race([pause(Math.random() * 4000), ended]);
      child.kill("SIGKILL");
      await ended;
      const held = await fingerprintsIn(archive);
      for (const [name, fingerprint] of Object.entries(held)) expect(fingerprint).toBe(shipped()[name]);
    }
    const last = start();
    expect(await once(last, "exit")).toEqual([0, null]);
    expect(await fingerprintsIn(archive)).toEqual(shipped());
  },
);
