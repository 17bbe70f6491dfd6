import { PlacesGained } from "#app/ui/places-gained/places-gained.tsx";
import { formatThousands } from "#app/text/format.ts";
import { ValueBar } from "#app/ui/value-bar.tsx";
import type { Column } from "#app/ui/table/definition.ts";
import { positionColumn } from "../position-column.tsx";
import { type Extra, gapText, possibleText, type WithGap } from "./lines.ts";

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
      numeric: true,
      look: "points",
      phone: "value",
      width: [9, 2],
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
      width: figure,
    },
    {
      id: "wins",
      label: "Wins",
      value: (line) => line.wins,
      numeric: true,
      phone: "detail",
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
      numeric: true,
      sortable: false,
      width: figure,
    },
  ],
  none: [],
};
