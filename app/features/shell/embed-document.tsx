import { HeadContent, Scripts, useLocation, useMatches, useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { siteName } from "#app/seo/site.ts";
import { isEmbedPath } from "#app/text/embed-path.ts";
import { type Embedding } from "#app/ui/embed/embedding.ts";
import pageStyles from "#app/ui/embed/embed-page.css?url";

type EmbedDocumentProps = { embedding: Embedding; children: ReactNode };

/** The document around a page that stands in another site's: the page alone, and a line that says where it is from. */
export function EmbedDocument({ embedding, children }: EmbedDocumentProps) {
  useEffect(openLinksOutside, []);
  return (
    <html lang="en" data-theme={embedding.theme === "system" ? undefined : embedding.theme}>
      <head>
        {/* Whatever is followed here opens beside the page that this one stands in. */}
        <base target="_blank" />
        <HeadContent />
        <link rel="stylesheet" href={pageStyles} />
      </head>
      <body className="embed-page">
        <main
          id="content"
          className="min-h-0 px-4 py-2 [&_.filter-bar>form]:hidden [&_.entity-header]:px-4 [&_.page]:p-0 [&_.table-section]:min-h-0"
        >
          {children}
        </main>
        <SourceLine />
        <Scripts />
      </body>
    </html>
  );
}

/** Where the facts are from, and the way to the whole page. */
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
