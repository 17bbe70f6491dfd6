import type { ReactNode } from "react";

/** The italic sentence that stands where a screen has nothing to show. */
export function EmptyNote({ children }: { children: ReactNode }) {
  return (
    <p className="note" role="status">
      {children}
    </p>
  );
}
