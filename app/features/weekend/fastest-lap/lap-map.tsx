import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { CircuitId } from "#contract/ids.ts";
import { valueOf } from "#app/data/api-query.ts";
import { circuitOutlineQuery } from "#app/data/circuits.queries.ts";
import { useWeekend } from "#app/features/weekend/layout/use-weekend.ts";
import { linePath } from "#app/ui/drawing/lengths.ts";
import { fittedOutline, type Frame, type Point, spotOn } from "#app/ui/track/outline.ts";
import { StartMark } from "#app/ui/track/track-parts.tsx";
import { gainedOver, type LapComparison, lapParts } from "./traces.ts";

const frame: Frame = { width: 300, height: 220, marginX: 14, marginY: 14 };

type LapMapProps = {
  comparison: LapComparison;
  colours: readonly [first: string, second: string];
  /** Index of the point of the laps that is marked. */
  point: number;
};

/** The circuit, each part in the colour of who gained time through it, and where on it the crosshair is. */
export function LapMap(props: LapMapProps) {
  const weekend = valueOf(useWeekend());
  return weekend === null ? null : <CircuitMap circuitId={weekend.circuit_id} {...props} />;
}

/** The room that it takes, until it is there. */
export function LapMapPlace() {
  return (
    <div>
      <div className="mx-auto aspect-[300/220] w-full max-w-96" />
      <p className="text-small">{"\u00a0"}</p>
    </div>
  );
}

function CircuitMap({ circuitId, comparison, colours, point }: LapMapProps & { circuitId: CircuitId }) {
  const outline = valueOf(useSuspenseQuery(circuitOutlineQuery(circuitId)).data);
  // Of each pair once: the crosshair moves often.
  const parts = useMemo(() => lapParts(comparison), [comparison]);
  if (outline === null) return null;
  const { points } = fittedOutline(outline.points, frame);
  const { first, second, metres } = comparison;
  const length = metres.at(-1) ?? 1;
  const start = outline.recorded === null ? null : spotOn(points, 0);
  const spot = alongOutline(points, (metres[point] ?? 0) / length);
  return (
    <figure>
      <svg
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        className="track max-w-96 fill-none"
        role="img"
        aria-label="The circuit, coloured by who gained time where; the table below has the numbers"
      >
        <path
          d={`${linePath(points)}Z`}
          className="stroke-line-strong"
          strokeWidth="9"
          strokeLinejoin="round"
        />
        {parts.map(({ from, to, gained }) => {
          const d = linePath(betweenOnOutline(points, from / length, to / length));
          return (
            <path key={from} d={d} stroke={gained >= 0 ? colours[0] : colours[1]} strokeWidth="7">
              <title>
                {`${Math.round(from)}–${Math.round(to)} m: ${(gained >= 0 ? first : second).driver.driver_name} gained ${Math.abs(gained).toFixed(2)} s`}
              </title>
            </path>
          );
        })}
        {start === null ? null : <StartMark start={start} arrow="fill-surface" />}
        {spot === null ? null : (
          <circle cx={spot[0]} cy={spot[1]} r="6.5" className="fill-ink stroke-surface" strokeWidth="3" />
        )}
      </svg>
      <figcaption className="flex flex-wrap gap-x-4 text-small text-soft">
        {[first, second].map(({ driver }, side) => (
          <span key={driver.driver_id} className="flex items-center gap-1.5">
            <svg className="h-3.5 w-1.5 [transform:skewX(-14deg)]" aria-hidden="true">
              <rect width="6" height="14" fill={colours[side]} />
            </svg>
            {driver.driver_code} gained over {Math.round(100 * gainedOver(parts, side))}% of the lap
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

/** How far each point of a closed line is from the first, as a share of the whole; the first again at the end. */
function sharesOf(points: ReadonlyArray<Point>): { closed: Array<Point>; shares: Array<number> } {
  const closed = [...points, ...points.slice(0, 1)];
  let length = 0;
  const lengths = closed.map(([x, y], index) => {
    const [fromX, fromY] = closed[index - 1] ?? [x, y];
    length += Math.hypot(x - fromX, y - fromY);
    return length;
  });
  return { closed, shares: lengths.map((each) => each / (length || 1)) };
}

/**
 * The place on a circuit after a share of the lap.
 *
 * @param share 0 at the start, 1 at the end of the lap
 * @returns null for an outline without points
 */
export function alongOutline(points: ReadonlyArray<Point>, share: number): Point | null {
  const { closed, shares } = sharesOf(points);
  const next = shares.findIndex((each) => each >= share);
  const to = closed[next];
  const from = closed[next - 1] ?? to;
  if (to === undefined || from === undefined) return null;
  const [before = 0, after = 0] = [shares[next - 1], shares[next]];
  const part = after === before ? 0 : (share - before) / (after - before);
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

/** The part of a circuit between two shares of the lap, its ends included. */
export function betweenOnOutline(points: ReadonlyArray<Point>, from: number, to: number): Array<Point> {
  const { closed, shares } = sharesOf(points);
  const [start, end] = [alongOutline(points, from), alongOutline(points, to)];
  if (start === null || end === null) return [];
  return [
    start,
    ...closed.filter((_, index) => (shares[index] ?? 0) > from && (shares[index] ?? 0) < to),
    end,
  ];
}
