import { waitUntil } from "cloudflare:workers";
import { endpoints } from "#contract/endpoints.ts";
import { ApiError, apiGet } from "#app/data/upstream.server.ts";
import { type Card, siteCard } from "./cards.ts";
import { createSharedStore } from "#app/platform/shared-store.ts";
import { cardAt } from "./picture-facts.server.ts";

/** Raise this with every change to what the pictures look like, so that kept ones are drawn anew. */
const look = 1;

/** A preview may be a day old; afterwards whoever keeps one asks again. */
const keep = "public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800";

/**
 * Answers with the picture of a preview. One that was drawn from the same archive is taken from the cache.
 *
 * @param path what stands in the address below `/social/`, for example "driver/max_verstappen.png"
 * @returns 404 when it is the picture of nothing; the site's own, which nobody may keep, when facts cannot be had
 */
export async function pictureAnswer(request: Request, path: string): Promise<Response> {
  try {
    return await fromArchive(request, path);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return picture(siteCard, { "cache-control": "no-store" });
  }
}

/** Drawn pictures, by what they show: the same for every host and every spelling of the address. */
const pictures = createSharedStore("social-pictures", (name) => caches.open(name));
/** The addresses that `socialPicture` writes; every other spelling is the picture of nothing. */
const canonicalPath = /^(?:[a-z0-9_]+(?:\/[a-z0-9_]+(?:,[a-z0-9_]+)*){0,2}|ask\/[a-z0-9_=&.,-]+)\.png$/;
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
  // Loaded with the first picture: pages do without the drawing's WebAssembly and fonts.
  const { cardPng } = await import("./card-png.server.ts");
  return new Response(await cardPng(card), {
    headers: { "content-type": "image/png", "cross-origin-resource-policy": "cross-origin", ...headers },
  });
}
