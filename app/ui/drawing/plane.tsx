import type { ReactNode } from "react";
import { percent, ticksBetween } from "./lengths.ts";
import { WithoutScripts } from "#app/ui/skeleton/without-scripts.tsx";
import "../chart/chart.css";

/** A range of values; `from` is less than `to`. */
export type Range = { from: number; to: number };

type PlaneProps = {
  x: Range;
  y: Range;
  /** Where it lies in the drawing around it; all of it, unless said otherwise. */
  top?: string;
  height?: string;
  children: ReactNode;
};

/**
 * A part of a drawing whose coordinates are values: x grows to the right, and y, of which paths have the negative,
 * upwards. What lies outside both ranges is cut off. Lines in it need a stroke that does not scale.
 */
export function Plane({ x, y, top, height = "100%", children }: PlaneProps) {
  return (
    <svg
      y={top}
      width="100%"
      height={height}
      viewBox={`${x.from} ${-y.to} ${x.to - x.from} ${y.to - y.from}`}
      preserveAspectRatio="none"
    >
      {children}
    </svg>
  );
}

/** About how many lines an axis has, unless said otherwise. */
const usualLines = 4;

type AxisProps = { range: Range; lines?: number };

/** Where a value lies, as a share of the width from the left. */
export function shareOf({ from, to }: Range, value: number): number {
  return (value - from) / (to - from);
}

/** Where a value lies, as a share of the height from the top. */
export function shareFromTop({ from, to }: Range, value: number): number {
  return (to - value) / (to - from);
}

/** Lines across a drawing at round values; that of zero stands out. */
export function ValueLines({ range, lines = usualLines }: AxisProps) {
  return ticksBetween(range.from, range.to, lines).map((value) => {
    const y = percent(shareFromTop(range, value));
    return (
      <line
        key={value}
        className={value === 0 ? "stroke-ink" : "stroke-line"}
        shapeRendering="crispEdges"
        x2="100%"
        y1={y}
        y2={y}
      />
    );
  });
}

/**
 * The values of those lines, in the margin before the drawing, where no line runs. The svg around them must let its
 * content overflow and have room before it.
 */
export function ValueLabels({
  range,
  format,
  lines = usualLines,
}: AxisProps & { format: (value: number) => string }) {
  return ticksBetween(range.from, range.to, lines).map((value) => (
    <text
      key={value}
      x="-6"
      y={percent(shareFromTop(range, value))}
      dy="0.35em"
      textAnchor="end"
      className="fill-soft stroke-none text-xs"
    >
      {format(value).replace("-", "−")}
    </text>
  ));
}

/** The placeholder of a drawing while its data loads. */
export function DrawingSkeleton() {
  return (
    <>
      <WithoutScripts />
      <div className="h-72 rounded-tile bg-raised" role="status" aria-busy="true">
        <span className="sr-only">Loading…</span>
      </div>
    </>
  );
}

type LeadAreasProps = {
  x: Range;
  /** The values drawn; zero lies within. */
  range: Range;
  /** The path of what lies between the line and zero. */
  path: string;
  /** The colour above zero, and that below. */
  colours: readonly [above: string, below: string];
  opacity?: string;
};

/** The area between a line and zero: who leads by how much; of one colour it is lighter below. Inside an `svg`. */
export function LeadAreas({ x, range, path, colours: [above, below], opacity = "0.4" }: LeadAreasProps) {
  const zero = range.to / (range.to - range.from);
  return (
    <>
      {/* Each half shows its part of the same path: what lies beyond its edge is cut off. */}
      <Plane x={x} y={{ from: 0, to: range.to }} height={percent(zero)}>
        <path fillOpacity={opacity} d={path} fill={above} />
      </Plane>
      <Plane x={x} y={{ from: range.from, to: 0 }} top={percent(zero)} height={percent(1 - zero)}>
        <path fillOpacity={above === below ? "0.15" : opacity} d={path} fill={below} />
      </Plane>
    </>
  );
}
