import { driverPath, teamPath } from "#app/text/page-paths.ts";
import type { ConstructorRuleLine, DriverRuleLine } from "#contract/rules/answers.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { formatThousands, formatValue } from "#app/text/format.ts";
import { Named } from "#app/ui/flag/flag.tsx";
import { phoneFigureClass, ValueBar } from "#app/ui/value-bar.tsx";
import { PlacesGained, positionColumn } from "#app/ui/places.tsx";
import { type Column, defineTable, type Table } from "#app/ui/table/definition.ts";
import { constructorName } from "#app/features/standings/lines.ts";

/** What the lines of both tables have in common. */
type Line = Omit<DriverRuleLine, "driver_id" | "driver_name">;

const figure = 6.25;

/** The columns of a table under other rules; those of dropped results only where there are any. */
function columns<Data extends Line>(
  who: Column<Data>,
  lines: ReadonlyArray<Line>,
  isByWins: boolean,
): ReadonlyArray<Column<Data>> {
  const most = Math.max(1, ...lines.map(({ points }) => points));
  const hasDropped = lines.some(({ dropped }) => dropped.length > 0);
  return [
    { ...positionColumn, phone: "place", width: 4 },
    who,
    {
      id: "points",
      label: isByWins ? "Wins" : "Points",
      value: (line) => line.points,
      cell: ({ points }) => (
        <span className="flex items-center justify-end gap-4">
          {points === 0 ? null : <ValueBar percent={(100 * points) / most} fill="fill-team" />}
          <span className={`md:min-w-12 ${phoneFigureClass}`}>{formatThousands(points)}</span>
        </span>
      ),
      numeric: true,
      look: "points",
      phone: "value",
      phoneBar: true,
      width: [12, 3.5],
    },
    ...(hasDropped ? droppedColumns : []),
    {
      id: "was_position",
      label: "Real place",
      value: (line) => line.was_position,
      cell: (line) => formatValue(line.was_position),
      numeric: true,
      firstSort: "asc",
      phone: "lead",
      phoneWords: { before: "was " },
      width: figure,
    },
    {
      id: "was_points",
      label: "Real points",
      value: (line) => line.was_points,
      cell: (line) => formatValue(line.was_points),
      numeric: true,
      phone: "detail",
      phoneWords: { after: " points", one: " point" },
      width: 7.25,
    },
    {
      id: "gained",
      label: "Change",
      value: (line) => line.gained,
      // Most keep their place: only who moves is to be seen.
      cell: ({ gained }) =>
        gained === 0 ? <span className="sr-only">0</span> : <PlacesGained places={gained} />,
      numeric: true,
      phone: "second",
      width: figure,
    },
  ];
}

const droppedColumns: ReadonlyArray<Column<Line>> = [
  {
    id: "gross_points",
    label: "All points",
    value: (line) => line.gross_points,
    numeric: true,
    width: figure,
  },
  {
    id: "dropped",
    label: "Dropped",
    value: ({ dropped }) =>
      dropped.length === 0
        ? null
        : dropped.map(({ round, points }) => `${points} (round ${round})`).join(", "),
    sortable: false,
    width: [12, 1.5],
  },
];

const driver: Column<DriverRuleLine> = {
  id: "name",
  label: "Driver",
  value: (line) => line.driver_name,
  cell: ({ country, driver_id, driver_name }) => (
    <Named country={country} href={driverPath(driver_id)} name={driver_name} />
  ),
  phone: "name",
  width: [11, 1.6],
};

const constructor: Column<ConstructorRuleLine> = {
  id: "name",
  label: "Constructor",
  value: constructorName,
  cell: ({ country, team_id, team_name, engine }) => (
    <>
      <Named country={country} href={teamPath(team_id)} name={team_name} />
      {engine === null ? null : ` (${engine})`}
    </>
  ),
  phone: "name",
  width: [11, 1.6],
};

/** The drivers' table of a season under other rules, in the colours of that season. @param isByWins whether its points are wins */
export function driversTable(
  lines: ReadonlyArray<Line>,
  year: number,
  isByWins = false,
): Table<DriverRuleLine> {
  return rulesTable("drivers", ["driver", "drivers"], columns(driver, lines, isByWins), year);
}

/** The constructors' table of a season under other rules. */
export function constructorsTable(
  lines: ReadonlyArray<Line>,
  year: number,
  isByWins = false,
): Table<ConstructorRuleLine> {
  return rulesTable(
    "constructors",
    ["constructor", "constructors"],
    // The order in the address is of one table: both have their own ids.
    columns(constructor, lines, isByWins).map((column) => ({ ...column, id: `constructor_${column.id}` })),
    year,
  );
}

/** The table that stands in for one that is on its way. */
export const anyTable = driversTable([], 0);

function rulesTable<Row extends Line>(
  championship: "drivers" | "constructors",
  noun: [one: string, many: string],
  ofTable: ReadonlyArray<Column<Row>>,
  year: number,
): Table<Row> {
  return defineTable<Row>({
    name: `rules-${championship}`,
    heading: championship === "drivers" ? "Drivers" : "Constructors",
    caption: `${championship === "drivers" ? "Drivers’" : "Constructors’"} championship under other rules`,
    noun,
    columns: ofTable,
    rowClass: ({ team_id }) => teamClass(team_id, year),
    bar: championship === "drivers" ? "name" : "constructor_name",
    twoStickyColumns: true,
  });
}
