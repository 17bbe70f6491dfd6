import { pageHead } from "./head.ts";

/** The head of the page of definitions. */
export function methodHead(siteUrl: string) {
  return pageHead(siteUrl, {
    title: "Method: what is counted, and how",
    description:
      "How wins, podiums, poles, points, teammate scores and lap times are counted here, each with an example from real Formula 1 races.",
    path: "/method/",
    way: [{ name: "Method", path: "/method/" }],
  });
}
