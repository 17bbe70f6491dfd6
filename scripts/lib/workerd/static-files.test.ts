import { expect, test } from "vitest";
import { headerRules, headersFor } from "./static-files.ts";

const rules = headerRules(`# every file
/*
  X-Content-Type-Options: nosniff
/assets/*
  Cache-Control: public, max-age=31536000, immutable
/worker.js
  Cache-Control: no-cache
`);

test.each([
  ["/favicon.svg", "public, max-age=0, must-revalidate"],
  ["/assets/index-abc.js", "public, max-age=31536000, immutable"],
  ["/assetsindex.js", "public, max-age=0, must-revalidate"],
  ["/worker.js", "no-cache"],
  ["/worker.js/else", "public, max-age=0, must-revalidate"],
])("%s is kept as the rules say", (path, cacheControl) => {
  expect(headersFor(path, rules)).toEqual({
    "cache-control": cacheControl,
    "x-content-type-options": "nosniff",
  });
});
