import { drawnTeamColour } from "#app/features/team-colours/line-looks.ts";
import { percent } from "#app/ui/drawing/lengths.ts";
import type { Range } from "#app/ui/drawing/plane.tsx";
import { ticksBetween } from "#app/ui/drawing/ticks.ts";
import { noValue } from "#app/text/format.ts";
import {
  type Place,
  type SpeedRow,
  highest,
  measuredPlaces,
  placeNames,
  shortNames,
  speedRange,
  speedSentence,
} from "./speeds.ts";
import { Embeddable } from "#app/ui/embed/block-menu.tsx";

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
    <Embeddable name="speeds-drawing" title="Top speeds">
      <figure className="drawing speeds" data-places={columns.length}>
        <figcaption className="drawing-about">
          Highest speeds in km/h, the fastest at each place as a diamond. The scales do not begin at zero; an
          arrow is a speed below them.
        </figcaption>
        <div className="speeds-head">
          {columns.map(({ place, range }) => (
            <SpeedAxis key={place} place={place} range={range} />
          ))}
        </div>
        <ol>
          {rows.map((row) => (
            <li key={row.driver.driver_id}>
              <span className="speeds-rank">{row.rank ?? noValue}</span>
              <span className="speeds-name">
                <abbr title={row.driver.driver_name}>{row.driver.driver_code}</abbr>
                <span>{row.driver.driver_name}</span>
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
      </figure>
    </Embeddable>
  );
}

function SpeedAxis({ place, range }: { place: Place; range: Range }) {
  const [first] = ticksOf(range);
  return (
    <div>
      <abbr title={placeNames[place]}>{shortNames[place]}</abbr>
      <span>{placeNames[place]}</span>
      <svg className="speeds-axis" aria-hidden="true">
        {ticksOf(range).map((kmh) => (
          <text
            key={kmh}
            className={kmh === first ? undefined : "wide-only"}
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
  if (speed === null) return <span className="speeds-none">{noValue}</span>;
  const share = shareOf(range, speed.kmh);
  const isBest = speed.kmh === best;
  return (
    <div className="speeds-cell">
      <svg role="img" aria-label={speedSentence(row, place)}>
        <title>{speedSentence(row, place)}</title>
        {ticksOf(range).map((kmh) => {
          const x = percent(shareOf(range, kmh));
          return (
            <line key={kmh} className="stroke-line" shapeRendering="crispEdges" x1={x} x2={x} y2="100%" />
          );
        })}
        {share < 0 ? (
          <path className="speeds-below" d="M9 7L3 12L9 17" stroke={colour} />
        ) : (
          <>
            <line className="speeds-line" x2={percent(share)} y1="50%" y2="50%" stroke={colour} />
            <svg className="speeds-mark" x={percent(share)} y="50%">
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
