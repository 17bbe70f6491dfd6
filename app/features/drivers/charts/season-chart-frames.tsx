import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { archiveInfoQuery } from "#app/data/archive.queries.ts";
import { ChartFrame } from "#app/ui/chart/chart-frame.tsx";
import { ChartSection } from "#app/ui/chart/charts.tsx";
import { type SeasonFigures, seasonCharts } from "./season-charts.ts";

/** Above the charts by year, and above the place that is kept for them. */
export const seasonChartsTitle = "By year";

type SeasonChartFramesProps = {
  /** A value that stays the same array for as long as the seasons stay the same. */
  seasons: ReadonlyArray<SeasonFigures>;
  /** Any CSS colour. */
  colour: string;
};

/** The charts by year of a driver or a team. */
export function SeasonChartFrames({ seasons, colour }: SeasonChartFramesProps) {
  const { points, wins, finish, rank } = useMemo(() => seasonCharts(seasons, colour), [seasons, colour]);
  const lastSeason = Math.max(...seasons.map(({ year }) => year));
  return (
    <ChartSection title={seasonChartsTitle} about={<SeasonSoFar lastSeason={lastSeason} />} layout="pairs">
      <ChartFrame chart={points} />
      <ChartFrame chart={wins} />
      <ChartFrame chart={finish} />
      <ChartFrame chart={rank} />
    </ChartSection>
  );
}

/** How far the newest season goes, where it is the one that the archive's last race belongs to. */
export function SeasonSoFar({ lastSeason }: { lastSeason: number }) {
  const { data } = useSuspenseQuery(archiveInfoQuery());
  const lastRace = data.available ? data.value.last_race : null;
  if (lastRace?.year !== lastSeason) return null;
  return (
    <p className="text-[0.875rem] text-soft">
      {lastRace.year} is counted through round {lastRace.round} ({lastRace.race_name}).
    </p>
  );
}
