import { useId } from "react";
import { lastName } from "#app/text/format.ts";
import { percent, roundStep, short, ticksBetween } from "#app/ui/drawing/lengths.ts";

/** By how much one was ahead in a session or a race. */
export type Lead = {
  year: number;
  round: number;
  /** Positive where the first driver was ahead; null where that cannot be said. */
  by: number | null;
};

export type Leads = {
  title: string;
  /** What is drawn: "Seconds ahead, by round". */
  unit: string;
  format: (size: number) => string;
  /** Oldest first. */
  of: ReadonlyArray<Lead>;
};

/** More in one row leave no room for their values. */
const mostInRow = 26;

/** Of more rounds a small screen has room for the number of every other one. */
const mostMarked = 13;

/** A row's height, and what its rounds take below it. */
const height = 240;
const marks = 22;

/** What the values beyond the outer ticks take, and at each side the arrows of those that lie beyond the scale. */
const valueRoom = 18;
const farRoom = 40;

/** What a small screen leaves for a row, in pixels, and how wide a digit of a value is. */
const narrow = 240;
const digit = 7;

type StemsProps = {
  names: readonly [first: string, second: string];
  leads: Leads;
};

/**
 * A stem for each time that two drivers met: up to a filled dot where the first was ahead, down to a hollow one where
 * the second was, with the value at the dot. Many stand in a row for each season. The few that lie beyond the scale are
 * broken and end in an arrow.
 */
export function Stems({ names, leads: { title, unit, format, of } }: StemsProps) {
  const id = useId();
  const sizes = of.flatMap(({ by }) => (by === null ? [] : [Math.abs(by)]));
  if (sizes.length < 2) return null;
  const scale = scaleOf(sizes);
  const rows = rowsOf(of);
  return (
    <div className="mt-5 border-t border-line pt-4">
      <h4 id={id} className="font-semibold">
        {title}
      </h4>
      <p className="text-small text-soft">
        {unit}.{scale.hasFar ? ` Arrows: more than ${scale.edge}, not to scale.` : ""}
      </p>
      {rows.map((row) => (
        <div key={row[0]?.year} className="mt-4 border-t border-line pt-4">
          <p className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
            <Side name={names[0]} row={row} sign={1} />
            {rows.length === 1 ? null : (
              <b className="font-display text-block font-extrabold text-ink">{row[0]?.year}</b>
            )}
          </p>
          <Row
            row={row}
            columns={Math.max(...rows.map((each) => each.length))}
            scale={scale}
            format={format}
            label={`${title}, ${row[0]?.year}`}
          />
          <p className="mt-2">
            <Side name={names[1]} row={row} sign={-1} />
          </p>
        </div>
      ))}
    </div>
  );
}

/** All in one row as long as that has room for them, otherwise each season in its own. */
export function rowsOf(leads: ReadonlyArray<Lead>): Array<ReadonlyArray<Lead>> {
  return leads.length <= mostInRow ? [leads] : [...Map.groupBy(leads, ({ year }) => year).values()];
}

/**
 * The scale of stems: linear up to a round value within which four of five lie, or all where the longest is not twice
 * as long.
 */
export function scaleOf(sizes: ReadonlyArray<number>): { edge: number; hasFar: boolean } {
  const sorted = sizes.toSorted((one, other) => one - other);
  const longest = Math.max(sorted.at(-1) ?? 0, 0.001);
  const usual = sorted[Math.ceil(0.8 * sorted.length) - 1] || longest;
  const step = roundStep(usual / 3);
  const steps = (size: number) => Number((Math.ceil(Number((size / step).toFixed(6))) * step).toPrecision(6));
  const edge = steps(usual);
  return longest <= 2 * edge ? { edge: steps(longest), hasFar: false } : { edge, hasFar: true };
}

/** The ticks at each side of the line, at most three: more would stand behind the values like a grid. */
export function ticksOf(edge: number): Array<number> {
  return ticksBetween(0, edge, 3).slice(1);
}

/** Above or below a row, where the stems of this driver point: whose they are, and how many. */
function Side({ name, row, sign }: { name: string; row: ReadonlyArray<Lead>; sign: 1 | -1 }) {
  return (
    <span className="flex items-center gap-2 text-small whitespace-nowrap text-soft">
      <span
        className={`size-2.5 shrink-0 rounded-full border-2 border-team ${sign > 0 ? "bg-team" : "bg-surface"}`}
      />
      <span>
        <b className="text-ink">{lastName(name)}</b> ahead in{" "}
        <b className="text-ink">{row.filter(({ by }) => by !== null && Math.sign(by) === sign).length}</b>
      </span>
    </span>
  );
}

type RowProps = {
  row: ReadonlyArray<Lead>;
  columns: number;
  scale: ReturnType<typeof scaleOf>;
  format: (size: number) => string;
  label: string;
};

function Row({ row, columns, scale: { edge, hasFar }, format, label }: RowProps) {
  const isOneSeason = row.every(({ year }) => year === row[0]?.year);
  const middle = height / 2;
  const most = middle - (hasFar ? farRoom : valueRoom);
  const heightOf = (by: number) => middle - (by / edge) * most;
  /** Where a stem ends. */
  const endOf = (by: number) =>
    Math.abs(by) <= edge ? heightOf(by) : middle - Math.sign(by) * (middle - valueRoom);
  const ticks = ticksOf(edge);
  const stems = row.flatMap(({ by }, index) =>
    by === null ? [] : [{ index, by, text: format(Math.abs(by)) }],
  );
  const crowded = crowdedOf(
    stems.map(({ index, by, text }) => ({
      x: ((index + 0.5) * narrow) / columns,
      y: endOf(by),
      side: Math.sign(by),
      width: digit * text.length,
    })),
  );
  return (
    <svg className="block w-full overflow-visible ps-9" height={height + marks} aria-label={label} role="img">
      {[0, ...ticks, ...ticks.map((tick) => -tick)].map((tick) => (
        <g key={tick} className={tick === 0 ? "stroke-line-strong" : "stroke-line"}>
          <line x2="100%" y1={short(heightOf(tick))} y2={short(heightOf(tick))} />
          <text
            x="-8"
            y={short(heightOf(tick))}
            dy="0.35em"
            textAnchor="end"
            className="axis-label stroke-none"
          >
            {Number(Math.abs(tick).toPrecision(6))}
          </text>
        </g>
      ))}
      {row.map(({ year, round }, index) => {
        const mark = isOneSeason ? String(round) : row[index - 1]?.year === year ? "" : String(year);
        return mark === "" ? null : (
          <text
            key={`${year} ${round}`}
            x={percent((index + 0.5) / columns)}
            y={height + 16}
            textAnchor="middle"
            className={`axis-label ${columns > mostMarked && isOneSeason && index % 2 === 1 ? "max-md:hidden" : ""}`}
          >
            {mark}
          </text>
        );
      })}
      {stems.map((stem, at) => (
        <svg key={stem.index} x={percent((stem.index + 0.5) / columns)} className="overflow-visible">
          <Stem from={middle} to={endOf(stem.by)} isSecond={stem.by < 0} isFar={Math.abs(stem.by) > edge} />
          <text
            y={short(endOf(stem.by))}
            dy={stem.by < 0 ? "1.5em" : "-0.75em"}
            textAnchor="middle"
            className={`fill-ink text-xs font-semibold ${crowded.has(at) ? (stem.text.length > 2 ? "@max-[73rem]/page:hidden" : "max-md:hidden") : ""}`}
          >
            {stem.text}
          </text>
        </svg>
      ))}
    </svg>
  );
}

/** So many values a side say what is usual and what is not. */
const mostOnSide = 3;

/** A stem on a small screen: where it ends, on which side of the line, and how wide its value is, in pixels. */
type Placed = { x: number; y: number; side: number; width: number };

/**
 * Which stems have no value on a small screen: the three longest of each side have theirs, unless it would stand over
 * the ticks or beyond the edge, beside a longer stem, or in the place of a longer one's.
 *
 * @returns their indices
 */
export function crowdedOf(stems: ReadonlyArray<Placed>): ReadonlySet<number> {
  const lengthOf = ({ y }: Placed) => Math.abs(y - height / 2);
  const order = [...stems.entries()].toSorted(([, one], [, other]) => lengthOf(other) - lengthOf(one));
  const crowded = new Set<number>();
  const named: Array<Placed> = [];
  for (const [at, stem] of order) {
    const isBeside = (other: Placed) =>
      other.side === stem.side &&
      Math.abs(other.x - stem.x) < stem.width / 2 + 2 &&
      lengthOf(other) > lengthOf(stem);
    const runsInto = (other: Placed) =>
      other.side === stem.side &&
      Math.abs(other.y - stem.y) < 14 &&
      Math.abs(other.x - stem.x) < (stem.width + other.width) / 2;
    const isFull = named.filter(({ side }) => side === stem.side).length >= mostOnSide;
    const isAtEdge = stem.x < stem.width / 2 - 8 || stem.x > narrow - stem.width / 2 + 4;
    if (isFull || isAtEdge || stems.some(isBeside) || named.some(runsInto)) crowded.add(at);
    else named.push(stem);
  }
  return crowded;
}

/** A stem with its dot, or broken with an arrow beyond the scale. */
function Stem({
  from,
  to,
  isSecond,
  isFar,
}: {
  from: number;
  to: number;
  isSecond: boolean;
  isFar: boolean;
}) {
  const out = isSecond ? 1 : -1;
  const fill = isSecond ? "fill-surface" : "fill-team";
  if (!isFar) {
    return (
      <g className={`stroke-team ${fill}`} strokeWidth="2">
        <line y1={from} y2={short(to)} />
        <circle cy={short(to)} r="4.5" />
      </g>
    );
  }
  // The break lies right beyond the outer tick.
  const gap = to - out * (farRoom - valueRoom - 7);
  return (
    <g className={`stroke-team ${fill}`} strokeWidth="2">
      <path
        d={`M0 ${from}V${gap - out * 2}M-5 ${gap}l10 -4M-5 ${gap + out * 4}l10 -4M0 ${gap + out * 4}V${to}`}
      />
      <path d={`M0 ${to + out * 5}l-5 ${-out * 9}h10Z`} strokeLinejoin="round" />
    </g>
  );
}
