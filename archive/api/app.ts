import { Hono } from "hono";
import { readDataFile } from "#archive/queries/data-files.ts";
import { dataFilePath } from "#contract/data-files.ts";
import { etag, isHeld } from "#contract/http.ts";
import type { Env } from "./env.ts";
import { errorResponse, logFailure, RequestError } from "./errors.ts";
import { createEtagMemory, type TaggedAnswer } from "./etag-memory.ts";
import { requireKey } from "./key.ts";
import { withRetries } from "./retry.ts";
import type { Answer } from "./route.ts";
import { routes } from "./routes.ts";

/** Of this isolate. */
const etagMemory = createEtagMemory(Date.now);

/** The data API: every endpoint of contract/endpoints.ts, answered from D1, behind a key. */
export const app = new Hono<{ Bindings: Env }>();

// The key comes first: without it a caller does not even learn which paths exist.
app.use(async ({ req, env }, next) => {
  await requireKey(req.raw, env);
  await next();
});

for (const route of routes) {
  const path = honoPath(route.pattern);
  // Hono answers a HEAD as a GET, without its body.
  app.get(path, async ({ req, env }) => {
    const remembered = etagMemory.recall(req.path);
    if (remembered !== null && isCurrent(req.raw, remembered)) return notModified(remembered);
    const answer = await withRetries(() => route.answer(env, req.param()));
    const tagged = tag(answer, env);
    etagMemory.remember(req.path, tagged);
    return isCurrent(req.raw, tagged) ? notModified(tagged) : ok(answer.body, tagged);
  });
  app.all(path, () => {
    throw new RequestError(405, "method_not_allowed", "This API is only read.", {
      expected: "GET, HEAD",
      headers: { allow: "GET, HEAD" },
    });
  });
}

app.get(dataFilePath(":name"), async ({ req, env }) => {
  const name = req.param("name") ?? "";
  const bytes = await withRetries(() => readDataFile(env.DB, name));
  if (bytes === null) throw new RequestError(404, "not_found", "The archive has no such file.");
  return new Response(bytes, {
    headers: { "content-type": "application/gzip", "cache-control": "private, no-cache" },
  });
});

app.notFound(() => errorResponse(new RequestError(404, "not_found", "This API has no such path.")));

app.onError((error, { req }) => {
  logFailure(req.raw, error);
  return errorResponse(error);
});

/** The contract's `{name}` as Hono's `:name`. It matches an empty segment too, which is then a malformed parameter. */
function honoPath(pattern: string): string {
  return pattern.replaceAll(/\{(\w+)\}/g, ":$1{[^/]*}");
}

function tag({ version, digest }: Answer, env: Env): TaggedAnswer {
  const value = etag(version, env.VERSION?.id ?? "0", ...(digest === undefined ? [] : [digest]));
  return { etag: value, version, changesWithTime: digest !== undefined };
}

/** Whether the caller's copy of the answer is the current one. */
function isCurrent(request: Request, answer: TaggedAnswer): boolean {
  return isHeld(request.headers.get("if-none-match"), answer.etag);
}

function notModified(answer: TaggedAnswer): Response {
  return new Response(null, { status: 304, headers: cacheHeaders(answer) });
}

function ok(body: Answer["body"], answer: TaggedAnswer): Response {
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "x-content-type-options": "nosniff",
    ...cacheHeaders(answer),
  };
  return new Response(body, { headers });
}

/**
 * `private`, since a key guards the answers and no shared cache may store them; `no-cache`, so that a stored answer is
 * revalidated, which costs a 304. How long callers may use one without asking is theirs to know (contract/freshness.ts).
 */
function cacheHeaders({ etag: value, version }: TaggedAnswer): Record<string, string> {
  return { etag: value, "cache-control": "private, no-cache", "x-archive-version": version };
}
