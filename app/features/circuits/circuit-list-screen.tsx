import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { Suspense } from "react";
import type { ListedCircuit } from "#app/data/circuits.functions.ts";
import { listedCircuitsQuery } from "#app/data/circuits.queries.ts";
import { DirectoryTable } from "#app/ui/directory/directory-table.tsx";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { circuitListMethod, circuitListTable } from "./circuit-tables.tsx";
import { noCircuitFacts } from "./circuit-texts.ts";

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
