import { useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { Suspense, useMemo } from "react";
import { teamSeasonsQuery } from "#app/data/teams.queries.ts";
import {
  SeasonChartFrames,
  seasonChartsTitle,
  type SeasonFigures,
} from "#app/features/drivers/charts/season-charts.tsx";
import { notes } from "#app/features/results/result-columns.tsx";
import { drawnTeamColour } from "#app/features/team-colours/line-looks.ts";
import { ChartAttribution, ChartSectionSkeleton } from "#app/ui/chart/charts.tsx";
import { EmptyNote } from "#app/ui/empty-note.tsx";

/** A team's history by year. */
export function TeamChartsScreen() {
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
  const { teamId } = useParams({ from: "/teams/$teamId/charts" });
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
