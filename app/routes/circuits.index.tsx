import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, Link } from "@tanstack/react-router";
import { Suspense, useMemo } from "react";
import type { ListedCircuit, MostWins } from "#app/data/circuits.functions.ts";
import { listedCircuitsQuery } from "#app/data/circuits.queries.ts";
import type { SeasonCalendar } from "#app/data/races.functions.ts";
import { calendarQuery } from "#app/data/races.queries.ts";
import { kilometres, mostWinsText, noCircuitFacts } from "#app/features/circuits/circuit-texts.ts";
import { SeasonCircuits } from "#app/features/circuits/season-circuits.tsx";
import { TeamBar } from "#app/features/team-colours/team-bar.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { listHead } from "#app/seo/lists-head.ts";
import { formatSpan, noValue } from "#app/text/format.ts";
import { lastName } from "#app/text/names.ts";
import { circuitPath, driverPath } from "#app/text/page-paths.ts";
import { read, searchParams, typedText } from "#app/text/search-params.ts";
import { countriesIn, countryParameter, type Directory, listed } from "#app/ui/directory/directory.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { Flag } from "#app/ui/flag/flag.tsx";
import { nameFilter, NameSearch, useTypedText } from "#app/ui/name-search/name-search.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { PickForm } from "#app/ui/pick-form/pick-form.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { type Column, defineTable } from "#app/ui/table/definition.ts";
import { viewParams } from "#app/ui/table/view.ts";
import { ValueBar } from "#app/ui/value-bar.tsx";

/** The search parameters of the list of circuits; what is absent does not narrow it down. */
export const circuitListSearch = searchParams({
  /** What was typed of a circuit, a place or a country. */
  q: read(typedText),
  country: countryParameter,
  sort: viewParams.sort,
});

export const Route = createFileRoute("/circuits/")({
  validateSearch: circuitListSearch,
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(listedCircuitsQuery());
    void context.queryClient.prefetchQuery(calendarQuery(null));
  },
  head: ({ match }) => listHead(match.context.siteUrl, "circuits"),
  component: CircuitListScreen,
});

/** In the table the flag says it; a file has it as a column. */
const country: Column<ListedCircuit> = {
  id: "country",
  label: "Country",
  value: (row) => row.country,
};

const columns: ReadonlyArray<Column<ListedCircuit>> = [
  {
    id: "circuit_name",
    label: "Circuit",
    value: (row) => row.circuit_name,
    cell: (row) => (
      <>
        <Flag country={row.country} alone /> <a href={circuitPath(row.circuit_id)}>{row.circuit_name}</a>
      </>
    ),
    phone: "name",
    width: [12.5, 1.1],
  },
  { id: "place", label: "Place", value: (row) => row.place, phone: "lead", look: "aside", width: [8, 0.8] },
  {
    id: "races_held",
    label: "Grands Prix",
    value: (row) => row.races_held,
    cell: ({ races_held: held, percent_of_most }) => (
      <span className="items-center gap-3 md:flex">
        <ValueBar percent={percent_of_most} fill="fill-line-strong" />
        <b className="min-w-5">{held}</b>
      </span>
    ),
    numeric: true,
    phone: "value",
    phoneWords: { after: " GP" },
    phoneBar: true,
    width: [7.5, 0.75],
  },
  {
    id: "seasons",
    label: "Seasons",
    value: seasonsText,
    sortBy: (row) => row.first_year,
    phone: "detail",
    width: 6.75,
  },
  {
    id: "length_km",
    label: "Length",
    value: (row) => row.length_km,
    cell: (row) => kilometres(row.length_km),
    numeric: true,
    width: 5.75,
  },
  {
    id: "most_wins",
    label: "Most wins",
    value: ({ most_wins: most }) => (most === null ? null : mostWinsText(most, (name) => name)),
    sortBy: ({ most_wins: most }) => most?.wins ?? null,
    cell: ({ most_wins: most, is_latest }) => <MostWinsCell most={most} isSpoiler={is_latest} />,
    firstSort: "desc",
    width: [13.25, 1.2],
  },
  {
    id: "last_winner",
    label: "Last winner",
    value: (row) => row.last_winner?.driver_name ?? null,
    cell: ({ last_winner: won, is_latest }) =>
      won === null ? (
        noValue
      ) : (
        <a href={driverPath(won.driver_id)} className={is_latest ? "spoiler" : ""}>
          {won.driver_name}
        </a>
      ),
    phone: "second",
    width: [12.5, 0.85],
  },
];

/** Every circuit. */
const circuitListTable = defineTable<ListedCircuit>({
  name: "circuit-list",
  heading: "All circuits",
  caption: "Circuits by Grands Prix held",
  noun: ["circuit", "circuits"],
  columns,
  fileColumns: [...columns, country],
  rowClass: ({ last_winner, last_held_year, is_latest }) =>
    last_winner === null
      ? "[--color-team:transparent]"
      : `${teamClass(last_winner.team_id, last_held_year ?? undefined)} ${is_latest ? "in-[:root[data-spoilers=hidden]]:[--color-team:transparent]" : ""}`,
  bar: "last_winner",
});

/** The seasons from the first to the last Grand Prix held there; null before the first. */
function seasonsText({ first_year: first, last_held_year: last }: ListedCircuit): string | null {
  return first === null || last === null ? null : formatSpan(first, last);
}

function MostWinsCell({ most, isSpoiler }: { most: MostWins | null; isSpoiler: boolean }) {
  const [first] = most?.drivers ?? [];
  if (most === null || first === undefined) return noValue;
  const { drivers, wins } = most;
  // Holders have a bar each; of more than two there is no room for their names.
  const isShared = drivers.length > 1;
  return (
    <span className={`flex items-center gap-2 whitespace-nowrap ${isSpoiler ? "spoiler" : ""}`}>
      <span className="flex gap-1">
        {drivers.slice(0, 3).map(({ id, team_id, year }) => (
          <span key={id} className={`-my-1 flex ${teamClass(team_id, year)}`}>
            <TeamBar />
          </span>
        ))}
      </span>
      {isShared ? (
        <span className="font-strong">{mostWinsText(most, lastName)}</span>
      ) : (
        <span>
          <a href={driverPath(first.id)}>{first.name}</a> <b>{wins}</b>
        </span>
      )}
    </span>
  );
}

/** What the list counts. */
const circuitListMethod =
  "Every circuit that held or will hold a Grand Prix, by Grands Prix held. The length is that of its last layout. Source: F1DB.";

/** The circuits of the season that runs, and every circuit of the archive, narrowed down by what is typed and by country. */
function CircuitListScreen() {
  return (
    <div className="page">
      <PageHeading links={<Link to="/races/">Races by season</Link>}>
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
  const { data: season } = useSuspenseQuery(calendarQuery(null));
  if (!data.available || data.value.length === 0) return <EmptyNote>{noCircuitFacts}</EmptyNote>;
  return <Circuits entries={data.value} season={season.available ? season.value : null} />;
}

type CircuitsProps = {
  entries: ReadonlyArray<ListedCircuit>;
  /** The calendar of the season that runs; null when it could not be had. */
  season: SeasonCalendar | null;
};

function Circuits({ entries, season }: CircuitsProps) {
  const search = Route.useSearch();
  const { typed, setTyped, send } = useTypedText(search.q ?? "");
  const { country: picked } = search;
  const named = useMemo(() => circuitsNamed(typed, entries), [typed, entries]);
  const rows = useMemo(
    () => listed(named, { country: picked }).toSorted((one, other) => other.races_held - one.races_held),
    [named, picked],
  );
  const { q: _q, ...others } = search;
  const isWhole = typed.trim() === "" && picked === undefined;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-2.5">
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
          {...countriesIn(named, { country: picked }, "All circuits")}
          keep={{ q: search.q, sort: search.sort }}
        />
      </div>
      {isWhole && season !== null ? <SeasonCircuits entries={entries} season={season} /> : null}
      {rows.length === 0 ? (
        <EmptyNote>
          {noneText(typed.trim(), picked)} <Link to="/circuits/">All circuits</Link>
        </EmptyNote>
      ) : (
        <DataTable table={circuitListTable} rows={rows} method={circuitListMethod} />
      )}
    </>
  );
}

/** @param typed may be empty where a country is picked */
function noneText(typed: string, picked: string | undefined): string {
  const place = picked === undefined ? "" : ` in ${picked}`;
  return typed === "" ? `There is no circuit${place}.` : `No results for “${typed}”${place}.`;
}

/** The circuits of which a name, the place or the country holds every word that was typed. */
function circuitsNamed(typed: string, entries: ReadonlyArray<ListedCircuit>): Directory<ListedCircuit> {
  const matches = nameFilter(typed);
  return {
    entries: entries.filter(({ circuit_name, place, country: of }) =>
      matches(`${circuit_name} ${place} ${of}`),
    ),
    indexOf: (circuit) => circuit.circuit_name,
  };
}
