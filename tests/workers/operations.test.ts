import { expect, test } from "vitest";
import { startTestApi } from "../support/api.ts";
import { startTestSite } from "../support/site.ts";
import { startUpstream } from "../support/upstream.ts";

test("the health names the build and the archive", async () => {
  await using site = await startTestSite();
  await expect.poll(async () => (await fetch(`${site.url}/healthz`)).status, { timeout: 30_000 }).toBe(200);
  const response = await fetch(`${site.url}/healthz`);
  const { build, archive } = await response.json();
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(build).toMatch(/^[a-z0-9]{6,}-\w+$/);
  const api = await startTestApi();
  try {
    const told = await (await api.ask("/api/archive")).json();
    expect(archive).toBe(told.version);
  } finally {
    await api.stop();
  }
});

test("without a data API the site lives, and is not healthy", async () => {
  await using upstream = await startUpstream(() => ({ status: 500, body: "{}" }));
  await using site = await startTestSite({ API_BASE_URL: upstream.url });
  const response = await fetch(`${site.url}/healthz`);
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ archive: null });
  expect((await fetch(`${site.url}/`)).status).toBe(200);
});
