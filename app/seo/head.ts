import { siteName, socialPicture, socialPictureSize } from "./site.ts";
import { type Crumb, type JsonLd, breadcrumbsJsonLd, jsonLdText } from "./json-ld/json-ld.ts";

/** What a page says about itself to browsers, crawlers and previews. */
export type PageHead = {
  /** Without the site's name, which is added. */
  title: string;
  description: string;
  /** The page's canonical path, index pages with a trailing slash. */
  path: string;
  keywords?: string;
  /** The pages on the way here, this one at the end; none for the front page. */
  way?: ReadonlyArray<Crumb>;
  /** What the page is about, as far as that is known before any answer. */
  about?: ReadonlyArray<JsonLd>;
  /** The path of the preview's picture (`socialPicture`); the site's own where none is given. */
  picture?: string;
  /** For pages that search engines should leave out. */
  noindex?: boolean;
};

/**
 * A route's head: title, description, social preview and canonical address.
 *
 * @param siteUrl public origin without a trailing slash (`siteOrigin` of app/edge/create-request-context.ts)
 */
export function pageHead(siteUrl: string, page: PageHead) {
  const title = page.path === "/" ? page.title : `${page.title} | ${siteName}`;
  const url = `${siteUrl}${page.path}`;
  const picture = `${siteUrl}${page.picture ?? socialPicture.site()}`;
  return {
    meta: [
      { title },
      { name: "description", content: page.description },
      ...(page.keywords === undefined ? [] : [{ name: "keywords", content: page.keywords }]),
      ...(page.noindex ? [{ name: "robots", content: "noindex" }] : []),
      { property: "og:type", content: "website" },
      { property: "og:site_name", content: siteName },
      { property: "og:title", content: title },
      { property: "og:description", content: page.description },
      { property: "og:url", content: url },
      { property: "og:image", content: picture },
      { property: "og:image:type", content: "image/png" },
      { property: "og:image:width", content: String(socialPictureSize.width) },
      { property: "og:image:height", content: String(socialPictureSize.height) },
      { property: "og:image:alt", content: page.title },
      { name: "twitter:card", content: "summary_large_image" },
      { name: "twitter:title", content: title },
      { name: "twitter:description", content: page.description },
      { name: "twitter:image", content: picture },
    ],
    links: [{ rel: "canonical", href: url }],
    scripts: describedBy(siteUrl, page),
  };
}

/** What search engines are told beside title and description, as scripts that hold data and never run. */
function describedBy(siteUrl: string, { way, about = [] }: PageHead) {
  const all = way === undefined ? about : [breadcrumbsJsonLd(siteUrl, way), ...about];
  return all.map((each) => ({ type: "application/ld+json", children: jsonLdText(each) }));
}

/**
 * The head of a layout's "not found": nothing below it has one then. Empty while the layout shows one of its pages,
 * which names itself.
 */
export function notFoundHead(match: { id: string; status: string }, matches: ReadonlyArray<{ id: string }>) {
  if (match.status !== "notFound" && matches.at(-1)?.id !== match.id) return {};
  return { meta: [{ title: `Not Found | ${siteName}` }, { name: "robots", content: "noindex" }] };
}
