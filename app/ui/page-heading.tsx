import type { ReactNode } from "react";

/** The title of a page, with links to related pages at the end of its line. */
export function PageHeading({ children, ways }: { children: ReactNode; ways: ReactNode }) {
  return (
    <div className="page-heading">
      {children}
      <p>{ways}</p>
    </div>
  );
}
