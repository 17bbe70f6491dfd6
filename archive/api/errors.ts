import type { ErrorBody } from "#contract/http.ts";
import { ParameterError } from "#contract/parameters.ts";

/** An error that becomes a response with the error body of contract/http.ts. */
export class RequestError extends Error {
  readonly status: number;
  readonly code: string;
  /** What would be accepted, if that helps. */
  readonly expected: string | undefined;
  /** Headers that the status requires, such as `Allow` for 405. */
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

/** 404: `expected` says what exists. */
export function notFound(message: string, expected: string): RequestError {
  return new RequestError(404, "not_found", message, { expected });
}

/** The response to a failed request. An unexpected error becomes a 500 that reveals nothing. */
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
  // Before the first import the database has no tables: the one failure with advice.
  if (error instanceof Error && error.message.includes("no such table"))
    return new RequestError(503, "unavailable", "The archive is empty: run `npm run data:sync`.");
  return new RequestError(500, "internal", "The API failed; see its log.");
}

/** Logs a server error as one line of JSON; client errors are not logged. */
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
