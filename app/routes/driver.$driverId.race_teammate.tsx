import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import type { RowData } from "@tanstack/react-table";
import { Suspense, useDeferredValue, useMemo } from "react";
import type { TeammateRecord } from "#contract/head-to-head.ts";
import type { DriverId } from "#contract/ids.ts";
import { hydratedOnInteraction, useQueryLoader } from "#app/data/api-query.ts";
import {
  driverChampionshipQuery,
  teammatesFinishedQuery,
  teammatesQuery,
} from "#app/data/drivers.queries.ts";
import { CoverageNote, useDriverCoverage } from "#app/features/coverage/coverage.tsx";
import {
  driverTeammatesSearch,
  type DriverTeammatesSearch,
  teammateViews,
} from "#app/features/drivers/driver-search.ts";
import { CircuitRaces, TeammateRaces } from "#app/features/drivers/teammates/picked-races.tsx";
import {
  oncePerRace,
  pointsByTeammate,
  winsByCircuit,
  winsByTeammate,
  winsByYear,
} from "#app/features/drivers/teammates/summaries.ts";
import {
  circuitsTable,
  overallTable,
  pointsTable,
  yearlyTable,
} from "#app/features/drivers/teammates/summary-tables.tsx";
import { Finding } from "#app/features/drivers/teammates/teammate-finding.tsx";
import { methodText, noRecords, viewLabels } from "#app/features/drivers/teammates/teammates-texts.ts";
import { HeldDriverCareer } from "#app/features/results/lazy-results.ts";
import { driverHead } from "#app/seo/driver-head.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { HydrateOnInteraction } from "#app/ui/hydrate-on-interaction/hydrate-on-interaction.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import type { Table } from "#app/ui/table/definition.ts";
import { besideTabsClass } from "#app/ui/tabs.tsx";
import { type ViewLinkItem, ViewLinks, ViewMenu } from "#app/ui/view-links/view-links.tsx";

export const Route = createFileRoute("/driver/$driverId/race_teammate")({
  validateSearch: driverTeammatesSearch,
  loaderDeps: ({ search }) => ({ finishedOnly: search.races === "finished" }),
  loader: ({ context, params, deps }) => {
    const query = deps.finishedOnly ? teammatesFinishedQuery : teammatesQuery;
    void context.queryClient.prefetchQuery({ ...query(params.driverId), meta: hydratedOnInteraction });
    // For drivers without results here: their seasons.
    void context.queryClient.prefetchQuery({
      ...driverChampionshipQuery(params.driverId),
      meta: hydratedOnInteraction,
    });
  },
  head: ({ match, params }) => driverHead(match.context.siteUrl, "race_teammate", params.driverId),
  component: TeammatesScreen,
});

/** A driver against the teammates, race by race and summed up. */
function TeammatesScreen() {
  const { driverId } = Route.useParams();
  const { races } = Route.useSearch();
  return (
    <HydrateOnInteraction
      load={useQueryLoader(teammatesOf(driverId, races))}
      fallback={<TableSkeleton table={overallTable} />}
    >
      <ControlledTeammates driverId={driverId} />
    </HydrateOnInteraction>
  );
}

function ControlledTeammates({ driverId }: { driverId: DriverId }) {
  const search = Route.useSearch();
  // The races that are there stay in sight while the others are on their way.
  const races = useDeferredValue(search.races);
  return (
    <>
      <h2 className="sr-only">Races against teammates</h2>
      <Suspense fallback={<TeammatesControls driverId={driverId} search={search} />}>
        <HeldControls driverId={driverId} search={search} />
      </Suspense>
      <Suspense fallback={<TableSkeleton table={overallTable} />}>
        <Teammates driverId={driverId} search={{ ...search, races }} />
      </Suspense>
    </>
  );
}

/** The controls, unless there is nothing for them to show. */
function HeldControls(props: { driverId: DriverId; search: DriverTeammatesSearch }) {
  const isHeld = useDriverCoverage(props.driverId).of !== "none";
  return isHeld ? <TeammatesControls {...props} /> : null;
}

function Teammates({ driverId, search }: { driverId: DriverId; search: DriverTeammatesSearch }) {
  const { data } = useSuspenseQuery(teammatesOf(driverId, search.races));
  const coverage = useDriverCoverage(driverId);
  const records = useMemo(() => (data.available ? oncePerRace(data.value) : []), [data]);
  const isList = search.view === "circuit" || search.view === "driver";
  if (data.available && records.length === 0 && coverage.of === "none")
    return <HeldDriverCareer driverId={driverId} lack="teammates" />;
  return (
    <>
      {data.available ? <CoverageNote coverage={coverage} shows={isList ? "results" : "figures"} /> : null}
      {records.length > 0 ? (
        <TeammatesView records={records} search={search} />
      ) : (
        <EmptyNote>{noRecords}</EmptyNote>
      )}
    </>
  );
}

function teammatesOf(driverId: DriverId, races: DriverTeammatesSearch["races"]) {
  return races === "finished" ? teammatesFinishedQuery(driverId) : teammatesQuery(driverId);
}

const to = "/driver/$driverId/race_teammate";

/** Beside the tabs both rows are narrower. */
const rowClass = "flex w-fit max-w-full min-[75rem]:*:*:px-3";

/** Which races count, and the tabs: links, so that every view has an address. */
function TeammatesControls({ driverId, search }: { driverId: string; search: DriverTeammatesSearch }) {
  const params = { driverId };
  const view = search.view ?? "overall";
  const views: Array<ViewLinkItem> = teammateViews.map((each) => ({
    label: viewLabels[each],
    current: each === view,
    link: {
      to,
      params,
      search: { ...search, view: each === "overall" ? undefined : each, sort: undefined },
    },
  }));
  const races: Array<ViewLinkItem> = [
    {
      label: "All races",
      current: search.races === undefined,
      link: { to, params, search: { ...search, races: undefined } },
    },
    {
      label: "Finished",
      current: search.races === "finished",
      link: { to, params, search: { ...search, races: "finished" } },
    },
  ];
  return (
    <div className={`mb-3 flex justify-between gap-2 ${besideTabsClass}`}>
      <div className="max-md:hidden">
        <ViewLinks label="View" items={views} className={rowClass} />
      </div>
      {/* On a phone six of them are wider than the screen. Of each view its own: it is closed when another one opens. */}
      <ViewMenu key={view} label="View" current={viewLabels[view]} items={views} className="md:hidden" />
      <ViewLinks label="Races" items={races} className={rowClass} />
    </div>
  );
}

type TeammatesViewProps = {
  /** At least one. A value that stays the same array for as long as the records stay the same. */
  records: ReadonlyArray<TeammateRecord>;
  search: DriverTeammatesSearch;
};

/** What the chosen tab shows, and how it is counted. */
function TeammatesView({ records, search }: TeammatesViewProps) {
  const method = methodText(search.view, search.races === "finished");
  switch (search.view) {
    case "circuit":
      return <CircuitRaces records={records} search={search} method={method} />;
    case "driver":
      return <TeammateRaces records={records} search={search} method={method} />;
    default:
      return (
        // As high at least as a table by itself: the drawing above it is a part of that.
        <div className="min-h-[calc(100svh-20rem)] [&_.table-section]:min-h-0">
          {search.view === "points" ? null : (
            <Finding records={records} hasSeasons={search.view === undefined} />
          )}
          <SummaryTable records={records} view={search.view} method={method} />
        </div>
      );
  }
}

type SummaryTableProps = {
  records: ReadonlyArray<TeammateRecord>;
  view: Exclude<DriverTeammatesSearch["view"], "circuit" | "driver">;
  method: string;
};

function SummaryTable({ records, view, method }: SummaryTableProps) {
  switch (view) {
    case "yearly":
      return <Summary table={yearlyTable} rows={winsByYear} records={records} method={method} />;
    case "points":
      return <Summary table={pointsTable} rows={pointsByTeammate} records={records} method={method} />;
    case "circuits":
      return <Summary table={circuitsTable} rows={winsByCircuit} records={records} method={method} />;
    default:
      return <Summary table={overallTable} rows={winsByTeammate} records={records} method={method} />;
  }
}

type SummaryProps<Row extends RowData> = {
  table: Table<Row>;
  /** Sums the records up. */
  rows: (records: ReadonlyArray<TeammateRecord>) => Array<Row>;
  records: ReadonlyArray<TeammateRecord>;
  method: string;
};

function Summary<Row extends RowData>({ table, rows, records, method }: SummaryProps<Row>) {
  const summed = useMemo(() => rows(records), [rows, records]);
  return <DataTable table={table} rows={summed} method={method} />;
}
