import type { ReactNode } from "react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { CircuitId } from "#contract/ids.ts";
import { circuitOutlineQuery } from "#app/data/circuits.queries.ts";
import { linePath } from "#app/ui/drawing/lengths.ts";
import { type Frame, fittedOutline } from "#app/ui/track/outline.ts";

const frame: Frame = { width: 300, height: 180, marginX: 12, marginY: 12 };

const shapeClass =
  "wide:absolute wide:end-0 wide:top-1/2 wide:h-[calc(100%-1.5rem)] wide:max-h-44 wide:[translate:0_-50%] print:hidden";

type CircuitShapeProps = {
  circuitId: CircuitId;
  /** The layout that a page is about: where the outline is of another one, it says so. */
  layoutId?: string;
  /** Where it stands if there is no room beside the name; by default nowhere. */
  narrowClass?: string;
  /** What stands there where there is no outline. */
  children?: ReactNode;
};

/** The small outline of a circuit in the band of a page, decoration beside its name. */
export function CircuitShape({
  circuitId,
  layoutId,
  narrowClass = "max-wide:hidden",
  children = null,
}: CircuitShapeProps) {
  const { data } = useSuspenseQuery(circuitOutlineQuery(circuitId));
  if (!data.available || data.value === null) return children;
  const { points, layout_id } = data.value;
  return (
    <OutlineShape
      metres={points}
      className={`${shapeClass} ${narrowClass}`}
      note={layoutId === undefined || layoutId === layout_id ? null : "Today’s layout"}
    />
  );
}

type OutlineShapeProps = {
  metres: ReadonlyArray<number>;
  className: string;
  /** What has to be known of it. */
  note?: string | null;
};

/** A circuit as a dark line on a light bed; decoration. */
export function OutlineShape({ metres, className, note = null }: OutlineShapeProps) {
  // The words stand below it.
  const { points } = fittedOutline(metres, note === null ? frame : { ...frame, height: frame.height - 22 });
  const path = `${linePath(points)}Z`;
  return (
    <svg
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      className={`fill-none [stroke-linejoin:round] ${className}`}
      aria-hidden="true"
    >
      <path d={path} className="stroke-surface" strokeWidth="15" />
      <path d={path} className="stroke-ink" strokeWidth="7" />
      {note === null ? null : (
        <text x="150" y="174" textAnchor="middle" fontSize="19" className="outlined fill-ink stroke-surface">
          {note}
        </text>
      )}
    </svg>
  );
}
