import { Link } from "@tanstack/react-router";
import { memo, type PointerEvent } from "react";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { formatCount, formatLapTime, lastName, ordinal } from "#app/text/format.ts";
import { CursorDrawing } from "#app/ui/drawing/cursor-drawing.tsx";
import { percent } from "#app/ui/drawing/lengths.ts";
import { Plane } from "#app/ui/drawing/plane.tsx";
import { useCursor } from "#app/ui/drawing/use-cursor.ts";
import {
  compoundLetters,
  compoundNames,
  compoundOrder,
  tyreClass,
  TyreMark,
} from "#app/features/weekend/marks.tsx";
import { type Bands, LapAxis, LapGround, lapSpan } from "../laps/lap-parts.tsx";
import { fastestLaps, type Tone, tones, type ToneRow, tyreOn, usual } from "./lap-gaps.ts";

/** The colour of a lap, from much quicker than the lap's median to much slower: of a cell of the table, and drawn. */
export const toneLooks = {
  0: { cell: "bg-fastest/45", fill: "var(--color-fastest)", opacity: 0.45 },
  1: { cell: "bg-better/45", fill: "var(--color-better)", opacity: 0.45 },
  2: { cell: "bg-better/20", fill: "var(--color-better)", opacity: 0.2 },
  3: { cell: "", fill: "none", opacity: 1 },
  4: { cell: "bg-worse/15", fill: "var(--color-worse)", opacity: 0.15 },
  5: { cell: "bg-worse/30", fill: "var(--color-worse)", opacity: 0.3 },
  6: { cell: "bg-worse/50", fill: "var(--color-worse)", opacity: 0.5 },
} as const satisfies Readonly<Record<Tone, unknown>>;

/** What laps are coloured by. */
export type ColouredBy = "pace" | "tyres";

/** Pixels of a row. */
const rowHeight = 24;

type LapStripProps = {
  /** What it shows, in words. */
  title: string;
  by: ColouredBy;
  rows: ReadonlyArray<ToneRow>;
  laps: number;
  bands: Bands;
  year: number;
};

/** A row of cells for each car, a cell for each lap; pointing at one, a tap or the arrow keys read it. */
export function LapStrip({ title, by, rows, laps, bands, year }: LapStripProps) {
  const cursor = useCursor(Array.from({ length: laps }, (_, index) => index + 1));
  const { at: lap, pointed } = cursor;
  const row = rows.findIndex(({ driver }) => driver.driver_id === pointed);

  function follow({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>) {
    const { left, top, width } = currentTarget.getBoundingClientRect();
    const at = Math.min(laps, Math.max(1, Math.ceil(((clientX - left) / width) * laps)));
    cursor.moveTo(at, rows[Math.floor((clientY - top) / rowHeight)]?.driver.driver_id ?? null);
  }

  return (
    <>
      <div className="grid grid-cols-[10rem_minmax(0,1fr)] max-md:-mx-2.5 max-md:grid-cols-[2.75rem_minmax(0,1fr)]">
        <div className="col-start-2">
          <LapAxis laps={laps} bands={bands} />
        </div>
        <ol className="row-start-2 text-small" aria-label="Drivers">
          {rows.map(({ driver: { driver_id, driver_name, driver_code, team_id } }) => (
            <li key={driver_id} className={teamClass(team_id, year)}>
              <Link
                to="."
                search={{ driver: driver_id }}
                preload={false}
                title={`Laps of ${driver_name}`}
                className="flex h-6 items-center gap-2 font-semibold no-underline hover:underline max-md:gap-1"
              >
                <span className="h-4.5 w-1 shrink-0 rounded-[2px] bg-team" aria-hidden="true" />
                <span className="truncate max-md:sr-only">{driver_name}</span>
                <abbr className="no-underline md:hidden" aria-hidden="true">
                  {driver_code}
                </abbr>
              </Link>
            </li>
          ))}
        </ol>
        <CursorDrawing
          title={title}
          cursor={cursor}
          cursorX={null}
          onPoint={follow}
          height={rows.length * rowHeight}
          className="col-start-2 row-start-2"
          svgClass="w-full overflow-visible"
          ground={<LapGround laps={laps} bands={bands} />}
        >
          <Cells by={by} rows={rows} laps={laps} />
          {lap === null ? null : (
            <rect
              {...lapSpan(lap, lap, laps)}
              y={Math.max(0, row) * rowHeight}
              height={row === -1 ? "100%" : rowHeight}
              className="fill-none stroke-ink stroke-2"
            />
          )}
        </CursorDrawing>
      </div>
      <Readout by={by} rows={rows} lap={lap} row={row} />
    </>
  );
}

/** All that is drawn of the laps; what the cursor points at does not render it. */
const Cells = memo(function Cells({ by, rows, laps }: Pick<LapStripProps, "by" | "rows" | "laps">) {
  return (
    <>
      <Plane x={{ from: 0, to: laps }} y={{ from: -rows.length, to: 0 }}>
        <g className="pointer-events-none">
          {by === "pace" ? <PaceCells rows={rows} /> : <TyreCells rows={rows} />}
          <LapLines rows={rows} laps={laps} />
        </g>
      </Plane>
      {by === "tyres" ? (
        <StintLetters rows={rows} laps={laps} />
      ) : (
        fastestLaps(rows).map(({ row, lap }) => (
          <svg
            key={`${row} ${lap}`}
            className="pointer-events-none overflow-visible fill-ink"
            x={percent((lap - 0.5) / laps)}
            y={(row + 0.5) * rowHeight}
          >
            <path d="M0-5L4 0L0 5L-4 0Z" />
          </svg>
        ))
      )}
    </>
  );
});

/** Where laps lie that follow each other in one row, as a path. */
function runsPath(laps: ReadonlyArray<number>, row: number): string {
  const runs: Array<{ from: number; count: number }> = [];
  for (const lap of laps) {
    const last = runs.at(-1);
    if (last !== undefined && last.from + last.count === lap) last.count++;
    else runs.push({ from: lap, count: 1 });
  }
  return runs.map(({ from, count }) => `M${from - 1} ${row}.1h${count}v.8h-${count}z`).join("");
}

/** The laps of all rows that something is true of, as one path. */
export function lapsPath(
  rows: ReadonlyArray<ToneRow>,
  isOne: (line: ToneRow["line"], lap: number) => boolean,
): string {
  return rows
    .map(({ line }, row) =>
      runsPath(
        line.seconds.flatMap((_, index) => (isOne(line, index + 1) ? index + 1 : [])),
        row,
      ),
    )
    .join("");
}

function isFree({ neutralised_laps: neutralised }: ToneRow["line"], lap: number): boolean {
  return !neutralised.includes(lap);
}

/** The cells by pace, a path for each colour; neutralised laps show the band behind them. */
function PaceCells({ rows }: Pick<LapStripProps, "rows">) {
  return (
    <>
      <path
        className="fill-raised"
        d={lapsPath(rows, (line, lap) => isFree(line, lap) && line.seconds[lap - 1] !== null)}
      />
      {tones
        .filter((tone) => tone !== usual)
        .map((tone) => (
          <path
            key={tone}
            fill={toneLooks[tone].fill}
            fillOpacity={toneLooks[tone].opacity}
            d={lapsPath(rows, (line, lap) => isFree(line, lap) && line.tones[lap - 1] === tone)}
          />
        ))}
    </>
  );
}

/** The cells by compound; neutralised laps show between the rows. */
function TyreCells({ rows }: Pick<LapStripProps, "rows">) {
  return [...compoundOrder, null].map((compound) => (
    <path
      key={compound}
      className={`fill-(--tyre) ${tyreClass(compound)}`}
      d={lapsPath(rows, (line, lap) => tyreOn(line, lap).compound === compound)}
    />
  ));
}

/** What parts the laps from each other, and the visits to the pit lane. */
function LapLines({ rows, laps }: Pick<LapStripProps, "rows" | "laps">) {
  return (
    <>
      <path
        className="stroke-surface"
        strokeWidth="0.75"
        vectorEffect="non-scaling-stroke"
        d={Array.from({ length: laps - 1 }, (_, index) => `M${index + 1} 0v${rows.length}`).join("")}
      />
      <path
        className="stroke-ink stroke-2"
        vectorEffect="non-scaling-stroke"
        d={rows.flatMap(({ line }, row) => line.pit_laps.map((lap) => `M${lap} ${row}.1v.8`)).join("")}
      />
    </>
  );
}

/** From which share of the race on a stint has room for its letter: anywhere, or not on phones. */
const letterRoom = { any: 0.05, wide: 0.017 };

/** The letter of its compound where a stint begins. */
function StintLetters({ rows, laps }: Pick<LapStripProps, "rows" | "laps">) {
  return (
    <g className="pointer-events-none text-xs font-strong">
      {rows.flatMap(({ driver, line }, row) =>
        line.stints.map(({ from_lap, to_lap, compound }) => {
          const share = (to_lap - from_lap + 1) / laps;
          return compound === null || share < letterRoom.wide ? null : (
            <svg
              key={`${driver.driver_id} ${from_lap}`}
              className={`overflow-visible ${tyreClass(compound)} ${share < letterRoom.any ? "max-md:hidden" : ""}`}
              x={lapSpan(from_lap, to_lap, laps).x}
              y={row * rowHeight}
            >
              <circle cx="9" cy="12" r="7" className="fill-(--tyre) stroke-(--tyre-ink)" />
              <text className="fill-(--tyre-ink)" x="9" y="16" textAnchor="middle">
                {compoundLetters[compound]}
              </text>
            </svg>
          );
        }),
      )}
    </g>
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
        `Point at a lap, tap it or use the arrow keys to read its time${by === "tyres" ? " and tyres" : ""}.`
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
