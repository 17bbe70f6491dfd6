import { expect, test } from "vitest";
import { localVars } from "./vars.ts";

test("a run without settings is local and has a key of its own", () => {
  const vars = localVars({});
  expect(vars.LOCAL).toBe("yes");
  expect(vars.API_KEY).toMatch(/^[\w-]{32}$/);
  expect(localVars({}).API_KEY).not.toBe(vars.API_KEY);
});

test("the settings of the environment reach the Workers, and nothing else of it", () => {
  const env = {
    API_KEY: "mine",
    NOW: "2026-03-08T04:00:00Z",
    SITE_URL: "https://example.org",
    HOME: "/root",
  };
  expect(localVars(env)).toEqual({
    LOCAL: "yes",
    API_KEY: "mine",
    NOW: "2026-03-08T04:00:00Z",
    SITE_URL: "https://example.org",
  });
});

test("an empty setting counts as none", () => {
  expect(localVars({ API_KEY: "k", API_BASE_URL: "" })).toEqual({ LOCAL: "yes", API_KEY: "k" });
});

test("settings that cannot be used are refused with their name", () => {
  expect(() => localVars({ NOW: "yesterday" })).toThrow('NOW is not an instant: "yesterday"');
  expect(() => localVars({ API_BASE_URL: "example" })).toThrow("API_BASE_URL is not an http or https origin");
});
