import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import type { DriverId } from "#contract/ids.ts";
import type { QualifyingComparison } from "#contract/qualifying.ts";
import { sessionNames } from "#contract/sessions.ts";
import { hydratedOnInteraction, valueOf, useQueryLoader } from "#app/data/api-query.ts";
import {
  driverChampionshipQuery,
  driverProfileQuery,
  driverQualifyingQuery,
} from "#app/data/drivers.queries.ts";
import { CoverageNote, coverageText, useDriverCoverage } from "#app/features/coverage/coverage.tsx";
import {
  qualifyingSearch,
  type QualifyingSearch,
  qualifyingViews,
} from "#app/features/drivers/driver-search.ts";
import { HeadToHeadView } from "#app/features/drivers/qualifying/head-to-head-view.tsx";
import { notes, resultsMethod, viewLabels } from "#app/features/drivers/qualifying/comparison-tables.tsx";
import { QualifyingSummary } from "#app/features/drivers/qualifying/qualifying-summary.tsx";
import { segmentResultsTable, tableFor } from "#app/features/drivers/qualifying/results-tables.tsx";
import { HeldDriverCareer } from "#app/features/results/lazy-results.ts";
import { driverHead } from "#app/seo/driver-head.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { HydrateOnInteraction } from "#app/ui/hydrate-on-interaction/hydrate-on-interaction.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { besideTabsClass } from "#app/ui/tabs.tsx";
import { type ViewLinkItem, ViewLinks } from "#app/ui/view-links/view-links.tsx";

export const Route = createFileRoute("/driver/$driverId/qualifying")({
  validateSearch: qualifyingSearch,
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery({
      ...driverQualifyingQuery(params.driverId),
      meta: hydratedOnInteraction,
    });
    // For drivers without results here: their seasons.
    void context.queryClient.prefetchQuery({
      ...driverChampionshipQuery(params.driverId),
      meta: hydratedOnInteraction,
    });
  },
  head: ({ match, params }) => driverHead(match.context.siteUrl, "qualifying", params.driverId),
  pendingComponent: QualifyingSkeleton,
  component: QualifyingScreen,
});

/** Every qualifying of a driver, and how the driver compares with each teammate. */
function QualifyingScreen() {
  const { driverId } = Route.useParams();
  return (
    <HydrateOnInteraction
      load={useQueryLoader(driverQualifyingQuery(driverId))}
      fallback={<QualifyingSkeleton />}
    >
      <Qualifying driverId={driverId} />
    </HydrateOnInteraction>
  );
}

function Qualifying({ driverId }: { driverId: DriverId }) {
  const search = Route.useSearch();
  const { data } = useSuspenseQuery(driverQualifyingQuery(driverId));
  const profile = valueOf(useSuspenseQuery(driverProfileQuery(driverId)).data);
  const coverage = useDriverCoverage(driverId, "qualifying");
  if (!data.available) return <EmptyNote>{notes.results}</EmptyNote>;
  const { results, teammates } = data.value;
  if (results.length === 0) {
    return coverage.of === "all" ? (
      <EmptyNote>{notes.results}</EmptyNote>
    ) : (
      <HeldDriverCareer driverId={driverId} lack="qualifying" />
    );
  }
  const note = coverageText({ coverage, shows: "results", detail: "qualifying" });
  return (
    <>
      <h2 className="sr-only">Qualifying</h2>
      <QualifyingControls driverId={driverId} search={search} comparisons={teammates} />
      {search.view === undefined ? (
        <>
          <QualifyingSummary
            results={results}
            comparisons={teammates}
            poles={profile?.figures.poles ?? null}
          />
          <DataTable table={tableFor(results)} rows={results} method={resultsMethod} beside={note} />
        </>
      ) : (
        <>
          <CoverageNote
            coverage={coverage}
            shows={search.view === "teammates" ? "figures" : "results"}
            detail="qualifying"
          />
          <HeadToHeadView driverId={driverId} comparisons={teammates} search={search} />
        </>
      )}
    </>
  );
}

function QualifyingSkeleton() {
  const { driverId } = Route.useParams();
  return (
    <>
      <QualifyingControls driverId={driverId} search={Route.useSearch()} comparisons={[]} />
      <TableSkeleton table={segmentResultsTable} />
    </>
  );
}

type QualifyingControlsProps = {
  driverId: string;
  search: QualifyingSearch;
  comparisons: ReadonlyArray<QualifyingComparison>;
};

const to = "/driver/$driverId/qualifying";

/** The views, and for comparisons the session, where there is one to choose: links with addresses. */
function QualifyingControls({ driverId, search, comparisons }: QualifyingControlsProps) {
  const params = { driverId };
  const views: Array<ViewLinkItem> = qualifyingViews.map((view) => ({
    label: viewLabels[view],
    current: view === (search.view ?? "results"),
    link: {
      to,
      params,
      search: { ...search, view: view === "results" ? undefined : view, sort: undefined, f: undefined },
    },
  }));
  const sessions: Array<ViewLinkItem> = (["Q", "SQ"] as const).map((session) => ({
    label: sessionNames[session],
    current: session === (search.session ?? "Q"),
    link: { to, params, search: { ...search, session: session === "Q" ? undefined : session } },
  }));
  const hasChoice = search.session === "SQ" || comparisons.some(({ session_type }) => session_type === "SQ");
  return (
    <div className={`mb-3 flex flex-wrap justify-between gap-x-6 gap-y-2 ${besideTabsClass}`}>
      <ViewLinks label="View" items={views} />
      {search.view === undefined || !hasChoice ? null : <ViewLinks label="Session" items={sessions} />}
    </div>
  );
}
