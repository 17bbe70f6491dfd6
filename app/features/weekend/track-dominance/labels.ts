import type { Frame, Point, Spot } from "#app/ui/track/outline.ts";

/** A text that is to stand beside one of some places on the track, the best first; its size in units of the drawing. */
export type Wish = {
  spots: ReadonlyArray<Spot>;
  width: number;
  height: number;
  /** Points of the part of the track that it names: no other part may be nearer to it. Without them any may. */
  part?: ReadonlyArray<Point>;
};

/** Where a label stands: its middle, and the line from the track to it where it stands away from its part. */
export type Place = { at: Point; lead: readonly [Point, Point] | null };

/** The room of a label, by its middle. */
type Box = { middle: Point; width: number; height: number };

/** From the middle of the track to where a line to a label may begin. */
const edge = 8;
/** Distances from the middle of the track to the nearest edge of a label, the best first. */
const distances = [9, 15, 22];
/** The same where a line leads to it, since there is no room so near, and by how much the line may turn. */
const ledDistances = [20, 30, 38, 48, 60, 74];
const turns = [0, 0.6, -0.6, 1, -1];
/** Beyond the frame, above and below: a drawing is as high as all that is in it. */
const beyond = 36;
/**
 * How far from a label the middle of the track must stay, and another label beside it or, as a share of its height, above
 * it: of two in one column nobody sees which part of the track is whose.
 */
const clearance = 6;
const apart = 8;
const stacked = 1.7;

/**
 * Finds places for labels: beside their part of the track, on either side, clear of the track and of each other. Where
 * that has no room and the label names a part, a line leads to it, which crosses nothing.
 *
 * @param wishes the most important first
 * @param track points of the track, dense enough that none of its parts slips through a label
 * @returns the place of each label, in the order of the wishes; null where there is no room
 */
export function placeLabels(
  wishes: ReadonlyArray<Wish>,
  track: ReadonlyArray<Point>,
  frame: Frame,
): Array<Place | null> {
  const taken: Array<Box> = [];
  const leads: Array<Place["lead"]> = [];
  const isFree = (box: Box, isLed: boolean) =>
    isInside(box, frame, isLed ? beyond : 0) &&
    isClear(box, track) &&
    !taken.some((other) => overlap(box, other, isLed ? 1.1 : stacked)) &&
    !leads.some((lead) => lead !== null && dotted(lead).some((point) => !isClear(box, [point])));
  return wishes.map((wish) => {
    const near = candidates(wish, distances, [0]).find(
      ({ box }) => isFree(box, false) && isNearest(box, wish.part ?? track, track),
    );
    const led =
      near !== undefined || wish.part === undefined
        ? undefined
        : candidates(wish, ledDistances, turns).find(
            ({ box, lead }) =>
              isFree(box, true) &&
              isClearWay(lead, track) &&
              !taken.some((other) => dotted(lead).some((point) => !isClear(other, [point]))),
          );
    const found = near ?? led;
    if (found === undefined) return null;
    taken.push(found.box);
    const lead = led === undefined ? null : led.lead;
    leads.push(lead);
    return { at: found.box.middle, lead };
  });
}

/** Points along a line, near enough to each other that nothing slips through. */
function dotted([[x, y], [toX, toY]]: readonly [Point, Point]): Array<Point> {
  return Array.from({ length: 21 }, (_, index): Point => {
    const share = index / 20;
    return [x + share * (toX - x), y + share * (toY - y)];
  });
}

/** Whether a line from the edge of the track comes near no other part of it. */
function isClearWay(lead: readonly [Point, Point], track: ReadonlyArray<Point>): boolean {
  return dotted(lead).every(([x, y]) =>
    track.every((point) => Math.hypot(point[0] - x, point[1] - y) >= edge),
  );
}

type Candidate = { box: Box; lead: readonly [Point, Point] };

/** The places at which a label can stand: square to the track or turned, on both sides, near ones first. */
function candidates(
  { spots, width, height }: Wish,
  reaches: ReadonlyArray<number>,
  angles: ReadonlyArray<number>,
): Array<Candidate> {
  return reaches.flatMap((distance) =>
    angles.flatMap((angle) =>
      spots.flatMap(({ at, along }) =>
        [1, -1].map((side): Candidate => {
          const [sin, cos] = [side * Math.sin(angle), side * Math.cos(angle)];
          const [x, y] = [along[1] * cos + along[0] * sin, along[1] * sin - along[0] * cos];
          // From its edge to its middle, in the direction that the label lies in.
          const reach = distance + (Math.abs(x) * width + Math.abs(y) * height) / 2;
          const away = (by: number): Point => [at[0] + x * by, at[1] + y * by];
          return {
            box: { middle: away(reach), width, height },
            lead: [away((edge + 1) / Math.cos(angle)), away(distance - 2)],
          };
        }),
      ),
    ),
  );
}

function isInside({ middle: [x, y], width, height }: Box, frame: Frame, more: number): boolean {
  return (
    x - width / 2 >= 0 &&
    x + width / 2 <= frame.width &&
    y - height / 2 >= -more &&
    y + height / 2 <= frame.height + more
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

function overlap(one: Box, other: Box, heights: number): boolean {
  return (
    Math.abs(one.middle[0] - other.middle[0]) < (one.width + other.width) / 2 + apart &&
    Math.abs(one.middle[1] - other.middle[1]) < (heights * (one.height + other.height)) / 2
  );
}
