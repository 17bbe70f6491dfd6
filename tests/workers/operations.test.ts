import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { startLoopback } from "#archive/import/testing/loopback.ts";
import { startTestApi } from "../support/api.ts";
import { startTestSite } from "../support/site.ts";
import { startUpstream } from "../support/upstream.ts";

test("the health names the build and the archive", async () => {
  await using site = await startTestSite();
  await expect.poll(async () => (await fetch(`${site.url}/healthz`)).status).toBe(200);
  const response = await fetch(`${site.url}/healthz`);
  const { build, archive } = await response.json();
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(build).toMatch(/^[a-z0-9]{6,}-\w+$/);
  await using api = await startTestApi();
  const told = await (await api.ask("/api/archive")).json();
  expect(archive).toBe(told.version);
  const head = await fetch(`${site.url}/healthz`, { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
});

test("without a data API the site lives, and is not healthy", async () => {
  await using upstream = await startUpstream(() => ({ status: 500, body: "{}" }));
  await using site = await startTestSite({ API_BASE_URL: upstream.url });
  const response = await fetch(`${site.url}/healthz`);
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ archive: null });
  expect((await fetch(`${site.url}/`)).status).toBe(200);
});

test("an error is answered with a page that says so, and reported without anything of the visitor", async () => {
  const reports: Array<string> = [];
  await using collector = await startLoopback((request, response) => {
    text(request).then(
      (body) => {
        reports.push(body);
        response.end();
      },
      () => response.destroy(),
    );
  });
  // A clock that cannot be read stops every page.
  await using site = await startTestSite({
    NOW: "yesterday",
    ERROR_REPORT_URL: `${collector.url}/errors`,
  });
  const response = await fetch(`${site.url}/teams/ferrari/?f=typed.eq.secret`);
  expect(response.status).toBe(500);
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  expect(response.headers.get("cache-control")).toBe("no-store");
  const page = await response.text();
  expect(page).toContain("Something went wrong");
  expect(page).not.toContain("NOW");
  await expect.poll(() => reports.length).toBeGreaterThan(0);
  expect(JSON.parse(reports[0] ?? "")).toMatchObject({
    path: "/teams/ferrari/",
    message: expect.stringContaining("NOW is not"),
  });
  expect(reports.join()).not.toContain("secret");
  // Of an address as long as clients may send, the beginning is enough.
  await (await fetch(`${site.url}/teams/${"a".repeat(4000)}/`)).text();
  await expect.poll(() => reports.length).toBeGreaterThan(1);
  expect(JSON.parse(reports.at(-1) ?? "").path).toBe(`/teams/${"a".repeat(4000)}/`.slice(0, 300));
});

test("a deployed site answers over https alone", async () => {
  await using site = await startTestSite({ LOCAL: "no" });
  const response = await fetch(`${site.url}/teams/ferrari/?team=mclaren`, { redirect: "manual" });
  expect(response.status).toBe(308);
  const { host } = new URL(site.url);
  expect(response.headers.get("location")).toBe(`https://${host}/teams/ferrari/?team=mclaren`);
});
