import { endpoints } from "#contract/endpoints.ts";
import { type SearchIndex } from "#contract/search-index.ts";
import { apiGet } from "../upstream.server.ts";
import { createSearch, type Search } from "./search.ts";

/** The data cache gives out one parsed answer for as long as it is fresh: its names are indexed once. */
const searches = new WeakMap<SearchIndex, Search>();

/** The search over everything that the archive holds. @throws ApiError when the data API gives no index */
export async function siteSearch(): Promise<Search> {
  const index = await apiGet(endpoints.search);
  const search = searches.get(index) ?? createSearch(index);
  searches.set(index, search);
  return search;
}
