import type { ReactNode } from "react";

/** The least of a document around a table. */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>Floor</title>
      </head>
      <body>{children}</body>
    </html>
  );
}
