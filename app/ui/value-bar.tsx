type ValueBarProps = {
  /** From 0 to 100. */
  percent: number;
  /** The class of its colour. */
  fill: string;
  /** By default a phone, on which tables have no room for it, does without. */
  className?: string;
};

/** A value as a bar beside its number, which says the same. */
export function ValueBar({ percent, fill, className = "max-md:hidden" }: ValueBarProps) {
  return (
    <svg
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      className={`h-2.5 w-full min-w-8 flex-1 rounded-[2px] fill-line ${className}`}
      aria-hidden="true"
    >
      <rect width="100" height="1" />
      <rect width={percent} height="1" className={fill} />
    </svg>
  );
}
