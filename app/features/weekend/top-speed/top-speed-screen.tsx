import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { TopSpeed } from "#contract/timing/lap.ts";
import { topSpeedQuery } from "#app/data/timing.queries.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { useRace } from "../layout/use-weekend.ts";
import type { QualifyingSession } from "#app/features/weekend/timing/missing-timing.tsx";
import { Timed } from "../timing/timed.tsx";
import { SpeedDrawing } from "./speed-drawing.tsx";
import { type Place, type SpeedRow, highest, placeNames, places, speedRows, speedsMethod } from "./speeds.ts";
import { formatValue } from "#app/text/format.ts";
import { type Column, type Table, defineTable } from "#app/ui/table/definition.ts";
import { useTeamColours } from "#app/features/team-colours/use-team-colours.ts";
import { Fastest } from "../marks/fastest.tsx";
import * as columns from "../timing/timed-drivers.tsx";

/** Everyone's highest speeds in qualifying or sprint qualifying. */
export function TopSpeedScreen({ session }: { session: QualifyingSession }) {
  const race = useRace();
  const { data } = useSuspenseQuery(topSpeedQuery({ ...race, session }));
  return (
    <>
      <h2 className="sr-only">Top speeds</h2>
      <Timed facts={data} session={session} document="top-speed">
        {(document) => <TopSpeeds year={race.year} document={document} />}
      </Timed>
    </>
  );
}

function TopSpeeds({ year, document }: { year: number; document: TopSpeed }) {
  const rows = useMemo(() => speedRows(document), [document]);
  const plain = useMemo(() => speedsTable(rows), [rows]);
  const table = useTeamColours(plain, year, columns.teamOfRow);
  return (
    <div className="drawn">
      <SpeedDrawing year={year} rows={rows} />
      <DataTable table={table} rows={rows} method={speedsMethod(document.source)} />
    </div>
  );
}

/** How addresses call the columns of a place. */
const ids: Readonly<Record<Place, string>> = {
  speed_trap: "speed_trap",
  intermediate_1: "intermediate_a",
  intermediate_2: "intermediate_b",
};

/** Everyone's highest speeds, with the laps on which they were reached. */
function speedsTable(rows: ReadonlyArray<SpeedRow>): Table<SpeedRow> {
  return defineTable({
    name: "top-speeds",
    wrapsHeads: true,
    caption: "Highest speeds",
    noun: ["driver", "drivers"],
    bar: "driver",
    columns: [
      {
        id: "place",
        label: "Pos",
        value: ({ rank }) => rank,
        numeric: true,
        firstSort: "asc",
        width: 4,
        smallWidth: 2.75,
      },
      { ...columns.driverColumn, width: [10, 1.5], smallWidth: 8 },
      { ...columns.teamColumn, width: [8, 1.2], smallWidth: 6 },
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
      width: [7, 1],
      smallWidth: 5.5,
    },
    {
      id: `${ids[place]}_lap`,
      label: "On lap",
      value: (row) => row[place]?.lap ?? null,
      numeric: true,
      firstSort: "asc",
      width: [5, 0.6],
      smallWidth: 3.25,
    },
  ];
}
