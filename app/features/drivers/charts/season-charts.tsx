import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { archiveInfoQuery } from "#app/data/archive.queries.ts";
import { ChartFrame } from "#app/ui/chart/chart-frame.tsx";
import { ChartSection } from "#app/ui/chart/charts.tsx";
import type { Chart, ChartSeries } from "#app/ui/chart/chart.ts";
import { formatAverage, formatValue } from "#app/text/format.ts";

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

/** A season of a driver or a team, as the charts by year show it; null for what does not exist. */
export type SeasonFigures = {
  year: number;
  /** Counted championship points. */
  points: number | null;
  wins: number;
  podiums: number;
  /** Mean place over classified Grands Prix. */
  avg_finish: number | null;
  /** Place in the championship. */
  rank: number | null;
};

/** Charts by year: points, wins and podiums, average finish, rank. */
type SeasonCharts = Readonly<Record<"points" | "wins" | "finish" | "rank", Chart>>;

/**
 * Makes the charts of a career or of a team's history.
 *
 * @param seasons in any order; a year that is missing breaks the lines
 * @param colour of the main line, any CSS colour
 */
export function seasonCharts(seasons: ReadonlyArray<SeasonFigures>, colour: string): SeasonCharts {
  const ascending = seasons.toSorted((one, other) => one.year - other.year);

  function series(
    look: Pick<ChartSeries, "name" | "stroke" | "colour" | "format" | "say" | "none">,
    valueOf: (season: SeasonFigures) => number | null,
  ): ChartSeries {
    return { ...look, points: ascending.map((season) => ({ x: season.year, value: valueOf(season) })) };
  }
  const main = { stroke: "solid", colour, format: formatValue } as const;
  const second = { stroke: "dashed", colour: "var(--color-soft)", format: formatValue } as const;

  const points = series(
    { ...main, name: "Points", say: counted("point", "points"), none: "no championship points" },
    (season) => season.points,
  );
  const wins = series(
    { ...main, name: "Wins", say: counted("win", "wins"), none: "no wins" },
    (season) => season.wins,
  );
  const podiums = series(
    { ...second, name: "Podiums", say: counted("podium", "podiums"), none: "no podiums" },
    (season) => season.podiums,
  );
  const average = series(
    {
      ...main,
      name: "Average finish",
      format: formatAverage,
      say: (value) => `average finish ${formatAverage(value)}`,
      none: "never classified",
    },
    (season) => season.avg_finish,
  );
  const rank = series(
    { ...main, name: "Rank", say: (value) => `rank ${value}`, none: "not ranked" },
    (season) => season.rank,
  );

  return {
    points: { title: "Championship points", xName: "Year", axis: "amount", series: [points] },
    wins: { title: "Wins and podiums", xName: "Year", axis: "amount", series: [wins, podiums] },
    finish: { title: "Average finish", xName: "Year", axis: "position", series: [average] },
    rank: { title: "Championship rank", xName: "Year", axis: "position", series: [rank] },
  };
}

/** An amount with its unit: "1 win", "2 wins", "0.5 points". */
function counted(one: string, several: string): (value: number) => string {
  return (value) => `${formatValue(value)} ${value === 1 ? one : several}`;
}
