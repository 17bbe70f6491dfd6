import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { object, parse, record, string } from "valibot";
import { expect, test } from "vitest";
import { startD1Server } from "#archive/import/testing/d1-server.ts";
import { startLoopback } from "#archive/import/testing/loopback.ts";
import { miniRelease, zipOf } from "#archive/import/testing/mini-release.ts";
import { startOpenF1, weekendAnswers } from "#archive/import/testing/openf1-server.ts";
import { temporaryFolder } from "#archive/import/testing/temporary-folder.ts";
import { root } from "../../scripts/lib/paths.ts";

/**
 * A checkout as a workflow has it, with the packages of this one, whose archive/wrangler.toml names a deployed database:
 * the one called "database".
 */
function startCheckout(databaseId = "database") {
  const folder = temporaryFolder();
  const files = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" }).split("\0");
  const needed = files.filter((file) => /^(?:archive|app|contract|docs|public|scripts|[^/]+$)/.test(file));
  for (const file of needed.filter((each) => existsSync(join(root, each))))
    cpSync(join(root, file), folder.file(file), { recursive: true });
  symlinkSync(join(root, "node_modules"), folder.file("node_modules"));
  const config = folder.file("archive/wrangler.toml");
  const named = readFileSync(config, "utf8").replace(/^database_id = .*$/m, `database_id = "${databaseId}"`);
  writeFileSync(config, named);
  return folder;
}

/** The last command of a workflow, which is what it is for. */
function commandOf(workflow: string): string {
  const steps = readFileSync(join(root, ".github", "workflows", workflow), "utf8");
  return [...steps.matchAll(/- run: (.+)/g)].at(-1)?.[1] ?? "";
}

/** Runs a command as a workflow's shell does, with these variables and no others. */
async function run(command: string, cwd: string, env: Record<string, string>) {
  const path = [dirname(process.execPath), process.env.PATH].join(delimiter);
  const child = spawn("bash", ["-e", "-c", command], {
    cwd,
    env: { PATH: path, HOME: cwd, CI: "true", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [[code], stdout, stderr] = await Promise.all([
    once(child, "exit"),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, stdout, stderr };
}

const secrets = { CLOUDFLARE_ACCOUNT_ID: "account", CLOUDFLARE_API_TOKEN: "token" };

test(
  "refresh.yml brings the deployed archive up to the newest release, and has nothing to do the next time",
  { tags: ["deep"] },
  async () => {
    using checkout = startCheckout();
    const zip = zipOf(miniRelease());
    await using f1db = await startLoopback((_request, response) => response.end(zip));
    await using openF1 = await startOpenF1(weekendAnswers);
    await using d1 = await startD1Server();
    const env = {
      ...secrets,
      CLOUDFLARE_API_BASE_URL: d1.baseUrl,
      F1DB_URL: `${f1db.url}/f1db-csv.zip`,
      OPENF1_URL: openF1.address,
    };
    const command = commandOf("refresh.yml");
    expect(command).toBe("npm run data:sync -- --remote --yes");
    const first = await run(command, checkout.path, env);
    expect(first).toMatchObject({ code: 0, stdout: expect.stringContaining("The deployed archive is live") });
    expect(d1.db.prepare("SELECT count(*) AS rows FROM result").get()).toMatchObject({ rows: 240 });
    const again = await run(command, checkout.path, env);
    expect(again).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("The deployed archive already has version"),
    });
  },
);

test("refresh.yml fails when Cloudflare does not take the token", { tags: ["deep"] }, async () => {
  using checkout = startCheckout();
  const zip = zipOf(miniRelease());
  await using f1db = await startLoopback((_request, response) => response.end(zip));
  await using d1 = await startD1Server();
  const { code, stderr } = await run(commandOf("refresh.yml"), checkout.path, {
    ...secrets,
    CLOUDFLARE_API_TOKEN: "wrong",
    CLOUDFLARE_API_BASE_URL: d1.baseUrl,
    F1DB_URL: `${f1db.url}/f1db-csv.zip`,
  });
  expect(code).toBe(1);
  expect(stderr).toContain("Authentication error");
});

test(
  "deploy.yml names all that is missing before it builds or uploads anything",
  { tags: ["deep"] },
  async () => {
    using checkout = startCheckout("f1-statistics-local");
    await using cloudflare = await startLoopback((_request, response) =>
      response
        .writeHead(403, { "content-type": "application/json" })
        .end(JSON.stringify({ success: false, errors: [{ code: 9109, message: "Invalid access token" }] })),
    );
    const command = commandOf("deploy.yml");
    expect(command).toBe("npm run deploy");
    const { code, stdout, stderr } = await run(command, checkout.path, {
      ...secrets,
      CLOUDFLARE_API_BASE_URL: cloudflare.url,
      WRANGLER_SEND_METRICS: "false",
      NOW: "2026-03-08T04:00:00Z",
    });
    expect(code).toBe(1);
    expect(stderr).toContain("Wrangler is not signed in");
    expect(stderr).toContain("names no deployed database yet");
    expect(stderr).toContain("remove them from this shell");
    expect(stdout).not.toContain("Building");
  },
);

type Upload = { worker: string; metadata: unknown };

/** Plays what `wrangler deploy` asks of Cloudflare for an account that has both Workers' secrets, and no Worker yet. */
async function startCloudflare() {
  const uploads: Array<Upload> = [];
  const files = new Set<string>();
  const results: Record<string, (path: string, body: Buffer, type: string) => unknown> = {
    "/user$": () => ({ id: "user", email: "owner@f1.example" }),
    "/(?:accounts|memberships)$": () => [{ id: "account", name: "account", account: { id: "account" } }],
    "/tokens/verify$": () => ({ id: "token", status: "active" }),
    "/secrets$": () => [{ name: "API_KEY", type: "secret_text" }],
    "/deployments$": () => ({ deployments: [] }),
    "/assets-upload-session$": (_path, body) => {
      const { manifest } = parse(assetsToUpload, JSON.parse(body.toString()));
      for (const path of Object.keys(manifest)) files.add(path);
      return { jwt: "upload", buckets: [Object.values(manifest).map(({ hash }) => hash)] };
    },
    "/assets/upload$": () => ({ jwt: "uploaded" }),
    "/workers/workers/[^/]+$": () => ({ subdomain: { enabled: false, previews_enabled: false } }),
    "/workers/subdomain$": () => ({ subdomain: "f1" }),
    "/scripts/[^/]+/subdomain$": () => ({ enabled: false, previews_enabled: false }),
    "/schedules$": () => ({ schedules: [] }),
    "/workers/scripts/[^/]+$": async (path, body, type) => {
      const headers = { "content-type": type };
      const form = await new Response(new Uint8Array(body), { headers }).formData();
      const metadata: unknown = JSON.parse(parse(string(), form.get("metadata")));
      uploads.push({ worker: path.split("/").at(-1) ?? "", metadata });
      return { id: "script", tag: "tag", deployment_id: "deployment", startup_time_ms: 5 };
    },
  };
  const server = await startLoopback(async (request, response) => {
    const { pathname } = new URL(request.url ?? "", "http://cloudflare");
    const body = await buffer(request);
    const [, answer] = Object.entries(results).find(([path]) => new RegExp(path).test(pathname)) ?? [];
    const result = await answer?.(pathname, body, request.headers["content-type"] ?? "");
    response.writeHead(result === undefined ? 404 : 200, { "content-type": "application/json" }).end(
      JSON.stringify({
        success: result !== undefined,
        result: result ?? null,
        messages: [],
        errors: result === undefined ? [{ code: 10_090, message: "not found" }] : [],
      }),
    );
  });
  return { ...server, uploads, files };
}

const assetsToUpload = object({ manifest: record(string(), object({ hash: string() })) });

test(
  "deploy.yml builds, and uploads the data API before the site that is bound to it",
  { tags: ["deep"], timeout: 180_000 },
  async () => {
    using checkout = startCheckout();
    await using cloudflare = await startCloudflare();
    const { code, stdout, stderr } = await run(commandOf("deploy.yml"), checkout.path, {
      ...secrets,
      CLOUDFLARE_API_BASE_URL: cloudflare.url,
      WRANGLER_SEND_METRICS: "false",
    });
    expect({ code, said: stdout + stderr }).toMatchObject({
      code: 0,
      said: expect.stringContaining("data:sync"),
    });
    expect(cloudflare.uploads).toMatchObject([
      {
        worker: "f1-statistics-archive",
        metadata: {
          bindings: expect.arrayContaining([
            { type: "d1", name: "DB", id: "database" },
            { type: "version_metadata", name: "VERSION" },
          ]),
        },
      },
      {
        worker: "f1-statistics",
        metadata: {
          assets: { jwt: "uploaded" },
          bindings: expect.arrayContaining([
            { type: "service", name: "ARCHIVE", service: "f1-statistics-archive" },
            { type: "version_metadata", name: "VERSION" },
          ]),
        },
      },
    ]);
    // Neither the clock of the tests nor a key goes along.
    expect(JSON.stringify(cloudflare.uploads)).not.toMatch(/"(?:NOW|LOCAL)"|plain_text/);
    expect([...cloudflare.files].filter((path) => path.endsWith(".js")).length).toBeGreaterThan(10);
    expect([...cloudflare.files]).toContain("/service-worker.js");
  },
);
