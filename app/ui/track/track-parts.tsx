import type { Point, Spot } from "./outline.ts";
import { linePath } from "#app/ui/drawing/lengths.ts";
import "../chart/chart.css";

/** The track itself, between its edges. */
export function TrackGround({ path }: { path: string }) {
  return (
    <>
      <path className="track-edge" d={path} />
      <path className="track-ground" d={path} />
    </>
  );
}

/**
 * The start, and in which direction the lap goes: with a rim, since the track below may be of the same colour.
 *
 * @param arrow the colour of an arrow within the track, whose colours say something: it shows around it
 */
export function StartMark({ start, arrow }: { start: Spot; arrow?: "fill-surface" | "fill-ink" }) {
  return (
    <>
      <path className="stroke-surface" strokeWidth="7" d={across(start, 11)} />
      <path className="stroke-ink" strokeWidth="3" d={across(start, 10)} />
      {arrow === undefined ? (
        <path
          className="fill-ink stroke-surface [paint-order:stroke]"
          strokeWidth="4"
          d={arrowAt(start, 7, 21, 7)}
        />
      ) : (
        <path className={arrow} d={arrowAt(start, 6, 15, 3.5)} />
      )}
    </>
  );
}

/** A line square to the track, of a given reach to either side, as the `d` of a path. */
export function across({ at: [x, y], along: [dx, dy] }: Spot, reach: number): string {
  return linePath([
    [x + dy * reach, y - dx * reach],
    [x - dy * reach, y + dx * reach],
  ]);
}

/** A triangle on the track, from one distance beyond the line to another, that points in the direction of travel. */
function arrowAt({ at: [x, y], along: [dx, dy] }: Spot, from: number, to: number, side: number): string {
  const point = (ahead: number, aside: number): Point => [
    x + dx * ahead + dy * aside,
    y + dy * ahead - dx * aside,
  ];
  return `${linePath([point(from, -side), point(to, 0), point(from, side)])}Z`;
}
