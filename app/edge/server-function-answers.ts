import type { RequestMetrics } from "#app/platform/request-facts.ts";
import { cut, logEvent } from "#app/platform/log.server.ts";
import { plainText } from "#app/platform/plain-text.ts";

/** The longest input that a page sends has some 500 characters. */
const longestQuery = 4096;

/** How Start's JSON of a call begins that ended with an error; its status is 200. */
const failedCall = '{"t":10,"i":0,"p":{"k":["error"]';

/** True for the address of a server function. */
export function isServerFunction({ pathname }: URL): boolean {
  return pathname.startsWith("/_serverFn/");
}

/**
 * The answer to a call that no page makes: server functions only read, and their input is JSON in the address. It is
 * plain text, since Start's client takes JSON for a result whatever its status.
 *
 * @returns null for a call that may be answered
 */
export function malformedCall({ method }: Request, { search, searchParams }: URL): Response | null {
  if (method !== "GET" && method !== "HEAD")
    return plainText("This can only be read.", 405, { allow: "GET, HEAD" });
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
 * The same answer when it is one; otherwise a short one, since Start's repeats what was thrown.
 *
 * What fails before it asks for any fact fails by its input (400), or is no server function (404); what fails later
 * fails with the data API (502).
 */
export async function withoutInternals(
  response: Response,
  { pathname }: URL,
  { asked }: RequestMetrics,
): Promise<Response> {
  const { status, headers } = response;
  // A stream has begun with a result, and 403 says only that the call came from another site.
  if (status === 403 || (status === 200 && !headers.get("content-type")?.startsWith("application/json")))
    return response;
  const text = await response.text();
  if (status === 200 && !text.startsWith(failedCall)) return new Response(text, response);
  logEvent("server_function_failed", { path: cut(pathname), status, reason: cut(text) });
  if (asked > 0) return plainText("The archive gives no answer now. Try again later.", 502);
  return text.includes("Server function info not found")
    ? plainText("There is no such function.", 404)
    : unreadable();
}

function unreadable(): Response {
  return plainText("This input cannot be read.", 400);
}
