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

/** One side's share of both together, in per cent; null when there is nothing to divide. */
export function shareOf(one: number, other: number): number | null {
  const both = one + other;
  return both === 0 ? null : (100 * one) / both;
}

type PairSharesProps = { first: number; second: number; className?: string };

/**
 * Both shares of two teammates side by side, in their team's colour: the first one filled, the second one hollow, with a
 * tick at the half.
 */
export function PairShares({ first, second, className = "mt-3" }: PairSharesProps) {
  const all = first + second;
  if (all === 0) return null;
  const width = (100 * first) / all;
  const gap = first === 0 ? 0 : 1;
  return (
    <svg
      className={`${className} h-2 w-full overflow-visible fill-team stroke-team`}
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width={width} height="8" strokeWidth="0" />
      <rect
        x={width + gap}
        y="0.75"
        width={Math.max(0, 100 - gap - width)}
        height="6.5"
        fillOpacity="0.26"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
      <path className="stroke-ink" d="M50 -1v12" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
