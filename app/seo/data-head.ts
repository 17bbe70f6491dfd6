import { pageHead } from "./head.ts";

/** The head of the page about the archive's files. */
export function dataFilesHead(siteUrl: string) {
  return pageHead(siteUrl, {
    title: "Open data: the Formula 1 archive as SQLite",
    description:
      "Every Formula 1 result, grid, qualifying, pit stop and standing since 1950 in one SQLite file, with its data dictionary, checksum and licence.",
    path: "/data/",
    way: [{ name: "Open data", path: "/data/" }],
  });
}

/** The head of the SQL page. */
export function sqlHead(siteUrl: string) {
  return pageHead(siteUrl, {
    title: "SQL over the Formula 1 archive, in your browser",
    description:
      "Query every Formula 1 result since 1950 in SQL, in your own browser: examples, tables and columns, charts, CSV and links to share.",
    path: "/sql/",
    way: [
      { name: "Open data", path: "/data/" },
      { name: "SQL", path: "/sql/" },
    ],
  });
}
