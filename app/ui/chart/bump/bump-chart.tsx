import { type PointerEvent, type ReactNode, useMemo } from "react";
import { CursorDrawing, useCursor } from "#app/ui/drawing/cursor.tsx";
import { percent } from "#app/ui/drawing/lengths.ts";
import {
  type BumpLine,
  type BumpStage,
  endedBefore,
  endText,
  hasNoResult,
  lineAt,
  linesIn,
  rowCount,
  type RowedLine,
  textIn,
  withRows,
} from "./bump.ts";
import { BumpLines } from "./bump-lines.tsx";
import { Link } from "@tanstack/react-router";
import { type Rank, rankOf } from "../chart.ts";
import { NameBar } from "../line-drawing.tsx";
import "../chart.css";

type BumpChartProps = {
  /** What it shows, in words. */
  title: string;
  stages: ReadonlyArray<BumpStage>;
  /** In the order of the table: the first six stand out. A value that stays the same object for as long as the chart does. */
  lines: ReadonlyArray<BumpLine>;
  /** What stands above the drawing: names of stages, or an axis. It decides how narrow the drawing may become. */
  head: ReactNode;
  /** What lies behind the lines, inside an `svg`. */
  ground?: ReactNode;
  /**
   * True where stages are few: each place then has a dot, which says it in words. Where they are many, a phone has the
   * names at the end alone, and lines that end early have theirs below those that do not.
   */
  dots?: boolean;
  /** What has to be known of the drawing, below it until it is read. */
  note?: ReactNode;
  /** The id of the line that the address picks. */
  picked: string | null;
};

/**
 * Places over stages, a line for each; names stand at both ends. A name is a link that makes its line stand out and
 * keeps it so in the address; the pointer, a tap and the focus do so for as long as they are there. The arrow keys read
 * it stage by stage. Drawn on the server.
 */
export function BumpChart(props: BumpChartProps) {
  const { title, stages, lines, head, ground, dots = false, note, picked } = props;
  const cursor = useCursor([...stages.keys()]);
  const { at: stage, pointed } = cursor;
  const rowed = useMemo(() => withRows(lines), [lines]);
  const rows = rowCount(rowed);
  const shown = pointed ?? picked;
  const names = { picked, shown, onPoint: cursor.point };
  const hasNotes = lines.some((line) => (line.note ?? null) !== null);

  function follow({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const nearest = nearestStage(stages, (clientX - left) / width);
    const row = Math.floor(((clientY - top) / height) * rows);
    cursor.moveTo(nearest, lineAt(rowed, nearest, row)?.id ?? null);
  }

  return (
    <>
      <div
        className={`bump grid grid-cols-[var(--starts)_minmax(max-content,1fr)_var(--ends)] overflow-x-auto overscroll-x-contain ${hasNotes ? "[--ends:14.5rem]" : "[--ends:11.5rem]"} [--starts:11rem] max-md:[--ends:5rem] ${dots ? "max-md:[--starts:4.25rem]" : "max-md:[--starts:2.75rem] max-md:[&>ol:first-of-type_.place]:hidden"}`}
        data-picking={rowed.some(({ id }) => id === shown) || undefined}
      >
        {dots ? null : <p className={`pe-2 text-end max-md:text-start ${headClass}`}>{stages[0]?.name}</p>}
        <div className="col-start-2 row-start-1 self-end text-xs/[1.2] text-soft">{head}</div>
        {/* Some lines end elsewhere than their cars were classified. */}
        {lines.some(({ result = null }) => result !== null) ? (
          <p className={`col-start-3 ps-2.5 max-md:ps-2 ${headClass}`}>Result</p>
        ) : null}
        {/* As wide as a row is high, and so as high as all of them. */}
        <svg viewBox={`0 0 1 ${rows}`} className="invisible col-start-2 row-start-2 w-6 max-md:w-7" />
        <BumpNames at="start" lines={linesIn(rowed, 0)} all={rowed} {...names} />
        <CursorDrawing
          title={title}
          cursor={cursor}
          cursorX={stage === null ? null : percent(stages[stage]?.x ?? 0)}
          onPoint={follow}
          className="col-start-2 row-start-2 [contain:inline-size]"
          svgClass="size-full overflow-visible"
          ground={ground}
        >
          <BumpLines lines={rowed} stages={stages} rows={rows} dots={dots} shown={shown} />
        </CursorDrawing>
        <BumpNames
          at="end"
          lines={[...linesIn(rowed, stages.length - 1), ...(dots ? [] : endedBefore(rowed, stages.length))]}
          all={rowed}
          {...names}
        />
      </div>
      <BumpReadout lines={rowed} stages={stages} stage={stage} note={note} />
    </>
  );
}

/** What stands over the names, in line with the numbers of the axis. */
const headClass = "row-start-1 self-end pb-1 text-[0.75rem]/4 text-soft";

/** The stage that is the nearest to a share of the width. */
function nearestStage(stages: ReadonlyArray<BumpStage>, share: number): number {
  const distances = stages.map(({ x }) => Math.abs(x - share));
  return distances.indexOf(Math.min(...distances));
}

type BumpReadoutProps = {
  lines: ReadonlyArray<RowedLine>;
  stages: ReadonlyArray<BumpStage>;
  /** The stage that the cursor is at; null for none. */
  stage: number | null;
  note: ReactNode;
};

/** How many a readout ranks. */
const ranked = 8;

/** The order at the cursor, below the drawing, where a finger does not cover it; it takes the place of the note. */
function BumpReadout({ lines, stages, stage, note }: BumpReadoutProps) {
  const here = stage === null ? undefined : stages[stage];
  return (
    <div className="mt-2 grid text-small text-soft">
      <p className={`[grid-area:1/1] ${here === undefined ? "" : "invisible"}`}>
        <span className="needs-scripts">
          <span className="pointer-coarse:hidden max-md:hidden">
            Point at the chart or use the arrow keys
          </span>
          <span className="hidden pointer-coarse:inline max-md:inline">Tap</span> to read the order
          <span className="max-md:hidden"> at any point</span>.
        </span>{" "}
        {note}
      </p>
      <p className="needs-scripts [grid-area:1/1] min-h-10 md:min-h-5" aria-live="polite">
        {stage === null || here === undefined ? null : (
          <>
            <b className="me-2 text-ink">{here.name}</b>
            {linesIn(lines, stage)
              .slice(0, ranked)
              .map((line) => (
                <span key={line.id} className="me-2 inline-block">
                  {textIn(line, stage)} <span className="text-ink">{line.short}</span>
                </span>
              ))}
          </>
        )}
      </p>
    </div>
  );
}

type BumpNamesProps = {
  /** The first names stay in sight where the chart scrolls. */
  at: "start" | "end";
  /** Those of one stage, from its first row down. */
  lines: ReadonlyArray<RowedLine>;
  /** All lines, in the order of the table. */
  all: ReadonlyArray<RowedLine>;
  /** The id of the line that the address picks, and of the one that stands out. */
  picked: string | null;
  shown: string | null;
  onPoint: (id: string | null) => void;
};

/** Words in place of a place are wider than places: all names at the end still begin below each other. */
const placeClasses = {
  start: {
    list: "sticky start-0 z-1 bg-surface",
    item: "",
    link: "flex flex-row-reverse pe-2 max-md:gap-1 max-md:pe-1",
    place: "text-end",
    name: "flex-row-reverse",
  },
  end: {
    list: "col-start-3 grid auto-rows-[1.5rem] max-md:auto-rows-[1.75rem] grid-cols-[max-content_minmax(0,1fr)] content-start",
    item: "col-span-full grid grid-cols-subgrid",
    link: "col-span-full grid grid-cols-subgrid ps-2.5 max-md:gap-1.5 max-md:ps-2",
    place: "text-end",
    name: "",
  },
};

const rankClasses: Readonly<Record<Rank, string>> = {
  front: "font-bold",
  next: "font-semibold",
  rest: "font-medium text-soft",
};

/** The names at one end of a bump chart, each in the row of its line: a link picks the line, and again lets it go. */
function BumpNames({ at, lines, all, picked, shown, onPoint }: BumpNamesProps) {
  const classes = placeClasses[at];
  return (
    <ol
      className={`row-start-2 text-small ${classes.list}`}
      aria-label={at === "start" ? "At the start" : "At the end"}
    >
      {lines.map((line) => (
        <li key={line.id} className={classes.item}>
          <Link
            to="."
            search={(before) => ({ ...before, highlight: line.id === picked ? undefined : line.id })}
            replace
            resetScroll={false}
            preload={false}
            aria-current={line.id === picked ? "true" : undefined}
            data-shown={line.id === shown || undefined}
            title={line.name}
            className={`relative h-6 max-md:h-7 items-center gap-2 whitespace-nowrap hover:[text-decoration:underline] hover:font-strong focus-visible:-outline-offset-2 aria-[current]:font-strong aria-[current]:text-ink data-shown:[text-decoration:underline] data-shown:font-strong data-shown:text-ink ${rankClasses[rankOf(all.indexOf(line))]} ${classes.link}`}
            onMouseEnter={() => onPoint(line.id)}
            onMouseLeave={() => onPoint(null)}
            onFocus={() => onPoint(line.id)}
            onBlur={() => onPoint(null)}
          >
            <span
              className={`place min-w-[1.4em] flex-none ${classes.place} ${at === "end" && hasNoResult(line) ? "text-xs font-normal text-soft" : ""}`}
            >
              {at === "start" ? textIn(line, 0) : endText(line)}
              {at === "end" && line.isMoved === true ? (
                // Beside the name stands why.
                <span className={(line.note ?? null) === null ? "" : "md:hidden"}>*</span>
              ) : null}
            </span>
            <span className={`flex min-w-0 items-center gap-2 max-md:gap-1 ${classes.name}`}>
              <svg viewBox="0 -7 4 14" className="h-3.5 w-1 flex-none">
                {/* Never hollow: beside each other twenty hollow ones would be noise, and the line has the dashes. */}
                <NameBar x={0} y={0} colour={line.colour} second={false} />
              </svg>
              <span className="truncate max-md:sr-only">{line.name}</span>
              <abbr className="md:hidden" aria-hidden="true">
                {line.short}
              </abbr>
              {at === "start" || (line.note ?? null) === null ? null : (
                <span className="shrink-0 text-xs font-normal text-soft max-md:hidden">{line.note}</span>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
