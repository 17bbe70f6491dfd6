import { expect, test } from "vitest";
import { findNonce, withNonce } from "./cached-page.ts";
import { keptResponse, readKeptResponse } from "./kept-response.ts";
import { cachePolicies } from "./cache-policies.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (html: Uint8Array) => new TextDecoder().decode(html);
const nonce = "abcdefghijklmnopqrstuv";
const html = `<p>é</p><script nonce="${nonce}">1</script><script nonce="${nonce}">2</script></html>`;

test("every nonce of a page is written anew, and the kept page stays as it is", () => {
  const kept = { html: bytes(html), nonceAt: findNonce(bytes(html), nonce) ?? [] };
  const other = "ABCDEFGHIJKLMNOPQRSTUV";
  expect(kept.nonceAt).toHaveLength(2);
  expect(text(withNonce(kept, other))).toBe(html.replaceAll(nonce, other));
  expect(text(kept.html)).toBe(html);
});

test("a page without a nonce, or cut short, is not one to keep", () => {
  expect(findNonce(bytes("<p></p></html>"), nonce)).toBeNull();
  expect(findNonce(bytes(html.slice(0, -3)), nonce)).toBeNull();
});

test("a kept page goes through the Cache API and comes back the same", async () => {
  const page = {
    html: bytes(html),
    nonceAt: [8, 40],
    keeping: cachePolicies.current,
    madeMs: 1_700_000_000_000,
    headers: new Headers({ "cache-tag": "page" }),
  };
  const back = await readKeptResponse(keptResponse(page));
  expect({ ...back, headers: [...(back?.headers ?? [])] }).toEqual({ ...page, headers: [...page.headers] });
});

test("what another build kept in another way is no page", async () => {
  expect(await readKeptResponse(new Response("<p>", { headers: { "x-kept": "{}" } }))).toBeNull();
  expect(await readKeptResponse(new Response("<p>"))).toBeNull();
});
