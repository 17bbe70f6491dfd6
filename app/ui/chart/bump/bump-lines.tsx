import { percent } from "#app/ui/drawing/lengths.ts";
import { Plane } from "#app/ui/drawing/plane.tsx";
import { behindColour, type Rank, rankOf, strokeOf, teamDashes } from "../chart.ts";
import { lineWidths } from "../line-drawing.tsx";
import { type BumpStage, firstStage, lastStage, pathsOf, pathWidth, type RowedLine, textIn } from "./bump.ts";

type BumpLinesProps = {
  lines: ReadonlyArray<RowedLine>;
  stages: ReadonlyArray<BumpStage>;
  rows: number;
  dots: boolean;
  /** The id of the line that stands out. */
  shown: string | null;
};

/** The lines of a bump chart, those in front and the one that stands out last: none of the others runs over them. */
export function BumpLines({ lines, stages, rows, dots, shown }: BumpLinesProps) {
  return (
    <>
      {lines
        .map((line, index) => ({ line, rank: rankOf(index) }))
        .toReversed()
        .toSorted((one, other) => Number(one.line.id === shown) - Number(other.line.id === shown))
        .map(({ line, rank }) => (
          <Way
            key={line.id}
            line={line}
            stages={stages}
            rows={rows}
            dots={dots}
            rank={rank}
            shown={line.id === shown}
          />
        ))}
      {/* After all lines, so that none runs through them. */}
      {dots
        ? null
        : lines.map((line) => (
            <EndedEarly key={line.id} line={line} stages={stages} rows={rows} shown={line.id === shown} />
          ))}
      {lines.map((line) => (
        <OwnNames
          key={line.id}
          line={line}
          all={lines}
          stages={stages}
          rows={rows}
          shown={line.id === shown}
        />
      ))}
    </>
  );
}

/** Beside the line that stands out. */
const quiet = "in-data-picking:not-data-shown:opacity-20";

type OfLine = { line: RowedLine; stages: ReadonlyArray<BumpStage>; rows: number };

type WayProps = OfLine & { dots: boolean; rank: Rank; shown: boolean };

/** One line of the chart. */
function Way({ line, stages, rows, dots, rank, shown }: WayProps) {
  const { through, over } = pathsOf(line, stages);
  // Dashes and rings by the dozen are noise: behind those in front a line is plain until it stands out.
  const isBehind = rank === "rest" && !shown;
  const dash = teamDashes[line.stroke];
  const width = shown ? 4 : lineWidths[rank];
  const stroke = isBehind ? behindColour : strokeOf({ colour: line.colour, second: dash !== undefined });
  return (
    <g
      // On the narrow drawing of a phone they cross too often to be followed.
      className={`bump-line pointer-events-none ${isBehind && !dots ? "max-md:opacity-75" : ""} ${quiet}`}
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
            strokeDasharray={isBehind ? undefined : dash}
            // Steep parts are short on a phone: longer dashes would not be read as a line there.
            className={line.stroke === "dashed" && !isBehind ? "max-md:[stroke-dasharray:5_3]" : undefined}
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        )}
        {over === "" ? null : <path d={over} strokeDasharray="2 5" vectorEffect="non-scaling-stroke" />}
      </Plane>
      {dots ? (
        <Dots line={line} stages={stages} rows={rows} />
      ) : (
        <LineEnd
          line={line}
          stages={stages}
          rows={rows}
          width={width}
          hollow={dash !== undefined && !isBehind}
        />
      )}
      {isBehind ? null : <Rings line={line} stages={stages} rows={rows} />}
    </g>
  );
}

/** How far down the middle of a row is. */
function middleOf(row: number, rows: number): string {
  return percent((row + 0.5) / rows);
}

type LineEndProps = OfLine & { width: number; hollow: boolean };

/** The end of a line at the last stage: a dot, filled for the first of a team and hollow for the second. */
function LineEnd({ line, stages, rows, width, hollow }: LineEndProps) {
  const stage = lastStage(line);
  const [row, here] = [line.rows[stage], stages[stage]];
  if (stage < stages.length - 1 || typeof row !== "number" || here === undefined) return null;
  return (
    <circle
      cx={percent(here.x)}
      cy={middleOf(row, rows)}
      // A filled one is all stroke, which has the colour of the line.
      r={hollow ? width + 1 : width / 2 + 1}
      fill={hollow ? "var(--color-surface)" : undefined}
      strokeWidth={hollow ? 2 : width + 2}
    />
  );
}

/** A cross where a line ends before the last stage; one that never left the first has none. */
function EndedEarly({ line, stages, rows, shown }: OfLine & { shown: boolean }) {
  const stage = lastStage(line);
  const [row, here] = [line.rows[stage], stages[stage]];
  if (stage < 1 || stage === stages.length - 1 || typeof row !== "number" || here === undefined) return null;
  return (
    <svg
      x={percent(here.x)}
      y={middleOf(row, rows)}
      className={`pointer-events-none overflow-visible ${quiet}`}
      data-shown={shown || undefined}
      strokeWidth="2"
      strokeLinecap="round"
    >
      <path d="M-4-4 4 4M-4 4 4-4" className="stroke-surface" strokeWidth="5" />
      <path d="M-4-4 4 4M-4 4 4-4" className="stroke-ink" />
    </svg>
  );
}

/** A dot for each place, hollow where there is none. */
function Dots({ line, stages, rows }: OfLine) {
  return stages.map(({ name, x }, stage) => {
    const row = line.rows[stage];
    if (typeof row !== "number") return null;
    const hollow = line.places[stage] === null;
    return (
      <circle
        key={name}
        cx={percent(x)}
        cy={middleOf(row, rows)}
        r={hollow ? 4.5 : 2.5}
        fill={hollow ? "var(--color-surface)" : undefined}
        strokeWidth={hollow ? 2 : 5}
      >
        <title>{`${line.name}, ${name}: ${textIn(line, stage)}`}</title>
      </circle>
    );
  });
}

/** A ring at each stage that is marked. */
function Rings({ line, stages, rows }: OfLine) {
  return line.marks?.map((stage) => {
    const [row, here] = [line.rows[stage], stages[stage]];
    if (typeof row !== "number" || here === undefined) return null;
    return (
      <circle
        key={stage}
        cx={percent(here.x)}
        cy={middleOf(row, rows)}
        r="3"
        fill="var(--color-surface)"
        strokeWidth="1.5"
      />
    );
  });
}

type OwnNamesProps = OfLine & { all: ReadonlyArray<RowedLine>; shown: boolean };

/** The name of a line where it begins after the first stage, and where it ends before the last. */
function OwnNames(props: OwnNamesProps) {
  return (
    <>
      <OwnName {...props} at="start" />
      <OwnName {...props} at="end" />
    </>
  );
}

/** How far below the middle of its row a name stands: beside a cross above the lines that go on there, in the first row below. */
function baselineOf(isAtCross: boolean, row: number): number {
  if (!isAtCross) return 4;
  return row === 0 ? 16 : -6;
}

/** A name takes this share of a phone's drawing. */
const nameWidth = 0.2;

function OwnName({ line, all, stages, rows, shown, at }: OwnNamesProps & { at: "start" | "end" }) {
  const stage = at === "start" ? firstStage(line) : lastStage(line);
  const row = line.rows[stage];
  const here = stages[stage];
  const isNamedOutside = stage === (at === "start" ? 0 : stages.length - 1);
  if (typeof row !== "number" || here === undefined || isNamedOutside) return null;
  const isBefore = at === "start" || all.some((other) => endsSoonAfter(line, other, stages));
  return (
    <text
      className={`bump-own pointer-events-none fill-soft stroke-surface text-xs ${quiet}`}
      strokeWidth="3"
      paintOrder="stroke"
      data-shown={shown || undefined}
      x={percent(here.x)}
      y={middleOf(row, rows)}
      dx={isBefore ? -8 : 8}
      dy={baselineOf(at === "end" && stage > 0, row)}
      textAnchor={isBefore ? "end" : "start"}
    >
      {line.short}
    </text>
  );
}

/** Whether another line ends in the same row so soon after that its name would meet this one's. */
function endsSoonAfter(line: RowedLine, other: RowedLine, stages: ReadonlyArray<BumpStage>): boolean {
  const [end, otherEnd] = [lastStage(line), lastStage(other)];
  const apart = (stages[otherEnd]?.x ?? 0) - (stages[end]?.x ?? 0);
  return line.rows[end] === other.rows[otherEnd] && apart > 0 && apart < nameWidth;
}
