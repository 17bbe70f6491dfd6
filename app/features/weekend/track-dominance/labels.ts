import type { Frame, Point, Spot } from "#app/ui/track/outline.ts";

/** A text that is to stand beside one of some places on the track, the best first; its size in units of the drawing. */
export type Wish = {
  spots: ReadonlyArray<Spot>;
  width: number;
  height: number;
  /** Points of the part of the track that it names: no other part may be nearer to it. Without them any may. */
  part?: ReadonlyArray<Point>;
};

/** Where a label stands, by its middle. */
type Box = { middle: Point; width: number; height: number };

/** Distances from the middle of the track to the nearest edge of a label, the best first. */
const distances = [9, 15, 22];
/**
 * How far from a label the middle of the track must stay, and another label beside it or, as a share of its height, above
 * it: of two in one column nobody sees which part of the track is whose.
 */
const clearance = 6;
const apart = 8;
const stacked = 1.7;

/**
 * Finds places for labels: beside their part of the track, on either side, clear of the track and of each other.
 *
 * @param wishes the most important first
 * @param track points of the track, dense enough that none of its parts slips through a label
 * @returns the middle of each label, in the order of the wishes; null where there is no room
 */
export function placeLabels(
  wishes: ReadonlyArray<Wish>,
  track: ReadonlyArray<Point>,
  frame: Frame,
): Array<Point | null> {
  const taken: Array<Box> = [];
  return wishes.map((wish) => {
    const box = candidates(wish).find(
      (each) =>
        isInside(each, frame) &&
        isClear(each, track) &&
        isNearest(each, wish.part ?? track, track) &&
        !taken.some((other) => overlap(each, other)),
    );
    if (box === undefined) return null;
    taken.push(box);
    return box.middle;
  });
}

/** The places at which a label can stand: square to the track, on both sides, near ones first. */
function candidates({ spots, width, height }: Wish): Array<Box> {
  return distances.flatMap((distance) =>
    spots.flatMap(({ at, along }) =>
      [1, -1].map((side): Box => {
        const [x, y] = [along[1] * side, -along[0] * side];
        // From its edge to its middle, in the direction that the label lies in.
        const reach = distance + (Math.abs(x) * width + Math.abs(y) * height) / 2;
        return { middle: [at[0] + x * reach, at[1] + y * reach], width, height };
      }),
    ),
  );
}

function isInside({ middle: [x, y], width, height }: Box, frame: Frame): boolean {
  return (
    x - width / 2 >= 0 &&
    x + width / 2 <= frame.width &&
    y - height / 2 >= 0 &&
    y + height / 2 <= frame.height
  );
}

function isClear({ middle, width, height }: Box, track: ReadonlyArray<Point>): boolean {
  return !track.some(
    ([x, y]) =>
      Math.abs(x - middle[0]) < width / 2 + clearance && Math.abs(y - middle[1]) < height / 2 + clearance,
  );
}

/** Whether a label is as near to its own part of the track as to any other, by its middle and by its edges. */
function isNearest(
  { middle, width, height }: Box,
  part: ReadonlyArray<Point>,
  track: ReadonlyArray<Point>,
): boolean {
  const distance = (points: ReadonlyArray<Point>, halfWidth: number, halfHeight: number) =>
    Math.min(
      ...points.map(([x, y]) =>
        Math.hypot(
          Math.max(0, Math.abs(x - middle[0]) - halfWidth),
          Math.max(0, Math.abs(y - middle[1]) - halfHeight),
        ),
      ),
    );
  const isNear = (halfWidth: number, halfHeight: number) =>
    distance(part, halfWidth, halfHeight) <= distance(track, halfWidth, halfHeight) + 2;
  return isNear(0, 0) && isNear(width / 2, height / 2);
}

function overlap(one: Box, other: Box): boolean {
  return (
    Math.abs(one.middle[0] - other.middle[0]) < (one.width + other.width) / 2 + apart &&
    Math.abs(one.middle[1] - other.middle[1]) < (stacked * (one.height + other.height)) / 2
  );
}
