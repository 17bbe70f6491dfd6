import { percent } from "#app/ui/drawing/lengths.ts";

type MirroredBarProps = {
  /** From 0 to 100. */
  share: number;
  /** On which side of the middle, where it begins, it stands. */
  side: "start" | "end";
  /** A hollow bar tells the second of a team from the first. */
  hollow: boolean;
  className?: string;
};

/** The edge of a hollow bar, in pixels. */
const edge = 1.5;

/** A share as a bar that begins in the middle of two who are compared, in the colour of the team. */
export function MirroredBar({ share, side, hollow, className = "" }: MirroredBarProps) {
  const isStart = side === "start";
  return (
    <svg
      className={`h-3.5 w-full bg-raised ${isStart ? "rounded-s-chip" : "rounded-e-chip"} ${className}`}
      aria-hidden="true"
    >
      {/* Round at its outer end: half of the bar is cut off where it begins. */}
      <svg x={isStart ? percent(1 - share / 100) : undefined} width={percent(share / 100)}>
        <rect
          x={isStart ? undefined : "-100%"}
          y={hollow ? edge / 2 : undefined}
          width="200%"
          height="100%"
          rx="4"
          // Its edge lies within.
          transform={hollow ? `translate(${isStart ? edge / 2 : -edge / 2})` : undefined}
          className={hollow ? "fill-team stroke-team [height:calc(100%-1.5px)]" : "fill-team"}
          fillOpacity={hollow ? 0.26 : undefined}
          strokeWidth={hollow ? edge : undefined}
        />
      </svg>
    </svg>
  );
}

/** How often one of two was ahead: green with ▲ where that is more often than the other, red with ▼ where less. */
export function PairCount({ value, than }: { value: number; than: number }) {
  const compared = value > than ? "better" : "worse";
  return (
    <b
      className={`font-display text-[1.375rem] leading-tight font-extrabold ${value === than ? "" : compared}`}
    >
      {value}
    </b>
  );
}
