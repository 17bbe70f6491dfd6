import { HeadContent, Scripts } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { MethodNote } from "#app/features/method/method-note.tsx";
import { TableNote } from "#app/ui/table/table-note.ts";
import { OldFactsNote } from "./old-facts-note.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

/** The whole document around every page: head, header, page, footer. */
export function RootDocument({ children }: { children: ReactNode }) {
  return (
    // The theme script sets `data-theme` before React arrives.
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
          <OldFactsNote />
          <TableNote value={<MethodNote />}>{children}</TableNote>
        </main>
        <SiteFooter />
        <Scripts />
      </body>
    </html>
  );
}
