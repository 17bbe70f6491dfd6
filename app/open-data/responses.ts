import { type ErrorBody, etag, matchesETag, textDigest } from "#contract/http.ts";

/** An error response of the open data. */
export class RequestError extends Error {
  override name = "RequestError";
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, code: string, message: string, expected?: string) {
    super(message);
    this.status = status;
    this.body = { error: { code, message, ...(expected === undefined ? {} : { expected }) } };
  }
}

/** The request is badRequest; `expected` says what would be valid. */
export function badRequest(message: string, expected: string): RequestError {
  return new RequestError(400, "bad_request", message, expected);
}

/** A client over its rate limit (app/edge/refuse.ts). */
export function tooManyRequests(): RequestError {
  return new RequestError(
    429,
    "too_many_requests",
    "Too many requests from this address. Try again in a minute.",
  );
}

/** The requested resource does not exist. */
export function notFound(message: string, expected?: string): RequestError {
  return new RequestError(404, "not_found", message, expected);
}

/** The body of a response. */
export type Body = {
  text: string;
  type: string;
  /** How long it is fresh, in seconds; 0 revalidates each time. */
  edgeSeconds: number;
  /** The file name for saving it. */
  fileName: string;
};

export const jsonType = "application/json; charset=utf-8";

const methods = "GET, HEAD, OPTIONS";

/** Headers of every response, so that pages of any origin may read it. */
const shared: Readonly<Record<string, string>> = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "ETag, Retry-After, Link",
  "cross-origin-resource-policy": "cross-origin",
  // Search engines should index the pages that show this data, not the data itself.
  "x-robots-tag": "noindex",
};

const links =
  '</api/openapi.json>; rel="service-desc", </api/>; rel="service-doc", <https://creativecommons.org/licenses/by/4.0/>; rel="license"';

/** The response to a CORS preflight. */
export function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...shared,
      allow: methods,
      "access-control-allow-methods": methods,
      "access-control-allow-headers": "If-None-Match, Content-Type",
      "access-control-max-age": "86400",
      "cache-control": "public, max-age=86400",
    },
  });
}

/** 200 with the answer, or 304 if the client's copy is current. */
export async function deliver(request: Request, body: Body): Promise<Response> {
  const tag = etag(await textDigest(body.text));
  const headers = {
    ...shared,
    link: links,
    etag: tag,
    "cache-control": body.edgeSeconds > 0 ? `public, max-age=${body.edgeSeconds}` : "public, no-cache",
  };
  if (matchesETag(request.headers.get("if-none-match"), tag))
    return new Response(null, { status: 304, headers });
  return new Response(request.method === "HEAD" ? null : body.text, {
    headers: {
      ...headers,
      "content-type": body.type,
      "content-disposition": `inline; filename="${body.fileName}"`,
    },
  });
}

/** Seconds in `Retry-After`, by status. */
const retrySeconds: Readonly<Record<number, string>> = { 429: "60", 502: "30" };

/** The error response as JSON. */
export function refuse(request: Request, { status, body }: RequestError): Response {
  return new Response(request.method === "HEAD" ? null : JSON.stringify(body), {
    status,
    headers: {
      ...shared,
      "content-type": jsonType,
      "cache-control": "no-store",
      ...(status === 405 ? { allow: methods } : {}),
      ...(retrySeconds[status] === undefined ? {} : { "retry-after": retrySeconds[status] }),
    },
  });
}
