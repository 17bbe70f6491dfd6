type IntervalBarProps = {
  /** The interval's ends and the value within, from 0 to 100. */
  low: number;
  at: number;
  high: number;
};

/** An interval on a line with its most likely value, beside the numbers that say the same; a phone has no room for it. */
export function IntervalBar({ low, at, high }: IntervalBarProps) {
  return (
    <svg className="h-2.5 min-w-8 flex-1 max-md:hidden" aria-hidden="true">
      <rect className="fill-line" y="45%" width="100%" height="10%" />
      <rect className="fill-soft" x={`${low}%`} y="25%" width={`${Math.max(1, high - low)}%`} height="50%" />
      <rect className="fill-ink" x={`${at}%`} width="2" height="100%" />
    </svg>
  );
}
