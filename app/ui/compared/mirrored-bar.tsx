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

/** A share as a bar that begins in the middle of two who are compared, in the colour of the team. */
export function MirroredBar({ share, side, hollow, className = "" }: MirroredBarProps) {
  const width = percent(share / 100);
  const x = side === "start" ? percent(1 - share / 100) : undefined;
  return (
    <svg className={`h-3.5 w-full rounded-chip bg-raised ${className}`} aria-hidden="true">
      {hollow ? (
        <rect
          x={x}
          y="0.75"
          width={width}
          className="h-[calc(100%-1.5px)] fill-team stroke-team"
          fillOpacity="0.26"
          strokeWidth={share === 0 ? 0 : 1.5}
        />
      ) : (
        <rect x={x} width={width} height="100%" className="fill-team" />
      )}
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
