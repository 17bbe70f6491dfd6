import { number, object } from "valibot";
import { afterEach, expect, test, vi } from "vitest";
import { apiKeyHeader } from "#contract/http.ts";

// What the Worker finds in its environment.
vi.mock("cloudflare:workers", () => ({
  env: { API_KEY: "the key", API_BASE_URL: "https://api.example" },
  waitUntil: () => {},
}));

// Another file of the same run may have loaded it with another environment.
vi.resetModules();
const { apiPost } = await import("./upstream.server.ts");

afterEach(() => vi.restoreAllMocks());

const counted = object({ wins: number() });

function answerWith(status: number, body: string) {
  const response = new Response(body, { status, headers: { "content-type": "application/json" } });
  return vi.spyOn(globalThis, "fetch").mockResolvedValue(response);
}

test("a body is posted as JSON with the key, and the answer is validated", async () => {
  const fetched = answerWith(200, '{"wins":19}');
  expect(await apiPost("/api/count", { driver: "max_verstappen" }, counted)).toEqual({ wins: 19 });
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    new URL("https://api.example/api/count"),
    expect.objectContaining({
      method: "POST",
      body: '{"driver":"max_verstappen"}',
      headers: expect.objectContaining({ "content-type": "application/json", [apiKeyHeader]: "the key" }),
    }),
  );
});

test.each([
  [500, "{}"],
  [404, '{"error":{"code":"not_found","message":"There is no such path."}}'],
  [200, '{"wins":"many"}'],
])("an answer of %i with %s is an API error", async (status, body) => {
  answerWith(status, body);
  await expect(apiPost("/api/count", {}, counted)).rejects.toThrow("API error");
});
