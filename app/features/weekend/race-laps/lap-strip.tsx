import { Link } from "@tanstack/react-router";
import type { PointerEvent } from "react";
import { TeamBar } from "#app/features/team-colours/team-bar.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { ordinal } from "#contract/values.ts";
import { formatCount, formatLapTime, noValue } from "#app/text/format.ts";
import { lastName } from "#app/text/names.ts";
import { CursorDrawing, useCursor } from "#app/ui/drawing/cursor.tsx";
import { compoundNames, TyreMark } from "#app/features/weekend/marks.tsx";
import { type Bands, LapAxis, LapGround, lapSpan } from "../laps/lap-parts.tsx";
import {
  figureHeadClass,
  RowEnd,
  rowEndsClass,
  rowEndText,
  rowNamesClass,
  RowPlace,
} from "../laps/row-parts.tsx";
import { type ColouredBy, LapCells, lanes } from "./lap-cells.tsx";
import { personalBestLap, quickerLaps, quickestRow, type ToneRow, tyreChanges, tyreOn } from "./lap-tones.ts";

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
          <LapCells by={by} rows={rows} laps={laps} bands={bands} />
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
