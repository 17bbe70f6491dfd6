import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { Suspense, memo, useDeferredValue, useMemo } from "react";
import { driverCareersQuery } from "#app/data/drivers.queries.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { careersTable, noDrivers, overviewMethod } from "./careers-table.tsx";
import { CompareForm } from "./compare-form.tsx";
import { OverviewControls } from "./overview-controls.tsx";
import type { OverviewSearch } from "./drivers-overview-search.ts";
import { nameFilter } from "#app/ui/name-search/name-filter.ts";
import { useTypedText } from "#app/ui/name-search/use-typed-text.ts";

/** Drivers in figures: the current ones or all, sorted, searched, and compared with each other. */
export function DriversOverviewScreen() {
  const search = useSearch({ from: "/drivers_overview/" });
  const { typed, setTyped, send } = useTypedText(search.q ?? "");
  return (
    <div className="page drivers-overview">
      <PageHeading ways={<Ways />}>
        <h1>Driver statistics</h1>
      </PageHeading>
      <OverviewControls search={search} typed={typed} onType={setTyped} onSend={send} />
      <Suspense fallback={<TableSkeleton table={careersTable} />}>
        <Careers search={search} typed={useDeferredValue(typed)} />
      </Suspense>
    </div>
  );
}

function Ways() {
  return (
    <>
      <Link to="/drivers/">All drivers by name</Link> <Link to="/teams_overview/">All teams</Link>
    </>
  );
}

/** A key in the search field does not render it, until its rows follow. */
const Careers = memo(function Careers({ search, typed }: { search: OverviewSearch; typed: string }) {
  const { data } = useSuspenseQuery(driverCareersQuery(search.drivers ?? "current"));
  const careers = useMemo(() => {
    const matches = nameFilter(typed);
    return data.available ? data.value.filter(({ name }) => matches(name)) : [];
  }, [data, typed]);
  if (!data.available || data.value.length === 0) return <EmptyNote>{noDrivers}</EmptyNote>;
  return (
    <CompareForm careers={careers}>
      {careers.length === 0 ? (
        <NobodyFound search={search} typed={typed} />
      ) : (
        <DataTable table={careersTable} rows={careers} method={overviewMethod} />
      )}
    </CompareForm>
  );
});

/** A search that finds nobody among the current drivers may find someone among all. */
function NobodyFound({ search, typed }: { search: OverviewSearch; typed: string }) {
  if (search.drivers === "all") return <EmptyNote>No driver is called “{typed.trim()}”.</EmptyNote>;
  return (
    <EmptyNote>
      No current driver is called “{typed.trim()}”.{" "}
      <Link
        from="/drivers_overview/"
        to="."
        search={(previous) => ({ ...previous, drivers: "all", q: typed.trim() })}
        resetScroll={false}
      >
        Search all drivers since 1950
      </Link>
    </EmptyNote>
  );
}
