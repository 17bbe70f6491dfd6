import type { QueryClient } from "@tanstack/react-query";
import { dataFilesQuery } from "#app/data/archive.queries.ts";
import { lastRaceQuery } from "#app/data/races.queries.ts";
import { pageHead } from "#app/seo/head.ts";

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

/** The head of the page about the archive's files. */
function dataFilesHead(siteUrl: string) {
  return pageHead(siteUrl, {
    title: "Open data: the Formula 1 archive as SQLite",
    description:
      "Every Formula 1 result, grid, qualifying, pit stop and standing since 1950 in one SQLite file, with its data dictionary, checksum and licence.",
    path: "/data/",
    breadcrumbs: [{ name: "Open data", path: "/data/" }],
  });
}

/** The head of the SQL page. */
function sqlHead(siteUrl: string) {
  return pageHead(siteUrl, {
    title: "SQL over the Formula 1 archive, in your browser",
    description:
      "Query every Formula 1 result since 1950 in SQL, in your own browser: examples, tables and columns, charts, CSV and links to share.",
    path: "/sql/",
    breadcrumbs: [
      { name: "Open data", path: "/data/" },
      { name: "SQL", path: "/sql/" },
    ],
  });
}
