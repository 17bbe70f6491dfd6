import { noValue } from "#app/ui/format-number.ts";

/** One side's share of both together, in per cent; null when there is nothing to divide. */
export function shareOf(one: number, other: number): number | null {
  const both = one + other;
  return both === 0 ? null : (100 * one) / both;
}

/** Per cent with one decimal, for example "66.7%"; "–" for none. */
export function formatPercent(percent: number | null): string {
  return percent === null ? noValue : `${percent.toFixed(1)}%`;
}
