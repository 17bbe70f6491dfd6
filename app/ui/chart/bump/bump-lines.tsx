import { percent } from "#app/ui/drawing/lengths.ts";
import { Plane } from "#app/ui/drawing/plane.tsx";
import { behindColour, type ChartStroke, type Rank, rankOf, strokeOf } from "../chart.ts";
import { lineWidths } from "../line-drawing.tsx";
import { type BumpStage, firstStage, lastStage, pathsOf, pathWidth, type RowedLine, textIn } from "./bump.ts";

/** Pixels for a row; the names beside it have the same. */
export const rowHeight = 24;

const dashes: Readonly<Partial<Record<ChartStroke, string>>> = {
  dashed: "7 5",
  dotted: "2 4",
  "wide-dashed": "14 5",
};

type BumpLinesProps = {
  lines: ReadonlyArray<RowedLine>;
  stages: ReadonlyArray<BumpStage>;
  rows: number;
  dots: boolean;
  /** The id of the line that stands out. */
  shown: string | null;
};

/** The lines of a bump chart, those in front last, so that none of the others runs over them. */
export function BumpLines({ lines, stages, rows, dots, shown }: BumpLinesProps) {
  return (
    <>
      {lines
        .map((line, index) => (
          <Way
            key={line.id}
            line={line}
            stages={stages}
            rows={rows}
            dots={dots}
            rank={rankOf(index)}
            shown={line.id === shown}
          />
        ))
        .toReversed()}
      {/* After all lines, so that none runs through a name. */}
      {lines.map((line) => (
        <OwnNames key={line.id} line={line} stages={stages} shown={line.id === shown} />
      ))}
    </>
  );
}

/** Beside the line that stands out. */
const quiet = "in-data-picking:not-data-shown:opacity-20";

type WayProps = {
  line: RowedLine;
  stages: ReadonlyArray<BumpStage>;
  rows: number;
  dots: boolean;
  rank: Rank;
  shown: boolean;
};

/** One line of the chart. */
function Way({ line, stages, rows, dots, rank, shown }: WayProps) {
  const { through, over } = pathsOf(line, stages);
  const second = dashes[line.stroke];
  // Fine dashes by the dozen are noise: behind those in front a line is plain until it stands out.
  const dash = rank === "rest" && !shown ? undefined : second;
  const width = shown ? 4 : lineWidths[rank];
  const stroke =
    rank === "rest" && !shown
      ? behindColour(line.colour)
      : strokeOf({ colour: line.colour, second: second !== undefined });
  return (
    <g
      className={`bump-line pointer-events-none ${quiet}`}
      data-shown={shown || undefined}
      fill="none"
      stroke={stroke}
    >
      <Plane x={{ from: 0, to: pathWidth }} y={{ from: -rows, to: 0 }}>
        <title>{line.name}</title>
        {through === "" ? null : (
          <path
            d={through}
            strokeWidth={width}
            strokeDasharray={dash}
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        )}
        {over === "" ? null : <path d={over} strokeDasharray="2 5" vectorEffect="non-scaling-stroke" />}
      </Plane>
      {dots ? (
        <Dots line={line} stages={stages} />
      ) : (
        <EndDot line={line} stages={stages} width={width} colour={stroke} />
      )}
      <Rings line={line} stages={stages} />
    </g>
  );
}

type OfLine = { line: RowedLine; stages: ReadonlyArray<BumpStage> };

/** Where a line ends: filled for the first of a team, hollow for the second. */
function EndDot({ line, stages, width, colour }: OfLine & { width: number; colour: string }) {
  const stage = lastStage(line);
  const [row, here] = [line.rows[stage], stages[stage]];
  if (typeof row !== "number" || here === undefined) return null;
  return (
    <circle
      cx={percent(here.x)}
      cy={(row + 0.5) * rowHeight}
      r={width + 1}
      fill={line.stroke === "solid" ? colour : "var(--color-surface)"}
      strokeWidth="2"
    />
  );
}

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
        r="3"
        fill="var(--color-surface)"
        strokeWidth="1.5"
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
      className={`bump-own pointer-events-none fill-soft stroke-surface text-xs ${quiet}`}
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
