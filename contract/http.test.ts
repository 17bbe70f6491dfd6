import { expect, test } from "vitest";
import { etag, matchesETag, textDigest } from "./http.ts";

test("makes one quoted tag of its parts, whatever they hold", () => {
  expect(etag("2026-11.ab12", "code")).toBe('"2026-11.ab12.code"');
  expect(etag('say "hi", €')).toMatch(/^"[\x21\x23-\x7e]+"$/);
});

test.each(['"v1"', 'W/"v1"', '"v0", "v1"', '"v0",W/"v1" , "v2"', "*", " * "])(
  "finds the tag in If-None-Match: %s",
  (header) => {
    expect(matchesETag(header, '"v1"')).toBe(true);
  },
);

test.each([null, "", '"v2"', "v1", '"v11"', '"V1"', 'W/"v0", "v2"', '"*"'])(
  "does not find it in If-None-Match: %s",
  (header) => {
    expect(matchesETag(header, '"v1"')).toBe(false);
  },
);

test("a tag with a comma inside its quotes is one tag", () => {
  expect(matchesETag('"a,b", "v1"', '"v1"')).toBe(true);
  expect(matchesETag('"a,"v1",b"', '"a"')).toBe(false);
});

test("the same text has the same digest, another text another", async () => {
  expect(await textDigest("[]")).toBe(await textDigest("[]"));
  expect(await textDigest("[]")).not.toBe(await textDigest("[ ]"));
});
