import { phoneBarClass } from "./value-bar.tsx";

type IntervalBarProps = {
  /** The interval's ends and the value within, from 0 to 100. */
  low: number;
  at: number;
  high: number;
  /** The id of the lines of its scale (`BarScale`), which stand behind it on a wide screen. */
  lines?: string;
};

/** An interval on a line with its most likely value, in the team's colour, beside the numbers that say the same. */
export function IntervalBar({ low, at, high, lines }: IntervalBarProps) {
  return (
    <svg className={`h-3 min-w-8 flex-1 overflow-visible max-md:h-1.5 ${phoneBarClass}`} aria-hidden="true">
      {lines === undefined ? null : <use href={`#${lines}`} className="max-md:[transform:scaleY(0.4)]" />}
      <rect className="fill-line" y="45%" width="100%" height="10%" />
      <rect
        className="fill-team"
        x={`${low}%`}
        y="20%"
        width={`${Math.max(1, high - low)}%`}
        height="60%"
        rx="2"
      />
      <rect className="fill-ink" x={`${at}%`} y="-15%" width="2" height="130%" />
    </svg>
  );
}

type BarScaleProps = {
  /** Values on the line, each with its place from 0 to 100. */
  ticks: ReadonlyArray<{ at: number; label: string }>;
  /** The class of what the numbers beside the bars take of the cell. */
  end: string;
  /** The id by which bars draw its lines behind them. */
  lines?: string;
};

/** The scale over the bars of a column, in its head. */
export function BarScale({ ticks, end, lines }: BarScaleProps) {
  return (
    <div
      className={`pointer-events-none absolute inset-y-0 start-2.5 max-md:hidden ${end}`}
      aria-hidden="true"
    >
      <svg className={ticksClass}>
        <Ticks ticks={ticks} />
        {lines === undefined ? null : (
          <symbol id={lines} overflow="visible">
            {ticks.map(({ at, label }) => (
              <line key={label} className="stroke-line" x1={`${at}%`} x2={`${at}%`} y1="-125%" y2="225%" />
            ))}
          </symbol>
        )}
      </svg>
    </div>
  );
}

/** What the bars of a column show, over where they begin; their head says it of the numbers. */
export function BarHead({ children }: { children: string }) {
  return (
    <span
      className="pointer-events-none absolute inset-y-0 start-0 w-auto justify-start font-normal max-md:hidden"
      aria-hidden="true"
    >
      {children}
    </span>
  );
}

/** The scale of a phone's bars, above the first row. */
export function PhoneScale({ ticks }: Pick<BarScaleProps, "ticks">) {
  return (
    <svg className="block h-4 w-full ps-12 overflow-visible fill-soft text-xs" aria-hidden="true">
      <Ticks ticks={ticks} />
    </svg>
  );
}

const ticksClass = "size-full overflow-visible fill-soft text-[0.75rem] font-normal tabular-nums";

function Ticks({ ticks }: Pick<BarScaleProps, "ticks">) {
  return ticks.map(({ at, label }) => (
    <text key={label} x={`${at}%`} y="50%" dy="0.35em" textAnchor={anchorAt(at)}>
      {label}
    </text>
  ));
}

function anchorAt(at: number): "start" | "middle" | "end" {
  if (at < 3) return "start";
  return at > 97 ? "end" : "middle";
}
