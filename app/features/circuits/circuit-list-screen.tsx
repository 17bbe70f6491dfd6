import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { Suspense, useMemo } from "react";
import type { ListedCircuit } from "#app/data/circuits.functions.ts";
import { listedCircuitsQuery } from "#app/data/circuits.queries.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { noValue } from "#app/text/format.ts";
import { circuitPath, driverPath } from "#app/text/page-paths.ts";
import { countriesIn, type Directory, listed } from "#app/ui/directory/directory.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { Flag } from "#app/ui/flag/flag.tsx";
import { nameFilter } from "#app/ui/name-search/name-filter.ts";
import { NameSearch } from "#app/ui/name-search/name-search.tsx";
import { useTypedText } from "#app/ui/name-search/use-typed-text.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { PickForm } from "#app/ui/pick-form/pick-form.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { defineTable } from "#app/ui/table/definition.ts";
import { ValueBar } from "#app/ui/value-bar.tsx";
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
          <Flag country={row.country} /> <a href={circuitPath(row.circuit_id)}>{row.circuit_name}</a>
          {row.outline === null ? null : <ListedOutline metres={row.outline} />}
        </>
      ),
      phone: "name",
      width: [14.25, 1.1],
    },
    { id: "place", label: "Place", value: (row) => row.place, phone: "lead", width: [8.75, 0.9] },
    { id: "country", label: "Country", value: (row) => row.country, look: "aside", width: [12.5, 0.8] },
    {
      id: "races_held",
      label: "Grands Prix",
      value: (row) => row.races_held,
      cell: ({ races_held: held }) => (
        <span className="items-center gap-3 md:flex">
          <ValueBar percent={Math.min(held, 100)} fill="fill-line-strong" />
          <b className="min-w-5">{held}</b>
        </span>
      ),
      numeric: true,
      phone: "value",
      phoneWords: { after: " GP" },
      width: [7.5, 0.8],
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
        won === null ? noValue : <a href={driverPath(won.driver_id)}>{won.driver_name}</a>,
      phone: "second",
      width: [12.5, 0.8],
    },
  ],
  rowClass: ({ last_winner, last_held_year }) =>
    last_winner === null
      ? "[--color-team:transparent]"
      : teamClass(last_winner.team_id, last_held_year ?? undefined),
  bar: "last_winner",
});

/** What the list counts. */
const circuitListMethod =
  "Every circuit that held or will hold a Grand Prix. The length is that of its last layout; first and last are seasons with a Grand Prix held there. Source: F1DB.";

/** Every circuit of the archive by name, narrowed down by what is typed and by country. */
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
  const search = useSearch({ from: "/circuits/" });
  const { typed, setTyped, send } = useTypedText(search.q ?? "");
  const { country } = search;
  const named = useMemo(() => circuitsNamed(typed, entries), [typed, entries]);
  const rows = useMemo(() => listed(named, { country }), [named, country]);
  const { choices, picked } = countriesIn(named, { country }, "All countries");
  const { q: _q, ...others } = search;
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center gap-x-6 gap-y-2.5">
        <NameSearch
          label="Search circuits by name, place or country"
          placeholder="Name, place or country"
          typed={typed}
          onType={setTyped}
          onSend={send}
          keep={others}
        />
        <PickForm
          label="Country"
          name="country"
          choices={choices}
          picked={picked}
          keep={{ q: search.q, sort: search.sort }}
        />
      </div>
      {rows.length === 0 ? (
        <EmptyNote>No results for “{typed.trim()}”.</EmptyNote>
      ) : (
        <DataTable table={circuitListTable} rows={rows} method={circuitListMethod} />
      )}
    </>
  );
}

/** The circuits of which a name, the place or the country holds every word that was typed. */
function circuitsNamed(typed: string, entries: ReadonlyArray<ListedCircuit>): Directory<ListedCircuit> {
  const matches = nameFilter(typed);
  return {
    entries: entries.filter(({ circuit_name, place, country }) =>
      matches(`${circuit_name} ${place} ${country}`),
    ),
    indexOf: (circuit) => circuit.circuit_name,
  };
}
