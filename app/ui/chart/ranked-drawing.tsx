import { percent } from "../drawing/lengths.ts";
import { medalColours } from "#app/ui/places.tsx";
import {
  axisOf,
  type Chart,
  type ChartSeries,
  isBars,
  type Rank,
  rankIn,
  strokeOf,
  teamDashes,
} from "./chart.ts";
import {
  barRoom,
  besideEnd,
  finalLabels,
  type LineName,
  namesInside,
  namesOf,
  type OnScreen,
  roomBeside,
  shareAt,
  wordsAt,
} from "./end-labels.ts";
import { NameBar, nameClasses, spread } from "./line-drawing.tsx";
import { SeriesBars } from "./series-marks.tsx";
import { acrossOf, dotsAt, pathsOf, shareOf } from "./plot.ts";

/** The height of a drawing in pixels, by chart-frame.tsx: names keep their distances in each. */
export type LabelSize = {
  wide: number;
  phone: number;
  /** How many values fit side by side on a wide page. */
  marks?: number;
};

/** The series that stands out, and who is told of the one whose name is pointed at (null for none) or clicked. */
export type Highlighting = {
  highlighted: string | null;
  onSeries?: ((name: string | null) => void) | undefined;
  onPick?: ((name: string) => void) | undefined;
};

const widths: Readonly<Record<Rank, number>> = { front: 3, next: 2, rest: 1.5 };

/** The lines of a chart: those in front above the others, and the one that stands out above all. */
export function RankedLines({ chart, highlighted }: { chart: Chart; highlighted: string | null }) {
  const inFront = new Set(
    chart.series.filter((_, index) => rankIn(chart, index) !== "rest").map(({ colour }) => colour),
  );
  const lines = chart.series
    .map(
      (series, index) =>
        ({ series, rank: series.name === highlighted ? "front" : rankIn(chart, index) }) as const,
    )
    .toReversed();
  return lines
    .toSorted(
      (one, other) => Number(one.series.name === highlighted) - Number(other.series.name === highlighted),
    )
    .map(({ series, rank }) => (
      <RankedLine
        key={series.name}
        chart={chart}
        series={series}
        rank={rank}
        isPlain={rank === "rest" && !inFront.has(series.colour)}
        isPale={highlighted !== null && series.name !== highlighted}
      />
    ));
}

type RankedLineProps = { chart: Chart; series: ChartSeries; rank: Rank; isPlain: boolean; isPale: boolean };

/**
 * A line and its end: hollow for a season that is not over, and in drawings without one for the second of a team, which
 * its dashes tell too.
 */
function RankedLine({ chart, series, rank, isPlain, isPale }: RankedLineProps) {
  const { points, stroke, colour, open } = series;
  if (isBars(series)) return <SeriesBars chart={chart} series={series} />;
  const dash = teamDashes[stroke];
  const isMarked = series.marks !== undefined;
  const { lines, marks } = pathsOf(chart, series);
  const end = points.findLast(({ value }) => value !== null);
  const size = rank === "front" ? 9 : rank === "next" ? 8 : 5;
  const hasOpen = chart.series.some((each) => each.open !== undefined);
  const isHollow = rank !== "rest" && (hasOpen ? end?.x === open : dash !== undefined);
  const dots = { strokeLinecap: "round", vectorEffect: "non-scaling-stroke" } as const;
  return (
    <g
      fill="none"
      stroke={strokeOf({ colour, second: !isPlain && dash !== undefined })}
      strokeLinejoin="round"
      opacity={isPale ? 0.2 : rank === "rest" ? 0.75 : undefined}
    >
      {lines.map((line) => (
        <path
          key={line.d}
          d={line.d}
          stroke={line.colour}
          strokeWidth={isMarked ? 2 : widths[rank]}
          // Fine dashes by the dozen are noise: behind those in front only their teammates have them, whose colour is the same.
          strokeDasharray={isPlain ? undefined : dash}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {/* What stands at the points of a marked line is drawn by `PointValues`. */}
      {isMarked ? null : (
        <>
          {marks === "" ? null : <path d={marks} strokeWidth="6" {...dots} />}
          {stroke === "points" ? (
            <path d={marks} className="stroke-surface" strokeWidth="3" {...dots} />
          ) : end === undefined ? null : (
            <path d={dotsAt(chart, [end])} strokeWidth={size} {...dots} />
          )}
          {isHollow && end !== undefined ? (
            <path d={dotsAt(chart, [end])} className="stroke-surface" strokeWidth={size - 4} {...dots} />
          ) : null}
          {series.medals === true ? <Medals chart={chart} points={points} /> : null}
          {chart.below === undefined ? null : (
            <path
              d={dotsAt(
                chart,
                points.filter(({ value, text }) => value === null && text !== undefined),
              )}
              className="stroke-line-strong"
              strokeWidth="6"
              {...dots}
            />
          )}
        </>
      )}
    </g>
  );
}

/** The first three places of a line in the colours of their medals, with an edge that shows on any ground. */
function Medals({ chart, points }: { chart: Chart; points: ChartSeries["points"] }) {
  return medalColours.map((medal, index) => {
    const d = dotsAt(
      chart,
      points.filter(({ value }) => value === index + 1),
    );
    const dots = { d, strokeLinecap: "round", vectorEffect: "non-scaling-stroke" } as const;
    return d === "" ? null : (
      <g key={medal}>
        <path {...dots} className="stroke-line-strong" strokeWidth="12" />
        <path {...dots} stroke={medal} strokeWidth="9.5" />
      </g>
    );
  });
}

/** The class of what stands on one of both screens. */
const shownOn: Readonly<Record<OnScreen, string>> = { wide: "max-phone:hidden", phone: "phone:hidden" };

/** The room beside a drawing that what stands at the ends of its lines takes. */
export function LineRoom({ chart, on }: { chart: Chart; on: OnScreen }) {
  return (
    <svg
      width={roomBeside(chart, on)}
      height="1"
      className={`col-start-3 row-start-1 ${shownOn[on]}`}
      aria-hidden="true"
    />
  );
}

/** An upright line at a place of a ranked drawing, above the library's too, with its words beside it. */
export function PlaceMark({ chart, mark }: { chart: Chart; mark: NonNullable<Chart["mark"]> }) {
  const axis = axisOf(chart);
  const share = (axis.indexOf(mark.x) + 0.5) / axis.length;
  const isLate = share > 0.5;
  return (
    <div className="pointer-events-none absolute inset-0 z-2 ps-12 pe-24 phone:pe-42" aria-hidden="true">
      <svg className="h-full w-full overflow-visible fill-soft text-xs">
        <line
          x1={percent(share)}
          x2={percent(share)}
          y2="100%"
          className="stroke-soft"
          strokeDasharray="3 4"
        />
        <text x={percent(share)} dx={isLate ? -6 : 6} y="12" textAnchor={isLate ? "end" : "start"}>
          {mark.label}
        </text>
      </svg>
    </div>
  );
}

/** Names in front on a phone, where those of four digits have no more room. */
const phoneFront = "fill-ink text-[13px] font-bold";

/** How far apart the names stand at least: less than beside the lower drawings, so that they stay near their lines. */
const nameDistances: Readonly<Record<Rank, number>> = { front: 19, next: 16, rest: 13.6 };

/** Where names meet, those of lines that stand out stay at their ends, and the rest give way. */
const nameWeights: Readonly<Record<Rank, number>> = { front: 50, next: 50, rest: 1 };

type EndNamesProps = Highlighting & { chart: Chart; size: LabelSize; on: OnScreen };

/** The names of lines, over the library's drawing: at their ends, or in the drawing where they say so. */
export function EndNames({ chart, size, on, highlighted, onSeries, onPick }: EndNamesProps) {
  const { others } = chart;
  const height = size[on];
  const all = namesOf(chart, on, highlighted);
  const inside = namesInside(all, chart, height, on);
  const atEnd = all.filter(({ series }) => series.label?.at === undefined);
  const placed = spread(
    [...atEnd.map(({ value }) => value), ...(others === undefined ? [] : [others.value])].map(
      (value) => shareOf(chart, value) * height,
    ),
    height - 8,
    (at) => nameDistances[rankIn(chart, atEnd[at]?.index ?? Infinity)],
    undefined,
    (at) => nameWeights[rankIn(chart, atEnd[at]?.index ?? Infinity)],
  );
  const asked = ({ series: { name } }: LineName) => ({
    className: onPick === undefined ? undefined : "pointer-events-auto cursor-pointer",
    onPointerEnter: () => onSeries?.(name),
    onPointerLeave: () => onSeries?.(null),
    onClick: () => onPick?.(name),
  });
  // Beside many names leads fan out over a wider room: steep ones would be a knot.
  const fan = chart.ranked === true && on === "wide" ? fanWidth : 0;
  const looks = (name: LineName) => {
    const rank = nameRank(chart, name, highlighted);
    return rank === "front" && on === "phone" ? phoneFront : nameClasses[rank];
  };
  const isPale = ({ series, index }: LineName) =>
    highlighted === null ? rankIn(chart, index) === "rest" : series.name !== highlighted;
  return (
    <>
      <svg
        className={`pointer-events-none relative z-3 col-start-2 row-start-1 h-full w-full overflow-visible ${shownOn[on]}`}
      >
        {inside.map(({ dx, name, share, y }) => (
          <svg key={name.series.name} x={percent(share)} className="overflow-visible">
            <NameBar
              x={dx}
              y={y - 4.5}
              colour={name.series.colour}
              second={isSecond(name)}
              rank={rankIn(chart, name.index)}
            />
            <text
              x={dx + barRoom}
              y={y}
              paintOrder="stroke"
              stroke="var(--color-surface)"
              strokeWidth="4"
              strokeLinejoin="round"
              {...asked(name)}
              className={`${looks(name)} ${asked(name).className ?? ""}`}
            >
              {name.text}
            </text>
          </svg>
        ))}
        <FinalLabels chart={chart} on={on} />
        <svg x={percent(acrossOf(chart, axisOf(chart).at(-1) ?? 0) / 1000)} className="overflow-visible">
          {atEnd.map((name, at) => (
            <g key={name.series.name} className={looks(name)}>
              <Lead
                from={shareOf(chart, name.value) * height}
                to={placed[at] ?? 0}
                end={12 + fan}
                colour={name.series.colour}
                isPale={isPale(name)}
              />
              {isNamed(name) ? (
                <NameBar
                  x={14 + fan}
                  y={placed[at] ?? 0}
                  colour={name.series.colour}
                  second={isSecond(name)}
                  rank={rankIn(chart, name.index)}
                />
              ) : null}
              <text
                x={fan + wordsAt[isNamed(name) ? "name" : "value"]}
                y={placed[at]}
                dy="4.5"
                {...asked(name)}
              >
                {name.text}
              </text>
            </g>
          ))}
          {others === undefined ? null : (
            <text x={fan + wordsAt.name} y={placed.at(-1)} dy="4.5" className={nameClasses.rest}>
              {on === "wide" ? others.long : others.short}
            </text>
          )}
        </svg>
      </svg>
      <LineRoom chart={chart} on={on} />
    </>
  );
}

/** How far in front a name stands: while a line is highlighted, that one alone. */
function nameRank(chart: Chart, { series, index }: LineName, highlighted: string | null): Rank {
  if (highlighted !== null) return series.name === highlighted ? "front" : "rest";
  return chart.ranked === true ? rankIn(chart, index) : "next";
}

/** What stands beside the ends of lines inside the drawing. */
function FinalLabels({ chart, on }: { chart: Chart; on: OnScreen }) {
  return finalLabels(chart, on).map((label) => (
    <text
      key={`${label.series.name} ${label.x}`}
      x={percent(shareAt(chart, label))}
      y={label.y}
      dx={besideEnd}
      dy="4.5"
      paintOrder="stroke"
      stroke="var(--color-surface)"
      strokeWidth="4"
      strokeLinejoin="round"
      // A value alone says by its colour whose it is.
      fill={label.isNamed ? undefined : strokeOf({ ...label.series, second: isDashed(label.series) })}
      className={`text-[14px] font-bold ${label.isNamed ? "fill-ink" : ""}`}
    >
      {label.text}
    </text>
  ));
}

/** A name that stands further than this from the end of its line has a lead to it. */
const leastLead = 5;

/** How much further from the drawing names stand in a season's graph: its room has that to spare. */
const fanWidth = 18;

type LeadProps = { from: number; to: number; end: number; colour: string; isPale: boolean };

/** From the end of a line to its name, in the colour of the line, and about as pale. */
function Lead({ from, to, end, colour, isPale }: LeadProps) {
  if (Math.abs(to - from) < leastLead) return null;
  return (
    <path d={`M4 ${from}L${end} ${to}`} fill="none" stroke={colour} opacity={isPale ? 0.8 : undefined} />
  );
}

function isSecond({ series }: LineName): boolean {
  return isDashed(series);
}

function isDashed({ stroke }: ChartSeries): boolean {
  return teamDashes[stroke] !== undefined;
}

/** False for a value alone, which needs no bar. */
function isNamed({ words }: LineName): boolean {
  return words !== "";
}
