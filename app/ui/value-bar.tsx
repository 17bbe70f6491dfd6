import type { ReactNode } from "react";
import { Compared, PairShares } from "#app/ui/compared/compared.tsx";
import type { Column } from "#app/ui/table/definition.ts";

type ValueBarProps = {
  /** From 0 to 100. */
  percent: number;
  /** The class of its colour. */
  fill: string;
  /** What is drawn over it within the same length, where it has parts of other colours. */
  children?: ReactNode;
  /** Where it stands on a phone; by default where its table says. */
  className?: string;
  /** The class of its track; none where many have nothing: a column of empty tracks looks like one that is loading. */
  track?: "fill-raised" | "fill-none";
};

/** On a phone a bar stands below both lines of its row, in a table whose column says so (`phoneBar`). */
export const phoneBarClass =
  "max-md:absolute max-md:start-(--bar-start) max-md:bottom-2.5 max-md:w-[calc(100%_-_var(--bar-start)_-_1rem)] max-md:[display:var(--bar-display,none)]";

/** How high it is there. */
export const phoneBarHeight = "max-md:h-1";

/** On a phone the number of such a row is its largest. */
export const phoneFigureClass = "max-md:font-display max-md:text-[1.125rem]/none max-md:font-extrabold";

/** A value as a bar beside its number, which says the same. */
export function ValueBar({
  percent,
  fill,
  className = `${phoneBarHeight} ${phoneBarClass}`,
  track = "fill-raised",
  children,
}: ValueBarProps) {
  return (
    <svg
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      className={`h-2.5 w-full min-w-8 flex-1 rounded-[2px] ${track} ${className}`}
      aria-hidden="true"
    >
      <rect width="100" height="1" />
      <rect width={percent} height="1" className={fill} />
      {children}
    </svg>
  );
}

/** Wins with a bar as long as their share of the most in the table. */
function Wins({ wins, of: most, children }: { wins: number; of: number; children: ReactNode }) {
  if (wins === 0) return "0";
  return (
    <span className="items-center gap-4 md:flex">
      <ValueBar percent={(100 * wins) / most} fill="fill-team" track="fill-none">
        {children}
      </ValueBar>
      {/* Three digits take as much of the bar as two. */}
      <span className="min-w-8">{wins}</span>
    </span>
  );
}

/**
 * The columns of a table with its wins as bars in the colours of teams, the longest for the most.
 *
 * @param head what the bars show
 * @param partsOf the parts of a bar, of which a win is `each` long
 */
export function withWinBars<Row extends { wins: number }>(
  columns: ReadonlyArray<Column<Row>>,
  rows: ReadonlyArray<Row>,
  head?: ReactNode,
  partsOf?: (row: Row, each: number) => ReactNode,
): Array<Column<Row>> {
  const most = Math.max(...rows.map(({ wins }) => wins));
  return columns.map((column) =>
    column.id === "wins"
      ? {
          ...column,
          cell: (row) => (
            <Wins wins={row.wins} of={most}>
              {partsOf?.(row, 100 / most)}
            </Wins>
          ),
          ...(head !== undefined && most > 0 ? { headScale: head } : {}),
        }
      : column,
  );
}

type WithSharesProps = { first: number; second: number; children: ReactNode };

/** The share of the first of two, and where there is room both shares as a bar in the colour of their team. */
export function WithShares({ first, second, children }: WithSharesProps) {
  return (
    <span className="flex items-center justify-end gap-4">
      <span className={`w-full max-w-56 max-md:max-w-none ${phoneBarClass}`}>
        <PairShares first={first} second={second} className="block" />
      </span>
      {/* As wide as "▲ 100.0%", so that all bars begin at one place. */}
      <span className={`min-w-19 ${phoneFigureClass}`}>
        <Compared by={first - second}>{children}</Compared>
      </span>
    </span>
  );
}
