/** A request that cannot be answered, and why: becomes the status and the error body of contract/errors.ts. */
export class RequestError extends Error {
  readonly status: number;
  readonly code: string;
  /** What would have been accepted; undefined where that does not help. */
  readonly expected: string | undefined;
  /** Headers that the status calls for. */
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

/** The request is malformed (400); `expected` says what is not. */
export function badRequest(message: string, expected: string): RequestError {
  return new RequestError(400, "bad_request", message, { expected });
}

/** What was asked for does not exist (404); `expected` says what does. */
export function notFound(message: string, expected: string): RequestError {
  return new RequestError(404, "not_found", message, { expected });
}
