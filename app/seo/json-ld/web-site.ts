import { siteName } from "../head.ts";
import type { JsonLd } from "./json-ld.ts";

/** The site itself, on its front page. */
export function webSiteJsonLd(siteUrl: string, description: string): JsonLd {
  return { "@type": "WebSite", name: siteName, url: `${siteUrl}/`, description, inLanguage: "en" };
}
