import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { comparedSeasonsQuery } from "#app/data/compare/compare.queries.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import type { ComparisonProps } from "./part.tsx";
import { noCareers } from "./compare-texts.ts";
import { SeasonSoFar, useRunningSeason } from "#app/features/drivers/charts/season-charts.tsx";
import { comparedLooks } from "#app/features/team-colours/line-looks.ts";
import { ChartFrame } from "#app/ui/chart/chart-frame.tsx";
import { type ViewLinkItem, ViewLinks } from "#app/ui/view-links/view-links.tsx";
import { type SeasonFigure, seasonFigures } from "./compare-search.ts";
import { type Seasons, seasonChart, seasonFinding } from "./season-chart.ts";

/** The careers season by season, in the figure and over the axis that the address names. */
export function SeasonsSection({ search, kind, ids, careers }: ComparisonProps) {
  const { data } = useSuspenseQuery(comparedSeasonsQuery(kind, ids));
  const seasons = useMemo(() => {
    const rowsOf = new Map(data.available ? data.value.map(({ id, rows }) => [id, rows]) : []);
    const looks = comparedLooks(careers);
    return careers.map(({ id, name }, index) => ({
      name,
      ...(looks[index] ?? { colour: "var(--color-team)" }),
      rows: rowsOf.get(id) ?? [],
    }));
  }, [careers, data]);
  if (!data.available) return <EmptyNote>{noCareers}</EmptyNote>;
  return (
    <SeasonChartView
      seasons={seasons}
      chosen={search}
      lastSeason={Math.max(...careers.map(({ last_year }) => last_year))}
      linkWith={(choice) => ({ to: "/compare/", search: { ...search, ...choice } })}
    />
  );
}

/** What the address says of the chart; the defaults, points and years, are absent. */
type ChartChoice = { figure?: Exclude<SeasonFigure, "points"> | undefined; by?: "season" | undefined };

type SeasonChartViewProps = {
  /** A value that stays the same array for as long as the seasons stay the same. */
  seasons: ReadonlyArray<Seasons>;
  chosen: ChartChoice;
  /** The newest season of any of them. */
  lastSeason: number;
  /** The same page with the chart changed. */
  linkWith: (choice: ChartChoice) => ViewLinkItem["link"];
};

/** Careers season by season, in one figure and over one axis, both to choose by links; the chart has its table. */
function SeasonChartView({ seasons, chosen, lastSeason, linkWith }: SeasonChartViewProps) {
  const { figure = "points", by = "year" } = chosen;
  const running = useRunningSeason();
  const chart = useMemo(() => seasonChart(seasons, figure, by, running), [seasons, figure, by, running]);
  const finding = useMemo(() => seasonFinding(seasons, figure, running), [seasons, figure, running]);
  const isYears = by === "year";
  return (
    <>
      <div className="mb-3">
        <ViewLinks
          label="Figure"
          items={seasonFigures.map((each) => ({
            label: figureLabels[each],
            current: each === figure,
            link: linkWith({ figure: each === "points" ? undefined : each }),
          }))}
        />
      </div>
      <ChartFrame
        chart={chart}
        hasCredit
        finding={finding}
        modes={
          <ViewLinks
            label="Axis"
            items={[
              { label: "By year", current: isYears, link: linkWith({ by: undefined }) },
              { label: "By season of the career", current: !isYears, link: linkWith({ by: "season" }) },
            ]}
          />
        }
      />
      <div className="mt-2">
        <SeasonSoFar lastSeason={lastSeason} />
      </div>
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
