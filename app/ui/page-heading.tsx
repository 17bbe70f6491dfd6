import type { ReactNode } from "react";

/** The title of a page, with links to related pages at the end of its line. */
export function PageHeading({ children, ways }: { children: ReactNode; ways: ReactNode }) {
  return (
    <div className="page-heading mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-[0.875rem]">
      {children}
      {/* Each is 24 px high, so that a finger hits one and not its neighbour in the next line. */}
      <p className="flex gap-4 *:py-0.5">{ways}</p>
    </div>
  );
}
