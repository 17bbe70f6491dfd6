import { HeadContent, Scripts } from "@tanstack/react-router";
import type { ReactNode } from "react";

/** The whole document around every page: head, header, page, footer. */
export function RootDocument({ children }: { children: ReactNode }) {
  return (
    // The theme script sets `data-theme` before React arrives.
    <html lang="en" suppressHydrationWarning>
      <head>
        <HeadContent />
      </head>
      <body>
        <main id="content">{children}</main>
        <Scripts />
      </body>
    </html>
  );
}
