import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { Suspense } from "react";
import type { ListedCircuit } from "#app/data/circuits.functions.ts";
import { listedCircuitsQuery } from "#app/data/circuits.queries.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { noValue } from "#app/text/format.ts";
import { DirectoryTable } from "#app/ui/directory/directory-table.tsx";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { Flag } from "#app/ui/flag/flag.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { defineTable } from "#app/ui/table/definition.ts";
import { ListedOutline } from "./circuit-shape.tsx";
import { kilometres, noCircuitFacts } from "./circuit-texts.ts";

/** Every circuit. */
const circuitListTable = defineTable<ListedCircuit>({
  name: "circuit-list",
  caption: "Circuits by name",
  noun: ["circuit", "circuits"],
  columns: [
    {
      id: "circuit_name",
      label: "Circuit",
      value: (row) => row.circuit_name,
      cell: (row) => (
        <>
          <Flag country={row.country} /> <a href={`/circuits/${row.circuit_id}/`}>{row.circuit_name}</a>
          {row.outline === null ? null : <ListedOutline metres={row.outline} />}
        </>
      ),
      phone: "name",
      width: [15.5, 2],
    },
    { id: "place", label: "Place", value: (row) => row.place, phone: "lead", width: [8.5, 1.1] },
    {
      id: "country",
      label: "Country",
      value: (row) => row.country,
      phone: "detail",
      width: [12.5, 1],
    },
    {
      id: "races_held",
      label: "Grands Prix",
      value: (row) => row.races_held,
      numeric: true,
      phone: "value",
      phoneWords: { after: " GP" },
      width: 6.75,
    },
    {
      id: "first_year",
      label: "First",
      value: (row) => (row.races_held === 0 ? null : row.first_year),
      cell: (row) => (row.races_held === 0 ? noValue : row.first_year),
      numeric: true,
      width: 4.5,
    },
    {
      id: "last_held_year",
      label: "Last",
      value: (row) => row.last_held_year,
      cell: (row) => row.last_held_year ?? noValue,
      numeric: true,
      width: 4.5,
    },
    {
      id: "length_km",
      label: "Length",
      value: (row) => row.length_km,
      cell: (row) => kilometres(row.length_km),
      numeric: true,
      width: 6,
    },
    {
      id: "last_winner",
      label: "Last winner",
      value: (row) => row.last_winner?.driver_name ?? null,
      cell: ({ last_winner: won }) =>
        won === null ? noValue : <a href={`/driver/${won.driver_id}/`}>{won.driver_name}</a>,
      phone: "second",
      width: [11, 1.6],
    },
  ],
  rowClass: ({ last_winner, last_held_year }) =>
    last_winner === null ? "" : teamClass(last_winner.team_id, last_held_year ?? undefined),
  bar: "last_winner",
});

/** What the list counts. */
const circuitListMethod =
  "Every circuit that held or will hold a Grand Prix. The length is that of its last layout; first and last are seasons with a Grand Prix held there. Source: F1DB.";

/** Every circuit of the archive by name, narrowed down by letter and country. */
export function CircuitListScreen() {
  return (
    <div className="page">
      <PageHeading ways={<Link to="/races/">Races by season</Link>}>
        <h1>Circuits</h1>
      </PageHeading>
      <Suspense fallback={<TableSkeleton table={circuitListTable} />}>
        <CircuitList />
      </Suspense>
    </div>
  );
}

function CircuitList() {
  const { data } = useSuspenseQuery(listedCircuitsQuery());
  if (!data.available || data.value.length === 0) return <EmptyNote>{noCircuitFacts}</EmptyNote>;
  return <Circuits entries={data.value} />;
}

function Circuits({ entries }: { entries: ReadonlyArray<ListedCircuit> }) {
  return (
    <DirectoryTable
      entries={entries}
      indexOf={circuitName}
      search={useSearch({ from: "/circuits/" })}
      country={{ label: "Country", all: "All countries" }}
      table={circuitListTable}
      method={circuitListMethod}
    />
  );
}

function circuitName(circuit: ListedCircuit): string {
  return circuit.circuit_name;
}
