import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { Suspense, useMemo } from "react";
import type { TeamEntry } from "#contract/archive.ts";
import { teamEntriesQuery } from "#app/data/archive.queries.ts";
import { DirectoryControls } from "#app/ui/directory/directory-controls.tsx";
import { type Directory, listed } from "#app/ui/directory/directory.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { teamListTable } from "./team-list-table.tsx";

/** Every team of the archive by name, narrowed down by letter and country. */
export function TeamListScreen() {
  return (
    <div className="page">
      <PageHeading ways={<Link to="/drivers/">All drivers</Link>}>
        <h1>Teams</h1>
      </PageHeading>
      <Suspense fallback={<TableSkeleton table={teamListTable} />}>
        <TeamList />
      </Suspense>
    </div>
  );
}

function TeamList() {
  const { data } = useSuspenseQuery(teamEntriesQuery());
  if (!data.available || data.value.length === 0) return <EmptyNote>No team data available.</EmptyNote>;
  return <Teams entries={data.value} />;
}

function Teams({ entries }: { entries: ReadonlyArray<TeamEntry> }) {
  const search = useSearch({ from: "/teams_overview/" });
  const directory = useMemo((): Directory<TeamEntry> => ({ entries, indexOf: teamName }), [entries]);
  const { letter, country } = search;
  const rows = useMemo(() => listed(directory, { letter, country }), [directory, letter, country]);
  return (
    <>
      <DirectoryControls
        directory={directory}
        search={search}
        country={{ label: "Country", all: "All countries" }}
      />
      <DataTable table={teamListTable} rows={rows} method={method} />
    </>
  );
}

function teamName(team: TeamEntry): string {
  return team.team_name;
}

const method =
  "A team is the make of a car: private entrants count for the maker whose cars they raced. The seasons are those with an entry for a Grand Prix. Source: F1DB.";
