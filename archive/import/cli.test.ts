import { spawn } from "node:child_process";
import { once } from "node:events";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { readArchiveFacts } from "./database/archive-facts.ts";
import { localDatabaseFile } from "./database/local.ts";
import { startD1Server } from "./testing/d1-server.ts";
import { startLoopback } from "./testing/loopback.ts";
import { miniRelease, zipOf } from "./testing/mini-release.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

const cli = fileURLToPath(new URL("cli.ts", import.meta.url));

type Ended = { code: unknown; stdout: string; stderr: string };

/** Runs the command line as a person's shell would, and waits for its end. */
async function run(args: Array<string>, env: Record<string, string> = {}): Promise<Ended> {
  const child = spawn(process.execPath, [cli, ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [[code], stdout, stderr] = await Promise.all([
    once(child, "exit"),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, stdout, stderr };
}

/** A folder with a release in it. */
function setUp() {
  const folder = temporaryFolder();
  writeFileSync(folder.file("release.zip"), zipOf(miniRelease()));
  const extentHere = () => readArchiveFacts(localDatabaseFile(folder.path))?.get("extent");
  const sync = ["sync", "--persist-to", folder.path];
  return { ...folder, sync, from: [...sync, "--from", folder.file("release.zip")], extentHere };
}

test("sync imports a release from a file, and reports what it imported and what it skipped", async () => {
  using folder = setUp();
  const { code, stdout } = await run(folder.from);
  expect(code).toBe(0);
  expect(stdout).toMatch(/Taken from F1DB +into +rows\n {2}countries +country +1\n/);
  expect(stdout).toMatch(/races-race-results +result +220\n/);
  expect(stdout).toMatch(/Computed[^]*document +\d+\n/);
  expect(stdout).toMatch(/Left out[^]*chassis +– +1\n/);
  expect(stdout).toMatch(/Imported in [\d.]+ s: version [0-9a-f]{12}\.\n$/);
  expect(folder.extentHere()).toBe("full");
});

test("sync has nothing to do when the archive holds the release already", async () => {
  using folder = setUp();
  await run(folder.from);
  const { code, stdout } = await run(folder.from);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^The archive already has this release \(version [0-9a-f]{12}\)\.\n$/);
});

test("sync downloads the newest release", async () => {
  using folder = setUp();
  const zip = zipOf(miniRelease());
  await using server = await startLoopback((_request, response) => response.end(zip));
  const { code } = await run(folder.sync, { F1DB_URL: `${server.url}/f1db-csv.zip` });
  expect(code).toBe(0);
  expect(folder.extentHere()).toBe("full");
});

test(
  "file writes the archive as files with their checksums, the starter where there is no other",
  { tags: ["deep"] },
  async () => {
    using folder = setUp();
    const { code, stdout } = await run(["file", "--persist-to", folder.path, "--out", folder.file("out")]);
    expect(code).toBe(0);
    for (const name of ["f1-archive.sqlite", "f1-laps.sqlite"]) {
      const content = readFileSync(join(folder.file("out"), name));
      const sha256 = createHash("sha256").update(content).digest("hex");
      expect(readFileSync(join(folder.file("out"), `${name}.sha256`), "utf8")).toBe(`${sha256}  ${name}\n`);
      expect(stdout).toContain(sha256);
    }
  },
);

test("errors are printed as one line, with exit code 1", { tags: ["deep"] }, async () => {
  using folder = setUp();
  writeFileSync(folder.file("broken.zip"), "no zip");
  const commands: Array<[Array<string>, string]> = [
    [
      [...folder.sync, "--from", folder.file("broken.zip")],
      "the file is not a zip. The archive is unchanged.",
    ],
    [[...folder.sync, "--from", folder.file("gone.zip")], "cannot be read: ENOENT"],
    [["starter", "--persist-to", folder.path], "There is no full archive yet: run npm run data:sync"],
    [["sing"], "There is no such command: sing"],
    [["sync", "--loudly"], "Unknown option '--loudly'"],
  ];
  for (const [args, message] of commands) {
    const { code, stderr } = await run(args);
    expect(code).toBe(1);
    expect(stderr).toContain(message);
    expect(stderr.trimEnd().split("\n")).toHaveLength(1);
  }
});

test("sync --remote says what it will write, and updates the deployed archive to the local one", async () => {
  using folder = setUp();
  await using server = await startD1Server();
  const remote = [...folder.from, "--remote", "--database-id", "database"];
  const env = {
    CLOUDFLARE_ACCOUNT_ID: "account",
    CLOUDFLARE_API_TOKEN: "token",
    CLOUDFLARE_API_BASE_URL: server.baseUrl,
  };
  const unconfirmed = await run(remote, env);
  expect(unconfirmed).toMatchObject({ code: 1, stderr: expect.stringContaining("Add --yes to go on") });
  expect(unconfirmed.stdout).toMatch(/[\d,]+ rows will be written, [\d,]+ with index entries/);

  const { code, stdout } = await run([...remote, "--yes"], env);
  expect(code).toBe(0);
  expect(stdout).toMatch(/The deployed archive is live: version [0-9a-f]{12}\.\n$/);
  expect(server.db.prepare("SELECT count(*) AS rows FROM result").get()).toMatchObject({ rows: 240 });
});

test("sync --remote checks its settings before it does anything", async () => {
  using folder = setUp();
  const { code, stderr } = await run([...folder.from, "--remote"]);
  expect(code).toBe(1);
  expect(stderr).toMatch(/^--remote needs CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN/);
  expect(folder.extentHere()).toBeUndefined();
});
