import { parse } from "valibot";
import { searchIndexFile, searchWithLooks } from "./index-file.ts";
import type { NameSearch } from "./name-search.ts";

/** One file, as small as its rows allow (app/routes/search-index[.]json.ts). */
const searchIndexPath = "/search-index.json";

let loading: Promise<NameSearch> | null = null;

/**
 * The search over everything, loaded on first use and then kept for the visit.
 *
 * @throws when its index cannot be loaded; the next call tries again
 */
export function loadSearch(): Promise<NameSearch> {
  loading ??= fetchSearch().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function fetchSearch(): Promise<NameSearch> {
  const response = await fetch(searchIndexPath);
  if (!response.ok) throw new Error(`search index: status ${response.status}`);
  return searchWithLooks(parse(searchIndexFile, await response.json()));
}
