import { Hono } from "hono";
import type { Env } from "./env.ts";
import { createEtagMemory } from "./etag-memory.ts";
import { requireKey } from "./key.ts";
import { logFailure } from "./log.ts";
import { RequestError } from "./request-error.ts";
import { callerHolds, confirm, describe, fail, send } from "./respond.ts";
import { readAgain } from "./retry.ts";
import { routes } from "./routes.ts";

/** What this isolate has answered. */
const etagMemory = createEtagMemory(Date.now);

/** The data API: every endpoint of contract/endpoints.ts, from D1, behind a key. */
export const app = new Hono<{ Bindings: Env }>();

// The key comes first: without it not even which paths exist is told.
app.use(async ({ req, env }, next) => {
  await requireKey(req.raw, env);
  await next();
});

for (const route of routes) {
  const path = honoPath(route.pattern);
  // A HEAD is answered as a GET, without its body.
  app.get(path, async ({ req, env }) => {
    const known = etagMemory.holds(req.path);
    if (known !== null && callerHolds(req.raw, known)) return confirm(known);
    const answer = await readAgain(() => route.answer(env, req.param()));
    const told = describe(answer, env);
    etagMemory.note(req.path, told);
    return callerHolds(req.raw, told) ? confirm(told) : send(answer.body, told);
  });
  app.all(path, () => {
    throw new RequestError(405, "method_not_allowed", "This API is only read.", {
      expected: "GET, HEAD",
      headers: { allow: "GET, HEAD" },
    });
  });
}

app.notFound(() => fail(new RequestError(404, "not_found", "This API has no such path.")));

app.onError((error, { req }) => {
  logFailure(req.raw, error);
  return fail(error);
});

/** The contract's `{name}` as Hono's `:name`; an empty segment is a malformed parameter and not another path. */
function honoPath(pattern: string): string {
  return pattern.replaceAll(/\{(\w+)\}/g, ":$1{[^/]*}");
}
