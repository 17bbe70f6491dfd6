import type { ReactNode } from "react";

/** The name of a page, and at the end of its line the ways to pages beside it. */
export function PageHeading({ children, ways }: { children: ReactNode; ways: ReactNode }) {
  return (
    <div className="page-heading">
      {children}
      <p>{ways}</p>
    </div>
  );
}
