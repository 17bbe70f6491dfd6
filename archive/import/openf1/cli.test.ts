import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { DatabaseSync } from "node:sqlite";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { startD1Server } from "../testing/d1-server.ts";
import { weekendAnswers, type OpenF1Server, startOpenF1 } from "../testing/openf1-server.ts";
import { starterCopy } from "../testing/temporary-folder.ts";

const cli = fileURLToPath(new URL("cli.ts", import.meta.url));

/** A local archive, and the command line as a person's shell runs it. */
async function setUp() {
  const folder = await starterCopy();
  const start = (openF1: OpenF1Server, args: Array<string>, env: Record<string, string> = {}): ChildProcess =>
    spawn(process.execPath, [cli, ...args, "--persist-to", folder.path], {
      env: { PATH: process.env.PATH, OPENF1_URL: openF1.address, OPENF1_LIMITS: "1000/1", ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
  return {
    ...folder,
    file: folder.database,
    start,
    async run(openF1: OpenF1Server, args: Array<string>, env: Record<string, string> = {}) {
      const child = start(openF1, args, env);
      const [[code], stdout, stderr] = await Promise.all([
        once(child, "exit"),
        child.stdout ? text(child.stdout) : "",
        child.stderr ? text(child.stderr) : "",
      ]);
      return { code, stdout, stderr };
    },
  };
}

const sync = ["sync", "--year", "2025", "--round", "5"];

/** The timing that an archive holds: its version, and of each session how many documents it says and has. */
function timingIn(file: string) {
  using db = new DatabaseSync(file);
  expect({ ...db.prepare("PRAGMA integrity_check").get() }).toEqual({ integrity_check: "ok" });
  const sessions = db.prepare(`
    SELECT session, json_array_length(documents) AS said, (SELECT count(*) FROM timing_document
      WHERE path LIKE '/api/races/2025/5/timing/' || session || '/%') AS held
    FROM timing_session WHERE year = 2025 AND round = 5`);
  const version = db.prepare("SELECT value FROM timing_fact WHERE key = 'version'").get()?.value;
  return { sessions: sessions.all().map((row) => ({ ...row })), version };
}

test("a round is imported, what came of it is printed, and a second run has nothing to do", async () => {
  using archive = await setUp();
  await using openF1 = await startOpenF1(weekendAnswers);
  const first = await archive.run(openF1, sync);
  expect(first).toMatchObject({
    code: 0,
    stdout: expect.stringContaining("Imported: 2025 round 5, Qualifying"),
  });
  expect(first.stderr).toMatch(/Importing timing: \d+ % \(2025 round 5, Race: laps\)/);
  expect(first.stdout).toMatch(/3 imported, 0 failed, 0 held already, 0 not over yet\n$/);
  const again = await archive.run(openF1, sync);
  expect(again.stdout).toMatch(/0 imported, 0 failed, 3 held already, 0 not over yet\n$/);
});

test(
  "answers are stored: --again computes without requests, --fresh requests again",
  { tags: ["deep"] },
  async () => {
    using archive = await setUp();
    await using openF1 = await startOpenF1(weekendAnswers);
    const laps = () => openF1.asked.filter((path) => path === "laps?session_key=5001").length;
    const one = [...sync, "--session", "fp1"];
    await archive.run(openF1, one);
    await archive.run(openF1, [...one, "--again"]);
    expect(laps()).toBe(1);
    expect((await archive.run(openF1, [...one, "--fresh"])).stdout).toContain("1 imported");
    expect(laps()).toBe(2);
  },
);

test(
  "an unavailable session makes the command fail, and the next run continues",
  { tags: ["deep"] },
  async () => {
    using archive = await setUp();
    await using openF1 = await startOpenF1(weekendAnswers);
    openF1.treat((_, path) =>
      path === "stints?session_key=5002" ? { kind: "status", status: 422, body: "{}" } : { kind: "answer" },
    );
    const failed = await archive.run(openF1, sync);
    expect(failed.code).toBe(1);
    expect(failed.stdout).toContain("Failed: 2025 round 5, Qualifying: OpenF1 answered 422");
    openF1.treat(() => ({ kind: "answer" }));
    openF1.asked.length = 0;
    expect((await archive.run(openF1, sync)).stdout).toContain("1 imported, 0 failed, 2 held already");
    expect(openF1.asked).not.toContain("laps?session_key=5002");
  },
);

test("--remote sends the round to the deployed archive too, once", { tags: ["deep"] }, async () => {
  using archive = await setUp();
  await using openF1 = await startOpenF1(weekendAnswers);
  await using d1 = await startD1Server();
  const remote = [...sync, "--remote", "--database-id", "database"];
  const env = {
    CLOUDFLARE_ACCOUNT_ID: "account",
    CLOUDFLARE_API_TOKEN: "token",
    CLOUDFLARE_API_BASE_URL: d1.baseUrl,
  };
  expect(await archive.run(openF1, remote)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("--remote needs CLOUDFLARE_ACCOUNT_ID"),
  });
  const first = await archive.run(openF1, remote, env);
  expect(first).toMatchObject({
    code: 0,
    stdout: expect.stringContaining("The timing of 3 sessions was sent"),
  });
  expect(d1.db.prepare("SELECT session FROM timing_session").all()).toHaveLength(3);
  using local = new DatabaseSync(archive.file, { readOnly: true });
  const documents = "SELECT * FROM timing_document WHERE path LIKE '/api/races/2025/5/%' ORDER BY path";
  expect(d1.db.prepare(documents).all()).toEqual(local.prepare(documents).all());
  expect((await archive.run(openF1, remote, env)).stdout).toContain("The timing of 0 sessions was sent");
});

test("invalid commands are rejected in one line", async () => {
  using archive = await setUp();
  await using openF1 = await startOpenF1(weekendAnswers);
  const unknown = await archive.run(openF1, ["sync", "--year", "2025", "--round", "30"]);
  expect(unknown).toEqual({ code: 1, stdout: "", stderr: "2025 has no round 30\n" });
  const { stderr } = await archive.run(openF1, ["push"]);
  expect(stderr).toBe("There is no such command: push (--help lists them)\n");
});

test(
  "an import that is killed at any of 12 random moments leaves whole sessions only, and goes on where it was",
  { tags: ["deep"], timeout: 120_000 },
  async () => {
    await using openF1 = await startOpenF1(weekendAnswers);
    using unharmed = await setUp();
    const started = performance.now();
    await unharmed.run(openF1, sync);
    const usual = performance.now() - started;
    const whole = timingIn(unharmed.file);

    using archive = await setUp();
    openF1.asked.length = 0;
    const kills = 12;
    for (let moment = 1; moment <= kills; moment += 1) {
      const child = archive.start(openF1, sync);
      const ended = once(child, "exit");
      await Promise.race([pause(Math.random() * usual), ended]);
      child.kill("SIGKILL");
      await ended;
      for (const { session, said, held } of timingIn(archive.file).sessions) {
        expect(held, `${String(session)} after kill ${moment}`).toBe(said);
      }
    }
    expect((await archive.run(openF1, sync)).code).toBe(0);
    expect(timingIn(archive.file)).toEqual(whole);
    // What was received before a kill is asked for once more at most: when the kill came before it was kept.
    const kept = openF1.asked.filter(
      (path) => !path.startsWith("sessions") && weekendAnswers(path).length > 0,
    );
    expect(kept.length - new Set(kept).size).toBeLessThanOrEqual(kills);
  },
);
