import { endpoints } from "#contract/endpoints.ts";
import type { HeldRace } from "#contract/archive.ts";
import { ApiError, apiGet } from "#app/data/upstream.server.ts";
import { publicOrigin } from "#app/platform/site-settings.server.ts";
import {
  circuitEntries,
  driverEntries,
  indexXml,
  type LastChanges,
  lastChanges,
  pagesXml,
  seasonEntries,
  singleEntries,
  type SitemapEntry,
  teamEntries,
  weekendEntries,
} from "./entries.ts";

type Part = (races: ReadonlyArray<HeldRace>, changes: LastChanges) => Promise<Array<SitemapEntry>>;

/** The parts of the sitemap, with the pages in each. All are far from the limit per file. */
const parts: Readonly<Record<string, Part>> = {
  pages: async (_, changes) => singleEntries(changes),
  drivers: async (_, changes) => driverEntries(await apiGet(endpoints.drivers), changes),
  teams: async (_, changes) => teamEntries(await apiGet(endpoints.teams), changes),
  circuits: async (_, changes) => circuitEntries(await apiGet(endpoints.circuits), changes),
  seasons: async (races, changes) => seasonEntries(races, await apiGet(endpoints.archive), changes),
  weekends: async (races) => weekendEntries(races, await apiGet(endpoints.heldTiming)),
};

const readRaces = () => apiGet(endpoints.heldRaces);

/** The sitemap index. Every part changed with the last race. */
export function sitemapIndex(request: Request): Promise<Response> {
  return xmlResponse(async () => {
    const { ever } = lastChanges(await readRaces());
    const entries = Object.keys(parts).map((part) => ({ path: `/sitemaps/${part}.xml`, changed: ever }));
    return indexXml(publicOrigin(request), entries);
  });
}

/** A part of the sitemap; 404 for an unknown name. */
export function sitemapPart(request: Request, name: string): Promise<Response> {
  return xmlResponse(async () => {
    const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
    if (part === undefined) return null;
    const races = await readRaces();
    return pagesXml(publicOrigin(request), await part(races, lastChanges(races)));
  });
}

/** XML that may be cached for an hour; 503 if data is unavailable, since an empty sitemap would be wrong. */
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
