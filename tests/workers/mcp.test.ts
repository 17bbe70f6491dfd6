import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { object, parse, parseJson, pipe, string, tuple, unknown } from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Served } from "../../scripts/lib/serve.ts";
import { startTestSite } from "../support/site.ts";

// The SDK's own client speaks to one site for all tests: they only read.
let site: Served;
let client: Client;
beforeAll(async () => {
  site = await startTestSite();
  client = new Client({ name: "test", version: "1.0.0" });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${site.url}/mcp`)));
});
afterAll(async () => {
  await client.close();
  await site.stop();
});

/** An address of the answers, which name the public site, on the one that is tested. */
function here(address: string): string {
  const { pathname, search } = new URL(address);
  return `${site.url}${pathname}${search}`;
}

const answers = pipe(
  string(),
  parseJson(),
  object({ source: string(), page: string(), data: string(), answer: unknown() }),
);

async function call(name: string, input: Record<string, unknown>) {
  const result = await client.callTool({ name, arguments: input });
  const [{ text }] = parse(tuple([object({ text: string() })]), result.content);
  return { isError: result.isError === true, text };
}

test("the tools say what they take", async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    "search",
    "ask",
    "results",
    "standings",
    "compare",
    "race_story",
  ]);
  const results = tools.find(({ name }) => name === "results");
  expect(results?.inputSchema).toMatchObject({
    type: "object",
    required: ["year", "round", "session"],
    properties: { session: { enum: expect.arrayContaining(["R", "Q"]) } },
  });
});

test.each([
  ["search", { q: "schumi" }, "Michael Schumacher"],
  ["ask", { what: "podium", per: "season", years: "2025" }, "Drivers with the most podiums"],
  ["results", { year: 2025, round: 1, session: "R" }, "lando_norris"],
  ["standings", { year: 2025, of: "drivers" }, "lando_norris"],
  ["compare", { kind: "drivers", one: "lando_norris", other: "oscar_piastri" }, "McLaren"],
  ["race_story", { year: 2025, round: 2, session: "R" }, "undercut"],
])("%s answers with its source, and a page that is there", async (name, input, held) => {
  const { isError, text } = await call(name, input);
  expect([isError, text.slice(0, 200)]).toEqual([false, expect.any(String)]);
  const { source, page, data, answer } = parse(answers, text);
  expect(source).toContain("F1DB");
  expect(JSON.stringify(answer)).toContain(held);
  expect((await fetch(here(page))).status).toBe(200);
  expect(await (await fetch(here(data))).json()).toEqual(answer);
});

test.each([
  [{ q: "leclerc poles at monaco" }, "/ask/?what=pole&driver=charles_leclerc&circuit=monaco"],
  [{ q: "2021 title fight" }, "/standings/2021/drivers/graph"],
  [{ q: "senna" }, "/driver/ayrton_senna/"],
])("words have the page that answers them: %j", async (input, path) => {
  const { text } = await call("ask", input);
  const { page } = parse(answers, text);
  expect(page.endsWith(path)).toBe(true);
});

test.each([
  ["standings", { year: 1949, of: "drivers" }],
  ["standings", { year: 2025 }],
  ["results", { year: 2025, round: 49, session: "R" }],
  ["compare", { kind: "drivers", one: "lando_norris", other: "nobody" }],
  ["ask", { measure: "nonsense" }],
  ["search", { q: "" }],
])("what %s cannot answer is said in words, with nothing internal", async (name, input) => {
  const { isError, text } = await call(name, input);
  expect(isError).toBe(true);
  expect(text).not.toMatch(/[A-Z]\w*Error\b|\bat \w+ \(/);
});

test("other methods than POST are refused in words, and a body over the limit as well", async () => {
  const got = await fetch(`${site.url}/mcp`);
  expect([got.status, got.headers.get("allow")]).toEqual([405, "POST"]);
  expect(await got.text()).toContain("Model Context Protocol");
  const long = await fetch(`${site.url}/mcp`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
    body: JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: "tools/list",
      params: { pad: "x".repeat(70_000) },
    }),
  });
  expect(long.status).toBe(413);
});
