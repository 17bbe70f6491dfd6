import { expect, test } from "vitest";
import { badRequest, errorResponse, seasonOf } from "./route.ts";
import { parse } from "valibot";
import { errorBody } from "#contract/http.ts";

test("accepts the calendar's seasons, inclusive, and names them when it rejects another", () => {
  expect(seasonOf(1950, 2026)).toBe(1950);
  expect(seasonOf(2026, 2026)).toBe(2026);
  for (const year of [1949, 2027, 9999])
    expect(() => seasonOf(year, 2026)).toThrow(
      expect.objectContaining({ status: 400, expected: "a season from 1950 to 2026" }),
    );
});

async function errorOf(response: Response) {
  return parse(errorBody, await response.json()).error;
}

test("a client error says what was expected", async () => {
  const response = errorResponse(badRequest("This is not a season.", "a season from 1950 to 2026"));
  expect(response.status).toBe(400);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await errorOf(response)).toEqual({
    code: "bad_request",
    message: "This is not a season.",
    expected: "a season from 1950 to 2026",
  });
});

test("a server error reveals no internals", async () => {
  const response = errorResponse(new Error("D1_ERROR: disk I/O error at /var/d1/secret.sqlite"));
  expect(response.status).toBe(500);
  expect(JSON.stringify(await errorOf(response))).not.toMatch(/D1|disk|sqlite/);
});

test("an empty database says how to fill it", async () => {
  const response = errorResponse(new Error("D1_ERROR: no such table: archive: SQLITE_ERROR"));
  expect(response.status).toBe(503);
  expect((await errorOf(response)).message).toContain("npm run data:sync");
});
