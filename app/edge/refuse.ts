import { env } from "cloudflare:workers";
import { is, object, string } from "valibot";
import { badRequest, refuse as refuseData, tooManyRequests } from "#app/open-data/responses.ts";
import { plainText } from "#app/platform/plain-text.ts";
import { settings } from "#app/platform/site-settings.server.ts";

/** Paths that return data: these handlers reject unsupported methods themselves. */
const factAddress = /^\/(?:(?:api|_serverFn)\/|mcp$)/;
/** Paths where every request is rate-limited. Pages are limited only when they have to be rendered (app/server.ts). */
const countedAddress = /^\/(?:(?:api|_serverFn|social)\/|data\/f1-|mcp$)/;

/** The response for a request that must be rejected or redirected; null for all others. */
export async function refuse(request: Request, url: URL): Promise<Response | null> {
  const { pathname } = url;
  const secure = toHttps(url);
  if (secure !== null) return secure;
  if (!factAddress.test(pathname) && !isReading(request)) return notAllowed();
  // Start would answer with an empty 400.
  if (!isText(pathname)) return unreadable(request, pathname);
  return countedAddress.test(pathname) ? refuseTooMany(request, pathname) : null;
}

/** Counts a request; a 429 for a client over its limit, otherwise null. */
export async function refuseTooMany(request: Request, pathname: string): Promise<Response | null> {
  if (!settings.limitsRate) return null;
  const client = clientOf(request.headers.get(settings.clientAddressHeader) ?? peerOf(request));
  if (!(await isOverLimit(env.LIMITER, client))) return null;
  return pathname.startsWith("/api/") ? refuseData(request, tooManyRequests()) : tooMany();
}

const knowsPeer = object({ cf: object({ clientIp: string() }) });

/** The peer's address and port, which plain workerd provides; Cloudflare sends a header instead. */
function peerOf(request: Request): string | null {
  return is(knowsPeer, request) ? request.cf.clientIp : null;
}

/** Redirects a deployed site to https, in case its zone does not. */
function toHttps(url: URL): Response | null {
  if (settings.isLocal || url.protocol !== "http:") return null;
  const secure = new URL(url);
  secure.protocol = "https:";
  return new Response(null, { status: 308, headers: { location: secure.href } });
}

function isReading({ method }: Request): boolean {
  return method === "GET" || method === "HEAD";
}

/** Whether an encoded path stands for text: "%E0%A4%A" is a letter cut off. */
export function isText(pathname: string): boolean {
  try {
    // The bundler leaves out a call whose result nobody uses.
    return decodeURI(pathname) !== "";
  } catch {
    return false;
  }
}

function unreadable(request: Request, pathname: string): Response {
  const message = "This address cannot be read: what follows a % sign is no letter, or only a part of one.";
  return pathname.startsWith("/api/")
    ? refuseData(request, badRequest(message, "an address in UTF-8"))
    : new Response(
        `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Bad address</title><h1>Bad address</h1><p>${message}</p><p><a href="/search/">Search</a></p><p><a href="/">Start page</a></p></html>`,
        { status: 400, headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" } },
      );
}

function notAllowed(): Response {
  return plainText("This page is read-only.", 405, { allow: "GET, HEAD" });
}

function tooMany(): Response {
  return plainText("Too many requests from this address. Try again in a minute.", 429, {
    "retry-after": "60",
  });
}

/** The rate limiting binding of wrangler.toml. */
export type Limiter = { limit: (call: { key: string }) => Promise<{ success: boolean }> };

/** An address with its port: of IPv6 in brackets. */
const addressWithPort = /^(?:\[(?<six>[^\]]*)\](?::\d+)?|(?<four>[\d.]+):\d+)$/;

/**
 * The client that a request is counted for: the last address in the trusted proxy's header, since the client itself may
 * have sent the others. IPv6 addresses are counted by /64, which is what one subscriber gets.
 *
 * @param header value of the trusted header, or the peer's address; with or without a port; null if absent
 * @returns null when there is no address: such requests are not counted
 */
export function clientOf(header: string | null): string | null {
  const last = header?.split(",").at(-1)?.trim().slice(0, 64) ?? "";
  const { six, four } = addressWithPort.exec(last)?.groups ?? {};
  const address = six ?? four ?? last;
  if (address === "") return null;
  return address.includes(":") ? networkOf(address.toLowerCase()) : address;
}

/** The /64 of an IPv6 address; an IPv4-mapped address is counted as IPv4. */
function networkOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  const [head = "", tail] = address.split("::");
  const groups = head === "" ? [] : head.split(":");
  const last = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - last.length);
  const all = [...groups, ...Array.from({ length: zeros }, () => "0"), ...last];
  const network = all.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ""));
  return `${network.join(":")}::/64`;
}

/** Whether a client is over its limit. Fails open. */
export async function isOverLimit(limiter: Limiter | undefined, client: string | null): Promise<boolean> {
  if (limiter === undefined || client === null) return false;
  try {
    const { success } = await limiter.limit({ key: client });
    return !success;
  } catch {
    return false;
  }
}
