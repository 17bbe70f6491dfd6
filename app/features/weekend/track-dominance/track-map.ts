import type { Dominance } from "#contract/timing/lap.ts";
import { linePath } from "#app/ui/drawing/lengths.ts";
import { fittedOutline, type Frame, partsOf, type Point, type Spot, spotOn } from "#app/ui/track/outline.ts";
import { across } from "#app/ui/track/track-parts.tsx";
import { type MiniSector, type Reign, reignsOf } from "./contest.ts";
import { placeLabels, type Wish } from "./labels.ts";

export const frame: Frame = { width: 560, height: 400, marginX: 64, marginY: 34 };

/** How much room a letter takes, in units of the drawing. */
type LetterSize = { width: number; height: number };

/**
 * Sizes of texts, as track-drawing.tsx has them: at least 12 px as shown. On a phone the drawing is half as large, and
 * its texts must be the larger in its units. So they have places of their own there.
 */
const textSizes: Readonly<Record<Screen, LetterSize>> = {
  wide: { width: 6.6, height: 13 },
  narrow: { width: 15.1, height: 26 },
};

export type Screen = "wide" | "narrow";

/** A text of the drawing and where its middle is. */
type MapLabel = { key: string; text: string; at: Point };

/** The texts for one size of screen; those for which there is no room are left out. */
export type MapLabels = {
  /** Who was fastest on the parts around. */
  reigns: ReadonlyArray<MapLabel>;
  /** The start. */
  marks: ReadonlyArray<MapLabel>;
};

/** Everything that the drawing of a circuit is made of, in its units. */
export type TrackMap = {
  /** The whole lap, closed. */
  path: string;
  /** A path for each mini-sector, in order. */
  parts: ReadonlyArray<string>;
  /** Where mini-sectors begin: short lines across the track. */
  borders: ReadonlyArray<string>;
  start: Spot | null;
  labels: Readonly<Record<Screen, MapLabels>>;
};

/** Lays a circuit out for its drawing. */
export function trackMap({ outline }: Dominance, sectors: ReadonlyArray<MiniSector>): TrackMap {
  const { points } = fittedOutline(outline.points, frame);
  const parts = partsOf(points, outline.starts);
  const spots = parts.map((part) => spotOn(part, 0));
  const labelsFor = (screen: Screen) => placed(wishes(parts, sectors, textSizes[screen]), points);
  return {
    path: `${linePath(points)}Z`,
    parts: parts.map(linePath),
    borders: spots.slice(1).flatMap((spot) => (spot === null ? [] : across(spot, 5))),
    start: spots[0] ?? null,
    labels: { wide: labelsFor("wide"), narrow: labelsFor("narrow") },
  };
}

type Parts = ReadonlyArray<ReadonlyArray<Point>>;

type NamedWish = Wish & { key: string; text: string };

/** What is to be written beside the track, the most important first. */
function wishes(parts: Parts, sectors: ReadonlyArray<MiniSector>, letter: LetterSize): Array<NamedWish> {
  return [
    wish("start", "Start", parts[0] ?? [], { ...letter, shares: [0] }),
    ...reignsOf(sectors).map((reign) => ({
      ...wish(`reign ${reign.from}`, reign.contender.label, pointsOf(parts, reign), {
        ...letter,
        shares: [0.5, 0.35, 0.65, 0.2, 0.8],
      }),
      part: pointsOf(parts, reign),
    })),
  ];
}

/** The texts that have room beside the track. */
function placed(all: ReadonlyArray<NamedWish>, track: ReadonlyArray<Point>): MapLabels {
  const places = placeLabels(all, track, frame);
  const labels = all.flatMap(({ key, text }, index) => {
    const at = places[index] ?? null;
    return at === null ? [] : { key, text, at };
  });
  return {
    reigns: labels.filter(({ key }) => key.startsWith("reign")),
    marks: labels.filter(({ key }) => !key.startsWith("reign")),
  };
}

/** How much wider a capital letter is than others. */
const capital = 1.25;

/** The width of a text in letters. */
function lettersOf(text: string): number {
  return text.length + (capital - 1) * (text.match(/[A-Z]/g) ?? []).length;
}

type LabelLook = LetterSize & { shares: ReadonlyArray<number> };

/** A label for a part of the track that can stand at some shares of its way, the best first. */
function wish(
  key: string,
  text: string,
  part: ReadonlyArray<Point>,
  { width, height, shares }: LabelLook,
): NamedWish {
  const spots = shares.flatMap((share) => spotOn(part, share) ?? []);
  return { key, text, spots, width: lettersOf(text) * width, height };
}

/** The track from the first to the last of some mini-sectors. */
function pointsOf(parts: Parts, { from, to }: Reign): Array<Point> {
  return parts.slice(from - 1, to).flatMap((part, index) => (index === 0 ? part : part.slice(1)));
}
