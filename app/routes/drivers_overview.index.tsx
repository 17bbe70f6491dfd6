import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, Link, redirect, useHydrated, useNavigate } from "@tanstack/react-router";
import {
  type FormEvent,
  memo,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import type { DriverCareerRow } from "#contract/careers.ts";
import { nameFromId } from "#contract/ids.ts";
import { fewestCompared, idsText, mostCompared, readIds } from "#app/data/compare/compared-ids.ts";
import { driverCareersQuery } from "#app/data/drivers.queries.ts";
import {
  careersTable,
  careersTableOf,
  createTicks,
  noDrivers,
  overviewMethod,
  TicksContext,
} from "#app/features/drivers-overview/careers-table.tsx";
import { listHead } from "#app/seo/lists-head.ts";
import { choice, read, searchParams, typedText } from "#app/text/search-params.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { nameFilter, NameSearch, useTypedText } from "#app/ui/name-search/name-search.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { viewParams } from "#app/ui/table/view.ts";
import { type ViewLinkItem, ViewLinks } from "#app/ui/view-links/view-links.tsx";
import { formatList } from "#contract/values.ts";

/** The search parameters of the drivers overview. */
export const overviewSearch = searchParams({
  /** Absent for the drivers of the current season. */
  drivers: choice(["all"]),
  /** What was typed to find a name. */
  q: read(typedText),
  /** Drivers to compare, joined by commas: such an address leads to the comparison. */
  compare: read((value) => idsText(readIds(value))),
  sort: viewParams.sort,
});

type OverviewSearch = ReturnType<typeof overviewSearch>;

export const Route = createFileRoute("/drivers_overview/")({
  validateSearch: overviewSearch,
  beforeLoad: ({ search: { compare } }) => {
    if (compare === undefined) return;
    throw redirect({ to: "/compare/", search: { ids: compare }, statusCode: 307 });
  },
  loaderDeps: ({ search: { drivers } }) => ({ drivers }),
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(driverCareersQuery(deps.drivers ?? "current"));
  },
  head: ({ match }) => listHead(match.context.siteUrl, "careers"),
  component: DriversOverviewScreen,
});

/** Drivers in figures: the current ones or all, sorted, searched, and compared with each other. */
function DriversOverviewScreen() {
  const search = Route.useSearch();
  const { typed, setTyped, send } = useTypedText(search.q ?? "");
  return (
    <div className="page drivers-overview">
      <PageHeading links={<HeadingLinks />}>
        <h1>Driver statistics</h1>
        <OverviewControls search={search} typed={typed} onType={setTyped} onSend={send} />
      </PageHeading>
      <Suspense fallback={<TableSkeleton table={careersTable} />}>
        <Careers search={search} typed={useDeferredValue(typed)} />
      </Suspense>
    </div>
  );
}

function HeadingLinks() {
  return (
    <>
      <Link to="/drivers/">All drivers</Link> <Link to="/teams_overview/">All teams</Link>
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
  const table = useMemo(() => careersTableOf(careers), [careers]);
  if (!data.available || data.value.length === 0) return <EmptyNote>{noDrivers}</EmptyNote>;
  return (
    <CompareForm careers={careers}>
      {careers.length === 0 ? (
        <NobodyFound search={search} typed={typed} />
      ) : (
        <DataTable table={table} rows={careers} beside={chooseText} method={overviewMethod} />
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

type OverviewControlsProps = {
  search: OverviewSearch;
  typed: string;
  onType: (text: string) => void;
  /** Called when the search is sent rather than left to itself. */
  onSend: () => void;
};

/** Whose careers the table shows: those of the current drivers or all, and a search by name. */
function OverviewControls({ search, typed, onType, onSend }: OverviewControlsProps) {
  const { q: _typed, ...others } = search;
  return (
    // A phone's row is its own from the start: beside the title it would move once all of it has arrived.
    <div className="flex grow flex-wrap justify-between gap-x-6 gap-y-2 max-md:flex-[1_0_100%]">
      <ViewLinks label="Drivers" items={driversLinks(search)} />
      <NameSearch
        label="Search drivers by name"
        typed={typed}
        onType={onType}
        onSend={onSend}
        keep={others}
      />
    </div>
  );
}

function driversLinks(search: OverviewSearch): Array<ViewLinkItem> {
  return [
    {
      label: "Current drivers",
      current: search.drivers === undefined,
      link: { to: ".", search: { ...search, drivers: undefined } },
    },
    {
      label: "All-time",
      current: search.drivers === "all",
      link: { to: ".", search: { ...search, drivers: "all" } },
    },
  ];
}

type CompareFormProps = {
  /** Everyone whose box can be seen. */
  careers: ReadonlyArray<DriverCareerRow>;
  children: ReactNode;
};

/** The form around the table whose boxes choose who is compared; once there are some its button stays in sight below them. */
function CompareForm({ careers, children }: CompareFormProps) {
  // Ticks stay when the table is searched or shows other drivers.
  const [ticks] = useState(() => createTicks([]));
  const ids = useSyncExternalStore(ticks.subscribe, ticks.ids, ticks.ids);
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const shown = new Map(careers.map(({ driver_id, name }) => [driver_id, name]));

  function compare(event: FormEvent) {
    event.preventDefault();
    void navigate({ to: "/compare/", search: { ids: idsText(ids) } });
  }

  return (
    <form className="compare-form" action="/compare/" onSubmit={compare}>
      <TicksContext value={ticks}>{children}</TicksContext>
      {/* Stays in sight, since the ticked row may be far down the table. With nobody ticked it would only cover one. */}
      <div
        className={`${ids.length === 0 ? "[@media(scripting:enabled)]:sr-only" : ""} compare-bar sticky bottom-0 z-3 mt-3 flex items-center gap-2 rounded-tile border border-line-strong bg-raised px-3 py-2 text-[0.875rem] max-md:-mx-4 max-md:rounded-none max-md:border-x-0 max-md:[&_.button]:min-h-(--touch-height) max-md:[&_.button]:whitespace-nowrap`}
      >
        <p role="status" className="flex-1 truncate max-md:max-h-[2lh] max-md:whitespace-normal">
          {ticksText(ids.map((id) => shown.get(id) ?? nameFromId(id)))}
        </p>
        {ids.length === 0 ? null : (
          <button type="button" className="button needs-scripts" onClick={() => ticks.set([])}>
            Untick all
          </button>
        )}
        {/* Without scripts it compares what is ticked all the same. */}
        <button
          type="submit"
          className={`button ${isComparable(ids.length) ? "filled" : ""}`}
          disabled={hydrated && !isComparable(ids.length)}
        >
          Compare
        </button>
      </div>
    </form>
  );
}

/** Whether so many ticks make a comparison. */
function isComparable(count: number): boolean {
  return count >= fewestCompared && count <= mostCompared;
}

/** What stands over the boxes, and, without scripts, beside the button. */
const chooseText = "Choose two to four drivers to compare them.";

/** Who is ticked, and how many there should be. */
function ticksText(names: ReadonlyArray<string>): string {
  if (names.length === 0) return chooseText;
  if (names.length === 1) return `${formatList(names)}: tick one to three more to compare.`;
  return names.length > mostCompared ? `${names.length} ticked: four at most.` : formatList(names);
}
