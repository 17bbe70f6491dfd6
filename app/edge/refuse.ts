import { env } from "cloudflare:workers";
import { refuse as refuseData, tooManyRequests } from "#app/open-data/responses.ts";
import { plainText } from "./plain-text.ts";
import { settings } from "./site-settings.server.ts";

/** Addresses that answer in facts: other methods than reading are theirs to judge, and calls of them are counted. */
const factAddress = /^\/(?:api|_serverFn)\//;

/** The answer to a request that is not to be answered; null for all others. */
export async function refuse(request: Request, pathname: string): Promise<Response | null> {
  if (!factAddress.test(pathname)) return isReading(request) ? null : notAllowed();
  if (!(await isTooMuch(request))) return null;
  return pathname.startsWith("/api/") ? refuseData(request, tooManyRequests()) : tooMany();
}

function isReading({ method }: Request): boolean {
  return method === "GET" || method === "HEAD";
}

/** Counted by address of the client, which Cloudflare names; where nobody names one, nobody can be counted. */
async function isTooMuch(request: Request): Promise<boolean> {
  const client = request.headers.get("cf-connecting-ip");
  if (!settings.limitsRate || client === null || env.LIMITER === undefined) return false;
  const { success } = await env.LIMITER.limit({ key: client });
  return !success;
}

function notAllowed(): Response {
  return plainText("This page can only be read.", 405, { allow: "GET, HEAD" });
}

function tooMany(): Response {
  return plainText("Too many requests from this address. Try again in a minute.", 429, {
    "retry-after": "60",
  });
}
