import type { Dominance } from "#contract/timing/lap.ts";
import { linePath } from "#app/ui/drawing/lengths.ts";
import { type MiniSector, type Reign, reignsOf } from "./contest.ts";
import { placeLabels, type Wish } from "./labels.ts";
import { fittedOutline, type Frame, partsOf, type Point, type Spot, spotOn } from "./outline.ts";

/** Small enough that its texts can be read on a phone, where the drawing is two thirds as large. */
export const frame: Frame = { width: 560, height: 400, marginX: 64, marginY: 34 };

/** Sizes of texts: as large as they become on phones (dominance.css). */
const letter = { width: 9, height: 17 };
const digit = { width: 7, height: 13 };

/** A text of the drawing and where its middle is. */
export type MapLabel = { key: string; text: string; at: Point };

/** Everything that the drawing of a circuit is made of, in its units. */
export type TrackMap = {
  /** The whole lap, closed. */
  path: string;
  /** A path for each mini-sector, in order. */
  parts: ReadonlyArray<string>;
  /** Where mini-sectors begin: short lines across the track. */
  borders: ReadonlyArray<string>;
  start: { line: string; arrow: string; label: Point | null } | null;
  /** Who was fastest on the parts around, and the numbers of some mini-sectors. */
  reigns: ReadonlyArray<MapLabel>;
  numbers: ReadonlyArray<MapLabel>;
  /** Degrees by which the circuit was turned anticlockwise. */
  turned: number;
};

/** Lays a circuit out for its drawing. */
export function trackMap({ outline }: Dominance, sectors: ReadonlyArray<MiniSector>): TrackMap {
  const { points, turned } = fittedOutline(outline.points, frame);
  const parts = partsOf(points, outline.starts);
  const spots = parts.map((part) => spotOn(part, 0));
  const start = spots[0] ?? null;
  const wishes = [
    wish("start", "Start", parts[0] ?? [], { ...letter, shares: [0] }),
    ...reignsOf(sectors).map((reign) =>
      wish(`reign ${reign.from}`, reign.contender.label, pointsOf(parts, reign), {
        ...letter,
        shares: [0.5, 0.35, 0.65, 0.2, 0.8],
      }),
    ),
    ...sectors
      .filter(({ number }) => number === 1 || number % 5 === 0)
      .map(({ number }) =>
        wish(`number ${number}`, String(number), parts[number - 1] ?? [], { ...digit, shares: [0.5] }),
      ),
  ];
  const places = placeLabels(wishes, points, frame);
  const labels = wishes.flatMap(({ key, text }, index) => {
    const at = places[index] ?? null;
    return at === null ? [] : { key, text, at };
  });
  return {
    path: `${linePath(points)}Z`,
    parts: parts.map(linePath),
    borders: spots.slice(1).flatMap((spot) => (spot === null ? [] : across(spot, 5))),
    start: start && {
      line: across(start, 10),
      arrow: arrowAt(start),
      label: labels.find(({ key }) => key === "start")?.at ?? null,
    },
    reigns: labels.filter(({ key }) => key.startsWith("reign")),
    numbers: labels.filter(({ key }) => key.startsWith("number")),
    turned,
  };
}

type NamedWish = Wish & { key: string; text: string };

type LabelLook = { width: number; height: number; shares: ReadonlyArray<number> };

/** A label for a part of the track that can stand at some shares of its way, the best first. */
function wish(
  key: string,
  text: string,
  part: ReadonlyArray<Point>,
  { width, height, shares }: LabelLook,
): NamedWish {
  const spots = shares.flatMap((share) => spotOn(part, share) ?? []);
  return { key, text, spots, width: text.length * width, height };
}

/** The track from the first to the last of some mini-sectors. */
function pointsOf(parts: ReadonlyArray<ReadonlyArray<Point>>, { from, to }: Reign): Array<Point> {
  return parts.slice(from - 1, to).flatMap((part, index) => (index === 0 ? part : part.slice(1)));
}

/** A line square to the track, so many units to either side. */
function across({ at: [x, y], along: [dx, dy] }: Spot, reach: number): string {
  return linePath([
    [x + dy * reach, y - dx * reach],
    [x - dy * reach, y + dx * reach],
  ]);
}

/** A triangle on the track, just beyond the line, that points in the direction of travel. */
function arrowAt({ at: [x, y], along: [dx, dy] }: Spot): string {
  const point = (ahead: number, aside: number): Point => [
    x + dx * ahead + dy * aside,
    y + dy * ahead - dx * aside,
  ];
  return `${linePath([point(8, -7), point(22, 0), point(8, 7)])}Z`;
}
