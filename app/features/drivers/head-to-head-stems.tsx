import { useId } from "react";
import { lastName } from "#app/text/format.ts";
import { percent, ticksBetween } from "#app/ui/drawing/lengths.ts";
import { median } from "./qualifying/head-to-head.ts";

/** By how much one was ahead in a session or a race. */
export type Lead = {
  year: number;
  round: number;
  /** Positive where the first driver was ahead; null where that cannot be said. */
  by: number | null;
};

export type Leads = {
  title: string;
  /** "Seconds", "Places". */
  unit: string;
  format: (size: number) => string;
  /** True where the few that lie far out stay at the edge, so that the others can be told apart. */
  clip?: boolean;
  /** Oldest first. */
  of: ReadonlyArray<Lead>;
};

/** More in one row leave no room for their values. */
const mostInRow = 26;

/** What a stem with its value takes, in pixels: more of them scroll sideways on a small screen. */
const roomFor = { short: 11, long: 40 };

/** Of more rounds a small screen has room for the number of every other one. */
const mostMarked = 13;

/** Below a row stand its rounds. */
const marks = 22;

type StemsProps = {
  names: readonly [first: string, second: string];
  leads: Leads;
};

/**
 * A stem for each time that two drivers met: up to a filled dot where the first was ahead, down to a hollow one where
 * the second was, with the value at the dot. Many stand in a row for each season.
 */
export function Stems({
  names: [first, second],
  leads: { title, unit, format, clip = false, of },
}: StemsProps) {
  const id = useId();
  const sizes = of.flatMap(({ by }) => (by === null ? [] : [Math.abs(by)]));
  if (sizes.length < 2) return null;
  const edge = clip ? Math.min(4 * (median(sizes) ?? 0), Math.max(...sizes)) : Math.max(...sizes);
  const rows = rowsOf(of);
  const columns = Math.max(...rows.map((row) => row.length));
  const isLong = sizes.some((size) => format(size).length > 2);
  const drawing = {
    edge: Math.max(edge, 0.001),
    format,
    columns,
    width: columns * (isLong ? roomFor.long : roomFor.short),
    height: rows.length === 1 ? 190 : 132,
  };
  return (
    <div className="mt-5 border-t border-line pt-4">
      <h4 id={id} className="font-semibold">
        {title}
      </h4>
      <p className="text-small text-soft">
        {unit}, by round. Filled dot above the line: {lastName(first)} ahead. Hollow dot below:{" "}
        {lastName(second)}.
        {sizes.some((size) => size > edge) ? " What is further apart stays at the edge." : ""}
      </p>
      <div
        className="mt-3 grid gap-3 overflow-x-auto overscroll-x-contain [animation-fill-mode:both] [animation-name:more-to-the-side] [animation-timeline:scroll(self_inline)] [animation-timing-function:linear] [scrollbar-width:thin]"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it
        tabIndex={0}
        role="group"
        aria-labelledby={id}
      >
        {rows.map((row) => (
          <div key={row[0]?.year}>
            {rows.length === 1 ? null : (
              <p className="sticky start-0 w-fit text-small text-soft">
                <b className="text-ink">{row[0]?.year}</b> {balanceOf(row, first, second)}
              </p>
            )}
            <Row row={row} isOneSeason={isOneSeason(row)} label={`${title}, ${row[0]?.year}`} {...drawing} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** All in one row as long as that has room for them, otherwise each season in its own. */
export function rowsOf(leads: ReadonlyArray<Lead>): Array<ReadonlyArray<Lead>> {
  return leads.length <= mostInRow ? [leads] : [...Map.groupBy(leads, ({ year }) => year).values()];
}

/** "Hamilton 10, Rosberg 9". */
function balanceOf(row: ReadonlyArray<Lead>, first: string, second: string): string {
  const ahead = (side: number) => row.filter(({ by }) => by !== null && Math.sign(by) === side).length;
  return `${lastName(first)} ${ahead(1)}, ${lastName(second)} ${ahead(-1)}`;
}

function isOneSeason(row: ReadonlyArray<Lead>): boolean {
  return row.every(({ year }) => year === row[0]?.year);
}

type RowProps = {
  row: ReadonlyArray<Lead>;
  isOneSeason: boolean;
  label: string;
  edge: number;
  format: (size: number) => string;
  columns: number;
  width: number;
  height: number;
};

function Row({ row, label, edge, format, columns, width, height, ...props }: RowProps) {
  // Values stand above and below the dots.
  const most = edge * (height > 150 ? 1.25 : 1.45);
  const heightOf = (value: number) => height / 2 - (value / most) * (height / 2);
  const y = (by: number) => heightOf(Math.max(-edge, Math.min(edge, by)));
  return (
    <svg
      className="block min-w-full overflow-visible ps-9"
      width={width + 36}
      height={height + marks}
      aria-label={label}
      role="img"
    >
      {ticksBetween(-most, most, 4).map((tick) => (
        <g key={tick} className={tick === 0 ? "stroke-line-strong" : "stroke-line"}>
          <line x2="100%" y1={heightOf(tick)} y2={heightOf(tick)} />
          <text
            x="-8"
            y={heightOf(tick)}
            dy="0.35em"
            textAnchor="end"
            className="fill-soft stroke-none text-xs"
          >
            {Math.abs(tick)}
          </text>
        </g>
      ))}
      {row.map(({ year, round, by }, index) => {
        const x = percent((index + 0.5) / columns);
        const mark = props.isOneSeason ? String(round) : row[index - 1]?.year === year ? "" : String(year);
        return (
          <g key={`${year} ${round}`}>
            {mark === "" ? null : (
              <text
                x={x}
                y={height + 16}
                textAnchor="middle"
                className={`fill-soft text-xs ${columns > mostMarked && props.isOneSeason && index % 2 === 1 ? "max-md:hidden" : ""}`}
              >
                {mark}
              </text>
            )}
            {by === null ? null : (
              <>
                <line x1={x} x2={x} y1={y(0)} y2={y(by)} className="stroke-team" strokeWidth="2" />
                <circle
                  cx={x}
                  cy={y(by)}
                  r="4.5"
                  className={`stroke-team ${by < 0 ? "fill-surface" : "fill-team"}`}
                  strokeWidth="2"
                />
                <text
                  x={x}
                  y={y(by)}
                  dy={by < 0 ? "1.5em" : "-0.75em"}
                  textAnchor="middle"
                  className="fill-ink text-xs font-semibold"
                >
                  {format(Math.abs(by))}
                </text>
              </>
            )}
          </g>
        );
      })}
    </svg>
  );
}
