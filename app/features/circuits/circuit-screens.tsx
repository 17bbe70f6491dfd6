import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import type { RowData } from "@tanstack/react-table";
import { Suspense, useMemo } from "react";
import type { CircuitRace } from "#contract/circuits.ts";
import { circuitProfileQuery } from "#app/data/circuits.queries.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import type { Table } from "#app/ui/table/definition.ts";
import { CircuitOutlineFigure } from "./circuit-outline.tsx";
import { driverHonours, teamHonours } from "./honours.ts";
import { layoutsOf } from "./layouts.ts";
import { circuitRacesTable, driverHonoursTable, layoutsTable, teamHonoursTable } from "./tables.tsx";
import { heldRaces, noCircuitFacts } from "./texts.ts";

/** A circuit from above, and every Grand Prix there, with winner, pole and fastest lap. */
export function CircuitRacesScreen() {
  return (
    <>
      <Suspense>
        <CircuitOutlineFigure />
      </Suspense>
      <CircuitTable
        table={circuitRacesTable}
        rowsOf={heldRaces}
        method="Pole is grid slot 1; where another driver is credited with it, the table says so. The length is that of the layout then. Source: F1DB."
      />
    </>
  );
}

/** The drivers who were successful at a circuit. */
export function CircuitDriversScreen() {
  return (
    <CircuitTable
      table={driverHonoursTable}
      rowsOf={driverHonours}
      method="Grands Prix only, on every layout. Pole is grid slot 1; both drivers of a winning shared car have won. Source: F1DB."
    />
  );
}

/** The teams that won at a circuit. */
export function CircuitTeamsScreen() {
  return (
    <CircuitTable
      table={teamHonoursTable}
      rowsOf={teamHonours}
      method="Grands Prix won, on every layout, by the make of the car. Source: F1DB."
    />
  );
}

/** The forms that a circuit had, with the fastest race lap on each, and the outline of the one recorded last. */
export function CircuitLayoutsScreen() {
  return (
    <>
      <Suspense>
        <CircuitOutlineFigure saysWhyNot />
      </Suspense>
      <CircuitTable
        table={layoutsTable}
        rowsOf={layoutsOf}
        method="A layout is a form of the circuit with its own length and turns. The lap record is the fastest lap of a Grand Prix, not of qualifying. Source: F1DB."
      />
    </>
  );
}

type CircuitTableProps<Row extends RowData> = {
  table: Table<Row>;
  /** What the circuit's races say, newest first. */
  rowsOf: (races: ReadonlyArray<CircuitRace>) => Array<Row>;
  method: string;
};

/** A table made of a circuit's races, or the note that there are none. */
function CircuitTable<Row extends RowData>(props: CircuitTableProps<Row>) {
  return (
    <Suspense fallback={<TableSkeleton table={props.table} />}>
      <TableOfRaces {...props} />
    </Suspense>
  );
}

function TableOfRaces<Row extends RowData>({ table, rowsOf, method }: CircuitTableProps<Row>) {
  const { circuitId } = useParams({ from: "/circuits/$circuitId" });
  const { data } = useSuspenseQuery(circuitProfileQuery(circuitId));
  const races = data.available ? data.value?.races : undefined;
  const rows = useMemo(() => rowsOf(races ?? []), [rowsOf, races]);
  if (rows.length === 0) return <EmptyNote>{noCircuitFacts}</EmptyNote>;
  return <DataTable table={table} rows={rows} method={method} />;
}
