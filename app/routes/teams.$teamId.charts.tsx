import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { Suspense, useMemo } from "react";
import { teamChampionshipQuery, teamSeasonsQuery } from "#app/data/teams.queries.ts";
import {
  SeasonChartFrames,
  seasonChartsTitle,
  type SeasonFigures,
} from "#app/features/drivers/charts/season-charts.tsx";
import { notes } from "#app/features/coverage/coverage.tsx";
import { drawnTeamColour } from "#app/features/team-colours/line-looks.ts";
import { teamHead } from "#app/seo/team-head.ts";
import { ChartAttribution, ChartSectionSkeleton } from "#app/ui/chart/charts.tsx";
import { EmptyNote } from "#app/ui/empty-note.tsx";

export const Route = createFileRoute("/teams/$teamId/charts")({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(teamChampionshipQuery(params.teamId));
    void context.queryClient.prefetchQuery(teamSeasonsQuery(params.teamId));
  },
  head: ({ match, params }) =>
    teamHead(match.context.siteUrl, "charts", params.teamId, match.context.titleName),
  component: TeamChartsScreen,
});

/** A team's history by year. */
function TeamChartsScreen() {
  return (
    <>
      <Suspense fallback={<ChartSectionSkeleton title={seasonChartsTitle} count={4} />}>
        <TeamSeasonCharts />
      </Suspense>
      <ChartAttribution className="mt-3 text-xs phone:text-end" />
    </>
  );
}

/** Wins, podiums, points, average finish and championship rank of a team by year. */
function TeamSeasonCharts() {
  const { teamId } = Route.useParams();
  const { data } = useSuspenseQuery(teamSeasonsQuery(teamId));
  const seasons = useMemo(
    (): ReadonlyArray<SeasonFigures> =>
      data.available
        ? data.value.map((season) => ({ ...season, colour: drawnTeamColour(teamId, season.year) }))
        : [],
    [data, teamId],
  );
  if (seasons.length === 0) return <EmptyNote>{notes.teamChampionship}</EmptyNote>;
  return <SeasonChartFrames seasons={seasons} />;
}
