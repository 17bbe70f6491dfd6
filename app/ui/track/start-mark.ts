import { linePath } from "#app/ui/drawing/lengths.ts";
import type { Point, Spot } from "./outline.ts";

/** A line square to the track, so many units to either side, as the `d` of a path. */
export function across({ at: [x, y], along: [dx, dy] }: Spot, reach: number): string {
  return linePath([
    [x + dy * reach, y - dx * reach],
    [x - dy * reach, y + dx * reach],
  ]);
}

/** A triangle on the track, just beyond the line, that points in the direction of travel. */
export function arrowAt({ at: [x, y], along: [dx, dy] }: Spot): string {
  const point = (ahead: number, aside: number): Point => [
    x + dx * ahead + dy * aside,
    y + dy * ahead - dx * aside,
  ];
  return `${linePath([point(8, -7), point(22, 0), point(8, 7)])}Z`;
}
