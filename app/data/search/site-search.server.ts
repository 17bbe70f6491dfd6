import { endpoints } from "#contract/endpoints.ts";
import type { SearchIndex } from "#contract/search-index.ts";
import { ApiError, apiGet } from "../upstream.server.ts";
import { type NameSearch, createSearch } from "./name-search.ts";

/** The data cache gives out one parsed answer for as long as it is fresh: its names are indexed once. */
const searches = new WeakMap<SearchIndex, NameSearch>();

/** The search over everything that the archive holds. @throws ApiError when the data API gives no index */
export async function siteSearch(): Promise<NameSearch> {
  const index = await apiGet(endpoints.search);
  const search = searches.get(index) ?? createSearch(index);
  searches.set(index, search);
  return search;
}

/** The index as a file of the site; 503 while the data API gives none. */
export async function searchIndexResponse(): Promise<Response> {
  try {
    const index = await apiGet(endpoints.search);
    return Response.json(index, { headers: { "cache-control": "public, max-age=900" } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return Response.json({ error: error.message }, { status: 503, headers: { "cache-control": "no-store" } });
  }
}
