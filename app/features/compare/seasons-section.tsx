import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { comparedSeasonsQuery } from "#app/data/compare/compare.queries.ts";
import { SeasonSoFar } from "#app/features/drivers/charts/season-chart-frames.tsx";
import { ChartFrame } from "#app/ui/chart/chart-frame.tsx";
import { ChartAttribution } from "#app/ui/chart/charts.tsx";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import { type ViewLinkItem, ViewLinks } from "#app/ui/view-links/view-links.tsx";
import type { ComparisonProps } from "./comparison-parts.tsx";
import { seasonChart, type SeasonFigure, seasonFigures } from "./season-chart.ts";
import type { CompareSearch } from "./search.ts";
import { noCareers } from "./texts.ts";

/** The careers season by season, in the figure and over the axis that the address names; the chart has its table. */
export function SeasonsSection({ search, kind, ids, careers }: ComparisonProps) {
  const { figure = "points", by = "year" } = search;
  const { data } = useSuspenseQuery(comparedSeasonsQuery(kind, ids));
  const chart = useMemo(() => {
    const seasons = new Map(data.available ? data.value.map(({ id, rows }) => [id, rows]) : []);
    return seasonChart(
      careers.map(({ id, name }) => ({ name, rows: seasons.get(id) ?? [] })),
      figure,
      by,
    );
  }, [careers, data, figure, by]);
  if (!data.available) return <EmptyNote>{noCareers}</EmptyNote>;
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
  poles: "Poles",
  rank: "Rank",
  total_wins: "Wins so far",
  total_points: "Points so far",
};

function figureLinks(search: CompareSearch, chosen: SeasonFigure): Array<ViewLinkItem> {
  return seasonFigures.map((figure) => ({
    label: figureLabels[figure],
    current: figure === chosen,
    link: { to: "/compare/", search: { ...search, figure: figure === "points" ? undefined : figure } },
  }));
}

function axisLinks(search: CompareSearch, chosen: "year" | "season"): Array<ViewLinkItem> {
  return [
    {
      label: "By year",
      current: chosen === "year",
      link: { to: "/compare/", search: { ...search, by: undefined } },
    },
    {
      label: "By season of the career",
      current: chosen === "season",
      link: { to: "/compare/", search: { ...search, by: "season" } },
    },
  ];
}
