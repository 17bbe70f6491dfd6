import type { ReactNode } from "react";

/** The best value of a session, marked by symbol and colour; the style sheet has the words for the mark. */
export function Fastest({ when, children }: { when: boolean; children: ReactNode }) {
  return when ? <b className="fastest">{children}</b> : children;
}
