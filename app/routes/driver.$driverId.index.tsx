import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { useMemo } from "react";
import type { DriverId } from "#contract/ids.ts";
import { driverCareerSeasons } from "#contract/teams.ts";
import { hydratedOnInteraction, valueOf, useQueryLoader } from "#app/data/api-query.ts";
import {
  driverChampionshipQuery,
  driverProfileQuery,
  driverResultsQuery,
} from "#app/data/drivers.queries.ts";
import { driverResultsTable } from "#app/features/results/results-tables.ts";
import { CoveredResults, useDriverCoverage } from "#app/features/coverage/coverage.tsx";
import { resultsMethod } from "#app/features/results/result-columns.tsx";
import { CareerCard, CareerLink, type CareerPlace } from "#app/features/summary/career-card.tsx";
import {
  latestSeason,
  SeasonCard,
  type SeasonResults,
  standingFigures,
  standingText,
} from "#app/features/summary/season-card.tsx";
import { summaryRow, SummarySkeleton } from "#app/features/summary/summary-card.tsx";
import { driverHead } from "#app/seo/driver-head.ts";
import { formatAverage } from "#app/text/format.ts";
import { driverPath } from "#app/text/page-paths.ts";
import { useClientLinks } from "#app/ui/client-links.ts";
import { HydrateOnInteraction } from "#app/ui/hydrate-on-interaction/hydrate-on-interaction.tsx";
import { TableSkeleton } from "#app/ui/skeleton/table-skeleton.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { tableView } from "#app/ui/table/view.ts";

export const Route = createFileRoute("/driver/$driverId/")({
  validateSearch: tableView,
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(driverChampionshipQuery(params.driverId));
    void context.queryClient.prefetchQuery({
      ...driverResultsQuery(params.driverId),
      meta: hydratedOnInteraction,
    });
  },
  head: ({ match, params }) => driverHead(match.context.siteUrl, "results", params.driverId),
  pendingComponent: DriverResultsSkeleton,
  component: DriverResultsScreen,
});

/** Every race and sprint result of a driver. */
function DriverResultsScreen() {
  const { driverId } = Route.useParams();
  return (
    <HydrateOnInteraction
      load={useQueryLoader(driverResultsQuery(driverId))}
      fallback={<DriverResultsSkeleton />}
    >
      <Results driverId={driverId} />
    </HydrateOnInteraction>
  );
}

function Results({ driverId }: { driverId: DriverId }) {
  const { data } = useSuspenseQuery(driverResultsQuery(driverId));
  const rows = valueOf(data);
  const season = useMemo(() => latestSeason(rows ?? []), [rows]);
  return (
    <div ref={useClientLinks()} className="grid grid-cols-[minmax(0,1fr)]">
      {season === null ? null : <DriverSummary driverId={driverId} season={season} />}
      <CoveredResults facts={data} coverage={useDriverCoverage(driverId)} shows="results">
        {(results) => <DataTable table={driverResultsTable} rows={results} method={resultsMethod} />}
      </CoveredResults>
      {season === null ? null : <Career driverId={driverId} place="below" />}
    </div>
  );
}

/** The latest season round by round, and the career season by season. */
function DriverSummary({ driverId, season }: { driverId: DriverId; season: SeasonResults }) {
  const championship = valueOf(useSuspenseQuery(driverChampionshipQuery(driverId)).data) ?? [];
  const standing = championship.find(({ year }) => year === season.year) ?? null;
  return (
    <div className={summaryRow.driver}>
      <SeasonCard
        season={season}
        named={false}
        about={standingText(standing?.championship_rank ?? null, standing?.total_points ?? null)}
        figures={
          standing === null
            ? []
            : [...standingFigures(standing), ["Average finish", formatAverage(standing.avg_finish_position)]]
        }
        more={
          <>
            <CareerLink title="Career" />
            <a className="more" href={`/driver/${driverId}/charts?season=${season.year}`}>
              In detail
            </a>
          </>
        }
      />
      <Career driverId={driverId} place="above" />
    </div>
  );
}

function Career({ driverId, place }: { driverId: DriverId; place: CareerPlace }) {
  const championship = valueOf(useSuspenseQuery(driverChampionshipQuery(driverId)).data) ?? [];
  const profile = valueOf(useSuspenseQuery(driverProfileQuery(driverId)).data);
  const seasons = driverCareerSeasons(championship);
  if (seasons.length === 0) return null;
  return (
    <CareerCard
      title="Career"
      seasons={seasons}
      won={profile?.figures ?? null}
      path={driverPath(driverId)}
      place={place}
    />
  );
}

function DriverResultsSkeleton() {
  return (
    <>
      <SummarySkeleton of="driver" />
      <TableSkeleton table={driverResultsTable} />
    </>
  );
}
