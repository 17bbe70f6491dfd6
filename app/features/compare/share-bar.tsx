import { percent } from "#app/ui/drawing/lengths.ts";

type ShareBarProps = {
  /** From 0 to 100. */
  share: number;
  /** A hollow bar tells the second of a team from the first. */
  isHollow: boolean;
  className?: string;
};

/** A share as a bar from the start of its column, in the colour of the team. */
export function ShareBar({ share, isHollow, className = "" }: ShareBarProps) {
  return (
    <svg
      className={`block h-2 w-full min-w-0 flex-1 overflow-clip rounded-e-chip bg-raised ${className}`}
      aria-hidden="true"
    >
      <rect
        width={percent(share / 100)}
        height="100%"
        className="fill-team stroke-team"
        fillOpacity={isHollow ? 0.26 : 1}
        strokeWidth={isHollow ? 1.5 : 0}
      />
    </svg>
  );
}
