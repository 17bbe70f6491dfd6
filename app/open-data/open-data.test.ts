import { array, nullable, number, object, string } from "valibot";
import { expect, test, vi } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { answerAsCsv } from "./csv-table.ts";
import { endpointGroups, matchEndpoint } from "./endpoints.server.ts";
import { refuse, tooManyRequests } from "./responses.ts";

// What the Worker finds in its environment; nothing is asked here.
vi.mock("cloudflare:workers", () => ({ env: { API_BASE_URL: "https://api.example" }, waitUntil: () => {} }));

test("each example leads to its own endpoint, and every endpoint but the internal ones is open", () => {
  const open = endpointGroups.flatMap((group) => group.endpoints);
  for (const { path, example } of open)
    expect([example, matchEndpoint(example.replace(/\?.*/, "")).endpoint.path]).toEqual([example, path]);
  const closed = Object.values(endpoints)
    .map(({ pattern }) => pattern)
    .filter((pattern) => !open.some(({ path }) => `/api${path}` === pattern));
  expect(closed).toEqual([
    "/api/championships/{year}/rules/{rules}",
    "/api/champions/{rules}",
    "/api/ask/{question}",
    "/api/ask/{question}/{line}",
    "/api/ask-choices",
    "/api/rating-facts",
    "/api/records/drivers",
    "/api/records/teams",
    "/api/records/races",
  ]);
});

test("ids are normalized, and session codes are case-insensitive", () => {
  expect(matchEndpoint("/drivers/Max-Verstappen/results").path).toBe("/drivers/max_verstappen/results");
  expect(matchEndpoint("/races/2025/1/results/fp1").path).toBe("/races/2025/1/results/FP1");
});

test.each([
  ["/drivers/overview/", 404],
  ["/drivers/%E0%A4%A", 400],
  ["/drivers/a'b", 400],
  ["/races/25", 400],
  ["/races/2025/0", 400],
  ["/races/2025/1/results/X", 404],
  ["/races/2025/1/timing/R/everything", 404],
  ["/csp-report", 404],
  ["//drivers", 404],
])("%s is refused with %i", (path, status) => {
  expect(() => matchEndpoint(path)).toThrow(expect.objectContaining({ status }));
});

test("columns follow the schema: nested members with a dot, lists of values joined, lists of rows left out", () => {
  const schema = object({
    rows: array(
      object({
        name: string(),
        winner: nullable(object({ id: string(), team: nullable(string()) })),
        places: array(nullable(number())),
        laps: array(object({ lap: number() })),
      }),
    ),
  });
  const rows = [
    { name: "first", winner: { id: "a", team: null }, places: [1, null, 3], laps: [{ lap: 1 }] },
    { name: "second", winner: null, places: [], laps: [] },
  ];
  expect(answerAsCsv(schema, { rows }, "rows")).toBe(
    "name,winner.id,winner.team,places\r\nfirst,a,,1; ; 3\r\nsecond,,,\r\n",
  );
});

test("a rate-limited client gets Retry-After, also across origins", async () => {
  const refused = refuse(new Request("https://f1.example/api/drivers"), tooManyRequests());
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
  expect(refused.headers.get("access-control-allow-origin")).toBe("*");
  expect(await refused.json()).toMatchObject({ error: { code: "too_many_requests" } });
});
