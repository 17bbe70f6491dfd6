import type { PointerEvent } from "react";
import { useCursor } from "#app/ui/drawing/use-cursor.ts";
import { ValueLabels, ValueLines } from "#app/ui/drawing/plane.tsx";
import { formatSigned } from "#app/text/format.ts";
import { LapAxis, LapGround } from "../laps/lap-parts.tsx";
import { lapEnd } from "../laps/lap-scale.ts";
import { GapLines, type GapLinesProps, GapNames, height, shareOf } from "./gap-lines.tsx";

/** How near the pointer has to be to a line to point at it, in pixels. */
const reach = 16;

/** A line for each car over the laps, with its name at its end; pointing at one, or a tap, makes it stand out. */
export function GapLinesDrawing({ title, lines, laps, bands, range, up, picked }: GapLinesProps) {
  const cursor = useCursor(Array.from({ length: laps }, (_, index) => index + 1));
  const { at: lap, pointed } = cursor;
  const shown = lines.some(({ id }) => id === (pointed ?? picked)) ? (pointed ?? picked) : null;
  const drawn = lines.filter(({ gaps }) => gaps.some((gap) => gap !== null));

  function follow({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>) {
    const { left, top, width } = currentTarget.getBoundingClientRect();
    const at = Math.min(laps, Math.max(1, Math.round(((clientX - left) / width) * laps)));
    const distances = drawn.map(({ gaps }) => {
      const gap = gaps[at - 1] ?? null;
      return gap === null ? Infinity : Math.abs(shareOf(range, up * gap) * height - (clientY - top));
    });
    const nearest = Math.min(...distances);
    cursor.moveTo(at, nearest > reach ? null : (drawn[distances.indexOf(nearest)]?.id ?? null));
  }

  return (
    <>
      <div className="grid grid-cols-[2.75rem_minmax(0,1fr)_9.5rem] overflow-hidden max-md:grid-cols-[2.5rem_minmax(0,1fr)_3rem]">
        <div className="col-start-2">
          <LapAxis laps={laps} bands={bands} />
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- takes keys as an application */}
        <div
          className="col-start-2 row-start-2"
          role="application"
          aria-roledescription="chart"
          aria-label={`${title}. The left and right arrow keys read it.`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys go to what has the focus
          tabIndex={0}
          {...cursor.keys}
        >
          <svg
            height={height}
            className="w-full overflow-visible fill-soft text-xs"
            aria-hidden="true"
            onPointerMove={follow}
            onPointerDown={follow}
            onPointerLeave={cursor.leave}
          >
            <rect width="100%" height="100%" fill="transparent" />
            <LapGround laps={laps} bands={bands} />
            <ValueLines range={range} />
            {lap === null ? null : (
              <line
                className="stroke-line-strong"
                strokeDasharray="3 3"
                x1={lapEnd(lap, laps)}
                x2={lapEnd(lap, laps)}
                y2="100%"
              />
            )}
            <GapLines lines={drawn} laps={laps} range={range} up={up} shown={shown} />
            <ValueLabels range={range} format={(value) => `${Math.abs(value)} s`} />
          </svg>
        </div>
        <GapNames lines={drawn} laps={laps} range={range} up={up} shown={shown} />
      </div>
      <Readout lines={drawn} lap={lap} up={up} />
    </>
  );
}

/** How many a readout ranks. */
const ranked = 8;

/** The gaps to the first at the cursor, below the drawing, where a finger does not cover it. */
function Readout({ lines, lap, up }: Pick<GapLinesProps, "lines" | "up"> & { lap: number | null }) {
  const there = lines
    .flatMap(({ id, code, gaps }) => {
      const gap = lap === null ? null : (gaps[lap - 1] ?? null);
      return gap === null ? [] : [{ id, code, value: up * gap }];
    })
    .toSorted((one, other) => other.value - one.value);
  const first = there[0]?.value ?? 0;
  return (
    <p className="needs-scripts mt-2 min-h-10 text-small text-soft" aria-live="polite">
      {lap === null ? (
        "Point at the drawing or use the arrow keys to read the gaps at any lap."
      ) : (
        <>
          <b className="me-2 text-ink">Lap {lap}</b>
          {there.slice(0, ranked).map(({ id, code, value }, index) => (
            <span key={id} className="me-2 inline-block">
              <span className="text-ink">{code}</span> {index === 0 ? "" : formatSigned(first - value, 1)}
            </span>
          ))}
        </>
      )}
    </p>
  );
}
