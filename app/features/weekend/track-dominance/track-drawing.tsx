import type { Dominance } from "#contract/timing/lap.ts";
import { short } from "#app/ui/drawing/lengths.ts";
import { formatThousands, lastName } from "#app/text/format.ts";
import { StartMark, TrackGround } from "#app/ui/track/track-parts.tsx";
import type { Contender, MiniSector } from "./contest.ts";
import { frame, type MapLabels, type Screen, trackMap } from "./track-map.ts";

/** A part of the track in the colour of its fastest. */
const trackPartClass = "fill-none stroke-7 hover:stroke-11 data-shown:stroke-11 [stroke-linejoin:round]";
const labelsClass: Readonly<Record<Screen, string>> = { wide: "max-md:hidden", narrow: "md:hidden" };

type TrackDrawingProps = {
  document: Dominance;
  sectors: ReadonlyArray<MiniSector>;
  colours: ReadonlyMap<Contender, string>;
  /** What the drawing shows, for those who do not see it. */
  label: string;
  /** The part of the track that is pointed at; null for none. */
  shown: MiniSector | null;
  /** Called with the part of the track that the pointer is on; null when it leaves it. */
  onPoint: (sector: MiniSector | null) => void;
};

/** The circuit from above, each mini-sector in the colour of the one who was fastest through it. */
export function TrackDrawing({ document, sectors, colours, label, shown, onPoint }: TrackDrawingProps) {
  const map = trackMap(document, sectors);
  return (
    <svg
      className="track [&_text]:[dominant-baseline:central] [&_text]:[text-anchor:middle]"
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={label}
    >
      <TrackGround path={map.path} />
      {sectors.map((sector) => (
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
      ))}
      <path className="stroke-surface stroke-[1.5]" d={map.borders.join("")} />
      {map.start === null ? null : <StartMark start={map.start} />}
      <Labels screen="wide" labels={map.labels.wide} />
      <Labels screen="narrow" labels={map.labels.narrow} />
    </svg>
  );
}

/** The texts beside the track, shown on the size of screen that they are for. */
function Labels({ screen, labels: { reigns, marks } }: { screen: Screen; labels: MapLabels }) {
  return (
    <g className={labelsClass[screen]}>
      {marks.map(({ key, text, at: [x, y] }) => (
        <text key={key} className="fill-soft text-[11px] max-md:text-[24px]" x={short(x)} y={short(y)}>
          {text}
        </text>
      ))}
      {reigns.map(({ key, text, at: [x, y] }) => (
        <text
          key={key}
          className="fill-ink text-[11px] font-strong max-md:text-[24px]"
          x={short(x)}
          y={short(y)}
        >
          {text}
        </text>
      ))}
    </g>
  );
}

/** "Mini-sector 5 (886–1,107 m): Piastri 3.214 s, 0.021 s faster than Ferrari". */
export function sectorSentence({ number, from, to, driver, times, next, margin }: MiniSector): string {
  const time = `${lastName(driver.driver_name)} ${Math.min(...times).toFixed(3)} s`;
  const by = next === null || margin === null ? "" : `, ${margin.toFixed(3)} s faster than ${next.label}`;
  return `Mini-sector ${number} (${formatThousands(from)}–${formatThousands(to)} m): ${time}${by}`;
}
