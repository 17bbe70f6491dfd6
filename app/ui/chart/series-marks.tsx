import { percent } from "../drawing/lengths.ts";
import { medalColours } from "#app/ui/places.tsx";
import { axisOf, type Chart, type ChartPoint, type ChartSeries, isBars } from "./chart.ts";
import { acrossOf, heightIn, shareOf } from "./plot.ts";

type SeriesProps = { chart: Chart; series: ChartSeries };

/** The part of a place's width that its bar takes, and the most of the drawing's. */
const barShare = 0.72;
const widestBar = 0.09;

/** A series as bars from 0 up, one path for each colour; what is not final has a broken edge. */
export function SeriesBars({ chart, series }: SeriesProps) {
  const { points, colour, open, stroke } = series;
  const half = 500 * Math.min(barShare / axisOf(chart).length, widestBar);
  const bottom = heightIn(chart, 0);
  const paths = new Map<string, { d: string; colour: string; isOpen: boolean }>();
  for (const point of points) {
    if (point.value === null || point.value === 0) continue;
    const look = { colour: point.colour ?? colour, isOpen: point.x === open };
    const key = `${look.colour} ${look.isOpen}`;
    const left = Math.round(acrossOf(chart, point.x) - half);
    const d = `${paths.get(key)?.d ?? ""}M${left} ${bottom}V${heightIn(chart, point.value)}h${Math.round(2 * half)}V${bottom}z`;
    paths.set(key, { ...look, d });
  }
  return [...paths.entries()].map(([key, path]) => {
    const isFilled = stroke === "bars" && !path.isOpen;
    return (
      <path
        key={key}
        d={path.d}
        fill={path.colour}
        fillOpacity={isFilled ? undefined : stroke === "bars" ? 0.5 : 0.22}
        stroke={path.colour}
        strokeWidth={isFilled ? 0 : 1.25}
        strokeDasharray={path.isOpen ? "3 3" : undefined}
        vectorEffect="non-scaling-stroke"
      />
    );
  });
}

type PointValuesProps = {
  chart: Chart;
  /** How many values fit side by side on a wide page. */
  most: number | undefined;
};

/** How many fit on a phone. */
const phoneMost = 11;

/** Values for a page with room for all of them, and for the others. */
const roomy = "max-[75rem]:hidden";
const tight = "min-[75rem]:hidden";

/** What stands beside another series has values on wide pages alone: on a phone their marks would cover each other. */
const wide = "max-md:hidden";
const small = "md:hidden";

/**
 * What stands at the points of a drawing that has no names beside it: places in their marks, and values above bars and
 * lines. Where there is no room for all, there are dots, and the best and the last value.
 */
export function PointValues({ chart, most = 0 }: PointValuesProps) {
  const { length } = axisOf(chart);
  const hasRoom = length <= phoneMost ? "always" : length <= most ? "roomy" : "never";
  return (
    <svg className="pointer-events-none relative z-3 col-start-2 row-start-1 h-full w-full overflow-visible text-xs">
      {chart.series.map((series) => (
        <g key={series.name}>
          <Marks chart={chart} series={series} hasRoom={hasRoom} />
          {series.marks === "values" ? null : <Values chart={chart} series={series} hasRoom={hasRoom} />}
        </g>
      ))}
    </svg>
  );
}

type RoomProps = SeriesProps & { hasRoom: "always" | "roomy" | "never" };

/** The values of a series in their marks, and dots on the screens that have no room for them. */
function Marks({ chart, series, hasRoom }: RoomProps) {
  if (series.marks === undefined) return null;
  const dots = <Dots chart={chart} series={series} />;
  if (series.marks === "dots" || hasRoom === "never") return <g>{dots}</g>;
  const values = <MarkedValues chart={chart} series={series} />;
  if (hasRoom === "always" && series.stroke !== "points") return <g>{values}</g>;
  const [withValues, withDots] = hasRoom === "roomy" ? [roomy, tight] : [wide, small];
  return (
    <>
      <g className={withValues}>{values}</g>
      <g className={withDots}>{dots}</g>
    </>
  );
}

type Placed = { point: ChartPoint; cx: string; cy: string; fill: string; isMedal: boolean };

/** Where the points of a series are, and in which colour; what stands beside another series is a little before it. */
function placesOf({ chart, series }: SeriesProps, share = 0.42): Array<Placed> {
  const aside = series.stroke === "points" ? share / axisOf(chart).length : 0;
  return series.points.flatMap((point) => {
    const { x, value, colour = series.colour, text } = point;
    if (value === null && (text === undefined || chart.below === undefined)) return [];
    const medal =
      series.medals === true && value !== null && x !== series.open ? medalColours[value - 1] : undefined;
    return {
      point,
      cx: percent(acrossOf(chart, x) / 1000 - aside),
      cy: percent(shareOf(chart, value)),
      fill: value === null ? "var(--color-line-strong)" : (medal ?? colour),
      isMedal: medal !== undefined,
    };
  });
}

/** A value in each mark: of places on a podium in the colour of the medal, of what is not final in a broken edge. */
function MarkedValues({ chart, series }: SeriesProps) {
  const isAside = series.stroke === "points";
  return placesOf({ chart, series }).map(({ point, cx, cy, fill, isMedal }) => (
    <g key={point.x}>
      {point.value === null ? null : (
        <circle
          cx={cx}
          cy={cy}
          r={isAside ? 8.5 : 10.5}
          fill={isMedal ? fill : "var(--color-surface)"}
          stroke={point.colour ?? series.colour}
          strokeWidth={isAside ? 1.25 : 2}
          strokeDasharray={point.x === series.open ? "3 2.5" : undefined}
        />
      )}
      <text
        x={cx}
        y={cy}
        dy="4.3"
        textAnchor="middle"
        className={`font-bold ${isMedal ? "fill-on-medal" : isAside || point.value === null ? "fill-soft" : "fill-ink"}`}
      >
        {point.value ?? codeOf(point)}
      </text>
    </g>
  ));
}

/** "DNF" of "DNF (Engine)"; of a reason alone that the car was out. */
function codeOf({ text = "" }: ChartPoint): string {
  return /^[A-Z]{2,4}(?= |$)/u.exec(text)?.[0] ?? "Out";
}

/** The same without values, but at the last. */
function Dots({ chart, series }: SeriesProps) {
  const isAside = series.stroke === "points";
  const isMany = axisOf(chart).length > 30;
  // Halfway to the place before: there a dot is clear of the marks of both.
  const places = placesOf({ chart, series }, 0.5);
  const last = places.findLast(({ point }) => point.value !== null);
  return (
    <>
      {places.map(({ point, cx, cy, fill, isMedal }) => {
        const isHollow = isAside || point.x === series.open;
        return (
          <circle
            key={point.x}
            cx={cx}
            cy={cy}
            r={isMany || isAside ? 2.75 : isMedal ? 5 : 3.5}
            fill={isHollow ? "var(--color-surface)" : fill}
            stroke={isMedal ? "var(--color-line-strong)" : fill}
            strokeWidth={isHollow ? 1.75 : isMedal && !isMany ? 1 : 0}
          />
        );
      })}
      {last === undefined || isAside || series.marks === "dots" ? null : (
        <text x={last.cx} y={last.cy} dy="-10" textAnchor="middle" className="fill-ink font-bold">
          {series.format(last.point.value ?? 0)}
        </text>
      )}
    </>
  );
}

/** About how large a drawing and its letters are, in pixels: enough to keep values apart. */
const about = { width: 490, phoneWidth: 270, height: 270, letter: 7.9, line: 13 };

/**
 * Values above their points: the best and the last, and of bars all of them where they have room. Some of them would
 * leave the reader to wonder why the others have none.
 */
function Values({ chart, series, hasRoom }: RoomProps) {
  const points = series.points.filter(
    (point) => point.value !== null && point.value !== 0 && !isCovered(chart, series, point),
  );
  const best = bestOf(chart, points);
  const first = [best, points.at(-1)].flatMap((point) => point ?? []);
  const all = isBars(series) && hasRoom !== "never" ? ranked(chart, points) : [];
  const shownAt = (width: number) => {
    const whole = apart(chart, series, all, width);
    return whole.length > 0 && whole.length === all.length ? whole : apart(chart, series, first, width);
  };
  const onPhone =
    hasRoom === "always" ? shownAt(about.phoneWidth) : apart(chart, series, first, about.phoneWidth);
  return shownAt(about.width).map((point) => (
    <text
      key={point.x}
      x={percent(acrossOf(chart, point.x) / 1000)}
      y={percent(shareOf(chart, point.value))}
      dy={isBars(series) ? -5 : -9}
      textAnchor="middle"
      paintOrder="stroke"
      stroke={isBars(series) ? undefined : "var(--color-surface)"}
      strokeWidth={isBars(series) ? undefined : 4}
      className={`${series.stroke === "hollow-bars" ? "fill-soft" : "fill-ink"} ${point.x === best?.x ? "font-bold" : "font-semibold"} ${onPhone.includes(point) ? "" : roomy}`}
    >
      {series.format(point.value ?? 0)}
    </text>
  ));
}

/** Those of some points whose values cover none before them. */
function apart(
  chart: Chart,
  series: ChartSeries,
  points: ReadonlyArray<ChartPoint>,
  width: number,
): Array<ChartPoint> {
  const kept: Array<ChartPoint> = [];
  const half = ({ value }: ChartPoint) => (series.format(value ?? 0).length * about.letter) / 2;
  for (const point of points) {
    const isFree = kept.every((other) => {
      const across = (Math.abs(acrossOf(chart, point.x) - acrossOf(chart, other.x)) / 1000) * width;
      const down = Math.abs(shareOf(chart, point.value) - shareOf(chart, other.value)) * about.height;
      return across > half(point) + half(other) + 2 || (down > about.line && point.x !== other.x);
    });
    if (isFree) kept.push(point);
  }
  return kept;
}

function bestOf(chart: Chart, points: ReadonlyArray<ChartPoint>): ChartPoint | undefined {
  return ranked(chart, points)[0];
}

/** Best first. */
function ranked(chart: Chart, points: ReadonlyArray<ChartPoint>): Array<ChartPoint> {
  const sign = chart.axis === "position" ? 1 : -1;
  return points.toSorted((one, other) => sign * ((one.value ?? 0) - (other.value ?? 0)));
}

/** Whether the top of another bar of the same place would go through the value. */
function isCovered(chart: Chart, series: ChartSeries, { x, value }: ChartPoint): boolean {
  return chart.series.some((other) => {
    const theirs = other.points.find((point) => point.x === x)?.value ?? null;
    if (other === series || theirs === null || value === null || !isBars(series)) return false;
    const above = shareOf(chart, value) - shareOf(chart, theirs);
    return above >= 0 && above * about.height < about.line + 5 && (above > 0 || series.stroke === "bars");
  });
}
