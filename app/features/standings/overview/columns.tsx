import { Flag } from "#app/ui/flag/flag.tsx";
import { formatValue, noValue } from "#app/ui/format-number.ts";
import type { Column } from "#app/ui/table/definition.ts";
import { Medal } from "#app/ui/table/medal.tsx";
import { type Extra, possibleText, type WithGap } from "./lines.ts";

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

/** The columns of a championship's table: those that say who stands between the place and the figures. */
export function overviewColumns<Data extends Line>(
  who: ReadonlyArray<Column<Data>>,
  extra: Extra,
): ReadonlyArray<Column<Data>> {
  return [
    { ...position, firstSort: "asc" },
    ...who,
    { id: "points", label: "Points", value: (line) => line.points, numeric: true },
    ...extraColumns[extra],
    {
      id: "gap",
      label: "Gap",
      value: (line) => line.gap,
      cell: ({ gap }) => (gap === 0 ? noValue : formatValue(gap)),
      numeric: true,
      firstSort: "asc",
    },
    { id: "wins", label: "Wins", value: (line) => line.wins, numeric: true },
    { id: "podiums", label: "Podiums", value: (line) => line.podiums, numeric: true },
    { id: "poles", label: "Poles", value: (line) => line.poles, numeric: true },
    {
      id: "change",
      label: "Change",
      value: (line) => line.change,
      cell: ({ change }) => <Change places={change} />,
      numeric: true,
    },
  ];
}

const position: Column<Line> = {
  id: "position",
  label: "Pos",
  value: (line) => line.position,
  cell: (line) => <Medal place={line.position}>{formatValue(line.position)}</Medal>,
};

const extraColumns: Readonly<Record<Extra, ReadonlyArray<Column<Line>>>> = {
  gross: [{ id: "gross_points", label: "All points", value: (line) => line.gross_points, numeric: true }],
  possible: [
    {
      id: "possible",
      label: "Possible",
      value: ({ possible }) => (possible === null ? null : possibleText(possible)),
      numeric: true,
      sortable: false,
    },
  ],
  none: [],
};

/** Someone's name with flag, which leads to their page. */
export function Named({ country, href, name }: { country: string; href: string; name: string }) {
  return (
    <>
      <Flag country={country} alone /> <a href={href}>{name}</a>
    </>
  );
}

/** Places gained or lost since the round before: a sign for the eye, a word for the ear. */
function Change({ places }: { places: number | null }) {
  if (places === null || places === 0) return noValue;
  const gained = places > 0;
  return (
    <span className={gained ? "gained" : "lost"}>
      <span className="sr-only">{gained ? "up" : "down"} </span>
      <span aria-hidden="true">{gained ? "▲" : "▼"}</span> {Math.abs(places)}
    </span>
  );
}
