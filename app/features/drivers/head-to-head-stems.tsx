import { useId } from "react";
import { lastName } from "#app/text/names.ts";
import { Flag } from "#app/ui/flag/flag.tsx";
import { percent, roundStep, short, ticksBetween } from "#app/ui/drawing/lengths.ts";

/** By how much one was ahead in a session or a race. */
export type Lead = {
  year: number;
  round: number;
  /** Positive where the first driver was ahead; null where that cannot be said. */
  by: number | null;
  /** What is said of it at the pointer: the race. */
  name?: string;
  /** Whose flag stands at its round where there is room. */
  country?: string;
  /** True where one of both was not classified: by how many places says nothing then. */
  isUnclassified?: boolean;
};

export type Leads = {
  title: string;
  /** What is drawn: "Seconds ahead by round". */
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
const height = 208;
const marks = 38;

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

/** How long the stem of a race is in which one was not classified. */
const crossed = 28;

/**
 * A stem for each time that two drivers met: up to a filled dot where the first was ahead, down to a hollow one where
 * the second was, with the value at the dot. Many stand in a row for each season. The few that lie beyond the scale are
 * broken and end in an arrow, and those of a race in which one of both was not classified in a cross.
 */
export function Stems({ names, leads: { title, unit, format, of } }: StemsProps) {
  const id = useId();
  const sizes = of.flatMap(({ by, isUnclassified }) =>
    by === null || isUnclassified === true ? [] : [Math.abs(by)],
  );
  if (of.filter(({ by }) => by !== null).length < 2) return null;
  const scale = scaleOf(sizes.length === 0 ? [1] : sizes);
  const rows = rowsOf(of);
  const [first, second] = [lastName(names[0]), lastName(names[1])];
  return (
    <div className="mt-5 border-t border-line pt-4">
      <h4 id={id} className="font-display text-block leading-tight font-extrabold">
        {title}
      </h4>
      <p className="text-small text-soft text-pretty">
        {unit}: {first} above the line, {second} below.
        {scale.hasFar ? ` Arrows: more than ${scale.edge}, not to scale.` : ""}
        {of.some(({ isUnclassified }) => isUnclassified) ? " ×: one of them, or both, not classified." : ""}
      </p>
      {rows.map((row, index) => (
        <div key={row[0]?.year} className={index === 0 ? "mt-4" : "mt-5 border-t border-line pt-4"}>
          <p className="mb-2 flex flex-wrap items-baseline gap-x-3">
            {rows.length === 1 ? null : (
              <b className="me-auto font-display text-base font-extrabold text-ink">{row[0]?.year}</b>
            )}
            <Score names={[first, second]} row={row} />
          </p>
          <Row
            row={row}
            columns={Math.max(row.length, ...rows.map((each) => Math.ceil(0.75 * each.length)))}
            scale={scale}
            format={format}
            label={`${title}, ${row[0]?.year}`}
          />
        </div>
      ))}
    </div>
  );
}

/** All in one row as long as that has room for them, otherwise each season in its own. */
export function rowsOf(leads: ReadonlyArray<Lead>): Array<ReadonlyArray<Lead>> {
  return leads.length <= mostInRow ? [leads] : [...Map.groupBy(leads, ({ year }) => year).values()];
}

/** Of fewer stems none is broken: there is no usual length. */
const fewestFar = 5;

/**
 * The scale of stems: linear up to a round value within which about nine of ten lie, or all where the longest is not twice
 * as long.
 */
export function scaleOf(sizes: ReadonlyArray<number>): { edge: number; hasFar: boolean } {
  const sorted = sizes.toSorted((one, other) => one - other);
  const longest = Math.max(sorted.at(-1) ?? 0, 0.001);
  const usual = sorted[Math.floor(0.9 * sorted.length) - 1] || longest;
  const step = roundStep(usual / 3);
  const steps = (size: number) => Number((Math.ceil(Number((size / step).toFixed(6))) * step).toPrecision(6));
  const edge = steps(usual);
  return longest <= 2 * edge || sizes.length < fewestFar
    ? { edge: steps(longest), hasFar: false }
    : { edge, hasFar: true };
}

/** The ticks at each side of the line, at most three: more would stand behind the values like a grid. */
export function ticksOf(edge: number): Array<number> {
  return ticksBetween(0, edge, 3).slice(1);
}

/** How often each was ahead in the races or sessions of a row, with the dots of their stems. */
function Score({ names, row }: { names: readonly [string, string]; row: ReadonlyArray<Lead> }) {
  const ahead = (sign: 1 | -1) => row.filter(({ by }) => by !== null && Math.sign(by) === sign).length;
  const dotClass = "size-2.5 shrink-0 self-center rounded-full border-2 border-team";
  return (
    <span className="flex items-baseline gap-2 text-table whitespace-nowrap">
      <span className={`${dotClass} bg-team`} />
      {names[0]}
      <b>
        {ahead(1)} – {ahead(-1)}
      </b>
      {names[1]}
      <span className={`${dotClass} bg-surface`} />
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
  const ticks = ticksOf(edge);
  const stems = row
    .flatMap(({ by, name, isUnclassified = false }, index) => {
      if (by === null) return [];
      const isFar = !isUnclassified && Math.abs(by) > edge;
      const length = isUnclassified ? crossed : isFar ? middle - valueRoom : (Math.abs(by) / edge) * most;
      const ending: StemEnd = isUnclassified ? "cross" : isFar ? "arrow" : "dot";
      const text = isUnclassified ? "" : format(Math.abs(by));
      return [{ index, by, name, to: middle - Math.sign(by) * length, ending, text }];
    })
    .toSorted((one, other) => Math.abs(other.by) - Math.abs(one.by));
  const far = stems.filter(({ ending }) => ending === "arrow");
  const crowded = crowdedOf(
    far.map(({ index, by, text }) => ({
      x: ((index + 0.5) * narrow) / columns,
      side: Math.sign(by),
      width: digit * text.length,
    })),
  );
  const named = far.filter((_, at) => !crowded.has(at));
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
      {row.map(({ year, round, country }, index) => {
        const mark = isOneSeason ? String(round) : row[index - 1]?.year === year ? "" : String(year);
        return mark === "" ? null : (
          <svg
            key={`${year} ${round}`}
            x={percent((index + 0.5) / columns)}
            y={height}
            className={`overflow-visible ${columns > mostMarked && isOneSeason && index % 2 === 1 ? "max-md:hidden" : ""}`}
          >
            {country === undefined || !isOneSeason ? null : (
              <foreignObject
                x="-10"
                y="4"
                width="20"
                height="16"
                className="text-center text-xs/4 max-md:hidden"
              >
                <Flag country={country} />
              </foreignObject>
            )}
            <text y="32" textAnchor="middle" className="axis-label">
              {mark}
            </text>
          </svg>
        );
      })}
      {stems.map((stem) => (
        <svg key={stem.index} x={percent((stem.index + 0.5) / columns)} className="overflow-visible">
          {stem.name === undefined ? null : <title>{stem.name}</title>}
          <Stem from={middle} to={stem.to} isSecond={stem.by < 0} ending={stem.ending} />
          <text
            y={short(stem.to)}
            dy={stem.by < 0 ? "1.5em" : "-0.75em"}
            textAnchor="middle"
            className={`fill-ink stroke-surface text-xs font-semibold [paint-order:stroke] ${named.includes(stem) ? "" : stem.text.length > 2 ? "@max-[73rem]/page:hidden" : "max-md:hidden"}`}
            strokeWidth="3"
          >
            {stem.text}
          </text>
        </svg>
      ))}
    </svg>
  );
}

/** A stem on a small screen: where it stands, on which side of the line it points, and how wide its value is, in pixels. */
type Placed = { x: number; side: number; width: number };

/**
 * Which values of stems beyond the scale have no room on a small screen: those that would stand beyond its edges, or run
 * into one before.
 *
 * @param stems the longest first
 * @returns their indices
 */
export function crowdedOf(stems: ReadonlyArray<Placed>): ReadonlySet<number> {
  const crowded = new Set<number>();
  const named: Array<Placed> = [];
  for (const [at, stem] of stems.entries()) {
    const runsInto = (other: Placed) =>
      other.side === stem.side && Math.abs(other.x - stem.x) < (stem.width + other.width) / 2;
    const isAtEdge = stem.x < stem.width / 2 - 8 || stem.x > narrow - stem.width / 2 + 4;
    if (isAtEdge || named.some(runsInto)) crowded.add(at);
    else named.push(stem);
  }
  return crowded;
}

type StemEnd = "dot" | "arrow" | "cross";
type StemProps = { from: number; to: number; isSecond: boolean; ending: StemEnd };

/** A stem with what it ends in: before an arrow it is broken. */
function Stem({ from, to, isSecond, ending }: StemProps) {
  const out = isSecond ? 1 : -1;
  const fill = isSecond ? "fill-surface" : "fill-team";
  if (ending !== "arrow") {
    return (
      <g className={`stroke-team ${fill}`} strokeWidth="2">
        <line y1={from} y2={short(to)} strokeDasharray={ending === "cross" ? "2 4" : undefined} />
        {ending === "dot" ? (
          <circle cy={short(to)} r="4.5" />
        ) : (
          <path d={`M-4.5 ${to - 4.5}l9 9m0 -9l-9 9`} />
        )}
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
