import type { ReactNode } from "react";
import { noValue } from "#app/text/format.ts";

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

/** One side's share of both together, in per cent; null when there is nothing to divide. */
export function shareOf(one: number, other: number): number | null {
  const both = one + other;
  return both === 0 ? null : (100 * one) / both;
}

/** Per cent with one decimal, for example "66.7%"; "–" for none. */
export function formatPercent(percent: number | null): string {
  return percent === null ? noValue : `${percent.toFixed(1)}%`;
}
