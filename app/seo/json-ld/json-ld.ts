import { siteName } from "../site.ts";

/** A value of a JSON-LD object; undefined ones are left out. */
type JsonLdValue = string | number | boolean | JsonLd | ReadonlyArray<JsonLdValue> | undefined;

/** Structured data about a page's subject, in schema.org's vocabulary. */
export type JsonLd = { "@type": string; [property: string]: JsonLdValue };

/**
 * A JSON-LD object as the text of a script element. Characters with a meaning in HTML are written as JSON escapes, so
 * that no text can close the element or open a comment.
 */
export function jsonLdText(about: JsonLd): string {
  return JSON.stringify({ "@context": "https://schema.org", ...about }).replaceAll(
    /[<>&]/g,
    (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`,
  );
}

/** A breadcrumb: a page's name and path. */
export type Crumb = { name: string; path: string };

/** The breadcrumbs from the front page to a page, which comes last. */
export function breadcrumbsJsonLd(siteUrl: string, breadcrumbs: ReadonlyArray<Crumb>): JsonLd {
  return {
    "@type": "BreadcrumbList",
    itemListElement: breadcrumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: `${siteUrl}${path}`,
    })),
  };
}

/** The breadcrumbs of a page of a race weekend: the season's races, the Grand Prix, the page. */
export function weekendBreadcrumbs(year: number, race: Crumb, page: Crumb): Array<Crumb> {
  const way = [{ name: `Races of ${year}`, path: `/races/?year=${year}` }, race];
  return page.path === race.path ? way : [...way, page];
}

type DatasetFacts = {
  name: string;
  description: string;
  /** The page that shows it. */
  path: string;
  /** First and last season, both included. */
  seasons: { from: number; to: number };
  /** The measures in its columns. */
  measures: ReadonlyArray<string>;
};

/** A table that can be read and downloaded, with its source and licence. */
export function datasetJsonLd(
  siteUrl: string,
  { name, description, path, seasons, measures }: DatasetFacts,
): JsonLd {
  return {
    "@type": "Dataset",
    name,
    description,
    url: `${siteUrl}${path}`,
    temporalCoverage: seasons.from === seasons.to ? String(seasons.from) : `${seasons.from}/${seasons.to}`,
    variableMeasured: measures,
    measurementTechnique: `${siteUrl}/method/`,
    isAccessibleForFree: true,
    license: "https://creativecommons.org/licenses/by/4.0/",
    isBasedOn: "https://github.com/f1db/f1db",
    creator: { "@type": "Organization", name: "F1DB", url: "https://github.com/f1db/f1db" },
  };
}

/** The site itself, for its front page. */
export function webSiteJsonLd(siteUrl: string, description: string): JsonLd {
  return { "@type": "WebSite", name: siteName, url: `${siteUrl}/`, description, inLanguage: "en" };
}
