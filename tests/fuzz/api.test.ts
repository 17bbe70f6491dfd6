import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { routes } from "#archive/api/routes.ts";
import { apiKeyHeader } from "#contract/http.ts";
import { startTestApi, type TestApi } from "../support/api.ts";
import { canaryKey } from "../support/site.ts";
import { wrongAnswers } from "./ask.ts";
import { cases, encodedText } from "./hostile.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

/** A path of the API: any route, with anything for its params, and a query that it does not know. */
const address = fc
  .constantFrom(...routes)
  .chain(({ pattern }) =>
    fc.tuple(...pattern.split("/").map((part) => (part.startsWith("{") ? encodedText : fc.constant(part)))),
  )
  .chain((segments) => fc.tuple(fc.constant(segments.join("/")), fc.option(encodedText, { freq: 4 })))
  .map(([path, query]) => (query === null ? path : `${path}?${query}`));

test(
  "whatever a path of the API holds, its answer is JSON and no failure",
  { timeout: 3_600_000 },
  async () => {
    const headers = { [apiKeyHeader]: canaryKey };
    expect(await wrongAnswers({ base: api.url, count: cases(0.2), address, headers })).toEqual([]);
  },
);
