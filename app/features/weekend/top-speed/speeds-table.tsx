import { formatValue } from "#app/ui/format-number.ts";
import { type Column, defineTable, type Table } from "#app/ui/table/definition.ts";
import { Fastest } from "../marks/fastest.tsx";
import * as columns from "../timing/driver-columns.tsx";
import { highest, type Place, placeNames, places, type SpeedRow } from "./speeds.ts";

/** How addresses call the columns of a place. */
const ids: Readonly<Record<Place, string>> = {
  speed_trap: "speed_trap",
  intermediate_1: "intermediate_a",
  intermediate_2: "intermediate_b",
};

/** Everyone's highest speeds, with the laps on which they were reached. */
export function speedsTable(rows: ReadonlyArray<SpeedRow>): Table<SpeedRow> {
  return defineTable({
    name: "top-speeds",
    caption: "Highest speeds",
    noun: ["driver", "drivers"],
    columns: [
      {
        id: "place",
        label: "Pos.",
        value: ({ rank }) => rank,
        numeric: true,
        firstSort: "asc",
      },
      columns.driver,
      columns.team,
      ...places.flatMap((place) => speedColumns(place, highest(rows, place))),
    ],
  });
}

function speedColumns(place: Place, best: number): Array<Column<SpeedRow>> {
  return [
    {
      id: ids[place],
      label: `${placeNames[place]} (km/h)`,
      value: (row) => row[place]?.kmh ?? null,
      cell: (row) => {
        const kmh = row[place]?.kmh ?? null;
        return <Fastest when={kmh === best}>{formatValue(kmh)}</Fastest>;
      },
      numeric: true,
    },
    {
      id: `${ids[place]}_lap`,
      label: "On Lap",
      value: (row) => row[place]?.lap ?? null,
      numeric: true,
      firstSort: "asc",
    },
  ];
}
