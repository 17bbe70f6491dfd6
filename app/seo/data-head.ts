import { pageHead } from "./head.ts";

/** The head of the page about the archive's files. */
export function dataFilesHead(siteUrl: string) {
  return pageHead(siteUrl, {
    title: "The Formula 1 archive as a file: SQLite",
    description:
      "Every Formula 1 result, grid, qualifying, pit stop and standing since 1950 in one SQLite file, with its data dictionary, checksum and licence.",
    path: "/data/",
    way: [
      { name: "Data", path: "/api/" },
      { name: "Files", path: "/data/" },
    ],
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
      { name: "Data", path: "/api/" },
      { name: "SQL", path: "/sql/" },
    ],
  });
}
