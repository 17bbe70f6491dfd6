import type { QueryClient } from "@tanstack/react-query";
import {
  createRootRouteWithContext,
  HeadContent,
  Link,
  Scripts,
  useLocation,
  useMatches,
  useRouter,
} from "@tanstack/react-router";
import { type ReactNode, Suspense, use, useEffect, useState } from "react";
import { archiveInfoQuery } from "#app/data/archive.queries.ts";
import { untilSettled } from "#app/data/query-client.ts";
import { nextRaceQuery } from "#app/data/races.queries.ts";
import { favouritesScript, spoilerScript } from "#app/features/shell/first-paint-scripts.ts";
import { SiteFooter } from "#app/features/shell/site-footer.tsx";
import { SiteHeader } from "#app/features/shell/site-header.tsx";
import { SpoilerCover } from "#app/features/spoilers/spoiler-cover.tsx";
import { analyticsMetaName, oldDataSeconds, requestContext } from "#app/platform/request-context.ts";
import { notFoundHead } from "#app/seo/head.ts";
import { siteName } from "#app/seo/site.ts";
import { formatAge } from "#app/text/format.ts";
import { isEmbedPath } from "#app/text/page-paths.ts";
import embedStyles from "#app/ui/embed/embed-page.css?url";
import { closeMenusOutside } from "#app/ui/drawer/drawer.tsx";
import { Embedded } from "#app/ui/embed/embeddable.tsx";
import type { Embedding } from "#app/ui/embed/embedding.ts";
import styles from "#app/ui/styles.css?url";
import { TableNote } from "#app/ui/table/definition.ts";
import { themeScript } from "#app/ui/theme/theme.tsx";
import displayFont from "../../.cache/fonts/archivo-expanded-800.woff2?url";
import textFont from "../../.cache/fonts/inter-latin.woff2?url";

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
  head: ({ match, matches }) => ({
    // An embed has the theme of its host, or the one that its address names; a visitor's choices are for this site.
    scripts: match.context.embedding() === null ? [{ children: choices }] : [],
    meta: [
      { charSet: "utf-8" },
      // Stands while a page, which names itself, is on its way.
      { title: siteName },
      ...(notFoundHead(match, matches).meta ?? []),
      // No pinch zoom, so that focusing a field does not zoom the page (docs/design.md); iOS ignores it.
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
      // Not the drawing that it is made from: browsers build a document for one, while a page hydrates.
      { rel: "icon", href: "/icons/icon-96.png", type: "image/png", sizes: "96x96" },
      { rel: "apple-touch-icon", href: "/icons/apple-touch-180.png" },
      { rel: "manifest", href: "/site.webmanifest" },
    ],
  }),
  shellComponent: RootDocument,
});

/** The whole document around every page: head, header, page, footer; in another site's page little of it. */
function RootDocument({ children }: { children: ReactNode }) {
  useEffect(closeMenusOutside, []);
  const embedding = useRouter().options.context.embedding();
  const page = (
    <>
      {/* Old facts may come late, when the data API hangs: the note comes after them. */}
      <Suspense>
        <OldFactsNote />
      </Suspense>
      <TableNote value={methodNote}>{children}</TableNote>
    </>
  );
  if (embedding === null) return <SiteDocument>{page}</SiteDocument>;
  return (
    <EmbedDocument embedding={embedding}>
      <Embedded value={embedding}>{page}</Embedded>
    </EmbedDocument>
  );
}

function SiteDocument({ children }: { children: ReactNode }) {
  return (
    // Scripts in the head set attributes by the visitor's choices before React arrives.
    <html lang="en" suppressHydrationWarning>
      <head>
        <HeadContent />
      </head>
      {/* Behind the open list of a select, the scroll bar's room is kept anyway: no room for it a second time. */}
      <body className="data-scroll-locked:me-0!">
        <a
          className="absolute start-2 top-2 z-10 [transform:translateY(-200%)] rounded-tile bg-accent px-3 py-2 text-on-accent focus:transform-none print:hidden"
          href="#content"
        >
          Skip to content
        </a>
        <SiteHeader />
        {/* Focusable, so that the skip link moves the focus and not only the view. */}
        <main
          id="content"
          tabIndex={-1}
          // As high as the window at least, so that the footer is never seen moving while a page fills. Tables ask how many
          // letters wide the page is: with large text a wide window is a narrow page.
          className="@container/page min-h-[calc(100svh-3.5rem)] focus:outline-none"
        >
          <SpoilerCover>{children}</SpoilerCover>
        </main>
        <SiteFooter />
        <Scripts />
      </body>
    </html>
  );
}

/**
 * Says on a page that shows old facts, because the data API gives no new ones, how old they are. On the next page the
 * visitor opens the facts are asked for anew, so it goes.
 */
function OldFactsNote() {
  const late = untilSettled(useRouter().options.context.queryClient);
  if (late !== null) use(late);
  return <OldFacts />;
}

function OldFacts() {
  const [seconds] = useState(oldDataSeconds);
  const href = useLocation({ select: (location) => location.href });
  const [firstHref] = useState(href);
  if (seconds === null || href !== firstHref) return null;
  return (
    <p
      className="old-facts mb-4 rounded-tile border border-s-4 border-line-strong border-s-accent bg-raised px-3 py-2 text-[0.875rem]"
      role="status"
      data-seconds={seconds}
    >
      The data service is not responding. This page shows data from {formatAge(seconds)} ago.
    </p>
  );
}

type EmbedDocumentProps = { embedding: Embedding; children: ReactNode };

/** The document around a page that stands in another site's: the page alone, and a line that says where it is from. */
function EmbedDocument({ embedding, children }: EmbedDocumentProps) {
  useEffect(openLinksOutside, []);
  return (
    <html lang="en" data-theme={embedding.theme === "system" ? undefined : embedding.theme}>
      <head>
        {/* Whatever is followed here opens beside the page that this one stands in. */}
        <base target="_blank" />
        <HeadContent />
        <link rel="stylesheet" href={embedStyles} />
      </head>
      <body className="embed-page">
        <main
          id="content"
          className="@container/page min-h-0 px-4 py-2 [&_.filter-bar>form]:hidden [&_.entity-header]:px-4 [&_.page]:p-0 [&_.table-section]:min-h-0"
        >
          {children}
        </main>
        <SourceLine />
        <Scripts />
      </body>
    </html>
  );
}

/** Where the facts are from, and a link to the whole page. */
function SourceLine() {
  const { siteUrl } = useRouter().options.context;
  const page = useLocation({ select: ({ pathname, searchStr }) => `${pathname}${searchStr}` });
  const title = useMatches({
    select: (matches) =>
      matches.flatMap(({ meta }) => meta?.flatMap((each) => each?.title ?? []) ?? []).at(-1) ?? siteName,
  });
  return (
    <footer className="embed-source px-2 pb-2 text-[0.8125rem] text-soft">
      <a href={`${siteUrl}${page}`}>{title}</a>. Facts from <a href="https://github.com/f1db/f1db">F1DB</a>,{" "}
      <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>
      {page.startsWith("/race/") || page.startsWith("/circuits/") ? (
        <>
          ; laps, tyres and telemetry from <a href="https://openf1.org/">OpenF1</a>
        </>
      ) : null}
      .
    </footer>
  );
}

/**
 * Makes links of an embed open in a tab of their own. `<base target>` says so for plain ones; the router's own would
 * lead on inside the frame, so the window is told before they are. Views of the embed itself stay in it.
 *
 * @returns ends it
 */
function openLinksOutside(): () => void {
  window.addEventListener("click", markLink, { capture: true });
  return () => window.removeEventListener("click", markLink, { capture: true });
}

function markLink({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest("a") : null;
  if (link === null || link.href === "") return;
  link.target = isEmbedPath(new URL(link.href).pathname) ? "_self" : "_blank";
}

/** What stands under every table after its own words: a link to the method. */
const methodNote = (
  <Link to="/method/" className="whitespace-nowrap">
    How we count
  </Link>
);
