import { noValue } from "#app/text/format.ts";
import { teamPath } from "#app/text/page-paths.ts";
import { type Column, defineTable, type Table } from "#app/ui/table/definition.ts";
import { Medal } from "#app/ui/table/medal.tsx";
import { ShortDriverLink } from "../timing/timed-drivers.tsx";
import type { PlacedDriver } from "./progression-lines.ts";

const who: ReadonlyArray<Column<PlacedDriver>> = [
  {
    id: "driver_name",
    label: "Driver",
    value: (row) => row.driver_name,
    cell: (row) => <ShortDriverLink {...row} />,
  },
  {
    id: "team_name",
    label: "Team",
    value: (row) => row.team_name,
    cell: (row) => <a href={teamPath(row.team_id)}>{row.team_name}</a>,
    look: "aside",
    smallWidth: null,
  },
];

/**
 * A stage as a column: what an address calls it, what a file does, what its head says where that is shorter, and whether
 * its places are the race's.
 */
export type PlaceColumn = { id: string; label: string; head?: string; isFinish?: boolean };

/** The team whose colour a row has. */
export const teamOfPlaced = (row: PlacedDriver) => row.team_id;

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
    bar: "driver_name",
    equalWidths: { smallFirst: 4, ...equalWidths },
    columns: [...who, ...stages.map(placeColumn)],
  });
}

function placeColumn({ isFinish = false, ...stage }: PlaceColumn, index: number): Column<PlacedDriver> {
  const valueOf = (row: PlacedDriver) => row.places[index] ?? row.place_texts[index] ?? null;
  return {
    ...stage,
    value: valueOf,
    sortBy: (row) => row.places[index] ?? null,
    cell: (row) => (
      <Medal place={isFinish ? (row.places[index] ?? null) : null}>{String(valueOf(row) ?? noValue)}</Medal>
    ),
    firstSort: "asc",
  };
}
