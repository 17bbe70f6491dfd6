import { noValue } from "#app/text/format.ts";
import { type Column, defineTable, type Table } from "#app/ui/table/definition.ts";
import { Medal } from "#app/ui/table/medal.tsx";
import type { PlacedDriver } from "./progression-lines.ts";

const who: ReadonlyArray<Column<PlacedDriver>> = [
  {
    id: "driver_name",
    label: "Driver",
    value: (row) => row.driver_name,
    cell: (row) => <a href={`/driver/${row.driver_id}/`}>{row.driver_name}</a>,
  },
  {
    id: "team_name",
    label: "Team",
    value: (row) => row.team_name,
    cell: (row) => <a href={`/teams/${row.team_id}/`}>{row.team_name}</a>,
  },
];

/** A stage as a column: what an address calls it, what a file does, and what its head says where that is shorter. */
export type PlaceColumn = { id: string; label: string; head?: string };

/** Each driver's place in each stage, a column for each. */
export function placesTable(
  name: string,
  caption: string,
  stages: ReadonlyArray<PlaceColumn>,
  equalWidths?: Table<PlacedDriver>["equalWidths"],
): Table<PlacedDriver> {
  return defineTable({
    name,
    caption,
    noun: ["driver", "drivers"],
    widths: "equal",
    wrapsHeads: true,
    equalWidths,
    columns: [...who, ...stages.map(placeColumn)],
  });
}

function placeColumn(stage: PlaceColumn, index: number): Column<PlacedDriver> {
  const valueOf = (row: PlacedDriver) => row.places[index] ?? row.place_texts[index] ?? null;
  return {
    ...stage,
    value: valueOf,
    sortBy: (row) => row.places[index] ?? null,
    cell: (row) => <Medal place={row.places[index] ?? null}>{String(valueOf(row) ?? noValue)}</Medal>,
    numeric: true,
    firstSort: "asc",
  };
}
