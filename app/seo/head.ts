import { siteName, socialPicture, socialPictureSize } from "./site.ts";
import { type Crumb, type JsonLd, breadcrumbsJsonLd, jsonLdText } from "./json-ld/json-ld.ts";

/** A page's metadata for browsers, search engines and link previews. */
export type PageHead = {
  /** Without the site's name, which is added. */
  title: string;
  description: string;
  /** The page's canonical path, index pages with a trailing slash. */
  path: string;
  keywords?: string;
  /** Breadcrumbs, ending with this page; none for the front page. */
  breadcrumbs?: ReadonlyArray<Crumb>;
  /** Structured data about the page's subject, as far as it is known without a request. */
  about?: ReadonlyArray<JsonLd>;
  /** The path of the preview image (`socialPicture`); the site's own by default. */
  picture?: string;
  /** True to keep the page out of search engines. */
  noindex?: boolean;
};

/**
 * A route's head: title, description, link preview and canonical URL.
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

/** The page's structured data, as scripts of JSON-LD, which are never run. */
function describedBy(siteUrl: string, { breadcrumbs, about = [] }: PageHead) {
  const all = breadcrumbs === undefined ? about : [breadcrumbsJsonLd(siteUrl, breadcrumbs), ...about];
  return all.map((each) => ({ type: "application/ld+json", children: jsonLdText(each) }));
}

/**
 * The head of a layout's "not found" page, where no child route provides one. Empty while the layout shows a child
 * page, which has its own.
 */
export function notFoundHead(match: { id: string; status: string }, matches: ReadonlyArray<{ id: string }>) {
  if (match.status !== "notFound" && matches.at(-1)?.id !== match.id) return {};
  return { meta: [{ title: `Not Found | ${siteName}` }, { name: "robots", content: "noindex" }] };
}
