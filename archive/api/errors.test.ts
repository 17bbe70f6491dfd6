import { parse } from "valibot";
import { expect, test } from "vitest";
import { errorBody } from "#contract/http.ts";
import { badRequest, errorResponse } from "./errors.ts";

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
