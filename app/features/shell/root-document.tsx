import { HeadContent, Scripts, useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { MethodNote } from "#app/features/method/method-note.tsx";
import { SpoilerCover } from "#app/features/spoilers/spoiler-cover.tsx";
import { TableNote } from "#app/ui/table/table-note.ts";
import { Embedded } from "#app/ui/embed/embedded.ts";
import { EmbedDocument } from "./embed-document.tsx";
import { OldFactsNote } from "./old-facts-note.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

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
      <body>
        <a className="skip-link" href="#content">
          Skip to content
        </a>
        <SiteHeader />
        {/* Focusable, so that the skip link moves the focus and not only the view. */}
        <main id="content" tabIndex={-1}>
          <SpoilerCover>{children}</SpoilerCover>
        </main>
        <SiteFooter />
        <Scripts />
      </body>
    </html>
  );
}
