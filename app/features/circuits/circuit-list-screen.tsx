import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { Suspense, useMemo } from "react";
import type { CircuitEntry } from "#contract/circuits.ts";
import { circuitEntriesQuery } from "#app/data/circuits.queries.ts";
import { DirectoryControls } from "#app/ui/directory/directory-controls.tsx";
import { type Directory, listed } from "#app/ui/directory/directory.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { circuitListTable } from "./tables.tsx";
import { noCircuitFacts } from "./texts.ts";

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
  const { data } = useSuspenseQuery(circuitEntriesQuery());
  if (!data.available || data.value.length === 0) return <EmptyNote>{noCircuitFacts}</EmptyNote>;
  return <Circuits entries={data.value} />;
}

function Circuits({ entries }: { entries: ReadonlyArray<CircuitEntry> }) {
  const search = useSearch({ from: "/circuits/" });
  const directory = useMemo(
    (): Directory<CircuitEntry> => ({ entries, indexOf: (circuit) => circuit.circuit_name }),
    [entries],
  );
  const { letter, country } = search;
  const rows = useMemo(() => listed(directory, { letter, country }), [directory, letter, country]);
  return (
    <>
      <DirectoryControls
        directory={directory}
        search={search}
        country={{ label: "Country", all: "All countries" }}
      />
      <DataTable table={circuitListTable} rows={rows} method={method} />
    </>
  );
}

const method =
  "Every circuit that held or will hold a Grand Prix. The length is that of its last layout; the seasons are those on the calendar. Source: F1DB.";
