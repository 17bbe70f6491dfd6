import { etag, isHeld } from "#contract/entity-tag.ts";
import type { ErrorBody } from "#contract/errors.ts";
import type { Env } from "./env.ts";
import { RequestError } from "./request-error.ts";
import type { Answer } from "./router.ts";

/**
 * `private`: a key guards the answers, so no shared cache may keep one. `no-cache`: whoever keeps one asks before
 * using it, which costs a 304. How long a fact may be shown unasked is the caller's rule (contract/freshness.ts).
 */
const keepButAsk = "private, no-cache";

const common = { "content-type": "application/json; charset=utf-8", "x-content-type-options": "nosniff" };

/** 200 with the answer, or 304 when the caller holds it already. */
export function succeed(request: Request, env: Env, answer: Answer): Response {
  const tag = etag(
    answer.version,
    env.VERSION?.id ?? "0",
    ...(answer.digest === undefined ? [] : [answer.digest]),
  );
  const headers = { etag: tag, "cache-control": keepButAsk, "x-archive-version": answer.version };
  if (isHeld(request.headers.get("if-none-match"), tag)) return new Response(null, { status: 304, headers });
  return new Response(answer.body, { headers: { ...common, ...headers } });
}

/** The response to a request that could not be answered; whatever was not foreseen is a 500 that tells nothing. */
export function fail(error: unknown): Response {
  const known = asRequestError(error);
  const body: ErrorBody = {
    error: {
      code: known.code,
      message: known.message,
      ...(known.expected === undefined ? {} : { expected: known.expected }),
    },
  };
  return new Response(JSON.stringify(body), {
    status: known.status,
    headers: { ...common, "cache-control": "no-store", ...known.headers },
  });
}

function asRequestError(error: unknown): RequestError {
  if (error instanceof RequestError) return error;
  // A database without tables is one that no import has reached yet: the one fault whose cure is worth telling.
  if (error instanceof Error && error.message.includes("no such table"))
    return new RequestError(
      503,
      "unavailable",
      "This API has no archive yet: `npm run data:sync` brings it.",
    );
  return new RequestError(500, "internal", "The API could not answer; its log says why.");
}
