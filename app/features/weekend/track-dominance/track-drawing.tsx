import type { Dominance } from "#contract/timing/lap.ts";
import { formatGap } from "#app/ui/format-time.ts";
import type { Contender, MiniSector } from "./contest.ts";
import type { TrackLook } from "./looks.ts";
import { frame, type TrackMap, trackMap } from "./track-map.ts";

type TrackDrawingProps = {
  document: Dominance;
  sectors: ReadonlyArray<MiniSector>;
  looks: ReadonlyMap<Contender, TrackLook>;
  /** What the drawing shows, for those who do not see it. */
  label: string;
};

/** The circuit from above, each mini-sector in the look of the one who was fastest through it. */
export function TrackDrawing({ document, sectors, looks, label }: TrackDrawingProps) {
  const map = trackMap(document, sectors);
  return (
    <svg className="track" viewBox={`0 0 ${frame.width} ${frame.height}`} role="img" aria-label={label}>
      <TrackGround path={map.path} />
      {sectors.map((sector) => {
        const look = looks.get(sector.fastest);
        return (
          <path
            key={sector.number}
            className="track-part"
            d={map.parts[sector.number - 1]}
            stroke={look?.colour}
            strokeDasharray={look?.dashes}
          >
            <title>{sectorTitle(sector)}</title>
          </path>
        );
      })}
      <path className="track-borders" d={map.borders.join("")} />
      <Start start={map.start} />
      {map.numbers.map(({ key, text, at: [x, y] }) => (
        <text key={key} className="track-number" x={x} y={y}>
          {text}
        </text>
      ))}
      {map.reigns.map(({ key, text, at: [x, y] }) => (
        <text key={key} x={x} y={y}>
          {text}
        </text>
      ))}
    </svg>
  );
}

/** The track itself: where the dashes of a look leave it free, it is seen between its edges. */
export function TrackGround({ path }: { path: string }) {
  return (
    <>
      <path className="track-edge" d={path} />
      <path className="track-ground" d={path} />
    </>
  );
}

function Start({ start }: Pick<TrackMap, "start">) {
  if (start === null) return null;
  return (
    <>
      <path className="track-start" d={start.line} />
      <path className="track-arrow" d={start.arrow} />
      {start.label === null ? null : (
        <text className="track-number" x={start.label[0]} y={start.label[1]}>
          Start
        </text>
      )}
    </>
  );
}

/** "Mini-sector 5, 886–1,107 m: Oscar Piastri 3.214 s, next +0.021 s". */
function sectorTitle({ number, from, to, driver, times, margin }: MiniSector): string {
  const next = margin === null ? "" : `, next ${formatGap(margin)} s`;
  return `Mini-sector ${number}, ${from}–${to} m: ${driver.driver_name} ${Math.min(...times).toFixed(3)} s${next}`;
}
