import { type PointerEvent, type ReactNode, useMemo } from "react";
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
  const { at: stage, pointed, point, moveTo, keys, leave } = useCursor([...stages.keys()]);
  const rowed = useMemo(() => withRows(lines), [lines]);
  const rows = rowCount(rowed);
  const shown = pointed ?? picked;
  const names = { picked, shown, onPoint: point };

  function follow({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>) {
    const { left, top, width } = currentTarget.getBoundingClientRect();
    const nearest = nearestStage(stages, (clientX - left) / width);
    moveTo(nearest, lineAt(rowed, nearest, Math.floor((clientY - top) / rowHeight))?.id ?? null);
  }

  return (
    <>
      <div
        className="bump grid grid-cols-[var(--starts)_minmax(max-content,1fr)_var(--ends)] overflow-x-auto overscroll-x-contain [--ends:12.5rem] [--starts:12.5rem] max-md:[--ends:4.375rem] max-md:[--starts:3.75rem]"
        data-picking={rowed.some(({ id }) => id === shown) || undefined}
      >
        <div className="col-start-2 text-xs/[1.2] text-soft">{head}</div>
        <BumpNames at="start" lines={linesIn(rowed, 0)} all={rowed} {...names} />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- takes keys as an application */}
        <div
          className="row-start-2 [contain:inline-size]"
          role="application"
          aria-roledescription="chart"
          aria-label={`${title}. The left and right arrow keys read it.`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys go to what has the focus
          tabIndex={0}
          {...keys}
        >
          <svg
            className="w-full overflow-visible"
            height={rows * rowHeight}
            aria-hidden="true"
            onPointerMove={follow}
            onPointerDown={follow}
            onPointerLeave={leave}
          >
            <rect width="100%" height="100%" fill="transparent" />
            {ground}
            {stage === null ? null : (
              <line
                className="stroke-line-strong"
                strokeDasharray="3 3"
                x1={percent(stages[stage]?.x ?? 0)}
                x2={percent(stages[stage]?.x ?? 0)}
                y2="100%"
              />
            )}
            <BumpLines lines={rowed} stages={stages} rows={rows} dots={dots} shown={shown} />
          </svg>
        </div>
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
