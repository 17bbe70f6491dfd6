import { pageHead, siteName } from "./head.ts";
import { webSiteJsonLd } from "./json-ld/web-site.ts";

const description =
  "Formula 1 results, standings and teammate head-to-heads for every driver, team, race and season since 1950.";

/** The head of the front page, which tells of the whole site. */
export function homeHead(siteUrl: string) {
  return pageHead(siteUrl, {
    title: `${siteName}: every driver, team, race and season since 1950`,
    description,
    path: "/",
    about: [webSiteJsonLd(siteUrl, description)],
  });
}
