import { parse } from "valibot";
import { searchIndex } from "#contract/search.ts";
import { findables, type Findables } from "./findable.ts";
import { searchIndexPath } from "./search-index.ts";

let loading: Promise<Findables> | null = null;

/**
 * Everything that can be found, loaded on first use and then kept for the visit.
 *
 * @throws when it cannot be loaded; the next call tries again
 */
export function loadFindables(): Promise<Findables> {
  loading ??= fetchFindables().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function fetchFindables(): Promise<Findables> {
  const response = await fetch(searchIndexPath);
  if (!response.ok) throw new Error(`search index: status ${response.status}`);
  return findables(parse(searchIndex, await response.json()));
}
