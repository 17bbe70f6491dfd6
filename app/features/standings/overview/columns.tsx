import { PlacesGained, positionColumn } from "#app/ui/places.tsx";
import { formatThousands, formatSpan, noValue } from "#app/text/format.ts";
import { BarHead } from "#app/ui/interval-bar.tsx";
import { ValueBar } from "#app/ui/value-bar.tsx";
import type { Column } from "#app/ui/table/definition.ts";
import type { ConstructorOverview, DriverOverview } from "#contract/championship.ts";
import { leadSentence } from "#app/features/standings/lines.ts";
import { roundedPoints } from "#contract/values.ts";

/** What the lines of both championships have in common. */
type Line = WithGap<{
  position: number | null;
  points: number;
  gross_points: number;
  wins: number;
  podiums: number;
  poles: number;
  change: number | null;
  possible: [number, number] | null;
}>;

const figure = [5.25, 1] as const;
const tally = [5, 0.8] as const;

/** The columns of a championship's table: those that say who stands between the place and the figures. */
export function overviewColumns<Data extends Line>(
  who: ReadonlyArray<Column<Data>>,
  extra: Extra,
): ReadonlyArray<Column<Data>> {
  return [
    { ...positionColumn, phone: "place", width: 4 },
    ...who,
    {
      id: "points",
      label: "Points",
      value: (line) => line.points,
      cell: ({ points, gap }) => (
        <span className="items-center gap-4 md:flex">
          <ValueBar percent={shareOfMost(points, gap)} fill="fill-team" />
          <span className="min-w-10">{formatThousands(points)}</span>
        </span>
      ),
      headScale: <BarHead>Relative to leader</BarHead>,
      numeric: true,
      look: "points",
      phone: "value",
      phoneWords: { after: " pts", one: " pt" },
      phoneBar: true,
      width: [11, 2],
    },
    ...extraColumns[extra],
    {
      id: "gap",
      label: "Gap",
      value: (line) => line.gap,
      cell: gapText,
      numeric: true,
      firstSort: "asc",
      phone: "second",
      width: [5.875, 1],
    },
    {
      id: "wins",
      label: "Wins",
      value: (line) => line.wins,
      numeric: true,
      // A constructor has no team before it.
      phone: who.some(({ phone }) => phone === "lead") ? "detail" : "lead",
      phoneWords: { after: " wins", one: " win" },
      width: tally,
    },
    { id: "podiums", label: "Podiums", value: (line) => line.podiums, numeric: true, width: tally },
    { id: "poles", label: "Poles", value: (line) => line.poles, numeric: true, width: tally },
    ...(extra === "possible" ? [change] : []),
  ];
}

/** Places gained by the last round; nothing that a final table has to say. */
const change: Column<Line> = {
  id: "change",
  label: "Change",
  value: (line) => line.change,
  cell: (line) => <PlacesGained places={line.change} />,
  numeric: true,
  width: figure,
};

/** Points in per cent of the leader's, who is as far ahead as the gap says. */
function shareOfMost(points: number, gap: number | null): number {
  const most = points + (gap ?? 0);
  return most === 0 || gap === null ? 0 : (100 * points) / most;
}

const extraColumns: Readonly<Record<Extra, ReadonlyArray<Column<Line>>>> = {
  gross: [
    {
      id: "gross_points",
      label: "All points",
      value: (line) => line.gross_points,
      numeric: true,
      width: figure,
    },
  ],
  possible: [
    {
      id: "possible",
      label: "Possible",
      value: ({ possible }) => (possible === null ? null : possibleText(possible)),
      cell: ({ possible, isOpen }) => (
        <span className={isOpen ? "text-soft" : undefined}>
          {possible === null ? noValue : possibleText(possible)}
        </span>
      ),
      numeric: true,
      sortable: false,
      width: figure,
    },
  ],
  none: [],
};

type Standing = {
  position: number | null;
  points: number;
  gross_points: number;
  possible: [number, number] | null;
};

/** A line of a season's table with what the others say about it. */
export type WithGap<Placed> = Placed & {
  /** The distance in points from the leader; null if unplaced. */
  gap: number | null;
  /** True where every place of the table is still possible. */
  isOpen: boolean;
  /** True in the table of a season that is over. */
  isFinal: boolean;
};

/** The lines of a season's table, each with its gap and whether it may still end anywhere. */
export function withGaps<Placed extends Standing>(
  standings: ReadonlyArray<Placed>,
  isFinal: boolean,
): Array<WithGap<Placed>> {
  const most = standings.find(({ position }) => position === 1)?.points ?? 0;
  const last = Math.max(...standings.map(({ possible }) => possible?.[1] ?? 0));
  return standings.map((line) => ({
    ...line,
    isFinal,
    isOpen: line.possible !== null && line.possible[0] === 1 && line.possible[1] === last,
    gap: line.position === null ? null : roundedPoints(most - line.points),
  }));
}

/** How the first two stand, as the heading of their table; undefined for a season without a race. */
export function overviewFinding(
  {
    rounds_run,
    rounds,
    standings,
  }: Pick<DriverOverview | ConstructorOverview, "rounds_run" | "rounds"> & {
    standings: ReadonlyArray<Standing>;
  },
  names: ReadonlyArray<string>,
): string | undefined {
  const [first, second] = standings;
  const [name, other] = names;
  if (first === undefined || second === undefined || name === undefined || other === undefined)
    return undefined;
  return leadSentence([name, other], [first.points, second.points], rounds_run >= rounds ? null : rounds_run);
}

/** What a table has to show besides the usual: points that do not count, places still possible, or neither. */
export type Extra = "gross" | "possible" | "none";

/** Seasons with dropped results ended long ago: they never stand beside places still possible. */
export function extraOf(standings: ReadonlyArray<Standing>): Extra {
  if (standings.some(({ possible }) => possible !== null)) return "possible";
  return standings.some(({ points, gross_points }) => points !== gross_points) ? "gross" : "none";
}

/** The distance from the first in points: "Champion" or "Leader" for the first, "−50", and "–" if unplaced. */
export function gapText({
  gap,
  position,
  isFinal,
}: Pick<WithGap<Standing>, "gap" | "position" | "isFinal">): string {
  if (gap === null) return noValue;
  if (position === 1) return isFinal ? "Champion" : "Leader";
  return gap === 0 ? "0" : `−${formatThousands(gap)}`;
}

/** "2–5", or "3" where only one place is left. */
export function possibleText([best, worst]: readonly [number, number]): string {
  return formatSpan(best, worst);
}

/** How the points of a season came about, as the line under its table says it. */
export function overviewMethod(
  { rule, notes }: Pick<DriverOverview | ConstructorOverview, "rule" | "notes">,
  extra: Extra,
): string {
  const extraText = {
    gross: "“All points” are those scored, dropped results included.",
    possible: "“Possible” are the best and worst final place that the Grands Prix and sprints to come allow.",
    none: "",
  }[extra];
  const counted =
    "Wins, podiums and poles count Grands Prix only. Bars: share of the leader’s points. Source: F1DB.";
  return [rule, ...notes, extraText, counted].filter(Boolean).join(" ");
}
