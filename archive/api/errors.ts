import type { ErrorBody } from "#contract/http.ts";
import { ParameterError } from "#contract/parameters.ts";

/** A request that cannot be answered. It becomes a response with the error body of contract/http.ts. */
export class RequestError extends Error {
  readonly status: number;
  readonly code: string;
  /** What would have been accepted, where that helps. */
  readonly expected: string | undefined;
  /** Headers that the status requires, as 405 does `Allow`. */
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    code: string,
    message: string,
    more: { expected?: string; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.name = "RequestError";
    this.status = status;
    this.code = code;
    this.expected = more.expected;
    this.headers = more.headers ?? {};
  }
}

/** 400: the request is malformed; `expected` says what would be accepted. */
export function badRequest(message: string, expected: string): RequestError {
  return new RequestError(400, "bad_request", message, { expected });
}

/** 404: `expected` says what there is. */
export function notFound(message: string, expected: string): RequestError {
  return new RequestError(404, "not_found", message, { expected });
}

/** The response to a request that failed. An unexpected error is a 500 that reveals nothing. */
export function errorResponse(error: unknown): Response {
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
    headers: {
      "content-type": "application/json; charset=utf-8",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
      ...known.headers,
    },
  });
}

function asRequestError(error: unknown): RequestError {
  if (error instanceof RequestError) return error;
  if (error instanceof ParameterError)
    return (error.status === 404 ? notFound : badRequest)(error.message, error.expected);
  // Before the first import the database has no tables: the one failure that says what to do.
  if (error instanceof Error && error.message.includes("no such table"))
    return new RequestError(
      503,
      "unavailable",
      "This API has no archive yet: `npm run data:sync` brings it.",
    );
  return new RequestError(500, "internal", "The API could not answer; its log says why.");
}

/** Logs a failure of ours as one line of JSON; callers' mistakes are not logged. */
export function logFailure(request: Request, error: unknown): void {
  if (error instanceof ParameterError || (error instanceof RequestError && error.status < 500)) return;
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  const line = {
    event: "request_failed",
    method: request.method,
    path: new URL(request.url).pathname,
    message,
    stack,
  };
  // oxlint-disable-next-line no-console -- the Worker's log is its console
  console.error(JSON.stringify(line));
}
