import { type PointerEvent, useState } from "react";
import { areToldApart } from "#app/features/team-colours/contrasting-colours.ts";
import { drawnTeamColour } from "#app/features/team-colours/line-looks.ts";
import { formatSeconds } from "#app/text/format.ts";
import { linePath, percent, ticksBetween } from "#app/ui/drawing/lengths.ts";
import {
  LeadAreas,
  Plane,
  type Range,
  shareFromTop,
  shareOf,
  ValueLabels,
  ValueLines,
} from "#app/ui/drawing/plane.tsx";
import {
  behindRange,
  fasterBy,
  fasterRange,
  type LapComparison,
  lapComparisonSentence,
  nearestPoint,
  speedRange,
} from "./traces.ts";

const pathClass = "fill-none [stroke-linejoin:round] [vector-effect:non-scaling-stroke]";
const lineClass = `${pathClass} stroke-2`;
const dashedClass = "[stroke-dasharray:4_4]";

export type Colours = readonly [first: string, second: string];

/**
 * Colours that are told apart at a glance, also without red or green cones: where those of both teams are not, as of
 * teammates, the second lap is ink, since any hue would be read as a third team.
 */
export function lapColours(year: number, first: string | null, second: string | null): Colours {
  const own = first === null ? "var(--color-series-2)" : drawnTeamColour(first, year);
  const isOther = first !== null && second !== null && areToldApart(first, second, year);
  return [own, isOther ? drawnTeamColour(second, year) : "var(--color-ink)"];
}

/** A short piece of the line of a lap. */
export function LineSample({ colour, isDashed }: { colour: string; isDashed: boolean }) {
  return (
    <svg viewBox="0 0 28 10" className="h-2.5 w-7" aria-hidden="true">
      <path className={`${lineClass} ${isDashed ? dashedClass : ""}`} d="M0 5h28" stroke={colour} />
    </svg>
  );
}

type LapPlotsProps = {
  comparison: LapComparison;
  colours: Colours;
  sectors: ReadonlyArray<Range>;
  distance: Range;
  point: number;
  onPoint: (point: number) => void;
  onZoom: (range: Range) => void;
};

/** A drag shorter than this share of the width is a click. */
const leastDrag = 0.02;

/** The drawings over one axis, and the crosshair through them. */
export function LapPlots({ comparison, colours, sectors, distance, point, onPoint, onZoom }: LapPlotsProps) {
  const [drag, setDrag] = useState<Range | null>(null);
  const { first, second, metres, behind } = comparison;
  const gaps = behindRange(comparison);
  // Two lines of speeds are nearly one.
  const faster = fasterBy(comparison);
  const width = distance.to - distance.from;
  const metresAt = (event: PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (event.clientX - box.left) / box.width));
    return distance.from + share * width;
  };

  function begin(event: PointerEvent) {
    const at = metresAt(event);
    // A tap moves nothing.
    onPoint(nearestPoint(metres, at));
    if (event.pointerType === "mouse" && event.button === 0) setDrag({ from: at, to: at });
  }

  function move(event: PointerEvent) {
    const at = metresAt(event);
    onPoint(nearestPoint(metres, at));
    if (drag !== null) setDrag({ from: drag.from, to: at });
  }

  function end() {
    if (drag === null) return;
    const range = { from: Math.min(drag.from, drag.to), to: Math.max(drag.from, drag.to) };
    if (range.to - range.from > leastDrag * width) onZoom(range);
    setDrag(null);
  }

  const plot = { comparison, distance, colours, sectors, point, drag };
  return (
    <div
      className="cursor-crosshair [touch-action:pan-y] select-none"
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerLeave={() => setDrag(null)}
    >
      {/* The gap first and highest: two speeds are nearly one line. */}
      <p className="text-small font-strong">
        Gap (s): {formatSeconds(Math.abs(second.seconds - first.seconds))} at the line
      </p>
      {sectors.length === 0 ? null : <SectorNames sectors={sectors} distance={distance} />}
      <LeadPlot
        {...plot}
        // In milliseconds: a path keeps two decimals, and hundredths of a second are steps.
        values={behind.map((late) => Math.round(1000 * late))}
        range={{ from: 1000 * gaps.from, to: 1000 * gaps.to }}
        format={(late) => String(late / 1000)}
        lines={7}
        className="h-52"
        isGap
      />
      <p className="mt-3 text-small font-strong">Speed (km/h)</p>
      <SpeedPlot {...plot} />
      <p className="mt-3 text-small font-strong">
        Faster by (km/h): {first.driver.driver_code} up, {second.driver.driver_code} down
      </p>
      <LeadPlot {...plot} values={faster} range={fasterRange(faster)} format={String} className="h-28" />
      <svg className="h-5 w-full overflow-visible [&_text]:axis-label" aria-hidden="true">
        {ticksBetween(distance.from, distance.to, 6).map((at) => (
          <text
            key={at}
            x={percent(shareOf(distance, at))}
            y="14"
            textAnchor={
              shareOf(distance, at) < 0.03 ? "start" : shareOf(distance, at) > 0.97 ? "end" : "middle"
            }
          >
            {at === 0 ? "Start" : `${at / 1000} km`}
          </text>
        ))}
      </svg>
    </div>
  );
}

type PlotProps = {
  comparison: LapComparison;
  sectors: ReadonlyArray<Range>;
  distance: Range;
  colours: Colours;
  point: number;
  /** What is dragged over; null for nothing. */
  drag: Range | null;
};

/** S1, S2 and S3, each over the middle of what is in sight of it. */
function SectorNames({ sectors, distance }: { sectors: ReadonlyArray<Range>; distance: Range }) {
  return (
    <svg className="h-5 w-full [&_text]:axis-label" aria-hidden="true">
      {sectors.map(({ from, to }, index) => {
        const [start, end] = [Math.max(from, distance.from), Math.min(to, distance.to)];
        const x = percent(shareOf(distance, (start + end) / 2));
        return start >= end ? null : (
          <text key={from} x={x} y="14" textAnchor="middle">
            S{index + 1}
          </text>
        );
      })}
    </svg>
  );
}

function SpeedPlot(props: PlotProps) {
  const { comparison, sectors, distance, colours, point } = props;
  const range = speedRange(comparison);
  const { first, second } = comparison;
  const lineOf = (speeds: ReadonlyArray<number>) =>
    speeds.map((speed, index): [number, number] => [comparison.metres[index] ?? 0, -speed]);
  const path = (speeds: ReadonlyArray<number>) => linePath(lineOf(speeds));
  const faster = lineOf(first.speeds.map((speed, index) => Math.max(speed, second.speeds[index] ?? speed)));
  // Between the faster of both and the slower: in the colour of who is faster there.
  const lead = (slower: ReadonlyArray<number>) => `${linePath([...faster, ...lineOf(slower).toReversed()])}Z`;
  return (
    <svg
      className="mt-2 h-52 w-full overflow-visible"
      role="img"
      aria-label={lapComparisonSentence(comparison)}
    >
      <DistanceLines sectors={sectors} distance={distance} />
      <ValueLines range={range} />
      <Plane x={distance} y={range}>
        {/* Two speeds are nearly one line: what is between them is filled, and the lines are thin. */}
        <path d={lead(second.speeds)} fill={colours[0]} fillOpacity="0.6" />
        <path d={lead(first.speeds)} fill={colours[1]} fillOpacity="0.6" />
        <path className={`${pathClass} stroke-[1.5]`} d={path(first.speeds)} stroke={colours[0]} />
        <path
          className={`${pathClass} stroke-[1.5] ${dashedClass}`}
          d={path(second.speeds)}
          stroke={colours[1]}
        />
      </Plane>
      <Crosshair
        {...props}
        dots={[comparison.first, comparison.second].map(({ speeds }, index) => ({
          y: shareFromTop(range, speeds[point] ?? 0),
          colour: colours[index] ?? "",
        }))}
      />
      <ValueLabels range={range} format={String} />
    </svg>
  );
}

type LeadPlotProps = PlotProps & {
  /** How far the first is ahead at each point; below zero the second is. */
  values: ReadonlyArray<number>;
  range: Range;
  /** A value of the axis. */
  format: (value: number) => string;
  /** About how many lines the axis has, if not as many as usual. */
  lines?: number;
  /** Its height. */
  className: string;
  /** True for the gap: its edge is drawn, and who is ahead stands on either side. */
  isGap?: boolean;
};

/** Above zero the first is ahead, below the second. */
function LeadPlot({ values, range, format, lines, className, isGap = false, ...props }: LeadPlotProps) {
  const { comparison, sectors, distance, colours, point } = props;
  const { metres, first, second } = comparison;
  const line = values.map((value, index): [number, number] => [metres[index] ?? 0, -value]);
  const area = `${linePath([[0, 0], ...line, [metres.at(-1) ?? 1, 0]])}Z`;
  const shown = values.filter((_, index) => {
    const share = shareOf(distance, metres[index] ?? 0);
    return share >= 0 && share <= 1;
  });
  return (
    <svg className={`mt-2 w-full overflow-visible ${className}`} aria-hidden="true">
      <DistanceLines sectors={sectors} distance={distance} />
      <LeadAreas x={distance} range={range} path={area} colours={colours} opacity="0.6" />
      <ValueLines range={range} lines={lines} />
      {isGap ? (
        <Plane x={distance} y={range}>
          <path
            className="fill-none stroke-ink stroke-[1.5] [stroke-linejoin:round] [vector-effect:non-scaling-stroke]"
            d={linePath(line)}
          />
        </Plane>
      ) : null}
      <Crosshair
        {...props}
        dots={[{ y: shareFromTop(range, values[point] ?? 0), colour: "var(--color-ink)" }]}
      />
      {isGap ? (
        <>
          <SideLabel text={`${first.driver.driver_code} ahead ↑`} values={shown} end={range.to} y="14" />
          <SideLabel text={`${second.driver.driver_code} ahead ↓`} values={shown} end={range.from} y="100%" />
        </>
      ) : null}
      <ValueLabels range={range} lines={lines} format={format} />
    </svg>
  );
}

type SideLabelProps = {
  text: string;
  /** What is drawn of the gap. */
  values: ReadonlyArray<number>;
  /** Where the scale ends on this side of zero. */
  end: number;
  y: string;
};

/** Who is ahead on a side of the gap: at the left, unless the gap is drawn there. */
function SideLabel({ text, values, end, y }: SideLabelProps) {
  const isTaken = values.slice(0, values.length * 0.35).some((value) => value / end > 0.6);
  return (
    <text
      className="outlined fill-ink stroke-surface text-xs font-strong"
      x={isTaken ? "100%" : "0"}
      dx={isTaken ? -6 : 6}
      y={y}
      dy={end < 0 ? -5 : 0}
      textAnchor={isTaken ? "end" : "start"}
    >
      {text}
    </text>
  );
}

type CrosshairProps = PlotProps & {
  /** Where lines are at the crosshair, as a share of the height from the top. */
  dots: ReadonlyArray<{ y: number; colour: string }>;
};

/** The crosshair, and what is dragged over: in each drawing by itself, since between them stand words. */
function Crosshair({ comparison, distance, point, drag, dots }: CrosshairProps) {
  const width = distance.to - distance.from;
  const x = shareOf(distance, comparison.metres[point] ?? 0);
  return (
    <>
      {drag === null ? null : (
        <rect
          className="fill-ink/10"
          x={percent(shareOf(distance, Math.min(drag.from, drag.to)))}
          width={percent(Math.abs(drag.to - drag.from) / width)}
          height="100%"
        />
      )}
      {x < 0 || x > 1 ? null : (
        <>
          <line className="stroke-ink" strokeDasharray="3 3" x1={percent(x)} x2={percent(x)} y2="100%" />
          {dots.map(({ y, colour }) => (
            <circle
              key={colour}
              className="stroke-surface"
              cx={percent(x)}
              cy={percent(y)}
              r="4.5"
              fill={colour}
              strokeWidth="1.5"
            />
          ))}
        </>
      )}
    </>
  );
}

/** Lines at round distances, and stronger ones between two sectors. */
function DistanceLines({ sectors, distance }: { sectors: ReadonlyArray<Range>; distance: Range }) {
  const borders = sectors.slice(1).map(({ from }) => from);
  return [...ticksBetween(distance.from, distance.to, 6), ...borders].map((at) => {
    const share = shareOf(distance, at);
    const x = percent(share);
    return share < 0 || share > 1 ? null : (
      <line
        key={at}
        className={borders.includes(at) ? "stroke-line-strong" : "stroke-line"}
        shapeRendering="crispEdges"
        x1={x}
        x2={x}
        y2="100%"
      />
    );
  });
}
