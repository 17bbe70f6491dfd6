import type { QueryClient } from "@tanstack/react-query";
import { dataFilesQuery } from "#app/data/archive.queries.ts";
import { lastRaceQuery } from "#app/data/races.queries.ts";
import { dataFilesHead, sqlHead } from "#app/seo/data-head.ts";

const heads = { files: dataFilesHead, sql: sqlHead };

/**
 * Loads a page about the archive's file, and gives its head. The routes import this when they are opened: it is of no
 * use to other pages, which would load it with all routes.
 */
export function loadDataPage(
  { queryClient, siteUrl }: { queryClient: QueryClient; siteUrl: string },
  page: keyof typeof heads,
) {
  void queryClient.prefetchQuery(dataFilesQuery());
  if (page === "files") void queryClient.prefetchQuery(lastRaceQuery());
  return heads[page](siteUrl);
}
