import { escapeMarkup } from "#app/seo/escape-markup.ts";

/** A page or a part of the sitemap: its path, and the date of its last change; null if unknown. */
export type SitemapEntry = { path: string; changed: string | null };

/** The maximum number of URLs per file (sitemaps.org). */
export const mostAddresses = 50_000;

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

/**
 * A part of the sitemap as XML.
 *
 * @param origin the site's origin without a trailing slash
 * @throws Error for more pages than a file may have
 */
export function pagesXml(origin: string, pages: ReadonlyArray<SitemapEntry>): string {
  if (pages.length > mostAddresses) throw new Error(`a sitemap of ${pages.length} pages has to be split`);
  return `${head}\n<urlset xmlns="${namespace}">\n${lines(origin, "url", pages)}</urlset>\n`;
}

/** The sitemap index as XML. */
export function indexXml(origin: string, parts: ReadonlyArray<SitemapEntry>): string {
  return `${head}\n<sitemapindex xmlns="${namespace}">\n${lines(origin, "sitemap", parts)}</sitemapindex>\n`;
}

function lines(origin: string, element: string, entries: ReadonlyArray<SitemapEntry>): string {
  return entries.map((entry) => `<${element}>${about(origin, entry)}</${element}>\n`).join("");
}

function about(origin: string, { path, changed }: SitemapEntry): string {
  const lastmod = changed === null ? "" : `<lastmod>${escapeMarkup(changed)}</lastmod>`;
  return `<loc>${escapeMarkup(`${origin}${path}`)}</loc>${lastmod}`;
}
