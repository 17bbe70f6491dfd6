import { type PointerEvent, useMemo } from "react";
import { formatSigned } from "#app/text/format.ts";
import { CursorDrawing, useCursor } from "#app/ui/drawing/cursor.tsx";
import { roundStep } from "#app/ui/drawing/lengths.ts";
import { type Range, shareFromTop, ValueLabels, ValueLines } from "#app/ui/drawing/plane.tsx";
import { LapAxis, lapEnd, LapGround, mostGap } from "../laps/lap-parts.tsx";
import { Leaders, type NamedLead } from "./gap-leaders.tsx";
import { GapLines, type GapLinesProps, GapNames, height, NamesOnLines } from "./gap-lines.tsx";
import type { GapLine } from "./lap-gaps.ts";

/** About how many lines the axis of gaps has. */
const axisLines = 6;

/** Pixels over the line at zero for the letters of those who led. */
const leadersRoom = 26;

/** The cars that a drawing has room for, and the most seconds that it reaches back for them. */
const shownCars = 10;
const mostBehind = 100;

/** From this share of a step of the axis on, a rise is worth the room up to the next value that is named. */
const nearlyNamed = 0.7;

/** How much further than the winner's own line it reaches, which falls by minutes where a wet track dries. */
const belowWinner = 1.25;

/**
 * The seconds that a drawing shows: a minute back those of the first ten and of all on the lead lap, up to 100 s those of
 * who is both, and all of the winner's. Where lines rise well above zero it reaches to a value that the axis names.
 *
 * @param gaps in order of classification
 */
export function gapRange(gaps: ReadonlyArray<GapLine>, laps: number, view: "trace" | "leader"): Range {
  const back = view === "leader" ? -1 : 1;
  const winner = Math.min(0, ...(gaps[0]?.gaps ?? []).map((gap) => back * (gap ?? 0)));
  const furthest = Math.min(-mostBehind, belowWinner * winner);
  const all = gaps.flatMap((line, index) => {
    const isOnLeadLap = (line.gaps[laps - 1] ?? null) !== null;
    const isFirst = index < shownCars;
    if (!isOnLeadLap && !isFirst) return [];
    const least = isOnLeadLap && isFirst ? furthest : -mostGap;
    return line.gaps.flatMap((gap) => (gap === null ? [] : Math.max(back * gap, least)));
  });
  const from = Math.min(0, ...all) - 1;
  if (view === "leader") return { from, to: (-from * leadersRoom) / (height - leadersRoom) };
  const most = Math.min(mostGap, Math.max(5, ...all));
  const step = roundStep((most + 1 - from) / axisLines);
  // Room for the name of the highest line, below that of the axis of laps.
  const named = (Math.ceil(most / step) + 1 / 8) * step;
  const isNamed = most > nearlyNamed * step && roundStep((named - from) / axisLines) === step;
  return { from, to: isNamed ? Math.max(most + 1, named) : most + 1 };
}

/** How near the pointer has to be to a line to point at it, in pixels. */
const reach = 16;

/** A line for each car over the laps, with its name at its end; pointing at one, or a tap, makes it stand out. */
export function GapsDrawing({
  title,
  lines,
  laps,
  bands,
  range,
  up,
  picked,
  leads,
}: GapLinesProps & { leads: ReadonlyArray<NamedLead> }) {
  const cursor = useCursor(Array.from({ length: laps }, (_, index) => index + 1));
  const { at: lap, pointed } = cursor;
  const shown = lines.some(({ id }) => id === (pointed ?? picked)) ? (pointed ?? picked) : null;
  const drawn = useMemo(() => lines.filter(({ gaps }) => gaps.some((gap) => gap !== null)), [lines]);

  function follow({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>) {
    const { left, top, width } = currentTarget.getBoundingClientRect();
    const at = Math.min(laps, Math.max(1, Math.round(((clientX - left) / width) * laps)));
    const distances = drawn.map(({ gaps }) => {
      const gap = gaps[at - 1] ?? null;
      return gap === null ? Infinity : Math.abs(shareFromTop(range, up * gap) * height - (clientY - top));
    });
    const nearest = Math.min(...distances);
    cursor.moveTo(at, nearest > reach ? null : (drawn[distances.indexOf(nearest)]?.id ?? null));
  }

  return (
    <>
      <div className="grid grid-cols-[2.75rem_minmax(0,1fr)_10.25rem] overflow-hidden max-md:grid-cols-[2.375rem_minmax(0,1fr)_3.5rem]">
        <div className="col-start-2">
          <LapAxis laps={laps} bands={bands} />
        </div>
        {/* A phone has no gaps beside the names. */}
        <svg
          className="col-start-3 row-start-1 w-full self-end overflow-visible max-md:hidden"
          height="18"
          aria-hidden="true"
        >
          <text className="axis-label" x="10" y="10">
            Gap at the flag
          </text>
        </svg>
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
              <LapGround laps={laps} bands={bands} opacity={0.5} />
              <ValueLines range={range} lines={axisLines} />
            </>
          }
        >
          <GapLines lines={drawn} laps={laps} range={range} up={up} shown={shown} />
          <NamesOnLines lines={drawn} laps={laps} range={range} up={up} shown={shown} />
          <ValueLabels range={range} lines={axisLines} format={(value) => formatSigned(up * value, 0)} />
          {up === 1 ? null : <Leaders leads={leads} laps={laps} y={shareFromTop(range, 0) * height - 11} />}
        </CursorDrawing>
        <GapNames lines={drawn} laps={laps} range={range} up={up} shown={shown} />
      </div>
      <Readout lines={drawn} lap={lap} laps={laps} up={up} />
    </>
  );
}

/** How many a readout ranks. */
const ranked = 8;

type ReadoutProps = Pick<GapLinesProps, "lines" | "laps" | "up"> & { lap: number | null };

/**
 * The gaps to the first at the cursor, below the drawing, where a finger does not cover it. Before there is one a phone has
 * those at the flag, which do not stand beside its names.
 */
function Readout({ lines, lap, laps, up }: ReadoutProps) {
  return (
    <p className="needs-scripts mt-2 min-h-10 text-small text-soft md:min-h-5" aria-live="polite">
      {lap === null ? (
        <>
          <span className="max-md:hidden">
            Point at the drawing, tap it or use the arrow keys to read the gaps at any lap.
          </span>
          <span className="md:hidden">
            <Gaps lines={lines} lap={laps} up={up} />
          </span>
        </>
      ) : (
        <Gaps lines={lines} lap={lap} up={up} />
      )}
    </p>
  );
}

/** The first at the end of a lap, and how far the others are behind. */
function Gaps({ lines, lap, up }: Omit<ReadoutProps, "laps" | "lap"> & { lap: number }) {
  const there = lines
    .flatMap(({ id, code, gaps }) => {
      const gap = gaps[lap - 1] ?? null;
      return gap === null ? [] : [{ id, code, value: up * gap }];
    })
    .toSorted((one, other) => other.value - one.value);
  const first = there[0]?.value ?? 0;
  return (
    <>
      <b className="me-2 text-ink">Lap {lap}</b>
      {there.slice(0, ranked).map(({ id, code, value }, index) => (
        <span key={id} className="me-2 inline-block">
          <span className="text-ink">{code}</span> {index === 0 ? "" : formatSigned(first - value, 1)}
        </span>
      ))}
    </>
  );
}
