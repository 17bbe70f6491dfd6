import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";

test("by default everything is on", () => {
  expect(readSettings({})).toEqual({
    caches: "all",
    generation: "",
    logs: true,
    limitsRate: true,
    clientAddressHeader: "cf-connecting-ip",
    hsts: "max-age=63072000",
    siteOrigin: null,
    apiOrigin: null,
    isLocal: false,
    aheadMs: 0,
  });
});

test("caches, log and clock can be set", () => {
  expect(readSettings({ CACHE: "off", LOG: "off", RATE_LIMIT: "off", CACHE_GENERATION: "b" })).toMatchObject({
    caches: "none",
    logs: false,
    limitsRate: false,
    generation: "b",
  });
  expect(readSettings({ CACHE: "data" }).caches).toBe("data");
  expect(readSettings({ CACHE_CLOCK_AHEAD: "60", LOCAL: "yes" }).aheadMs).toBe(60_000);
});

test("the clock offset is for tests only, and a number", () => {
  expect(() => readSettings({ CACHE_CLOCK_AHEAD: "60" })).toThrow("deployed");
  expect(() => readSettings({ CACHE_CLOCK_AHEAD: "soon", LOCAL: "yes" })).toThrow("not a number");
});

test("an origin may have a trailing slash", () => {
  expect(readSettings({ SITE_URL: "https://f1.example/" }).siteOrigin).toBe("https://f1.example");
  expect(readSettings({ API_BASE_URL: "http://127.0.0.1:8080" }).apiOrigin).toBe("http://127.0.0.1:8080");
});

test.each([
  "javascript:alert(1)",
  "file:///etc",
  "f1.example",
  "https://f1.example/path",
  "https://a:b@f1.example",
  "https://f1.example/?a",
])("%s is no origin", (text) => {
  expect(() => readSettings({ SITE_URL: text })).toThrow("SITE_URL is not an http or https origin");
  expect(() => readSettings({ API_BASE_URL: text })).toThrow("API_BASE_URL is not an http or https origin");
});

test("HSTS covers other hosts of the zone only if configured", () => {
  expect(readSettings({ HSTS: "includeSubDomains; preload" }).hsts).toBe(
    "max-age=63072000; includeSubDomains; preload",
  );
});
