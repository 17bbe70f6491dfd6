import { type ReactNode, useMemo, useState } from "react";
import { percent } from "#app/ui/drawing/lengths.ts";
import { Plane } from "#app/ui/drawing/plane.tsx";
import type { ChartStroke } from "../chart.ts";
import {
  type BumpLine,
  type BumpStage,
  type RowedLine,
  firstStage,
  lastStage,
  linesIn,
  pathWidth,
  pathsOf,
  rowCount,
  textIn,
  withRows,
} from "./bump.ts";
import { Link } from "@tanstack/react-router";
import "../chart.css";

/** Pixels for a row; the names beside it have the same. */
const rowHeight = 24;

/** Every place has a dot here, so that strokes with marks are told apart by dashes of their own. */
const dashes: Readonly<Record<ChartStroke, string | undefined>> = {
  solid: undefined,
  dashed: "6 4",
  dotted: "2 4",
  "wide-dashed": "14 5",
  marked: "12 3 2 3",
  "marked-dashed": "6 3 2 3",
  "marked-wide-dashed": "14 3 2 3 2 3",
  points: "1 6",
};

type BumpChartProps = {
  /** What it shows, in words. */
  title: string;
  stages: ReadonlyArray<BumpStage>;
  /** In the order of the last stage; a value that stays the same object for as long as the chart does. */
  lines: ReadonlyArray<BumpLine>;
  /** What stands above the drawing: names of stages, or an axis. It decides how narrow the drawing may become. */
  head: ReactNode;
  /** What lies behind the lines, inside an `svg`. */
  ground?: ReactNode;
  /** True where stages are few: each place then has a dot, which says it in words. */
  dots?: boolean;
  /** The id of the line that the address picks. */
  picked: string | null;
};

/**
 * Places over stages, a line for each; names stand at both ends. A name is a link that makes its line stand out and
 * keeps it so in the address; the pointer and the focus do so for as long as they are there. Drawn on the server.
 */
export function BumpChart({ title, stages, lines, head, ground, dots = false, picked }: BumpChartProps) {
  const [pointed, setPointed] = useState<string | null>(null);
  const rowed = useMemo(() => withRows(lines), [lines]);
  const shown = pointed ?? picked;
  const names = { picked, shown, onPoint: setPointed };
  return (
    <div
      className="bump grid grid-cols-[var(--names)_minmax(max-content,1fr)_var(--names)] overflow-x-auto overscroll-x-contain [--names:12.5rem] max-md:[--names:4.25rem]"
      data-picking={rowed.some(({ id }) => id === shown) || undefined}
    >
      <div className="col-start-2 text-xs/[1.2] text-soft">{head}</div>
      <BumpNames at="start" lines={linesIn(rowed, 0)} stage={0} {...names} />
      <svg
        className="row-start-2 w-full overflow-visible"
        height={rowCount(rowed) * rowHeight}
        role="img"
        aria-label={title}
      >
        {ground}
        {rowed.map((line) => (
          <Way
            key={line.id}
            line={line}
            stages={stages}
            rows={rowCount(rowed)}
            dots={dots}
            shown={line.id === shown}
            onPoint={setPointed}
          />
        ))}
        {/* After all lines, so that none runs through a name. */}
        {rowed.map((line) => (
          <OwnNames key={line.id} line={line} stages={stages} shown={line.id === shown} />
        ))}
      </svg>
      <BumpNames at="end" lines={linesIn(rowed, stages.length - 1)} stage={stages.length - 1} {...names} />
    </div>
  );
}

/** Beside the line that stands out. */
const quiet = "in-data-picking:not-data-shown:opacity-20";

type WayProps = {
  line: RowedLine;
  stages: ReadonlyArray<BumpStage>;
  rows: number;
  dots: boolean;
  shown: boolean;
  onPoint: (id: string | null) => void;
};

/** One line of the chart. */
function Way({ line, stages, rows, dots, shown, onPoint }: WayProps) {
  const { through, over } = pathsOf(line, stages);
  return (
    <g
      className={`bump-line ${quiet}`}
      data-shown={shown || undefined}
      fill="none"
      stroke={line.colour}
      onPointerEnter={() => onPoint(line.id)}
      onPointerLeave={() => onPoint(null)}
    >
      <Plane x={{ from: 0, to: pathWidth }} y={{ from: -rows, to: 0 }}>
        <title>{line.name}</title>
        {through === "" ? null : (
          <path
            d={through}
            strokeWidth={shown ? 4 : 2}
            strokeDasharray={dashes[line.stroke]}
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        )}
        {over === "" ? null : <path d={over} strokeDasharray="2 5" vectorEffect="non-scaling-stroke" />}
        {/* Wider than what is seen, for the pointer. */}
        {through === "" ? null : (
          <path
            d={through}
            stroke="transparent"
            strokeWidth="14"
            vectorEffect="non-scaling-stroke"
            pointerEvents="stroke"
          />
        )}
      </Plane>
      {dots ? <Dots line={line} stages={stages} /> : null}
      <Rings line={line} stages={stages} />
    </g>
  );
}

type OfLine = { line: RowedLine; stages: ReadonlyArray<BumpStage> };

/** A dot for each place, hollow where there is none. */
function Dots({ line, stages }: OfLine) {
  return stages.map(({ name, x }, stage) => {
    const row = line.rows[stage];
    if (typeof row !== "number") return null;
    const hollow = line.places[stage] === null;
    return (
      <circle
        key={name}
        cx={percent(x)}
        cy={(row + 0.5) * rowHeight}
        r="4.5"
        fill={hollow ? "var(--color-surface)" : line.colour}
        strokeWidth={hollow ? 2 : undefined}
      >
        <title>{`${line.name}, ${name}: ${textIn(line, stage)}`}</title>
      </circle>
    );
  });
}

/** A ring at each stage that is marked. */
function Rings({ line, stages }: OfLine) {
  return line.marks?.map((stage) => {
    const [row, here] = [line.rows[stage], stages[stage]];
    if (typeof row !== "number" || here === undefined) return null;
    return (
      <circle
        key={stage}
        cx={percent(here.x)}
        cy={(row + 0.5) * rowHeight}
        r="3.5"
        fill="var(--color-surface)"
        strokeWidth="2"
      />
    );
  });
}

type OwnNamesProps = OfLine & { shown: boolean };

/** The name of a line where it begins after the first stage, and where it ends before the last. */
function OwnNames(props: OwnNamesProps) {
  return (
    <>
      <OwnName {...props} at="start" />
      <OwnName {...props} at="end" />
    </>
  );
}

function OwnName({ line, stages, shown, at }: OwnNamesProps & { at: "start" | "end" }) {
  const stage = at === "start" ? firstStage(line) : lastStage(line);
  const row = line.rows[stage];
  const here = stages[stage];
  const isNamedOutside = stage === (at === "start" ? 0 : stages.length - 1);
  if (typeof row !== "number" || here === undefined || isNamedOutside) return null;
  return (
    <text
      className={`bump-own fill-soft stroke-surface text-[0.6875rem] ${quiet}`}
      strokeWidth="3"
      paintOrder="stroke"
      data-shown={shown || undefined}
      x={percent(here.x)}
      y={(row + 0.5) * rowHeight}
      dx={at === "start" ? -8 : 8}
      dy="4"
      textAnchor={at === "start" ? "end" : "start"}
    >
      {line.short}
    </text>
  );
}

type BumpNamesProps = {
  /** The first names stay in sight where the chart scrolls. */
  at: "start" | "end";
  /** Those of one stage, from its first row down. */
  lines: ReadonlyArray<RowedLine>;
  stage: number;
  /** The id of the line that the address picks, and of the one that stands out. */
  picked: string | null;
  shown: string | null;
  onPoint: (id: string | null) => void;
};

/** Words in place of a place are wider than places: all names at the end still begin below each other. */
const nameClasses = {
  start: {
    list: "sticky start-0 z-1 bg-surface",
    item: "",
    link: "flex flex-row-reverse pe-1.5",
    place: "text-end",
  },
  end: {
    list: "grid auto-rows-[24px] grid-cols-[max-content_minmax(0,1fr)] content-start",
    item: "col-span-full grid grid-cols-subgrid",
    link: "col-span-full grid grid-cols-subgrid ps-1.5",
    place: "text-start",
  },
};

/** The names at one end of a bump chart, each in the row of its line: a link picks the line, and again lets it go. */
function BumpNames({ at, lines, stage, picked, shown, onPoint }: BumpNamesProps) {
  const classes = nameClasses[at];
  return (
    <ol
      className={`row-start-2 text-[0.8125rem] ${classes.list}`}
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
            className={`h-[24px] items-center gap-2 whitespace-nowrap hover:[text-decoration:underline] hover:font-strong focus-visible:-outline-offset-2 aria-[current]:font-strong data-shown:[text-decoration:underline] data-shown:font-strong ${classes.link}`}
            onMouseEnter={() => onPoint(line.id)}
            onMouseLeave={() => onPoint(null)}
            onFocus={() => onPoint(line.id)}
            onBlur={() => onPoint(null)}
          >
            <b className={`min-w-[1.4em] flex-none ${classes.place}`}>{textIn(line, stage)}</b>
            <span className="truncate max-md:hidden">{line.name}</span>
            <abbr className="md:hidden" aria-hidden="true">
              {line.short}
            </abbr>
          </Link>
        </li>
      ))}
    </ol>
  );
}
