import { drawnTeamColour } from "#app/features/team-colours/line-looks.ts";
import { percent, ticksBetween } from "#app/ui/drawing/lengths.ts";
import type { Range } from "#app/ui/drawing/plane.tsx";
import { noValue } from "#app/text/format.ts";
import {
  type Place,
  type SpeedRow,
  highest,
  measuredPlaces,
  placeNames,
  shortNames,
  speedFinding,
  speedRange,
  speedSentence,
} from "./speeds.ts";
import { BlockCard } from "#app/ui/embed/block-menu.tsx";

const rowClass = "grid grid-cols-[1.625rem_var(--names)_var(--places)] items-center gap-x-(--gap)";
/** By how many places have a column. */
const placesClass: Readonly<Record<number, string>> = {
  1: "[--places:minmax(0,1fr)]",
  2: "[--places:repeat(2,minmax(0,1fr))]",
  3: "[--places:repeat(3,minmax(0,1fr))]",
};

type SpeedDrawingProps = { year: number; rows: ReadonlyArray<SpeedRow> };

/** Everyone's highest speeds as bars, a column for each place where speeds are measured. */
export function SpeedDrawing({ year, rows }: SpeedDrawingProps) {
  const columns = measuredPlaces(rows).map((place) => ({
    place,
    range: speedRange(rows, place),
    best: highest(rows, place),
  }));
  if (columns.length === 0) return null;
  return (
    <BlockCard
      name="speeds-drawing"
      title="Top speeds"
      finding={speedFinding(rows)}
      about={
        <p className="drawing-about">
          Highest speeds in km/h, the fastest at each place as a diamond. The scales do not begin at zero; an
          arrow is a speed below them.
        </p>
      }
      className={`text-[0.8125rem] [--gap:1.25rem] [--names:11rem] [--number:2.25rem] max-md:[--gap:0.5rem] max-md:[--names:2.25rem] max-md:[--number:2.125rem] ${placesClass[columns.length] ?? ""}`}
    >
      <div className={`${rowClass} font-strong *:first:col-start-3`}>
        {columns.map(({ place, range }) => (
          <SpeedAxis key={place} place={place} range={range} />
        ))}
      </div>
      <ol>
        {rows.map((row) => (
          <li key={row.driver.driver_id} className={rowClass}>
            <span className="me-[calc(0.5rem-var(--gap))] text-end text-soft max-md:me-0">
              {row.rank ?? noValue}
            </span>
            <span>
              <abbr title={row.driver.driver_name} className="no-underline md:hidden">
                {row.driver.driver_code}
              </abbr>
              <span className="max-md:hidden">{row.driver.driver_name}</span>
            </span>
            {columns.map(({ place, range, best }) => (
              <SpeedBar
                key={place}
                row={row}
                place={place}
                range={range}
                best={best}
                colour={drawnTeamColour(row.driver.team_id, year)}
              />
            ))}
          </li>
        ))}
      </ol>
    </BlockCard>
  );
}

function SpeedAxis({ place, range }: { place: Place; range: Range }) {
  const [first] = ticksOf(range);
  return (
    <div>
      <abbr title={placeNames[place]} className="no-underline md:hidden">
        {shortNames[place]}
      </abbr>
      <span className="max-md:hidden">{placeNames[place]}</span>
      <svg className="block h-4.5 w-[calc(100%-var(--number))] overflow-visible" aria-hidden="true">
        {ticksOf(range).map((kmh) => (
          <text
            key={kmh}
            className={`axis-label font-normal [text-anchor:middle] ${kmh === first ? "" : "max-md:hidden"}`}
            x={percent(shareOf(range, kmh))}
            y="12"
          >
            {kmh}
          </text>
        ))}
      </svg>
    </div>
  );
}

type SpeedBarProps = { row: SpeedRow; place: Place; range: Range; best: number; colour: string };

function SpeedBar({ row, place, range, best, colour }: SpeedBarProps) {
  const speed = row[place];
  if (speed === null) return <span className="text-end text-soft">{noValue}</span>;
  const share = shareOf(range, speed.kmh);
  const isBest = speed.kmh === best;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_var(--number)] items-center text-end">
      <svg role="img" aria-label={speedSentence(row, place)} className="h-6 w-full overflow-visible">
        <title>{speedSentence(row, place)}</title>
        {ticksOf(range).map((kmh) => {
          const x = percent(shareOf(range, kmh));
          return (
            <line key={kmh} className="stroke-line" shapeRendering="crispEdges" x1={x} x2={x} y2="100%" />
          );
        })}
        {share < 0 ? (
          <path className="fill-none stroke-2" d="M9 7L3 12L9 17" stroke={colour} />
        ) : (
          <>
            <line className="stroke-3" x2={percent(share)} y1="50%" y2="50%" stroke={colour} />
            <svg className="overflow-visible" x={percent(share)} y="50%">
              <path d={isBest ? "M0-7L7 0L0 7L-7 0Z" : "M0-4A4 4 0 1 1 0 4A4 4 0 1 1 0-4Z"} fill={colour} />
            </svg>
          </>
        )}
      </svg>
      {isBest ? <b>{speed.kmh}</b> : <span>{speed.kmh}</span>}
    </div>
  );
}

function ticksOf({ from, to }: Range): Array<number> {
  return ticksBetween(from, to, 3);
}

function shareOf({ from, to }: Range, kmh: number): number {
  return (kmh - from) / (to - from);
}
