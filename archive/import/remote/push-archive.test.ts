import { writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { messageOf } from "../data-error.ts";
import { readArchiveFacts } from "../database/archive-facts.ts";
import { importArchive } from "../database/local.ts";
import { tableNames } from "../database/schema.ts";
import { type D1Server, startD1Server } from "../testing/d1-server.ts";
import { type Loopback, startLoopback } from "../testing/loopback.ts";
import { miniRelease, rowsOf, zipOf } from "../testing/mini-release.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { type D1Client, d1Client } from "./deployed-d1.ts";
import { describePlan, type Plan, pushArchive, type Pushed } from "./push-archive.ts";

type Archive = Disposable & { db: DatabaseSync; version: string };

/** A small local archive; `birthplace` tells versions apart. */
function localArchive(birthplace = "Turin"): Archive {
  const folder = temporaryFolder();
  const release = miniRelease();
  for (const row of rowsOf(release, "f1db-drivers.csv")) row.placeOfBirth = birthplace;
  writeFileSync(folder.file("release.zip"), zipOf(release));
  const file = folder.file("archive.sqlite");
  importArchive({ release: folder.file("release.zip"), file });
  const db = new DatabaseSync(file, { readOnly: true });
  return {
    db,
    version: readArchiveFacts(file)?.get("version") ?? "",
    [Symbol.dispose]() {
      db.close();
      folder[Symbol.dispose]();
    },
  };
}

type PushSettings = { token?: string; confirm?: (plan: Plan) => boolean };

function push(archive: Archive, server: D1Server, settings: PushSettings = {}): Promise<Pushed> {
  const { token = "token", confirm = () => true } = settings;
  return pushArchive({
    db: archive.db,
    version: archive.version,
    run: d1Client({
      baseUrl: server.baseUrl,
      account: "account",
      database: "database",
      token,
      retryPause: 1,
    }),
    confirm: async (plan) => confirm(plan),
    onProgress: () => {},
  });
}

function clientOf(baseUrl: string, token: string): D1Client {
  return d1Client({ baseUrl, account: "account", database: "database", token, retryPause: 1 });
}

/** Refuses every request with the same message, as a proxy in between might. */
async function startRefusing(message: string): Promise<Loopback> {
  return startLoopback((_incoming, outgoing) => {
    outgoing.writeHead(400, { "content-type": "application/json" });
    outgoing.end(JSON.stringify({ success: false, errors: [{ message }], result: null }));
  });
}

test("a server's message is shown in one short line, without control characters and without the token", async () => {
  const message = `bad token s3cr3t-token\u001b[2J\r\nsecond line ${"x".repeat(5000)}`;
  await using server = await startRefusing(message);
  const refused = await clientOf(
    server.url,
    "s3cr3t-token",
  )([{ sql: "SELECT 1" }]).then(
    () => "not refused",
    (error: unknown) => messageOf(error),
  );
  expect(refused).toContain("Cloudflare's API refused: bad token ***");
  expect(refused).not.toContain("s3cr3t-token");
  expect(refused).not.toMatch(/\p{Cc}/u);
  expect(refused.length).toBeLessThan(400);
});

test("the token goes over https only, but for a server on this machine", () => {
  for (const address of ["http://api.example.com/client/v4", "ftp://example.com", "api.example.com"]) {
    expect(() => clientOf(address, "token")).toThrow("CLOUDFLARE_API_BASE_URL must be an https address");
  }
  expect(() => clientOf("https://api.example.com/client/v4", "token")).not.toThrow();
  expect(() => clientOf("http://127.0.0.1:4100", "token")).not.toThrow();
});

function rowsIn(db: DatabaseSync, table: string): Array<unknown> {
  return db.prepare(`SELECT * FROM ${table} ORDER BY 1, 2`).all();
}

/** The names of the tables and views that match a pattern. */
function namesIn(db: DatabaseSync, pattern: RegExp): Array<string> {
  return db
    .prepare("SELECT name FROM sqlite_master WHERE type IN ('table', 'view') ORDER BY name")
    .all()
    .map((row) => String(row.name))
    .filter((name) => pattern.test(name));
}

function birthplaceIn(db: DatabaseSync): unknown {
  return db.prepare("SELECT DISTINCT birthplace FROM driver").get()?.birthplace;
}

test("the plain names show the local archive's rows", async () => {
  using archive = localArchive();
  await using server = await startD1Server();
  expect(await push(archive, server)).toBe("live");
  for (const table of tableNames) expect(rowsIn(server.db, table)).toEqual(rowsIn(archive.db, table));
});

test("questions to the plain names are answered from the indexes", async () => {
  using archive = localArchive();
  await using server = await startD1Server();
  await push(archive, server);
  const plan = server.db.prepare(
    "EXPLAIN QUERY PLAN SELECT * FROM result WHERE driver_id = ? AND session = ?",
  );
  expect(plan.all("driver_1", "R")[0]?.detail).toBe(
    "SEARCH result__1 USING INDEX result_by_driver__1 (driver_id=? AND session=?)",
  );
});

test("a version that is live already is not sent again", async () => {
  using archive = localArchive();
  await using server = await startD1Server();
  await push(archive, server);
  const changes = changesOf(server.db);
  expect(await push(archive, server)).toBe("unchanged");
  expect(changesOf(server.db)).toBe(changes);
});

function changesOf(db: DatabaseSync): unknown {
  return db.prepare("SELECT total_changes() AS changes").get()?.changes;
}

test("a new version takes the place of the old one, whose tables are dropped", async () => {
  using archive = localArchive();
  using newer = localArchive("Milan");
  await using server = await startD1Server();
  await push(archive, server);
  expect(await push(newer, server)).toBe("live");
  expect(birthplaceIn(server.db)).toBe("Milan");
  expect(namesIn(server.db, /__1$/)).toEqual([]);
  expect(namesIn(server.db, /__2$/)).toHaveLength(tableNames.length);
});

test("a push that fails midway leaves the old version live, and goes on where it stopped", async () => {
  using archive = localArchive();
  using newer = localArchive("Milan");
  await using server = await startD1Server();
  await push(archive, server);
  server.treat((request) => (request > 40 ? "fail" : "answer"));
  await expect(push(newer, server)).rejects.toThrow("Cloudflare's API failed: it answered 500");
  expect(birthplaceIn(server.db)).toBe("Turin");
  const sent = sumOfProgress(server.db);
  expect(sent).toBeGreaterThan(100);

  server.treat(() => "answer");
  const plans: Array<Plan> = [];
  expect(await push(newer, server, { confirm: (plan) => plans.push(plan) > 0 })).toBe("live");
  const all = [...(plans[0]?.tables.values() ?? [])].reduce((sum, rows) => sum + rows, 0);
  expect(plans[0]?.rows).toBe(all - sent);
  expect(birthplaceIn(server.db)).toBe("Milan");
  for (const table of tableNames) expect(rowsIn(server.db, table)).toEqual(rowsIn(newer.db, table));
});

function sumOfProgress(db: DatabaseSync): number {
  return Number(
    db.prepare("SELECT sum(rows) AS rows FROM archive_load_progress WHERE number = 2").get()?.rows,
  );
}

test(
  "a push may stop at any request: the old version stays live until the new one is, and nothing is left",
  { tags: ["deep"] },
  async () => {
    using archive = localArchive();
    using newer = localArchive("Milan");
    await using server = await startD1Server();
    await push(archive, server);
    for (let stop = 1; ; stop += 1) {
      server.treat((request) => (request > stop ? "fail" : "answer"));
      const ended = await push(newer, server).catch(() => "failed" as const);
      if (ended !== "failed") break;
      expect(["Turin", "Milan"]).toContain(birthplaceIn(server.db));
    }
    for (const table of tableNames) expect(rowsIn(server.db, table)).toEqual(rowsIn(newer.db, table));
    expect(namesIn(server.db, /__1$/)).toEqual([]);
  },
);

test("a request whose answer is lost is sent again without writing anything twice", async () => {
  using archive = localArchive();
  await using server = await startD1Server();
  server.treat((request) => (request % 2 === 0 ? "apply and cut" : "answer"));
  expect(await push(archive, server)).toBe("live");
  for (const table of tableNames) expect(rowsIn(server.db, table)).toEqual(rowsIn(archive.db, table));
});

test("what another version began and did not end is dropped", async () => {
  using archive = localArchive();
  using newer = localArchive("Milan");
  await using server = await startD1Server();
  server.treat((request) => (request > 30 ? "fail" : "answer"));
  await expect(push(archive, server)).rejects.toThrow("it answered 500");
  server.treat(() => "answer");
  expect(await push(newer, server)).toBe("live");
  expect(birthplaceIn(server.db)).toBe("Milan");
  expect(namesIn(server.db, /__1$/)).toEqual([]);
});

test("tables that were made under the plain names give way", async () => {
  using archive = localArchive();
  await using server = await startD1Server();
  server.db.exec("CREATE TABLE driver (id TEXT); INSERT INTO driver VALUES ('somebody')");
  expect(await push(archive, server)).toBe("live");
  expect(birthplaceIn(server.db)).toBe("Turin");
});

test("rows that did not arrive are noticed, and the next push begins anew", async () => {
  using archive = localArchive();
  await using server = await startD1Server();
  server.treat(() => {
    if (namesIn(server.db, /^driver__1$/).length > 0) {
      server.db.exec("DELETE FROM driver__1 WHERE id = 'driver_7'");
    }
    return "answer";
  });
  await expect(push(archive, server)).rejects.toThrow("the deployed driver has 19 rows instead of 20");
  server.treat(() => "answer");
  expect(await push(archive, server)).toBe("live");
  expect(rowsIn(server.db, "driver")).toHaveLength(20);
});

test("nothing is written before it is confirmed", async () => {
  using archive = localArchive();
  await using server = await startD1Server();
  expect(await push(archive, server, { confirm: () => false })).toBe("declined");
  expect(namesIn(server.db, /__\d+$/)).toEqual([]);
});

test("what the API refuses is passed on in its own words", async () => {
  using archive = localArchive();
  await using server = await startD1Server();
  await expect(push(archive, server, { token: "wrong" })).rejects.toThrow(
    "Cloudflare's API refused: Authentication error",
  );
});

test("imported timing stays where it is, whatever archive goes live beside it", async () => {
  using archive = localArchive();
  using newer = localArchive("Milan");
  await using server = await startD1Server();
  await push(archive, server);
  server.db.exec("INSERT INTO timing_document VALUES ('/api/races/2025/1/timing/Q/stints', 'packed')");
  expect(await push(newer, server)).toBe("live");
  expect(rowsIn(server.db, "timing_document")).toMatchObject([{ packed: "packed" }]);
  expect(namesIn(server.db, /^timing_.*__/)).toEqual([]);
});

test("a push of all of history needs the paid plan, or several days of the free one", () => {
  const words = describePlan({ tables: new Map(), rows: 240_000, billed: 410_000 });
  expect(words).toContain("240,000 rows will be written");
  expect(words).toContain("410,000 with index entries");
  expect(words).toContain("Workers Paid plan");
  expect(words).toContain("5 days in all");
});

test("a small push fits into the free plan's day", () => {
  expect(describePlan({ tables: new Map(), rows: 20_000, billed: 35_000 })).toContain(
    "Cloudflare's free plan (100,000 a day) is enough",
  );
});
