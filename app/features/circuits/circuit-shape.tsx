import { useSuspenseQuery } from "@tanstack/react-query";
import type { CircuitId } from "#contract/ids.ts";
import { circuitOutlineQuery } from "#app/data/circuits.queries.ts";
import { linePath } from "#app/ui/drawing/lengths.ts";
import { type Frame, fittedOutline, spotOn } from "#app/ui/track/outline.ts";

const frame: Frame = { width: 300, height: 180, marginX: 12, marginY: 12 };

const shapeClass =
  "absolute end-0 top-1/2 h-[calc(100%-1.5rem)] max-h-44 [translate:0_-50%] fill-none [stroke-linejoin:round] max-wide:hidden print:hidden";

type CircuitShapeProps = {
  circuitId: CircuitId;
  /** True where the place of a circuit that was not recorded is drawn, too. */
  hasPlace?: boolean;
};

/** The small outline of a circuit in the band of a page, where one was recorded; decoration beside its name. */
export function CircuitShape({ circuitId, hasPlace = false }: CircuitShapeProps) {
  const { data } = useSuspenseQuery(circuitOutlineQuery(circuitId));
  if (!data.available || data.value === null) return hasPlace ? <EmptyPlace /> : null;
  const { points } = fittedOutline(data.value.points, frame);
  const path = `${linePath(points)}Z`;
  const start = spotOn(points, 0);
  return (
    <svg viewBox={`0 0 ${frame.width} ${frame.height}`} className={shapeClass} aria-hidden="true">
      <path d={path} className="stroke-surface" strokeWidth="12" />
      <path d={path} className="stroke-ink" strokeWidth="5" />
      {start === null ? null : (
        <circle cx={start.at[0]} cy={start.at[1]} r="6" className="fill-ink stroke-surface" strokeWidth="3" />
      )}
    </svg>
  );
}

/** What stands in place of an outline that nobody recorded. */
function EmptyPlace() {
  return (
    <svg viewBox={`0 0 ${frame.width} ${frame.height}`} className={shapeClass} aria-hidden="true">
      <rect
        className="stroke-line-strong"
        strokeDasharray="6 6"
        x="12"
        y="24"
        width={frame.width - 24}
        height={frame.height - 48}
        rx="60"
      />
      <text
        className="fill-soft"
        fontSize="17"
        textAnchor="middle"
        x={frame.width / 2}
        y={frame.height / 2 + 6}
      >
        No outline recorded
      </text>
    </svg>
  );
}
