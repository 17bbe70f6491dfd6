import type { ReactNode } from "react";

/** A value that nobody bettered in the session, marked by symbol and colour; the style sheet has words for the mark. */
export function Fastest({ when, children }: { when: boolean; children: ReactNode }) {
  return when ? <b className="fastest">{children}</b> : children;
}
