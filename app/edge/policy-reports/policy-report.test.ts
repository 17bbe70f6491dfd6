import { expect, test, vi } from "vitest";
import { readViolation } from "./policy-report.server.ts";

// What the log finds in the Worker's environment; nothing is logged here.
vi.mock("cloudflare:workers", () => ({ env: {}, waitUntil: () => {} }));

test("a browser's report is read, without what visitors typed", () => {
  const report = {
    "csp-report": {
      "document-uri": "https://f1.example/search/?q=secret",
      "effective-directive": "script-src-elem",
      "violated-directive": "script-src",
      "blocked-uri": "https://evil.example/x.js?q=secret",
      "original-policy": "default-src 'self'",
    },
  };
  expect(readViolation(JSON.stringify(report))).toEqual({
    page: "/search/",
    directive: "script-src-elem",
    blocked: "https://evil.example/x.js",
  });
});

test("an old browser's report names the directive only once", () => {
  const report = {
    "csp-report": {
      "document-uri": "https://f1.example/",
      "violated-directive": "img-src",
      "blocked-uri": "data",
    },
  };
  expect(readViolation(JSON.stringify(report))).toEqual({ page: "/", directive: "img-src", blocked: "data" });
});

test.each(["", "null", "[]", "{", '{"csp-report":{}}', '{"csp-report":{"document-uri":1}}'])(
  "%s is no report",
  (json) => {
    expect(readViolation(json)).toBeNull();
  },
);
