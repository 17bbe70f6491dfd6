/** A point of a drawing; y grows downwards. */
export type Point = readonly [x: number, y: number];

/** A drawing's size, and what stays free at its edges for labels. */
export type Frame = { width: number; height: number; marginX: number; marginY: number };

/** How much smaller a circuit may become so that it need not be turned as far. */
const almostAsLarge = 0.95;
/** Degrees by which a circuit may be turned, the least turned first. */
const turns = Array.from({ length: 36 }, (_, index) => (index % 2 === 0 ? 1 : -1) * Math.ceil(index / 2) * 5);

/**
 * A circuit's outline as large as its frame allows, in its middle. It is turned where that makes it much larger.
 *
 * @param metres x and y of each point in turn, y growing to the north
 * @returns its points in units of the drawing, and by how many degrees it was turned anticlockwise
 */
export function fittedOutline(
  metres: ReadonlyArray<number>,
  frame: Frame,
): { points: Array<Point>; turned: number } {
  const [width, height] = [frame.width - 2 * frame.marginX, frame.height - 2 * frame.marginY];
  const outline = pairs(metres);
  const all = turns.map((degrees) => {
    const points = turned(outline, degrees);
    const { x, y } = extent(points);
    return { degrees, points, scale: Math.min(width / (x.to - x.from), height / (y.to - y.from)) };
  });
  const largest = Math.max(...all.map(({ scale }) => scale));
  const chosen = all.find(({ scale }) => scale >= almostAsLarge * largest);
  if (chosen === undefined) return { points: [], turned: 0 };
  const { x, y } = extent(chosen.points);
  return {
    points: chosen.points.map((point) => [
      frame.width / 2 + (point[0] - (x.from + x.to) / 2) * chosen.scale,
      frame.height / 2 + (point[1] - (y.from + y.to) / 2) * chosen.scale,
    ]),
    turned: chosen.degrees,
  };
}

/** The points of a list of coordinates, with y growing downwards. */
function pairs(metres: ReadonlyArray<number>): Array<Point> {
  return Array.from({ length: Math.floor(metres.length / 2) }, (_, index) => [
    metres[2 * index] ?? 0,
    -(metres[2 * index + 1] ?? 0),
  ]);
}

function turned(points: ReadonlyArray<Point>, degrees: number): Array<Point> {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return points.map(([x, y]) => [x * cos + y * sin, y * cos - x * sin]);
}

function extent(points: ReadonlyArray<Point>) {
  return { x: rangeOf(points.map(([x]) => x)), y: rangeOf(points.map(([, y]) => y)) };
}

function rangeOf(values: ReadonlyArray<number>) {
  return { from: Math.min(...values), to: Math.max(...values) };
}

/**
 * The points of each mini-sector, its ends included: where one ends the next begins, and the last ends at the line.
 *
 * @param starts index of the point at which each mini-sector begins, in order
 */
export function partsOf(points: ReadonlyArray<Point>, starts: ReadonlyArray<number>): Array<Array<Point>> {
  const closed = [...points, ...points.slice(0, 1)];
  return starts.map((start, index) => closed.slice(start, (starts[index + 1] ?? points.length) + 1));
}

/** A place on the track, and the unit vector along the direction of travel there. */
export type Spot = { at: Point; along: Point };

/**
 * A place on a part of the track.
 *
 * @param share of the part's points that lie before it, 0 for its beginning, less than 1
 * @returns null for a part of fewer than two points
 */
export function spotOn(part: ReadonlyArray<Point>, share: number): Spot | null {
  return spotAt(part, Math.floor((part.length - 1) * share));
}

function spotAt(part: ReadonlyArray<Point>, index: number): Spot | null {
  const at = part[index];
  const before = part[Math.max(0, index - 1)];
  const after = part[index + 1];
  if (at === undefined || before === undefined || after === undefined) return null;
  const [x, y] = [after[0] - before[0], after[1] - before[1]];
  const length = Math.hypot(x, y);
  return length === 0 ? null : { at, along: [x / length, y / length] };
}
