import { env } from "cloudflare:workers";
import { is, object, string } from "valibot";
import { refuse as refuseData, tooManyRequests } from "#app/open-data/responses.ts";
import { plainText } from "#app/platform/plain-text.ts";
import { clientOf, isOverLimit } from "./rate-limit.ts";
import { settings } from "#app/platform/site-settings.server.ts";

/** Addresses that answer in facts: other methods than reading are theirs to judge. */
const factAddress = /^\/(?:(?:api|_serverFn)\/|mcp$)/;
/** Addresses whose every call is counted. Of pages those are that have to be rendered (answer.ts). */
const countedAddress = /^\/(?:(?:api|_serverFn|social)\/|data\/f1-|mcp$)/;

/** The answer to a request that is not to be answered; null for all others. */
export async function refuse(request: Request, url: URL): Promise<Response | null> {
  const { pathname } = url;
  const secure = toHttps(url);
  if (secure !== null) return secure;
  if (!factAddress.test(pathname) && !isReading(request)) return notAllowed();
  return countedAddress.test(pathname) ? refuseTooMany(request, pathname) : null;
}

/** Counts a call; the answer to a client that has called too often, and null for all others. */
export async function refuseTooMany(request: Request, pathname: string): Promise<Response | null> {
  if (!settings.limitsRate) return null;
  const client = clientOf(request.headers.get(settings.clientAddressHeader) ?? peerOf(request));
  if (!(await isOverLimit(env.LIMITER, client))) return null;
  return pathname.startsWith("/api/") ? refuseData(request, tooManyRequests()) : tooMany();
}

const knowsPeer = object({ cf: object({ clientIp: string() }) });

/** The address at the other end of the connection with its port, which plain workerd tells; Cloudflare sends a header. */
function peerOf(request: Request): string | null {
  return is(knowsPeer, request) ? request.cf.clientIp.replace(/:\d+$/, "") : null;
}

/** A deployed site is read over https, also where its zone does not see to it. */
function toHttps(url: URL): Response | null {
  if (settings.isLocal || url.protocol !== "http:") return null;
  const secure = new URL(url);
  secure.protocol = "https:";
  return new Response(null, { status: 308, headers: { location: secure.href } });
}

function isReading({ method }: Request): boolean {
  return method === "GET" || method === "HEAD";
}

function notAllowed(): Response {
  return plainText("This page can only be read.", 405, { allow: "GET, HEAD" });
}

function tooMany(): Response {
  return plainText("Too many requests from this address. Try again in a minute.", 429, {
    "retry-after": "60",
  });
}
