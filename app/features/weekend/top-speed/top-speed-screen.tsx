import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { TopSpeed } from "#contract/timing/lap.ts";
import { topSpeedQuery } from "#app/data/weekend.queries.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { useRace } from "../layout/use-weekend.ts";
import { type QualifyingSession, Timed } from "#app/features/weekend/timing/timed.tsx";
import {
  type Place,
  type SpeedRow,
  highest,
  measuredPlaces,
  placeNames,
  places,
  shortNames,
  speedFinding,
  speedRange,
  speedRows,
  speedSentence,
  speedsMethod,
} from "./speeds.ts";
import { formatValue, noValue } from "#app/text/format.ts";
import { type Column, type Table, defineTable } from "#app/ui/table/definition.ts";
import { useTeamColours } from "#app/features/team-colours/use-team-colours.ts";
import { Fastest } from "#app/features/weekend/marks.tsx";
import * as columns from "../timing/timed-drivers.tsx";
import { drawnTeamColour } from "#app/features/team-colours/line-looks.ts";
import { percent, ticksBetween } from "#app/ui/drawing/lengths.ts";
import { type Range, shareOf } from "#app/ui/drawing/plane.tsx";
import { BlockCard } from "#app/ui/embed/block-card.tsx";

/** Everyone's highest speeds in qualifying or sprint qualifying. */
export function TopSpeedScreen({ session }: { session: QualifyingSession }) {
  const race = useRace();
  const { data } = useSuspenseQuery(topSpeedQuery({ ...race, session }));
  return (
    <>
      <h2 className="sr-only">Top speeds</h2>
      <Timed facts={data} session={session} document="top-speed">
        {(document) => <TopSpeeds year={race.year} document={document} />}
      </Timed>
    </>
  );
}

function TopSpeeds({ year, document }: { year: number; document: TopSpeed }) {
  const rows = useMemo(() => speedRows(document), [document]);
  const plain = useMemo(() => speedsTable(rows), [rows]);
  const table = useTeamColours(plain, year, columns.teamOfRow);
  return (
    <div className="drawn">
      <SpeedDrawing year={year} rows={rows} />
      <DataTable table={table} rows={rows} method={speedsMethod(document.source)} />
    </div>
  );
}

/** How addresses call the columns of a place. */
const ids: Readonly<Record<Place, string>> = {
  speed_trap: "speed_trap",
  intermediate_1: "intermediate_a",
  intermediate_2: "intermediate_b",
};

/** Everyone's highest speeds, with the laps on which they were reached. */
function speedsTable(rows: ReadonlyArray<SpeedRow>): Table<SpeedRow> {
  return defineTable({
    name: "top-speeds",
    wrapsHeads: true,
    caption: "Highest speeds",
    noun: ["driver", "drivers"],
    bar: "driver",
    columns: [
      {
        id: "place",
        label: "Pos",
        value: ({ rank }) => rank,
        numeric: true,
        firstSort: "asc",
        width: 4,
        smallWidth: 2.75,
      },
      { ...columns.driverColumn, width: [10, 1.5], smallWidth: 8 },
      { ...columns.teamColumn, width: [8, 1.2], smallWidth: 6 },
      ...places.flatMap((place) => speedColumns(place, highest(rows, place))),
    ],
  });
}

function speedColumns(place: Place, best: number): Array<Column<SpeedRow>> {
  return [
    {
      id: ids[place],
      label: `${placeNames[place]} (km/h)`,
      value: (row) => row[place]?.kmh ?? null,
      cell: (row) => {
        const kmh = row[place]?.kmh ?? null;
        return <Fastest when={kmh === best}>{formatValue(kmh)}</Fastest>;
      },
      numeric: true,
      width: [7, 1],
      smallWidth: 5.5,
    },
    {
      id: `${ids[place]}_lap`,
      label: "On lap",
      value: (row) => row[place]?.lap ?? null,
      numeric: true,
      firstSort: "asc",
      width: [5, 0.6],
      smallWidth: 3.25,
    },
  ];
}

const rowClass = "grid grid-cols-[1.625rem_var(--names)_var(--places)] items-center gap-x-(--gap)";
/** By how many places have a column. */
const placesClass: Readonly<Record<number, string>> = {
  1: "[--places:minmax(0,1fr)]",
  2: "[--places:repeat(2,minmax(0,1fr))]",
  3: "[--places:repeat(3,minmax(0,1fr))]",
};

type SpeedDrawingProps = { year: number; rows: ReadonlyArray<SpeedRow> };

/** Everyone's highest speeds as bars, a column for each place where speeds are measured. */
function SpeedDrawing({ year, rows }: SpeedDrawingProps) {
  const measured = measuredPlaces(rows).map((place) => ({
    place,
    range: speedRange(rows, place),
    best: highest(rows, place),
  }));
  if (measured.length === 0) return null;
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
      className={`text-[0.8125rem] [--gap:1.25rem] [--names:11rem] [--number:2.25rem] max-md:[--gap:0.5rem] max-md:[--names:2.25rem] max-md:[--number:2.125rem] ${placesClass[measured.length] ?? ""}`}
    >
      <div className={`${rowClass} font-strong *:first:col-start-3`}>
        {measured.map(({ place, range }) => (
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
            {measured.map(({ place, range, best }) => (
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
