import { HeadContent, Scripts, useLocation, useRouter } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { MethodNote } from "#app/features/method/method-note.tsx";
import { SpoilerCover } from "#app/features/spoilers/spoiler-cover.tsx";
import { TableNote } from "#app/ui/table/definition.ts";
import { Embedded } from "#app/ui/embed/embeddable.tsx";
import { EmbedDocument } from "./embed-document.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { oldDataSeconds } from "#app/platform/request-context.ts";
import { formatAge } from "#app/text/format.ts";

/** The whole document around every page: head, header, page, footer; in another site's page little of it. */
export function RootDocument({ children }: { children: ReactNode }) {
  const embedding = useRouter().options.context.embedding();
  const page = (
    <>
      <OldFactsNote />
      <TableNote value={<MethodNote />}>{children}</TableNote>
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
      The data service does not answer at the moment. What you see is from {formatAge(seconds)} ago.
    </p>
  );
}
