import { etag, isHeld } from "#contract/entity-tag.ts";
import type { ErrorBody } from "#contract/errors.ts";
import { ParameterError } from "#contract/parameters.ts";
import type { Env } from "./env.ts";
import { badRequest, notFound, RequestError } from "./request-error.ts";
import type { Answer } from "./route.ts";
import type { Told } from "./etag-memory.ts";

/**
 * `private`: a key guards the answers, so no shared cache may keep one. `no-cache`: whoever keeps one asks before
 * using it, which costs a 304. How long a fact may be shown unasked is the caller's rule (contract/freshness.ts).
 */
const keepButAsk = "private, no-cache";

const common = { "content-type": "application/json; charset=utf-8", "x-content-type-options": "nosniff" };

/** What an answer's tag says. */
export function describe({ version, digest }: Answer, env: Env): Told {
  const tag = etag(version, env.VERSION?.id ?? "0", ...(digest === undefined ? [] : [digest]));
  return { tag, version, changes: digest !== undefined };
}

/** Whether the caller names the answer's tag. */
export function callerHolds(request: Request, { tag }: Told): boolean {
  return isHeld(request.headers.get("if-none-match"), tag);
}

/** 304: what the caller holds is the answer. */
export function confirm(told: Told): Response {
  return new Response(null, { status: 304, headers: about(told) });
}

/** 200 with the answer. */
export function send(body: Answer["body"], told: Told): Response {
  return new Response(body, { headers: { ...common, ...about(told) } });
}

function about({ tag, version }: Told): Record<string, string> {
  return { etag: tag, "cache-control": keepButAsk, "x-archive-version": version };
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
  if (error instanceof ParameterError)
    return (error.status === 404 ? notFound : badRequest)(error.message, error.expected);
  // A database without tables is one that no import has reached yet: the one fault whose cure is worth telling.
  if (error instanceof Error && error.message.includes("no such table"))
    return new RequestError(
      503,
      "unavailable",
      "This API has no archive yet: `npm run data:sync` brings it.",
    );
  return new RequestError(500, "internal", "The API could not answer; its log says why.");
}
