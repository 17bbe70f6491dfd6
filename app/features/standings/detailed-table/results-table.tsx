import { raceResultsPath } from "#app/text/page-paths.ts";
import type { SeasonRound } from "#contract/standings.ts";
import { Flag } from "#app/ui/flag/flag.tsx";
import { noValue } from "#app/text/format.ts";
import { type Column, defineTable, type Table } from "#app/ui/table/definition.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { positionColumn } from "../position-column.tsx";
import type { GridCell, GridRow } from "./cells.ts";

/** What differs between the tables of drivers and of constructors. */
type Kind = Readonly<{
  name: string;
  caption: string;
  noun: readonly [one: string, several: string];
  /** The column of names. */
  who: { id: string; label: string };
  /** How a round's column sorts first: places from the first, points from the most. */
  firstSort: "asc" | "desc";
  /** What a file calls the column of what stands small below; null for a round without. */
  second: (round: SeasonRound) => string | null;
}>;

export const kinds = {
  drivers: {
    name: "drivers-by-round",
    caption: "Drivers' results by round",
    noun: ["driver", "drivers"],
    who: { id: "driver_name", label: "Driver" },
    firstSort: "asc",
    second: ({ sprint }) => (sprint ? "sprint" : null),
  },
  constructors: {
    name: "constructors-by-round",
    caption: "Constructors' results by round",
    noun: ["constructor", "constructors"],
    who: { id: "team_name", label: "Constructor" },
    firstSort: "desc",
    second: () => "places",
  },
} as const satisfies Record<string, Kind>;

/** A season at a glance: a row for each driver or constructor, a column for each round run. */
export function resultsTable(
  { name, caption, noun, who, firstSort, second }: Kind,
  year: number,
  rounds: ReadonlyArray<SeasonRound>,
): Table<GridRow> {
  const lines: ReadonlyArray<Column<GridRow>> = [
    positionColumn,
    { ...who, value: (row) => row.name, cell: Name },
    { id: "points", label: "Points", value: (row) => row.points, numeric: true },
  ];
  const results = rounds.map((round, index): Column<GridRow> => {
    const cellOf = (row: GridRow) => row.cells[index] ?? null;
    return {
      id: `r${round.round}`,
      label: `R${round.round} ${round.race_name}`,
      // WCAG 2.5.3, label in name: the accessible name begins with the visible text.
      head: `R${round.round}`,
      headLink: <RoundLink year={year} round={round} />,
      value: (row) => cellOf(row)?.value ?? null,
      sortBy: (row) => cellOf(row)?.rank ?? null,
      firstSort,
      cell: (row) => <Cell cell={cellOf(row)} />,
    };
  });
  const files = rounds.flatMap((round, index): Array<Column<GridRow>> => {
    const extra = second(round);
    const result = results[index];
    if (result === undefined) return [];
    if (extra === null) return [result];
    const { id, label } = result;
    return [
      result,
      { id: `${id}_${extra}`, label: `${label} ${extra}`, value: (row) => row.cells[index]?.second ?? null },
    ];
  });
  return defineTable({
    name,
    caption,
    noun,
    columns: [...lines, ...results],
    widths: "equal",
    rowClass: ({ team_id }) => teamClass(team_id, year),
    bar: who.id,
    fileColumns: [...lines, ...files],
  });
}

/** A name, on a phone by its three letters. */
function Name({ name, code, href }: GridRow) {
  if (code === null) return <a href={href}>{name}</a>;
  return (
    <a href={href}>
      <span className="max-md:hidden">{name}</span>
      <abbr title={name} className="no-underline md:hidden">
        {code}
      </abbr>
    </a>
  );
}

/** The flag above a round's number; it leads to the results. */
function RoundLink({ year, round: { round, race_name, country } }: { year: number; round: SeasonRound }) {
  return (
    <a href={raceResultsPath(year, round)} title={race_name} aria-label={`Results of ${race_name}`}>
      <Flag country={country} />
    </a>
  );
}

/** A place in the points of a sprint stands out. */
function sprintClass({ second, place }: GridCell): string | undefined {
  if (typeof second !== "number" || second > sprintPoints) return undefined;
  return place !== null && place <= 3 ? "font-strong" : "font-strong text-ink";
}

/** So many score in a sprint. */
const sprintPoints = 8;

function Cell({ cell }: { cell: GridCell | null }) {
  if (cell === null) return noValue;
  const { text, place, scored, marks, below, title } = cell;
  const look = place !== null && place <= 3 ? `place-${place}` : scored ? "scored" : undefined;
  return (
    <span className={look} title={title ?? undefined}>
      {text}
      {marks === "" ? null : <sup>{marks}</sup>}
      {below === "" ? null : <small className={sprintClass(cell)}>{below}</small>}
    </span>
  );
}
