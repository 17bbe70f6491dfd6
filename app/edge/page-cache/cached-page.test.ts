import { expect, test } from "vitest";
import { findNonce, fromStored, toStored, withNonce } from "./cached-page.ts";
import { cachePolicies } from "./cache-policies.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (html: Uint8Array) => new TextDecoder().decode(html);
const nonce = "abcdefghijklmnopqrstuv";
const html = `<p>é</p><script nonce="${nonce}">1</script><script nonce="${nonce}">2</script></html>`;

test("every nonce of a page is replaced, and the cached page is unchanged", () => {
  const page = { html: bytes(html), nonceAt: findNonce(bytes(html), nonce) ?? [] };
  const other = "ABCDEFGHIJKLMNOPQRSTUV";
  expect(page.nonceAt).toHaveLength(2);
  expect(text(withNonce(page, other))).toBe(html.replaceAll(nonce, other));
  expect(text(page.html)).toBe(html);
});

test("a page without a nonce, or truncated, is not cached", () => {
  expect(findNonce(bytes("<p></p></html>"), nonce)).toBeNull();
  expect(findNonce(bytes(html.slice(0, -3)), nonce)).toBeNull();
});

test("a cached page goes through the Cache API and comes back the same", async () => {
  const page = {
    html: bytes(html),
    nonceAt: [8, 40],
    policy: cachePolicies.current,
    renderedMs: 1_700_000_000_000,
    headers: new Headers({ "cache-tag": "page" }),
  };
  const back = await fromStored(toStored(page));
  expect({ ...back, headers: [...(back?.headers ?? [])] }).toEqual({ ...page, headers: [...page.headers] });
});

test("an entry in another build's format is ignored", async () => {
  expect(await fromStored(new Response("<p>", { headers: { "x-cached-page": "{}" } }))).toBeNull();
  expect(await fromStored(new Response("<p>"))).toBeNull();
});
