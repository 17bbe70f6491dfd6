import { parse as parseCsv } from "csv-parse/sync";
import { afterAll, beforeAll, expect, test } from "vitest";
import { paths } from "#contract/endpoints.ts";
import type { Served } from "../../scripts/lib/serve.ts";
import { canaryKey, startTestSite } from "../support/site.ts";
import { startUpstream } from "../support/upstream.ts";

let site: Served;
let page: string;
beforeAll(async () => {
  site = await startTestSite();
  page = await (await fetch(`${site.url}/api/`)).text();
});
afterAll(() => site.stop());

function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(new URL(path, site.url), { redirect: "manual", ...init });
}

/** The addresses of the page's examples. */
function exampleAddresses(): Array<string> {
  return [...page.matchAll(/href="(\/api\/[^"]+)"/g)].map(([, address = ""]) =>
    address.replaceAll("&amp;", "&"),
  );
}

test("every example of the page answers what it says, to any site, and gives nothing away", async () => {
  const addresses = exampleAddresses();
  expect(addresses.length).toBeGreaterThan(50);
  for (const address of addresses) {
    const response = await ask(address);
    const text = await response.text();
    expect([address, response.status]).toEqual([address, 200]);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(response.headers.get("cache-control")).toMatch(/^public, (?:no-cache|max-age=\d+)$/);
    expect(JSON.stringify([...response.headers]) + text).not.toContain(canaryKey);
    expect(response.headers.has("x-archive-version")).toBe(false);
    const isCsv = address.includes("format=csv");
    expect(response.headers.get("content-type")).toContain(isCsv ? "text/csv" : "application/json");
    // Strict about the number of cells in each line.
    expect(isCsv ? parseCsv(text, { record_delimiter: "\r\n" }) : JSON.parse(text)).toBeTypeOf("object");
  }
});

test("CSV and JSON of a table have the same rows", async () => {
  const rows: Array<{ driver_name: string; points: number }> = (
    await (await ask("/api/championships/2025/driver/overview")).json()
  ).standings;
  const csv = await (await ask("/api/championships/2025/driver/overview?format=csv")).text();
  const lines = parseCsv(csv, { columns: true, record_delimiter: "\r\n" });
  expect(rows.length).toBeGreaterThan(18);
  expect(lines).toEqual(
    rows.map((row) => expect.objectContaining({ driver_name: row.driver_name, points: String(row.points) })),
  );
});

test("who holds an answer is told so, and a HEAD has the same head", async () => {
  const whole = await ask("/api/teams/ferrari/results");
  const tag = whole.headers.get("etag") ?? "";
  expect(whole.headers.get("cache-control")).toBe("public, max-age=1440");
  const held = await ask("/api/teams/ferrari/results", { headers: { "if-none-match": `W/${tag}` } });
  expect([held.status, await held.text(), held.headers.get("etag")]).toEqual([304, "", tag]);
  const head = await ask("/api/teams/ferrari/results", { method: "HEAD" });
  expect([head.status, await head.text(), head.headers.get("etag")]).toEqual([200, "", tag]);
});

test("a page of any site may ask, and nobody may write", async () => {
  const preflight = await ask("/api/drivers", {
    method: "OPTIONS",
    headers: { origin: "https://else.example", "access-control-request-method": "GET" },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get("access-control-allow-methods")).toBe("GET, HEAD, OPTIONS");
  for (const method of ["POST", "PUT", "DELETE"]) {
    const refused = await ask("/api/drivers", { method });
    expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
    expect(await refused.json()).toMatchObject({ error: { code: "method_not_allowed" } });
  }
});

test.each([
  ["/api/drivers/nobody_at_all/results", 404, "not_found"],
  ["/api/drivers/nobody_at_all/qualifying", 404, "not_found"],
  ["/api/teams/nobody_at_all", 404, "not_found"],
  ["/api/circuits/nowhere", 404, "not_found"],
  ["/api/championships/1949/driver/overview", 404, "not_found"],
  ["/api/races/2025/90", 404, "not_found"],
  ["/api/races/2025/5/timing/R/stints", 404, "not_found"],
  ["/api/nothing", 404, "not_found"],
  ["/api/races/next", 400, "bad_request"],
  ["/api/drivers?format=xml", 400, "bad_request"],
  ["/api/circuits/monza?format=csv", 400, "no_table"],
  ["/api/records?kind=luck", 400, "bad_request"],
  ["/api/records?kind=hat_tricks&by=team", 400, "bad_request"],
  ["/api/records?kind=wins&from=2025&to=2000", 400, "bad_request"],
  ["/api/search", 400, "bad_request"],
])("%s is %i %s", async (path, status, code) => {
  const response = await ask(path);
  expect([response.status, response.headers.get("cache-control")]).toEqual([status, "no-store"]);
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(await response.json()).toMatchObject({ error: { code, message: expect.stringMatching(/\.$/) } });
});

test("without a usable answer from behind it is a 502 that is not kept and names nobody", async () => {
  await using upstream = await startUpstream((path) =>
    path === paths.drivers()
      ? { body: "[]", headers: { "set-cookie": "a=b", "x-inner": "secret" } }
      : { status: 500, body: "oh no" },
  );
  await using broken = await startTestSite({ API_BASE_URL: upstream.url });
  const response = await fetch(`${broken.url}/api/teams`);
  expect([response.status, response.headers.get("cache-control")]).toEqual([502, "no-store"]);
  expect(await response.json()).toMatchObject({ error: { code: "unavailable" } });
  const passed = await fetch(`${broken.url}/api/drivers`);
  expect(passed.status).toBe(200);
  expect(passed.headers.has("set-cookie") || passed.headers.has("x-inner")).toBe(false);
});

test("the OpenAPI document describes every path, and its references lead somewhere", async () => {
  const response = await ask("/api/openapi.json");
  const text = await response.text();
  const document = JSON.parse(text);
  expect(document.openapi).toBe("3.1.0");
  expect(document.servers).toEqual([{ url: "https://f1.example/api" }]);
  const described: Array<string> = Object.keys(document.paths);
  const listed = [...page.matchAll(/<td[^>]*><code>\/api(?:<!-- -->)?([^<]+)<\/code>/g)].map(
    ([, path]) => path,
  );
  expect(described).toEqual(listed);
  for (const [, reference = ""] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    const part = reference.split("/").reduce((within, name) => within?.[name], document);
    expect([reference, typeof part]).toEqual([reference, "object"]);
  }
  const row =
    document.paths["/teams/{teamId}/results"].get.responses["200"].content["application/json"].schema;
  expect(row.items.properties.grid_position).toEqual({
    anyOf: [{ type: "integer", minimum: 1 }, { type: "null" }],
  });
});

test("llms.txt leads to the data, and the sitemap and the footer to its page", async () => {
  const text = await (await ask("/llms.txt")).text();
  expect(text).toContain("https://f1.example/api/openapi.json");
  for (const [, address = ""] of text.matchAll(/\(https:\/\/f1\.example(\/[^)]*)\)/g))
    expect([address, (await ask(address)).status]).toEqual([address, 200]);
  expect(await (await ask("/sitemaps/pages.xml")).text()).toContain("<loc>https://f1.example/api/</loc>");
  expect(await (await ask("/robots.txt")).text()).toContain("https://f1.example/api/");
  expect(page).toMatch(/<footer[^]*href="\/data\/"/);
});

test("a question in plain words has the answer of its parts, and says how it was understood", async () => {
  const parts = await (await ask("/api/ask?what=pole&driver=max_verstappen&years=2023")).json();
  const response = await ask("/api/ask?q=verstapen+poles+2023+in+the+rain");
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    ...parts,
    understood: [{ words: "verstapen", as: "Max Verstappen", or: [] }],
    left_out: ["rain"],
  });
  expect(parts.path).toBe("/ask/?what=pole&years=2023&driver=max_verstappen");
  expect(await (await ask("/api/ask?q=2021+title+fight")).json()).toMatchObject({
    question: null,
    sql: null,
    rows: [],
    path: "/standings/2021/drivers/graph",
  });
  // A name alone is answered by its page.
  expect(await (await ask("/api/ask?q=verstapen")).json()).toMatchObject({
    question: null,
    sentence: "Max Verstappen.",
    path: "/driver/max_verstappen/",
    understood: [{ words: "verstapen", as: "Max Verstappen", or: ["Jos Verstappen"] }],
  });
  // Of namesakes the others are named.
  expect(await (await ask("/api/ask?q=verstappen+wins")).json()).toMatchObject({
    understood: [{ words: "verstappen", as: "Max Verstappen", or: ["Jos Verstappen"] }],
  });
  for (const query of ["q=", "q=xyzzy", `q=${"wins ".repeat(100)}`, "q=wins&what=pole"])
    expect([query, (await ask(`/api/ask?${query}`)).status]).toEqual([query, 400]);
});
