import { useSuspenseQueries } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useMemo } from "react";
import type { DriverCareerRow } from "#contract/careers.ts";
import { driverChampionshipQuery } from "#app/data/drivers.queries.ts";
import { SeasonSoFar } from "#app/features/drivers/charts/season-chart-frames.tsx";
import { ChartFrame } from "#app/ui/chart/chart-frame.tsx";
import { ChartAttribution } from "#app/ui/chart/charts.tsx";
import { type ViewLinkItem, ViewLinks } from "#app/ui/view-links/view-links.tsx";
import { type OverviewSearch, type SeasonFigure, seasonFigures } from "../search.ts";
import { seasonChart } from "#app/features/compare/season-chart.ts";
import { driverSeasons } from "#app/data/compare/seasons.ts";

/** The careers season by season, in the figure and over the axis that the address names. */
export function SeasonChartSection({ careers }: { careers: ReadonlyArray<DriverCareerRow> }) {
  const search = useSearch({ from: "/drivers_overview/" });
  const { figure = "points", by = "year" } = search;
  const answers = useSuspenseQueries({
    queries: careers.map(({ driver_id }) => driverChampionshipQuery(driver_id)),
    combine: (results) => results.map(({ data }) => (data.available ? data.value : [])),
  });
  const chart = useMemo(() => {
    const drivers = careers.map(({ name }, index) => ({ name, rows: driverSeasons(answers[index] ?? []) }));
    return seasonChart(drivers, figure, by);
  }, [careers, answers, figure, by]);
  return (
    <>
      <div className="view-controls">
        <ViewLinks label="Figure" items={figureLinks(search, figure)} />
        <ViewLinks label="Axis" items={axisLinks(search, by)} />
      </div>
      <ChartFrame chart={chart} tall />
      <SeasonSoFar lastSeason={Math.max(...careers.map(({ last_year }) => last_year))} />
      <ChartAttribution />
    </>
  );
}

const figureLabels: Readonly<Record<SeasonFigure, string>> = {
  points: "Points",
  wins: "Wins",
  podiums: "Podiums",
  rank: "Rank",
};

function figureLinks(search: OverviewSearch, chosen: SeasonFigure): Array<ViewLinkItem> {
  return seasonFigures.map((figure) => ({
    label: figureLabels[figure],
    current: figure === chosen,
    link: { to: ".", search: { ...search, figure: figure === "points" ? undefined : figure } },
  }));
}

function axisLinks(search: OverviewSearch, chosen: "year" | "season"): Array<ViewLinkItem> {
  return [
    { label: "By year", current: chosen === "year", link: { to: ".", search: { ...search, by: undefined } } },
    {
      label: "By season of the career",
      current: chosen === "season",
      link: { to: ".", search: { ...search, by: "season" } },
    },
  ];
}
