import type { PointerEvent } from "react";
import { CursorDrawing } from "#app/ui/drawing/cursor-drawing.tsx";
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
        <CursorDrawing
          title={title}
          cursor={cursor}
          cursorX={lap === null ? null : lapEnd(lap, laps)}
          onPoint={follow}
          height={height}
          className="col-start-2 row-start-2"
          svgClass="w-full overflow-visible fill-soft text-xs"
          ground={
            <>
              <LapGround laps={laps} bands={bands} />
              <ValueLines range={range} />
            </>
          }
        >
          <GapLines lines={drawn} laps={laps} range={range} up={up} shown={shown} />
          <ValueLabels range={range} format={(value) => `${Math.abs(value)} s`} />
        </CursorDrawing>
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
