import { type PointerEvent, type ReactNode, useMemo } from "react";
import { CursorDrawing } from "#app/ui/drawing/cursor-drawing.tsx";
import { percent } from "#app/ui/drawing/lengths.ts";
import { useCursor } from "#app/ui/drawing/use-cursor.ts";
import { type BumpLine, type BumpStage, lineAt, linesIn, rowCount, withRows } from "./bump.ts";
import { BumpLines, rowHeight } from "./bump-lines.tsx";
import { BumpNames } from "./bump-names.tsx";
import { BumpReadout } from "./bump-readout.tsx";
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
  /** True where stages are few: each place then has a dot, which says it in words. */
  dots?: boolean;
  /** The id of the line that the address picks. */
  picked: string | null;
};

/**
 * Places over stages, a line for each; names stand at both ends. A name is a link that makes its line stand out and
 * keeps it so in the address; the pointer, a tap and the focus do so for as long as they are there. The arrow keys read
 * it stage by stage. Drawn on the server.
 */
export function BumpChart({ title, stages, lines, head, ground, dots = false, picked }: BumpChartProps) {
  const cursor = useCursor([...stages.keys()]);
  const { at: stage, pointed } = cursor;
  const rowed = useMemo(() => withRows(lines), [lines]);
  const rows = rowCount(rowed);
  const shown = pointed ?? picked;
  const names = { picked, shown, onPoint: cursor.point };

  function follow({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>) {
    const { left, top, width } = currentTarget.getBoundingClientRect();
    const nearest = nearestStage(stages, (clientX - left) / width);
    cursor.moveTo(nearest, lineAt(rowed, nearest, Math.floor((clientY - top) / rowHeight))?.id ?? null);
  }

  return (
    <>
      <div
        className="bump grid grid-cols-[var(--starts)_minmax(max-content,1fr)_var(--ends)] overflow-x-auto overscroll-x-contain [--ends:12rem] [--starts:10.5rem] max-md:[--ends:4.75rem] max-md:[--starts:3.75rem]"
        data-picking={rowed.some(({ id }) => id === shown) || undefined}
      >
        <div className="col-start-2 text-xs/[1.2] text-soft">{head}</div>
        <BumpNames at="start" lines={linesIn(rowed, 0)} all={rowed} {...names} />
        <CursorDrawing
          title={title}
          cursor={cursor}
          cursorX={stage === null ? null : percent(stages[stage]?.x ?? 0)}
          onPoint={follow}
          height={rows * rowHeight}
          className="row-start-2 [contain:inline-size]"
          svgClass="w-full overflow-visible"
          ground={ground}
        >
          <BumpLines lines={rowed} stages={stages} rows={rows} dots={dots} shown={shown} />
        </CursorDrawing>
        <BumpNames at="end" lines={linesIn(rowed, stages.length - 1)} all={rowed} {...names} />
      </div>
      <BumpReadout lines={rowed} stages={stages} stage={stage} />
    </>
  );
}

/** The stage that is the nearest to a share of the width. */
function nearestStage(stages: ReadonlyArray<BumpStage>, share: number): number {
  const distances = stages.map(({ x }) => Math.abs(x - share));
  return distances.indexOf(Math.min(...distances));
}
