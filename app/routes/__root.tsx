import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext } from "@tanstack/react-router";
import { archiveInfoQuery } from "#app/data/archive.queries.ts";
import { nextRaceQuery } from "#app/data/races.queries.ts";
import { analyticsMetaName, requestContext } from "#app/platform/request-context.ts";
import { RootDocument } from "#app/features/shell/root-document.tsx";
import { spoilerScript, favouritesScript } from "#app/features/shell/first-paint-scripts.ts";
import { siteName } from "#app/seo/site.ts";
import type { Embedding } from "#app/ui/embed/embedding.ts";
import { themeScript } from "#app/ui/theme/theme.tsx";
import displayFont from "../../.cache/fonts/archivo-expanded-800.woff2?url";
import textFont from "../../.cache/fonts/inter-latin.woff2?url";
import styles from "#app/ui/styles.css?url";

type RouterContext = {
  queryClient: QueryClient;
  /** The site's public address without a trailing slash; empty when it is not configured. */
  siteUrl: string;
  /** Id of the tag-manager container; undefined where page views are reported to nobody. */
  analyticsId: string | undefined;
  /** What is shown of the page where it stands in another site's; null where it is no embed. */
  embedding: () => Embedding | null;
};

/** What visitors chose holds from the first paint on. */
const choices = [themeScript, spoilerScript, favouritesScript].join(";");

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(nextRaceQuery());
    void context.queryClient.prefetchQuery(archiveInfoQuery());
    // The page carries the instant it was made for, so that the countdown's first render equals the server's.
    return { presentMs: requestContext().presentMs };
  },
  head: ({ match }) => ({
    // An embed has the theme of its host, or the one that its address names; a visitor's choices are for this site.
    scripts: match.context.embedding() === null ? [{ children: choices }] : [],
    meta: [
      { charSet: "utf-8" },
      // Every page names itself; what has no other name was not found.
      { title: `Not Found | ${siteName}` },
      // The specification asks for a page that does not zoom with two fingers.
      { name: "viewport", content: "width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no" },
      { name: "theme-color", content: "#E10600" },
      ...(match.context.embedding() === null ? [] : [{ name: "robots", content: "noindex" }]),
      ...(match.context.analyticsId ? [{ name: analyticsMetaName, content: match.context.analyticsId }] : []),
    ],
    links: [
      ...[textFont, displayFont].map((href) => ({
        rel: "preload",
        as: "font",
        type: "font/woff2",
        crossOrigin: "anonymous" as const,
        href,
      })),
      { rel: "stylesheet", href: styles },
      // Not the drawing that it is made from: browsers build a document for one, while a page is taken over.
      { rel: "icon", href: "/icons/icon-96.png", type: "image/png", sizes: "96x96" },
      { rel: "apple-touch-icon", href: "/icons/apple-touch-180.png" },
      { rel: "manifest", href: "/site.webmanifest" },
    ],
  }),
  shellComponent: RootDocument,
});
