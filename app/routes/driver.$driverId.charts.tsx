import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { Suspense, useMemo } from "react";
import type { DriverChampionshipRow } from "#contract/championship.ts";
import { driverChampionshipQuery, driverResultsQuery } from "#app/data/drivers.queries.ts";
import {
  SeasonChartFrames,
  seasonChartsTitle,
  type SeasonFigures,
} from "#app/features/drivers/charts/season-charts.tsx";
import { SeasonFinishes, seasonFinishesTitle } from "#app/features/drivers/charts/season-finishes.tsx";
import { notes } from "#app/features/coverage/coverage.tsx";
import { drawnTeamColour } from "#app/features/team-colours/line-looks.ts";
import { TeamSpans } from "#app/features/summary/team-spans.tsx";
import { lastTeamId, teamsIn } from "#contract/teams.ts";
import { driverHead } from "#app/seo/driver-head.ts";
import { read, searchParams, seasonParameter } from "#app/text/search-params.ts";
import { ChartAttribution, ChartSectionSkeleton } from "#app/ui/chart/charts.tsx";
import { EmptyNote } from "#app/ui/empty-note.tsx";

/** The season whose finishes are drawn. */
const chartsSearch = searchParams({ season: read(seasonParameter) });

export const Route = createFileRoute("/driver/$driverId/charts")({
  validateSearch: chartsSearch,
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(driverChampionshipQuery(params.driverId));
    void context.queryClient.prefetchQuery(driverResultsQuery(params.driverId));
  },
  head: ({ match, params }) => driverHead(match.context.siteUrl, "charts", params.driverId),
  component: DriverChartsScreen,
});

/** A driver's career by year, and one season race by race. */
function DriverChartsScreen() {
  return (
    <>
      <Suspense fallback={<ChartSectionSkeleton title={seasonChartsTitle} count={4} />}>
        <DriverSeasonCharts />
      </Suspense>
      <Suspense fallback={<ChartSectionSkeleton title={seasonFinishesTitle} count={1} />}>
        <SeasonFinishes />
      </Suspense>
      <ChartAttribution className="mt-3 text-xs phone:text-end" />
    </>
  );
}

/** Points, wins, podiums, average finish and rank of a driver by year. */
function DriverSeasonCharts() {
  const { driverId } = Route.useParams();
  const { data } = useSuspenseQuery(driverChampionshipQuery(driverId));
  const seasons = useMemo(() => (data.available ? data.value.map(figuresOf) : []), [data]);
  if (seasons.length === 0) return <EmptyNote>{notes.driverChampionship}</EmptyNote>;
  const teams = data.available
    ? data.value.toReversed().map(({ year, team_name }) => ({ year, teams: teamsIn(team_name, year) }))
    : [];
  return <SeasonChartFrames seasons={seasons} legend={<TeamSpans seasons={teams} />} />;
}

function figuresOf(row: DriverChampionshipRow): SeasonFigures {
  return {
    year: row.year,
    points: row.total_points,
    wins: row.wins,
    podiums: row.podiums,
    avg_finish: row.avg_finish_position,
    rank: row.championship_rank,
    colour: drawnTeamColour(lastTeamId(row.team_name, row.year) ?? "", row.year),
  };
}
