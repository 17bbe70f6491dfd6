import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fetchAgain } from "../support/fetch-again.ts";
import type { Served } from "../../scripts/lib/serve.ts";
import { serverFunctionPaths } from "../support/server-functions.ts";
import { startTestSite } from "../support/site.ts";
import { cases, isLong } from "./hostile.ts";

let site: Served;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

const sameOrigin = { "sec-fetch-site": "same-origin", "x-tsr-serverfn": "true" };
const together = 10;

/** Values as seroval writes them, with types, ids and members that may be anything. */
const node: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  node: fc.oneof(
    { depthSize: "small" },
    fc.jsonValue(),
    fc.record({ t: fc.integer({ min: -1, max: 40 }), s: fc.jsonValue() }),
    fc.record({ t: fc.constant(9), i: fc.nat(9), a: fc.array(tie("node"), { maxLength: 3 }), o: fc.nat(5) }),
    fc.record({
      t: fc.constantFrom(10, 11, 25),
      i: fc.nat(9),
      p: fc.record({
        k: fc.array(fc.constantFrom("data", "__proto__", "f", "context")),
        v: fc.array(tie("node")),
      }),
      o: fc.nat(5),
    }),
  ),
})).node;

/** What stands in the place of an input: whole, cut short, no JSON, or what a form sends. */
const query = fc.oneof(
  node.map((value) => `?payload=${encodeURIComponent(JSON.stringify({ t: value, f: 63, m: [] }))}`),
  node.map((value) => `?payload=${encodeURIComponent(JSON.stringify(value))}`),
  node.map((value) => `?payload=${encodeURIComponent(JSON.stringify({ t: value }).slice(0, -2))}`),
  fc.string({ unit: "binary-ascii" }).map((text) => `?payload=${encodeURIComponent(text)}`),
  fc.string({ unit: "binary-ascii" }).map((text) => `?${encodeURIComponent(text)}`),
  fc.constantFrom(
    "",
    "?payload",
    "?payload=null",
    "?payload=%7B",
    "?payload=[]",
    `?payload=${"x".repeat(9000)}`,
  ),
);

const call = fc.record({
  path: fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...serverFunctionPaths()) },
    { weight: 1, arbitrary: fc.nat().map((id) => `/_serverFn/${id.toString(16)}`) },
  ),
  query,
  init: fc.oneof(
    { weight: 8, arbitrary: fc.constant<RequestInit>({}) },
    {
      weight: 1,
      arbitrary: fc.constant<RequestInit>({ method: "POST", body: new URLSearchParams({ a: "b" }) }),
    },
    {
      weight: 1,
      arbitrary: fc.string().map((body): RequestInit => ({
        method: "POST",
        body,
        headers: { "content-type": "application/json" },
      })),
    },
  ),
});

/** One or two sentences of ours, in which nothing of the call can stand. */
const ownWords = /^(?:[A-Z][a-z ]+\.(?: |$))+$/;

test(
  "whatever a server function is sent, the caller's mistake is 400, 404 or 405 in our own words",
  { timeout: 1_200_000 },
  async () => {
    const count = cases(1);
    const calls = fc.sample(call, isLong ? { numRuns: count } : { numRuns: count, seed: 1950 });
    const wrong: Array<string> = [];
    const statuses: Record<number, number> = {};
    for (let at = 0; at < calls.length; at += together) {
      const some = calls.slice(at, at + together);
      // Some at a time, as a few clients would.
      // oxlint-disable-next-line no-await-in-loop
      await Promise.all(
        some.map(async ({ path, query: asked, init }) => {
          const headers = new Headers(init.headers);
          for (const [name, value] of Object.entries(sameOrigin)) headers.set(name, value);
          const response = await fetchAgain(site.url + path + asked, {
            ...init,
            headers,
            redirect: "manual",
          });
          const text = await response.text();
          statuses[response.status] = (statuses[response.status] ?? 0) + 1;
          const isRefusal = [400, 404, 405].includes(response.status) && ownWords.test(text);
          const isResult = response.status === 200 && !text.includes('"error"');
          if (!isRefusal && !isResult)
            wrong.push(`${init.method ?? "GET"} ${path}${asked}: ${response.status} ${text.slice(0, 100)}`);
        }),
      );
    }
    expect(wrong).toEqual([]);
    expect(statuses[400]).toBeGreaterThan(count / 4);
  },
);
