import { parse, safeParse } from "valibot";
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

/** The browser may hold a copy of an earlier release, with other fields: then it asks the site. */
async function fetchSearch(): Promise<NameSearch> {
  const held = safeParse(searchIndexFile, await fetchIndex("default"));
  return searchWithLooks(held.success ? held.output : parse(searchIndexFile, await fetchIndex("reload")));
}

async function fetchIndex(cache: RequestCache): Promise<unknown> {
  const response = await fetch(searchIndexPath, { cache });
  if (!response.ok) throw new Error(`search index: status ${response.status}`);
  return response.json();
}
