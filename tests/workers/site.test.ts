import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "valibot";
import { constructorOverview, driverOverview } from "#contract/championship.ts";
import type { Served } from "../../scripts/lib/serve.ts";
import { root } from "../../scripts/lib/paths.ts";
import { pageKinds } from "../support/pages.ts";
import { canaryKey, startTestSite } from "../support/site.ts";

let site: Served;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

function get(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(new URL(path, site.url), { redirect: "manual", ...init });
}

async function html(path: string): Promise<string> {
  const response = await get(path);
  expect(response.status).toBe(200);
  return response.text();
}

test.each(pageKinds)(
  "%s is a whole page with a title, a description and a canonical address",
  async (path) => {
    const text = await html(path);
    expect(text).toMatch(/<title>[^<]+<\/title>/);
    expect(text).toMatch(/<meta name="description" content="[^"]+"/);
    expect(text.match(/<link rel="canonical"/g)).toHaveLength(1);
    // Who is compared, picked or searched for is a view of its page, as is an open line of a question; a question and a season or a driver of the calendar are pages of their own.
    const canonical = (
      /^\/(?:standings|search|race|records|ratings|champions)\//.test(path) ? path.replace(/\?.*/, "") : path
    ).replace(/&(?:pair|line)=.*/, "");
    const href = `https://f1.example${canonical}`.replaceAll("&", "&amp;");
    expect(text).toContain(`<link rel="canonical" href="${href}"`);
    expect(text).toMatch(/<meta property="og:title"/);
    expect(text).toMatch(/<meta name="twitter:card"/);
    expect(text).toMatch(/<h1[ >]/);
    expect(text.trimEnd().endsWith("</html>")).toBe(true);
    // React leaves this mark where something was given up on the server.
    expect(text).not.toContain("<!--$!-->");
  },
);

/** Pages of races whose laps, and of some whose results too, are not in the archive. */
const pagesWithoutLaps = ["2026/12", "2026/20", "2025/5", "2010/3", "1963/3"].flatMap((race) =>
  [
    "results",
    "stints",
    "laps",
    "lap-chart",
    "story",
    "pace",
    "teammate-gap",
    "weekend-progression",
    "weekend-progression?view=laps",
  ].map((page) => `/race/${race}/race/${page}`),
);

test.each(pagesWithoutLaps)("%s says on the server what is missing", async (path) => {
  expect(await html(path)).not.toContain("<!--$!-->");
});

test.each(pageKinds)("nothing on %s gives the key or the data API away", async (path) => {
  const text = await html(path);
  expect(text).not.toContain(canaryKey);
  expect(text).not.toContain("archive.internal");
});

test.each(pageKinds)("%s shows readers no command for a terminal", async (path) => {
  const [main] = /<main.*<\/main>/s.exec(await html(path)) ?? [];
  expect(main).toBeDefined();
  expect(main).not.toMatch(/npm (?:run|start|test)/);
});

test("the client's files know neither the key nor where the data API is", () => {
  const folder = join(root, "dist", "client", "assets");
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(3);
  for (const name of scripts) {
    const text = readFileSync(join(folder, name), "utf8");
    expect(text).not.toContain("x-api-key");
    expect(text).not.toContain("archive.internal");
    expect(text).not.toContain("API_BASE_URL");
  }
});

test.each([
  ["/teams/", 307, "/teams/ferrari/"],
  ["/driver/", 307, "/driver/max_verstappen/"],
  ["/standings/", 307, "/standings/2025/drivers/overview"],
  ["/standings/2025", 307, "/standings/2025/drivers/overview"],
  ["/standings/2025/constructors", 307, "/standings/2025/constructors/overview"],
  ["/race/2025/1", 307, "/race/2025/1/race/results"],
  ["/race/2025/1/race/", 307, "/race/2025/1/race/results"],
  ["/race/2025/1/qualifying", 307, "/race/2025/1/qualifying/results"],
  ["/teams/Red-Bull/", 301, "/teams/red_bull/"],
  ["/teams/red-bull/drivers", 301, "/teams/red_bull/drivers"],
  ["/driver/Max-Verstappen/", 301, "/driver/max_verstappen/"],
  ["/driver/Max-Verstappen/?sort=points.desc", 301, "/driver/max_verstappen/?sort=points.desc"],
  // What a search parameter cannot be leaves the address, and what is none of the page's stays.
  ["/races/?year=abc", 307, "/races/"],
  ["/ratings/season?year=1800", 307, "/ratings/season"],
  ["/race/2025/1/race/lap-chart?view=nothing", 307, "/race/2025/1/race/lap-chart"],
  ["/driver/max_verstappen/race_teammate?view=nothing", 307, "/driver/max_verstappen/race_teammate"],
  ["/records/?kind=nothing&from=1990", 307, "/records/?from=1990"],
  ["/compare/?kind=nothing&ids=", 307, "/compare/"],
  ["/teams/ferrari/?f=year.gt.&sort=year", 307, "/teams/ferrari/"],
  ["/teams/ferrari/?f=year.gt.+&ref=abc", 307, "/teams/ferrari/?ref=abc"],
])("%s redirects with %i to %s", async (from, status, to) => {
  const response = await get(from);
  expect(response.status).toBe(status);
  const target = new URL(response.headers.get("location") ?? "", site.url);
  expect(target.pathname + target.search).toBe(to);
});

test.each([
  "/nowhere",
  "/driver/nobody_at_all/",
  "/teams/nobody/",
  "/teams/a%00b/",
  "/standings/1949/drivers/overview",
  "/embed/",
])("%s is not found", async (path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain("Not Found");
});

test("the icon that is asked for by its usual name is one", async () => {
  const response = await get("/favicon.ico");
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/vnd.microsoft.icon"]);
  const icon = Buffer.from(await response.arrayBuffer());
  const [size, start] = [icon.readUInt32LE(14), icon.readUInt32LE(18)];
  const picture = icon.subarray(start, start + size);
  expect(picture.subarray(1, 4).toString()).toBe("PNG");
  // It is as wide and high as its head says, and ends where that says.
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([icon[6], icon[7]]);
  expect(start + size).toBe(icon.length);
});

test("an address without a page leads on to the latest race and to who leads", async () => {
  const text = await (await get("/nowhere?complete")).text();
  expect(text).toMatch(/<a href="\/race\/\d{4}\/\d+\/race\/results"[^>]*>.*?won the [^<]+ GP/);
  expect(text).toMatch(/<a href="\/standings\/\d{4}\/drivers\/overview"[^>]*>.*?leads the championship/);
});

test("a season before the first one is told when the championship began, and an embed of nothing how to make one", async () => {
  expect(await (await get("/standings/1949")).text()).toContain("The World Championship began in 1950.");
  expect(await (await get("/embed/")).text()).toContain("choose “Embed this”");
});

test("a team page takes its title, description and keywords from the team list", async () => {
  const text = await html("/teams/red_bull/");
  expect(text).toContain("<title>Red Bull race results | F1 Statistics</title>");
  expect(text).toMatch(/<meta name="keywords" content="Red Bull, /);
});

test("the search parameter team names the team of the head", async () => {
  const text = await html("/teams/ferrari/?team=mclaren");
  expect(text).toContain("<title>McLaren race results | F1 Statistics</title>");
  expect(text).toContain('<link rel="canonical" href="https://f1.example/teams/ferrari/"');
});

test("a search parameter team that is not on the list makes the head generic", async () => {
  expect(await html("/teams/ferrari/?team=no_such_team")).toContain(
    "<title>Formula 1 teams: results, drivers and championships | F1 Statistics</title>",
  );
});

test("the cards of the drivers' list are in the order of both championships", async () => {
  const cards = /<section [^>]*aria-label="(\d{4}) grid">.*?<\/section>/s.exec(await html("/drivers/"));
  const year = cards?.[1];
  const linked = (kind: string) =>
    [...(cards?.[0] ?? "").matchAll(new RegExp(`href="/${kind}/([^/]+)/"`, "g"))].map(([, id]) => id);
  const places = async (table: "driver" | "constructor") => {
    const answer = await get(`/api/championships/${year}/${table}/overview`);
    const answered: unknown = await answer.json();
    return table === "driver"
      ? parse(driverOverview, answered).standings.map(({ driver_id }) => driver_id)
      : parse(constructorOverview, answered).standings.map(({ team_id }) => team_id);
  };
  const teams = [...new Set(await places("constructor"))];
  expect(linked("teams")).toEqual(teams.filter((team) => linked("teams").includes(team)));
  expect(linked("teams").length).toBeGreaterThan(5);

  const drivers = await places("driver");
  const pairs = (cards?.[0] ?? "").split("<ul").slice(2);
  expect(pairs).toHaveLength(linked("teams").length);
  for (const pair of pairs) {
    const ids = [...pair.matchAll(/href="\/driver\/([^/]+)\/"/g)].map(([, id]) => id);
    expect(ids).toEqual(drivers.filter((id) => ids.includes(id)));
  }
});

test("a driver page's title is the id in words", async () => {
  expect(await html("/driver/lewis_hamilton/")).toContain(
    "<title>Lewis Hamilton race results | F1 Statistics</title>",
  );
});

test("every answer has a nonce of its own, and the policy asks for it", async () => {
  const nonces = await Promise.all(
    [1, 2].map(async () => {
      const response = await get("/teams/ferrari/");
      const policy = response.headers.get("content-security-policy") ?? "";
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "";
      // What holds data and never runs needs no nonce.
      const scripts = (await response.text()).match(/<script(?! type="application\/ld\+json")[^>]*>/g) ?? [];
      expect(scripts.length).toBeGreaterThan(1);
      for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
      expect(policy).not.toContain("unsafe-inline");
      return nonce;
    }),
  );
  expect(new Set(nonces).size).toBe(2);
});

test("a server function refuses another site's page", async () => {
  const text = await html("/");
  const response = await get("/_serverFn/any", { headers: { "sec-fetch-site": "cross-site" } });
  expect(text).not.toBe("");
  expect(response.status).toBe(403);
});

test("nothing of a search parameter is reflected unescaped", async () => {
  const text = await html(`/teams/ferrari/?team=${encodeURIComponent('"><script>alert(1)</script>')}`);
  expect(text).not.toContain("<script>alert(1)");
});
