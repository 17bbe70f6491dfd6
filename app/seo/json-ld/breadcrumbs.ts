import type { JsonLd } from "./json-ld.ts";

/** A page on the way to another: its name and its path. */
export type Crumb = { name: string; path: string };

/** The way from the front page to a page, the page itself at its end. */
export function breadcrumbsJsonLd(siteUrl: string, way: ReadonlyArray<Crumb>): JsonLd {
  return {
    "@type": "BreadcrumbList",
    itemListElement: way.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: `${siteUrl}${path}`,
    })),
  };
}

/** The way to a page of a race weekend: its season's races, the Grand Prix by its race, the page. */
export function weekendWay(year: number, race: Crumb, page: Crumb): Array<Crumb> {
  const way = [{ name: `Races of ${year}`, path: `/races/?year=${year}` }, race];
  return page.path === race.path ? way : [...way, page];
}
