import { useSuspenseQuery } from "@tanstack/react-query";
import type { CircuitId } from "#contract/ids.ts";
import { circuitOutlineQuery } from "#app/data/circuits.queries.ts";
import { linePath } from "#app/ui/drawing/lengths.ts";
import { type Frame, fittedOutline, spotOn } from "#app/ui/track/outline.ts";

const frame: Frame = { width: 300, height: 180, marginX: 12, marginY: 12 };

const shapeClass =
  "absolute end-0 top-1/2 h-[calc(100%-1.5rem)] max-h-44 [translate:0_-50%] max-wide:hidden print:hidden";

type CircuitShapeProps = {
  circuitId: CircuitId;
  /** True where the place of a circuit that was not recorded is drawn, too. */
  hasPlace?: boolean;
};

/** The small outline of a circuit in the band of a page, where one was recorded; decoration beside its name. */
export function CircuitShape({ circuitId, hasPlace = false }: CircuitShapeProps) {
  const { data } = useSuspenseQuery(circuitOutlineQuery(circuitId));
  if (!data.available || data.value === null) return hasPlace ? <EmptyPlace /> : null;
  return <OutlineShape metres={data.value.points} className={shapeClass} />;
}

type OutlineShapeProps = { metres: ReadonlyArray<number>; className: string };

/** A circuit as a dark line on a light bed, with a dot at the start; decoration. */
export function OutlineShape({ metres, className }: OutlineShapeProps) {
  const { points } = fittedOutline(metres, frame);
  const path = `${linePath(points)}Z`;
  const start = spotOn(points, 0);
  return (
    <svg
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      className={`fill-none [stroke-linejoin:round] ${className}`}
      aria-hidden="true"
    >
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
    <svg
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      className={`fill-none ${shapeClass}`}
      aria-hidden="true"
    >
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
        fontSize="15"
        textAnchor="middle"
        x={frame.width / 2}
        y={frame.height / 2 + 6}
      >
        Not recorded yet
      </text>
    </svg>
  );
}

const small: Frame = { width: 60, height: 36, marginX: 3, marginY: 3 };

/** A circuit's outline in a list, or a quiet place for it. */
export function ListedOutline({ metres }: { metres: ReadonlyArray<number> | null }) {
  return (
    <svg
      viewBox={`0 0 ${small.width} ${small.height}`}
      className="-my-1.5 mx-auto block h-7.5 w-12.5 fill-none [stroke-linejoin:round] max-md:my-0 max-md:w-10"
      role="img"
      aria-label={metres === null ? "No outline recorded" : "Outline of the circuit"}
    >
      {metres === null ? (
        <rect
          x="10"
          y="8"
          width={small.width - 20}
          height={small.height - 16}
          rx="10"
          className="stroke-line-strong/50"
          strokeDasharray="3 3"
        />
      ) : (
        <path
          d={`${linePath(fittedOutline(metres, small).points)}Z`}
          className="stroke-ink"
          strokeWidth="2.25"
        />
      )}
    </svg>
  );
}
