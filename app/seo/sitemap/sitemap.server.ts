import { ApiError, apiGet } from "#app/data/upstream.server.ts";
import { escapeMarkup } from "#app/seo/escape-markup.ts";
import type { HeldRace } from "#contract/archive.ts";
import { endpoints } from "#contract/endpoints.ts";
import { publicOrigin } from "../public-origin.server.ts";
import {
  type LastChanges,
  circuitEntries,
  driverEntries,
  lastChanges,
  seasonEntries,
  singleEntries,
  teamEntries,
  weekendEntries,
} from "./entries.ts";

type Part = (races: ReadonlyArray<HeldRace>, changes: LastChanges) => Promise<Array<SitemapEntry>>;

/** The parts of the sitemap: what pages each lists. Every one is far from the limit of a file. */
const parts: Readonly<Record<string, Part>> = {
  pages: async (_, changes) => singleEntries(changes),
  drivers: async (_, changes) => driverEntries(await apiGet(endpoints.drivers), changes),
  teams: async (_, changes) => teamEntries(await apiGet(endpoints.teams), changes),
  circuits: async (_, changes) => circuitEntries(await apiGet(endpoints.circuits), changes),
  seasons: async (races, changes) => seasonEntries(races, await apiGet(endpoints.archive), changes),
  weekends: async (races) => weekendEntries(races, await apiGet(endpoints.heldTiming)),
};

const readRaces = () => apiGet(endpoints.heldRaces);

/** The index of the sitemap. The last race changed something in every part. */
export function sitemapIndex(request: Request): Promise<Response> {
  return xmlResponse(async () => {
    const { ever } = lastChanges(await readRaces());
    const entries = Object.keys(parts).map((part) => ({ path: `/sitemaps/${part}.xml`, changed: ever }));
    return indexXml(publicOrigin(request), entries);
  });
}

/** A part of the sitemap; 404 for a name that is none. */
export function sitemapPart(request: Request, name: string): Promise<Response> {
  return xmlResponse(async () => {
    const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
    if (part === undefined) return null;
    const races = await readRaces();
    return pagesXml(publicOrigin(request), await part(races, lastChanges(races)));
  });
}

/** XML that may be kept for an hour; 503 while facts cannot be had, since a sitemap without pages would be a lie. */
async function xmlResponse(make: () => Promise<string | null>): Promise<Response> {
  try {
    const xml = await make();
    if (xml === null) return new Response("Not Found", { status: 404 });
    const headers = {
      "content-type": "application/xml; charset=utf-8",
      "cache-control": "public, max-age=3600",
    };
    return new Response(xml, { headers });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return new Response(error.message, {
      status: 503,
      headers: { "cache-control": "no-store", "retry-after": "600" },
    });
  }
}

/** A page, or a part of the sitemap: its path, and the day on which it last changed; null where that is not known. */
export type SitemapEntry = { path: string; changed: string | null };

/** As many addresses as one file may hold (sitemaps.org). */
export const mostAddresses = 50_000;

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

/**
 * A part of the sitemap, as XML.
 *
 * @param origin the site's address without a slash at the end
 * @throws Error for more pages than a file may hold
 */
export function pagesXml(origin: string, pages: ReadonlyArray<SitemapEntry>): string {
  if (pages.length > mostAddresses) throw new Error(`a sitemap of ${pages.length} pages has to be split`);
  return `${head}\n<urlset xmlns="${namespace}">\n${lines(origin, "url", pages)}</urlset>\n`;
}

/** The index of a sitemap's parts, as XML. */
export function indexXml(origin: string, sitemapParts: ReadonlyArray<SitemapEntry>): string {
  return `${head}\n<sitemapindex xmlns="${namespace}">\n${lines(origin, "sitemap", sitemapParts)}</sitemapindex>\n`;
}

function lines(origin: string, element: string, entries: ReadonlyArray<SitemapEntry>): string {
  return entries.map((entry) => `<${element}>${about(origin, entry)}</${element}>\n`).join("");
}

function about(origin: string, { path, changed }: SitemapEntry): string {
  const lastmod = changed === null ? "" : `<lastmod>${escapeMarkup(changed)}</lastmod>`;
  return `<loc>${escapeMarkup(`${origin}${path}`)}</loc>${lastmod}`;
}
