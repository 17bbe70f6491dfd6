import type { Dominance } from "#contract/timing/lap.ts";
import { linePath } from "#app/ui/drawing/lengths.ts";
import { formatThousands } from "#app/text/format.ts";
import { lastName } from "#app/text/names.ts";
import { across, StartMark, TrackGround } from "#app/ui/track/track-parts.tsx";
import { type Contender, isClear, type MiniSector, type Reign, reignsOf } from "./contest.ts";
import { type Frame, type Point, type Spot, fittedOutline, partsOf, spotOn } from "#app/ui/track/outline.ts";
import { type Place, type Wish, placeLabels } from "./labels.ts";

/** A part of the track in the colour of its fastest. */
const trackPartClass =
  "fill-none stroke-9 max-md:stroke-12 hover:stroke-13 data-shown:stroke-13 [stroke-linejoin:round]";
const labelsClass: Readonly<Record<Screen, string>> = {
  wide: "fill-ink text-[11px] font-strong max-md:hidden",
  narrow: "fill-ink font-strong max-md:text-[20.5px] max-[359px]:text-[23.5px] md:hidden",
};

type TrackDrawingProps = {
  document: Dominance;
  sectors: ReadonlyArray<MiniSector>;
  /** The colour of each contender. */
  colours: ReadonlyMap<Contender, string>;
  /** The biggest margins, which stand beside their parts of the track: the first on a phone, too. */
  margins: ReadonlyArray<MiniSector>;
  /** What the drawing shows, for those who do not see it. */
  label: string;
  /** The part of the track that is pointed at; null for none. */
  shown: MiniSector | null;
  /** Called with the part of the track that the pointer is on; null when it leaves it. */
  onPoint: (sector: MiniSector | null) => void;
};

/** The circuit from above, each mini-sector in the colour of the one who was fastest through it. */
export function TrackDrawing({
  document,
  sectors,
  colours,
  margins,
  label,
  shown,
  onPoint,
}: TrackDrawingProps) {
  const map = trackMap(document, sectors, margins);
  const [first] = sectors;
  const partOf = (sector: MiniSector) => (
    <path
      key={sector.number}
      className={trackPartClass}
      d={map.parts[sector.number - 1]}
      stroke={colours.get(sector.fastest)}
      data-shown={sector === shown || undefined}
      onPointerEnter={() => onPoint(sector)}
      onPointerDown={() => onPoint(sector)}
      onPointerLeave={({ pointerType }) => (pointerType === "mouse" ? onPoint(null) : undefined)}
    >
      <title>{sectorSentence(sector)}</title>
    </path>
  );
  return (
    <svg
      className="track [&_text]:[dominant-baseline:central] [&_text]:[text-anchor:middle]"
      viewBox={`0 ${map.top} ${frame.width} ${map.bottom - map.top}`}
      role="img"
      aria-label={label}
    >
      <TrackGround path={map.path} />
      {sectors.map((sector) => (isClear(sector) ? null : partOf(sector)))}
      {/* What is too close to call is hollow. */}
      <path
        className="pointer-events-none fill-none stroke-surface"
        strokeWidth="6"
        opacity="0.8"
        d={map.path}
      />
      {sectors.map((sector) => (isClear(sector) ? partOf(sector) : null))}
      <path className="stroke-surface stroke-[1.5]" d={map.borders.join("")} />
      {map.start === null ? null : (
        // On a hollow part a white arrow would not be seen.
        <StartMark
          start={map.start}
          arrow={first === undefined || isClear(first) ? "fill-surface" : "fill-ink"}
        />
      )}
      <Labels screen="wide" labels={map.labels.wide} />
      <Labels screen="narrow" labels={map.labels.narrow} />
    </svg>
  );
}

/** The texts beside the track, shown on the size of screen that they are for. */
function Labels({ screen, labels: { reigns, marks } }: { screen: Screen; labels: MapLabels }) {
  return (
    <g className={labelsClass[screen]}>
      <path
        className="stroke-line-strong stroke-[1.5]"
        d={[...marks, ...reigns].map(({ lead }) => (lead === null ? "" : linePath(lead))).join("")}
      />
      {[...marks, ...reigns].map(({ key, text, at: [x, y] }, index) => (
        <text
          key={key}
          className={index < marks.length ? "fill-soft font-normal" : undefined}
          x={Math.round(x)}
          y={Math.round(y)}
        >
          {text}
        </text>
      ))}
    </g>
  );
}

/** "Mini-sector 5 (886–1,107 m): Piastri 3.214 s, 0.02 s faster than Ferrari". */
export function sectorSentence({ number, from, to, driver, times, next, margin }: MiniSector): string {
  const time = `${lastName(driver.driver_name)} ${Math.min(...times).toFixed(3)} s`;
  const place = `Mini-sector ${number} (${formatThousands(from)}–${formatThousands(to)} m)`;
  if (next === null || margin === null) return `${place}: ${time}`;
  const lead = margin.toFixed(2);
  return `${place}: ${time}, ${lead === "0.00" ? "level with" : `${lead} s faster than`} ${next.label}`;
}

const frame: Frame = { width: 560, height: 400, marginX: 64, marginY: 34 };

/** How much room a letter takes, in units of the drawing. */
type LetterSize = { width: number; height: number };

/**
 * Sizes of texts, as track-drawing.tsx has them: at least 12 px as shown. On a phone the drawing is smaller, and its
 * texts must be the larger in its units. So they have places of their own there.
 */
const textSizes: Readonly<Record<Screen, LetterSize>> = {
  wide: { width: 6.6, height: 13 },
  narrow: { width: 12.4, height: 22.5 },
};

const screens = ["wide", "narrow"] as const;
type Screen = (typeof screens)[number];

/** From the middle of the track to its edge, where it is pointed at. */
const edge = 7;

/** A text of the drawing and where it stands. */
type MapLabel = Place & { key: string; text: string };

/** The texts for one size of screen; those for which there is no room are left out. */
type MapLabels = {
  /** Who was fastest on the parts around, with the biggest margins. */
  reigns: ReadonlyArray<MapLabel>;
  /** The start. */
  marks: ReadonlyArray<MapLabel>;
};

/** Everything that the drawing of a circuit is made of, in its units. */
type TrackMap = {
  /** The whole lap, closed. */
  path: string;
  /** A path for each mini-sector, in order. */
  parts: ReadonlyArray<string>;
  /** Where mini-sectors begin: short lines across the track. */
  borders: ReadonlyArray<string>;
  start: Spot | null;
  labels: Readonly<Record<Screen, MapLabels>>;
  /** Where the first and the last of all that is drawn end. */
  top: number;
  bottom: number;
};

/** Lays a circuit out for its drawing. */
function trackMap(
  { outline }: Dominance,
  sectors: ReadonlyArray<MiniSector>,
  margins: ReadonlyArray<MiniSector>,
): TrackMap {
  // Tenths are less than a pixel apart, and shorter.
  const points = fittedOutline(outline.points, frame).points.map(([x, y]): Point => [
    Math.round(10 * x) / 10,
    Math.round(10 * y) / 10,
  ]);
  const parts = partsOf(points, outline.starts);
  const spots = parts.map((part) => spotOn(part, 0));
  const labels = {
    wide: placed(wishes(parts, sectors, margins, { letter: textSizes.wide, track: points }), points),
    narrow: placed(
      wishes(parts, sectors, margins.slice(0, 1), { letter: textSizes.narrow, track: points }),
      points,
    ),
  };
  const heights = [
    ...points.flatMap(([, y]) => [y - edge, y + edge]),
    ...screens.flatMap((screen) =>
      [...labels[screen].marks, ...labels[screen].reigns].flatMap(({ at: [, y] }) => [
        y - textSizes[screen].height / 2,
        y + textSizes[screen].height / 2,
      ]),
    ),
  ];
  return {
    path: `${linePath(points)}Z`,
    parts: parts.map(linePath),
    borders: spots.slice(1).flatMap((spot) => (spot === null ? [] : across(spot, 5))),
    start: spots[0] ?? null,
    labels,
    top: Math.floor(Math.min(...heights)),
    bottom: Math.ceil(Math.max(...heights)),
  };
}

type Parts = ReadonlyArray<ReadonlyArray<Point>>;

type NamedWish = Wish & { key: string; text: string };

/**
 * What is to be written beside the track, the most important first: a reign with one of the biggest margins says it where
 * it is, if that has room.
 */
function wishes(
  parts: Parts,
  sectors: ReadonlyArray<MiniSector>,
  margins: ReadonlyArray<MiniSector>,
  { letter, track }: { letter: LetterSize; track: ReadonlyArray<Point> },
): Array<NamedWish> {
  const start = wish("start", "Start", parts[0] ?? [], { ...letter, shares: [0] });
  const reigns = reignsOf(sectors).map((reign) => {
    const part = pointsOf(parts, reign);
    const shares = [0.5, 0.35, 0.65, 0.2, 0.8];
    return {
      ...reign,
      wish: { ...wish(`reign ${reign.from}`, reign.contender.code, part, { ...letter, shares }), part },
    };
  });
  const said = margins.flatMap(({ number, fastest, margin }) => {
    const part = parts[number - 1] ?? [];
    const text = `${fastest.code} +${(margin ?? 0).toFixed(2)} s`;
    const own = { ...wish(`reign ${number}`, text, part, { ...letter, shares: [0.5, 0.35, 0.65] }), part };
    return { number, wish: own };
  });
  const places = placeLabels([start, ...said.map((each) => each.wish)], track, frame);
  const kept = said.filter((_, index) => places[index + 1]?.lead === null);
  const others = reigns.filter(({ from, to }) => !kept.some(({ number }) => from <= number && number <= to));
  return [start, ...kept.map((each) => each.wish), ...others.map((each) => each.wish)];
}

/** The texts that have room beside the track. */
function placed(all: ReadonlyArray<NamedWish>, track: ReadonlyArray<Point>): MapLabels {
  const places = placeLabels(all, track, frame);
  const labels = all.flatMap(({ key, text }, index) => {
    const place = places[index] ?? null;
    return place === null ? [] : { key, text, ...place };
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
