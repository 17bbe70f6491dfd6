import { Link } from "@tanstack/react-router";
import { memo, type PointerEvent, useId } from "react";
import { TeamBar } from "#app/features/team-colours/team-bar.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { ordinal } from "#contract/values.ts";
import { formatCount, formatLapTime, lastName, noValue } from "#app/text/format.ts";
import { percent } from "#app/ui/drawing/lengths.ts";
import { Plane } from "#app/ui/drawing/plane.tsx";
import { CursorDrawing, useCursor } from "#app/ui/drawing/cursor.tsx";
import { compoundNames, TyreMark } from "#app/features/weekend/marks.tsx";
import { bandClasses, type Bands, LapAxis, LapGround, lapSpan } from "../laps/lap-parts.tsx";
import {
  figureHeadClass,
  Hatch,
  RowEnd,
  rowEndsClass,
  rowEndText,
  rowHeight,
  rowNamesClass,
  RowPlace,
} from "../laps/row-parts.tsx";
import { timedStint } from "../stints/stint-lines.ts";
import { TyreBars } from "../stints/stint-parts.tsx";
import {
  bandOn,
  fastestLaps,
  personalBestLap,
  quickerLaps,
  quickestRow,
  stopLaps,
  type Tone,
  tones,
  type ToneRow,
  tyreOn,
  tyreChanges,
} from "./lap-gaps.ts";

/** The class that gives a lap its colour (weekend.css). */
export function toneClass(tone: Tone): string {
  return `tone-${tone}`;
}

/** What laps are coloured by. */
export type ColouredBy = "pace" | "tyres";

type LapStripProps = {
  /** What it shows, in words. */
  title: string;
  by: ColouredBy;
  rows: ReadonlyArray<ToneRow>;
  laps: number;
  bands: Bands;
  year: number;
  /** By driver, the classified place or the word for none. */
  results: ReadonlyMap<string, string>;
};

/** Where the cells of laps lie in a row of this height, as shares of it: over most of it, or below the bar of a stint. */
const lanes = {
  pace: { height: rowHeight, from: ".1", share: ".8" },
  tyres: { height: 42, from: ".62", share: ".26" },
} as const;

/** A row of cells for each car, a cell for each lap; pointing at one, a tap or the arrow keys read it. */
export function LapStrip({ title, by, rows, laps, bands, year, results }: LapStripProps) {
  const ends = rowEnds(rows, laps, results);
  const cursor = useCursor(Array.from({ length: laps }, (_, index) => index + 1));
  const { at: lap, pointed } = cursor;
  const row = rows.findIndex(({ driver }) => driver.driver_id === pointed);
  const { height } = lanes[by];

  function follow({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>) {
    const { left, top, width } = currentTarget.getBoundingClientRect();
    const at = Math.min(laps, Math.max(1, Math.ceil(((clientX - left) / width) * laps)));
    cursor.moveTo(at, rows[Math.floor((clientY - top) / height)]?.driver.driver_id ?? null);
  }

  return (
    <>
      <div
        className={`grid grid-cols-[var(--row-names)_minmax(0,1fr)_var(--row-figures)] ${rowNamesClass} ${rowEndsClass(
          ends.map(({ text, at }) => ({ text, share: at / laps })),
          false,
        )} text-[0.8125rem]`}
      >
        <div className="col-start-2 self-end">
          <LapAxis laps={laps} bands={bands} />
        </div>
        <span className={`${figureHeadClass} max-md:hidden`} aria-hidden="true">
          {by === "tyres" ? (
            "Changes"
          ) : (
            <>
              Laps
              <br />
              quicker
            </>
          )}
        </span>
        <RowNames by={by} rows={rows} year={year} results={results} />
        <RowFigures by={by} rows={rows} />
        <CursorDrawing
          title={title}
          cursor={cursor}
          cursorX={null}
          onPoint={follow}
          height={rows.length * height}
          className="col-start-2 row-start-2"
          svgClass="w-full overflow-visible"
          // Cars meet a safety car on laps of their own: the cells of each row say which, no band over all of them does.
          ground={<LapGround laps={laps} bands={null} />}
        >
          <Cells by={by} rows={rows} laps={laps} bands={bands} />
          <g className="pointer-events-none">
            {ends.map(({ id, text, at }, index) => (
              <RowEnd
                key={id}
                text={text}
                driven={at}
                laps={laps}
                y={index * height + (by === "tyres" ? 13 : height / 2)}
              />
            ))}
          </g>
          {lap === null ? null : (
            <rect
              {...lapSpan(lap, lap, laps)}
              y={Math.max(0, row) * height}
              height={row === -1 ? "100%" : height}
              className="fill-none stroke-ink stroke-2"
            />
          )}
        </CursorDrawing>
      </div>
      <Readout by={by} rows={rows} lap={lap} row={row} />
    </>
  );
}

/** The place of each car and its driver, linked to the laps of that one. */
function RowNames({ by, rows, year, results }: Pick<LapStripProps, "by" | "rows" | "year" | "results">) {
  return (
    <ol className="col-start-1 row-start-2" aria-label="Drivers">
      {rows.map((each) => {
        const { driver_id, driver_name, driver_code, team_id } = each.driver;
        return (
          <li
            key={driver_id}
            className={`grid grid-cols-[var(--row-place)_minmax(0,1fr)] items-center ${by === "tyres" ? "h-10.5" : "h-6.5"} ${teamClass(team_id, year)}`}
          >
            <RowPlace place={each.line.position ?? results.get(driver_id) ?? noValue} />
            <Link
              to="."
              search={{ driver: driver_id }}
              preload={false}
              title={`Laps of ${driver_name}`}
              className="flex h-6.5 min-w-0 items-center gap-1.5 pe-1 font-semibold no-underline hover:underline max-md:gap-1"
            >
              <TeamBar isLow />
              <span className="truncate max-md:sr-only">{driver_name}</span>
              <abbr className="no-underline md:hidden" aria-hidden="true">
                {driver_code}
              </abbr>
            </Link>
          </li>
        );
      })}
    </ol>
  );
}

/** At the right of each row, how many of its laps were quicker than the median, or how often its tyres were changed. */
function RowFigures({ by, rows }: Pick<LapStripProps, "by" | "rows">) {
  const most = quickestRow(rows)?.row;
  return (
    <ol
      className="col-start-3 row-start-2 text-end"
      aria-label={by === "tyres" ? "Changes of tyres" : "Laps quicker than the median"}
    >
      {rows.map((each, at) => (
        <li
          key={each.driver.driver_id}
          className={
            by === "tyres"
              ? "leading-10.5 text-soft"
              : at === most
                ? "leading-6.5 font-bold"
                : "leading-6.5 text-soft"
          }
        >
          {by === "tyres" ? (each.line.stints.length === 0 ? noValue : tyreChanges(each)) : quickerLaps(each)}
        </li>
      ))}
    </ol>
  );
}

/** What stands where the rows end: who retired, or is not classified for another reason. */
function rowEnds(
  rows: ReadonlyArray<ToneRow>,
  laps: number,
  results: LapStripProps["results"],
): Array<{ id: string; text: string | null; at: number }> {
  return rows.map(({ driver: { driver_id: id }, line }) => {
    const at = line.seconds.length;
    return { id, text: line.position === null ? rowEndText(results.get(id) ?? null, at, laps) : null, at };
  });
}

type CellsProps = Pick<LapStripProps, "by" | "rows" | "laps" | "bands">;

/** All that is drawn of the laps; what the cursor points at does not render it. */
const Cells = memo(function Cells({ by, rows, laps, bands }: CellsProps) {
  return (
    <>
      <Plane x={{ from: 0, to: laps }} y={{ from: -rows.length, to: 0 }}>
        <g className="pointer-events-none">
          <PaceCells by={by} rows={rows} bands={bands} />
          {by === "pace" ? (
            <>
              <LapLines rows={rows} laps={laps} />
              <PitVisits rows={rows} />
            </>
          ) : null}
        </g>
      </Plane>
      {by === "tyres" ? <Tyres rows={rows} laps={laps} /> : <BestLaps rows={rows} laps={laps} />}
    </>
  );
});

/** The stints of each car over the cells of its laps. */
function Tyres({ rows, laps }: Pick<CellsProps, "rows" | "laps">) {
  const hatch = useId();
  return (
    <g className="pointer-events-none">
      <Hatch id={hatch} className="fill-black/30" />
      {rows.map(({ driver, line }, row) => (
        <svg key={driver.driver_id} className="overflow-visible" y={row * lanes.tyres.height}>
          <TyreBars line={tyreLine(line)} laps={laps} hatch={hatch} />
        </svg>
      ))}
    </g>
  );
}

/** The stints and stops of a car as the bars of stints draw them. */
export function tyreLine(line: ToneRow["line"]) {
  return {
    stints: line.stints.map(timedStint),
    stops: stopLaps(line).map((lap) => ({ lap, seconds: null, penalty: null })),
    passes: [],
  };
}

/** A diamond at each car's quickest lap: filled at the quickest of all, whose cell is the only one of its colour. */
function BestLaps({ rows, laps }: Pick<CellsProps, "rows" | "laps">) {
  const fastest = fastestLaps(rows);
  return rows.map(({ driver, line }, row) => {
    const lap = personalBestLap(line);
    const isFastest = fastest.some((each) => each.row === row);
    return lap === null ? null : (
      <g key={driver.driver_id} className="pointer-events-none">
        {isFastest ? (
          <rect
            className="fill-fastest"
            {...lapSpan(lap, lap, laps)}
            y={(row + 0.1) * rowHeight}
            height={0.8 * rowHeight}
          />
        ) : null}
        <svg
          className={`overflow-visible ${isFastest ? "fill-fastest stroke-surface" : "fill-surface stroke-ink"}`}
          x={percent((lap - 0.5) / laps)}
          y={(row + 0.5) * rowHeight}
        >
          <path
            d={isFastest ? "M0-6.5L5.5 0L0 6.5L-5.5 0Z" : "M0-4L3 0L0 4L-3 0Z"}
            strokeWidth={isFastest ? 1.5 : 1.25}
          />
        </svg>
      </g>
    );
  });
}

/** Laps that follow each other. */
function lapRuns(laps: ReadonlyArray<number>): Array<{ from: number; count: number }> {
  const runs: Array<{ from: number; count: number }> = [];
  for (const lap of laps) {
    const last = runs.at(-1);
    if (last !== undefined && last.from + last.count === lap) last.count++;
    else runs.push({ from: lap, count: 1 });
  }
  return runs;
}

/** Where laps lie that follow each other in one row, as a path. */
function runsPath(laps: ReadonlyArray<number>, row: number, by: ColouredBy): string {
  const { from: top, share } = lanes[by];
  return lapRuns(laps)
    .map(({ from, count }) => `M${from - 1} ${row}${top}h${count}v${share}h-${count}z`)
    .join("");
}

/** The laps of all rows that something is true of, as one path. */
export function lapsPath(
  rows: ReadonlyArray<ToneRow>,
  isOne: (line: ToneRow["line"], lap: number) => boolean,
  by: ColouredBy = "pace",
): string {
  return rows
    .map(({ line }, row) =>
      runsPath(
        line.seconds.flatMap((_, index) => (isOne(line, index + 1) ? index + 1 : [])),
        row,
        by,
      ),
    )
    .join("");
}

function isFree({ neutralised_laps: neutralised }: ToneRow["line"], lap: number): boolean {
  return !neutralised.includes(lap);
}

/** The cells by pace, a path for each colour, neutralised laps in that of their bands; paler than any is a lap without a time. */
function PaceCells({ by, rows, bands }: Omit<CellsProps, "laps">) {
  return (
    <>
      <path
        className="fill-raised"
        d={lapsPath(rows, (line, lap) => isFree(line, lap) && (line.tones[lap - 1] ?? null) === null, by)}
      />
      {tones.map((tone) => (
        <path
          key={tone}
          className={`fill-(--tone) ${toneClass(tone)}`}
          d={lapsPath(rows, (line, lap) => isFree(line, lap) && line.tones[lap - 1] === tone, by)}
        />
      ))}
      {(["SC", "VSC", "RED"] as const).map((kind) => (
        <path
          key={kind}
          className={bandClasses[kind]}
          d={lapsPath(rows, (line, lap) => !isFree(line, lap) && bandOn(lap, bands) === kind, by)}
        />
      ))}
    </>
  );
}

/** What parts the laps from each other. */
function LapLines({ rows, laps }: Pick<CellsProps, "rows" | "laps">) {
  return (
    <path
      className="stroke-surface"
      strokeWidth="0.75"
      vectorEffect="non-scaling-stroke"
      d={Array.from({ length: laps - 1 }, (_, index) => {
        const last = rows.findLastIndex(({ line }) => line.seconds.length > index + 1);
        return `M${index + 1} 0v${last + 1}`;
      }).join("")}
    />
  );
}

/** The visits to the pit lane. In ink alone they would be lost on cells of that lightness. */
function PitVisits({ rows }: Pick<LapStripProps, "rows">) {
  const visits = rows.flatMap(({ line }, row) => line.pit_laps.map((lap) => `M${lap} ${row}.1v.8`)).join("");
  return (
    <>
      <path
        className="stroke-surface max-md:stroke-2"
        strokeWidth="4.5"
        vectorEffect="non-scaling-stroke"
        d={visits}
      />
      <path className="stroke-ink stroke-2 max-md:stroke-1" vectorEffect="non-scaling-stroke" d={visits} />
    </>
  );
}

type ReadoutProps = Pick<LapStripProps, "by" | "rows"> & { lap: number | null; row: number };

/** How many a readout ranks. */
const ranked = 8;

/** The lap that is pointed at, or the times of the first on it, below the drawing, where a finger does not cover it. */
function Readout({ by, rows, lap, row }: ReadoutProps) {
  return (
    <p className="needs-scripts mt-2 min-h-10 text-small text-soft md:min-h-5" aria-live="polite">
      {lap === null ? (
        <>
          <span className="pointer-coarse:hidden">Point at a lap or use the arrow keys</span>
          <span className="hidden pointer-coarse:inline">Tap a lap</span> to read its time
          {by === "tyres" ? ", its tyres and their age" : ""}.
        </>
      ) : (
        <>
          <b className="me-2 text-ink">Lap {lap}</b>
          {rows[row] === undefined
            ? orderAt(rows, lap).map(({ driver, line }) => (
                <span key={driver.driver_id} className="me-2 inline-block">
                  <span className="text-ink">{driver.driver_code}</span>{" "}
                  {formatLapTime(line.seconds[lap - 1] ?? null)}
                  {by === "tyres" ? <TyreAge {...tyreOn(line, lap)} /> : null}
                </span>
              ))
            : lapText(rows[row], lap)}
        </>
      )}
    </p>
  );
}

/** The first on a lap, in the order in which they ended it. */
function orderAt(rows: ReadonlyArray<ToneRow>, lap: number): Array<ToneRow> {
  const place = ({ line }: ToneRow) => line.positions[lap - 1] ?? Infinity;
  return rows
    .filter(({ line }) => line.seconds.length >= lap)
    .toSorted((one, other) => place(one) - place(other) || 0)
    .slice(0, ranked);
}

/** A compound's letter and how many laps the tyres had done. */
function TyreAge({ compound, age }: ReturnType<typeof tyreOn>) {
  if (compound === null) return null;
  return (
    <>
      {" "}
      <TyreMark compound={compound} /> {age}
      {age === null ? null : <span className="sr-only"> {age === 1 ? "lap" : "laps"} old</span>}
    </>
  );
}

/** "Norris 1:37.551, 3rd, medium tyres, 12 laps old, into the pit lane". */
export function lapText({ driver, line }: ToneRow, lap: number): string {
  const [name, place] = [lastName(driver.driver_name), line.positions[lap - 1] ?? null];
  if (lap > line.seconds.length) return `${name} did not end this lap`;
  const seconds = line.seconds[lap - 1] ?? null;
  const { compound, age } = tyreOn(line, lap);
  return [
    `${name} ${seconds === null ? "not timed" : formatLapTime(seconds)}`,
    lap === personalBestLap(line) ? "personal best" : null,
    place === null ? null : ordinal(place),
    compound === null ? null : `${compoundNames[compound].toLowerCase()} tyres`,
    age === null ? null : `${formatCount(age, "lap")} old`,
    line.pit_laps.includes(lap) ? "into the pit lane" : null,
    line.pit_laps.includes(lap - 1) ? "out of the pit lane" : null,
    line.neutralised_laps.includes(lap) ? "neutralised" : null,
  ]
    .filter((part) => part !== null)
    .join(", ");
}
