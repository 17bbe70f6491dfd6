import type { ReactNode } from "react";

type ComparedProps = {
  /** By how much this value is the better of two: positive for better, negative for worse. */
  by: number | null;
  children: ReactNode;
};

/**
 * A value beside the one it is compared with: green and bold when better, red when worse, plain when equal or when
 * there is nothing to compare. The style sheet adds a mark to the colour, and words for those who do not see it.
 */
export function Compared({ by, children }: ComparedProps) {
  if (by === null || by === 0) return children;
  return by > 0 ? <b className="better">{children}</b> : <span className="worse">{children}</span>;
}
