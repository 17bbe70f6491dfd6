import { Suspense } from "react";
import { ChartAttribution, ChartSectionSkeleton } from "#app/ui/chart/charts.tsx";
import { DriverSeasonCharts } from "./driver-season-charts.tsx";
import { SeasonFinishes, seasonFinishesTitle } from "./season-finishes-section.tsx";
import { seasonChartsTitle } from "./season-chart-frames.tsx";

/** A driver's career by year, and one season race by race. */
export function DriverChartsScreen() {
  return (
    <>
      <Suspense fallback={<ChartSectionSkeleton title={seasonChartsTitle} count={4} />}>
        <DriverSeasonCharts />
      </Suspense>
      <Suspense fallback={<ChartSectionSkeleton title={seasonFinishesTitle} count={1} />}>
        <SeasonFinishes />
      </Suspense>
      <ChartAttribution />
    </>
  );
}
