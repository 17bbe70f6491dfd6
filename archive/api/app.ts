import { Hono } from "hono";
import { readDataFile } from "#archive/queries/archive-info.ts";
import { dataFilePath } from "#contract/data-files.ts";
import { apiKeyHeader, etag, matchesETag } from "#contract/http.ts";
import { type Answer, type Env, errorResponse, logFailure, RequestError } from "./route.ts";
import { routes } from "./routes.ts";
import { lruSet } from "#archive/queries/documents.ts";

/** The remembered part of an answer. */
type TaggedAnswer = {
  etag: string;
  /** The archive version it was read from. */
  version: string;
  /** True if the same archive may answer differently a moment later, as for the next race. */
  changesWithTime: boolean;
};

/** The entity tags of an isolate's recent answers. */
type EtagMemory = {
  /** Stores the tag of an answer just read from the archive. */
  remember: (path: string, answer: TaggedAnswer) => void;
  /** The current tag of a path's answer; null if the archive has to be read. */
  recall: (path: string) => TaggedAnswer | null;
};

/** How long the archive's version is assumed unchanged after it was read. */
const trustMs = 1000;
const maxPaths = 2000;

/**
 * Lets the API respond 304 without reading D1: the site revalidates its answers many times a second.
 *
 * @param now the current time in milliseconds
 */
export function createEtagMemory(now: () => number): EtagMemory {
  const answers = new Map<string, TaggedAnswer & { readMs: number }>();
  let last = { version: "", readMs: -Infinity };

  return {
    remember(path, answer) {
      last = { version: answer.version, readMs: now() };
      lruSet(answers, path, { ...answer, readMs: last.readMs }, maxPaths);
    },
    recall(path) {
      const answer = answers.get(path);
      if (answer === undefined || answer.version !== last.version) return null;
      const readMs = answer.changesWithTime ? answer.readMs : last.readMs;
      return now() - readMs < trustMs ? answer : null;
    },
  };
}

/** Per isolate. */
const etagMemory = createEtagMemory(Date.now);

/** The data API: every endpoint of contract/endpoints.ts, answered from D1, behind a key. */
export const app = new Hono<{ Bindings: Env }>();

// Checked first: without the key a caller does not even learn which paths exist.
app.use(async ({ req, env }, next) => {
  await requireKey(req.raw, env);
  await next();
});

for (const route of routes) {
  const path = honoPath(route.pattern);
  // Hono answers HEAD through the GET handler, without the body.
  app.get(path, async ({ req, env }) => {
    const remembered = etagMemory.recall(req.path);
    if (remembered !== null && isCurrent(req.raw, remembered)) return notModified(remembered);
    const answer = await withRetries(() => route.answer(env, req.param()));
    const tagged = tag(answer, env);
    etagMemory.remember(req.path, tagged);
    return isCurrent(req.raw, tagged) ? notModified(tagged) : ok(answer.body, tagged);
  });
  app.all(path, () => {
    throw new RequestError(405, "method_not_allowed", "This API is read-only.", {
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

/** The contract's `{name}` as Hono's `:name`. It also matches an empty segment, which then fails validation. */
function honoPath(pattern: string): string {
  return pattern.replaceAll(/\{(\w+)\}/g, ":$1{[^/]*}");
}

function tag({ version, digest }: Answer, env: Env): TaggedAnswer {
  const value = etag(version, env.VERSION?.id ?? "0", ...(digest === undefined ? [] : [digest]));
  return { etag: value, version, changesWithTime: digest !== undefined };
}

/** Whether the caller's copy of the answer is current. */
function isCurrent(request: Request, answer: TaggedAnswer): boolean {
  return matchesETag(request.headers.get("if-none-match"), answer.etag);
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
 * `private`, because the answers are protected by a key and must not be stored in shared caches; `no-cache`, so that
 * copies are revalidated, which costs a 304. How long callers may skip that is up to them (contract/freshness.ts).
 */
function cacheHeaders({ etag: value, version }: TaggedAnswer): Record<string, string> {
  return { etag: value, "cache-control": "private, no-cache", "x-archive-version": version };
}

/**
 * Rejects a request without the API's key.
 *
 * @throws RequestError 401 without the right key; 500 if the Worker has no key configured, since an API that lost its
 *   secret must not become public
 */
export async function requireKey(request: Request, env: Pick<Env, "API_KEY">): Promise<void> {
  if (env.API_KEY === undefined || env.API_KEY === "")
    throw new RequestError(500, "internal", "No API key is configured: set the secret API_KEY.");
  const sent = request.headers.get(apiKeyHeader);
  if (sent !== null && isSame(await sha256(sent), await ownDigest(env.API_KEY))) return;
  throw new RequestError(401, "unauthorized", "This API requires a key.", {
    expected: `the key in the header ${apiKeyHeader}`,
    headers: { "www-authenticate": `ApiKey header="${apiKeyHeader}"` },
  });
}

/** The digest of the Worker's key, computed once per isolate. */
let own: { key: string; digest: Uint8Array } | null = null;

async function ownDigest(key: string): Promise<Uint8Array> {
  if (own?.key !== key) own = { key, digest: await sha256(key) };
  return own.digest;
}

/** Compares two digests of the same length in constant time. */
function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.reduce((difference, byte, index) => difference | (byte ^ (b[index] ?? 0)), 0) === 0;
}

async function sha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}

/** Milliseconds before each retry. */
const pauses = [20, 60, 180, 400];

/**
 * Reads with retries on database failures, as D1's documentation recommends: some are transient. Locally, another
 * process may be writing to the same file.
 *
 * @throws the last attempt's error; immediately if a retry cannot help
 */
export async function withRetries<T>(
  read: () => Promise<T>,
  left: ReadonlyArray<number> = pauses,
): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const [pause, ...others] = left;
    if (pause === undefined || !mayPass(error)) throw error;
    await new Promise((done) => setTimeout(done, pause));
    return withRetries(read, others);
  }
}

/** True for transient failures of D1, as opposed to errors in the statement. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof RequestError) return false;
  return /^(?:D1_ERROR|internal error)/.test(error.message) && !/no such|syntax/.test(error.message);
}
