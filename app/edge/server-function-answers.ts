import type { RequestMetrics } from "#app/platform/request-context.ts";
import { cut, logEvent } from "#app/platform/log.server.ts";
import { plainText } from "#app/platform/plain-text.ts";

/** The longest input the site sends has about 500 characters. */
const longestQuery = 4096;

/** The start of TanStack Start's JSON for a call that threw; its status is 200. */
const failedCall = '{"t":10,"i":0,"p":{"k":["error"]';

/** True for the URL of a server function. */
export function isServerFunction({ pathname }: URL): boolean {
  return pathname.startsWith("/_serverFn/");
}

/**
 * The response to a call that the site never makes: server functions only read, and their input is JSON in the URL. It
 * is plain text, since Start's client treats any JSON as a result, whatever its status.
 *
 * @returns null for a well-formed call
 */
export function malformedCall({ method }: Request, { search, searchParams }: URL): Response | null {
  if (method !== "GET" && method !== "HEAD")
    return plainText("This endpoint can only be read.", 405, { allow: "GET, HEAD" });
  const payload = searchParams.get("payload");
  if (search.length > longestQuery || (payload !== null && !isObjectJson(payload))) return unreadable();
  return null;
}

function isObjectJson(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null;
  } catch {
    return false;
  }
}

/**
 * Replaces Start's error responses, which repeat what was thrown, with short ones; others are returned unchanged.
 *
 * An error before any data was requested means invalid input (400) or an unknown server function (404); an error after
 * that comes from the data API (502).
 */
export async function withoutInternals(
  response: Response,
  { pathname }: URL,
  { asked }: RequestMetrics,
): Promise<Response> {
  const { status, headers } = response;
  // A stream has already begun with a result, and 403 only says that the call came from another site.
  if (status === 403 || (status === 200 && !headers.get("content-type")?.startsWith("application/json")))
    return response;
  const text = await response.text();
  if (status === 200 && !text.startsWith(failedCall)) return new Response(text, response);
  logEvent("server_function_failed", { path: cut(pathname), status, reason: cut(text) });
  if (asked > 0) return plainText("The archive is not responding. Try again later.", 502);
  return text.includes("Server function info not found")
    ? plainText("There is no such function.", 404)
    : unreadable();
}

function unreadable(): Response {
  return plainText("The input is invalid.", 400);
}
