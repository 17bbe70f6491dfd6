import { pageHead } from "./head.ts";

/** The head of the page about the open data. */
export function openDataHead(siteUrl: string) {
  return pageHead(siteUrl, {
    title: "Open data: JSON and CSV",
    description:
      "Formula 1 results, standings, qualifying, timing and records since 1950 as JSON and CSV, free to read from any site.",
    path: "/api/",
    way: [{ name: "Data", path: "/api/" }],
  });
}
