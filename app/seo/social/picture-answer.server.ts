import { waitUntil } from "cloudflare:workers";
import { endpoints } from "#contract/endpoints.ts";
import { ApiError, apiGet } from "#app/data/upstream.server.ts";
import { type Card, siteCard } from "./cards.ts";
import { createSharedStore } from "#app/platform/stores.ts";
import { cardAt } from "./picture-facts.server.ts";

/** Increment with every change to the design, so that cached images are redrawn. */
const look = 1;

/** A preview may be a day old; after that, caches revalidate. */
const keep = "public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800";

/**
 * Serves a preview image, from the cache if it was drawn from the same archive.
 *
 * @param path below `/social/`, for example "driver/max_verstappen.png"
 * @returns 404 for an unknown image; the site's own, uncached, if data is unavailable
 */
export async function pictureAnswer(request: Request, path: string): Promise<Response> {
  try {
    return await fromArchive(request, path);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return picture(siteCard, { "cache-control": "no-store" });
  }
}

/** Drawn images by content: the same for every host and spelling of the URL. */
const pictures = createSharedStore("social-pictures", (name) => caches.open(name));
/** Paths as written by `socialPicture`; any other spelling is a 404. */
const canonicalPath =
  /^(?:[a-z0-9_]+(?:\/[a-z0-9_]+(?:,[a-z0-9_]+)*){0,2}|(?:ask|rules\/\d{4})\/[a-z0-9_=&.,-]+)\.png$/;
const longestPath = 160;

async function fromArchive(request: Request, path: string): Promise<Response> {
  const { version } = await apiGet(endpoints.archive);
  const etag = `"${version}.${look}"`;
  const isCanonical = path.length <= longestPath && canonicalPath.test(path);
  const key = `${version}.${look}/${path}`;
  const kept = isCanonical ? await pictures.read(key) : null;
  const fresh = kept ?? (isCanonical ? await drawn(path, etag) : null);
  if (fresh === null)
    return new Response("Not Found", { status: 404, headers: { "cache-control": "max-age=60" } });
  if (kept === null) waitUntil(pictures.write(key, fresh.clone()));
  if (request.headers.get("if-none-match") !== etag) return fresh;
  return new Response(null, { status: 304, headers: { etag, "cache-control": keep } });
}

async function drawn(path: string, etag: string): Promise<Response | null> {
  const card = await cardAt(path);
  return card === null ? null : picture(card, { etag, "cache-control": keep });
}

async function picture(card: Card, headers: Record<string, string>): Promise<Response> {
  // Loaded with the first image: pages need neither its WebAssembly nor its fonts.
  const { cardPng } = await import("./card-png.server.ts");
  return new Response(await cardPng(card), {
    headers: { "content-type": "image/png", "cross-origin-resource-policy": "cross-origin", ...headers },
  });
}
