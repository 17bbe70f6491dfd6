import { useSuspenseQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { archiveInfoQuery } from "#app/data/archive.queries.ts";
import { ChartFrame } from "#app/ui/chart/chart-frame.tsx";
import { ChartSection } from "#app/ui/chart/charts.tsx";
import type { Chart, ChartSeries } from "#app/ui/chart/chart.ts";
import { ordinal, formatList } from "#contract/values.ts";
import {
  formatAverage,
  formatCount,
  formatSpans,
  formatThousands,
  formatValue,
  noValue,
} from "#app/text/format.ts";
import { valueOf } from "#app/data/api-query.ts";
import { FactTiles, type FactTile } from "#app/ui/fact-tiles.tsx";

/** Above the charts by year, and above the place that is kept for them. */
export const seasonChartsTitle = "By year";

type SeasonChartFramesProps = {
  /** A value that stays the same array for as long as the seasons stay the same. */
  seasons: ReadonlyArray<SeasonFigures>;
  /** Which colour is whose, where it changes. */
  legend?: ReactNode;
};

/** The charts by year of a driver or a team; of a single season its figures. */
export function SeasonChartFrames({ seasons, legend }: SeasonChartFramesProps) {
  const running = useRunningSeason();
  const { points, wins, finish, rank } = useMemo(() => seasonCharts(seasons, running), [seasons, running]);
  const findings = useMemo(() => seasonFindings(seasons, running), [seasons, running]);
  const lastSeason = Math.max(...seasons.map(({ year }) => year));
  const [only, ...more] = seasons;
  const about = (
    <>
      <SeasonSoFar lastSeason={lastSeason} />
      {legend}
    </>
  );
  if (only !== undefined && more.length === 0)
    return (
      <section className="mt-5" aria-label={seasonChartsTitle}>
        <h2>{only.year === running ? `${only.year} so far` : String(only.year)}</h2>
        {about}
        <div className="mt-2">
          <FactTiles tiles={seasonTiles(only)} />
        </div>
      </section>
    );
  return (
    <ChartSection title={seasonChartsTitle} about={about} layout="pairs">
      <ChartFrame chart={points} finding={findings.points} />
      <ChartFrame chart={wins} finding={findings.wins} about="Solid: wins; outline: podiums" />
      <ChartFrame chart={finish} finding={findings.finish} />
      <ChartFrame chart={rank} finding={findings.rank} />
    </ChartSection>
  );
}

/** The figures of a season, where one makes no line. */
function seasonTiles({ points, wins, podiums, avg_finish, rank }: SeasonFigures): Array<FactTile> {
  return [
    { label: "Points", value: formatThousands(points), detail: "In the championship" },
    { label: "Wins", value: String(wins), detail: formatCount(podiums, "podium") },
    { label: "Average finish", value: formatAverage(avg_finish), detail: "When classified" },
    { label: "Rank", value: rank === null ? noValue : ordinal(rank), detail: "In the championship" },
  ];
}

/** The season of the archive's last race, unless it is over; null for none. */
export function useRunningSeason(): number | null {
  const last = valueOf(useSuspenseQuery(archiveInfoQuery()).data)?.last_race ?? null;
  return last !== null && last.round < last.rounds ? last.year : null;
}

/** How far the newest season goes, where it is the one that the archive's last race belongs to. */
export function SeasonSoFar({ lastSeason }: { lastSeason: number }) {
  const { data } = useSuspenseQuery(archiveInfoQuery());
  const lastRace = data.available ? data.value.last_race : null;
  if (lastRace?.year !== lastSeason) return null;
  return (
    <p className="text-[0.875rem] text-soft">
      {lastRace.year} is counted up to round {lastRace.round} ({lastRace.race_name}).
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
  /** Of the team in that season, any CSS colour. */
  colour: string;
};

/** Of each chart by year: points, wins and podiums, average finish, rank. */
type BySeasonChart<Value> = Readonly<Record<"points" | "wins" | "finish" | "rank", Value>>;

type SeriesLook = Pick<ChartSeries, "name" | "stroke" | "format" | "say" | "none" | "marks" | "medals">;

/** How the figures of seasons are drawn and said: amounts as bars, places as lines. */
const looks = {
  points: {
    name: "Points",
    stroke: "bars",
    format: formatValue,
    say: counted("point", "points"),
    none: "no championship points",
  },
  wins: {
    name: "Wins",
    stroke: "bars",
    format: formatValue,
    say: counted("win", "wins"),
    none: "no wins",
  },
  podiums: {
    name: "Podiums",
    stroke: "hollow-bars",
    format: formatValue,
    say: counted("podium", "podiums"),
    none: "no podiums",
  },
  average: {
    name: "Average finish",
    stroke: "solid",
    marks: "dots",
    format: formatAverage,
    say: (value) => `average finish ${formatAverage(value)}`,
    none: "never classified",
  },
  rank: {
    name: "Rank",
    stroke: "solid",
    marks: "values",
    medals: true,
    format: formatValue,
    say: (value) => `rank ${value}`,
    none: "not ranked",
  },
} as const satisfies Record<string, SeriesLook>;

/**
 * Makes the charts of a career or of a team's history: amounts as bars, places as lines, each season in its colour.
 *
 * @param seasons in any order; a year that is missing breaks the lines
 * @param running the season that is not over: what it has so far is no fall from the one before, and stands by itself
 */
export function seasonCharts(
  seasons: ReadonlyArray<SeasonFigures>,
  running: number | null = null,
): BySeasonChart<Chart> {
  const ascending = seasons.toSorted((one, other) => one.year - other.year);
  const isRunning = running !== null && ascending.at(-1)?.year === running;

  function series(look: SeriesLook, figureOf: (season: SeasonFigures) => number | null): ChartSeries {
    return {
      ...look,
      label: null,
      colour: ascending.at(-1)?.colour ?? "var(--color-series-1)",
      points: ascending.map((season) => ({
        x: season.year,
        value: figureOf(season),
        colour: season.colour,
      })),
      ...(isRunning ? { open: running } : {}),
    };
  }
  const axes = {
    xName: "Year",
    ...(isRunning ? { mark: { x: running, label: `${running} so far` } } : {}),
  };
  const points = series(looks.points, (season) => season.points);
  const wins = series(looks.wins, (season) => season.wins);
  const podiums = series(looks.podiums, (season) => season.podiums);
  const average = series(looks.average, (season) => season.avg_finish);
  const rank = series(looks.rank, (season) => season.rank);

  return {
    points: { ...axes, title: "Championship points", axis: "amount", series: [points] },
    wins: { ...axes, title: "Wins and podiums", axis: "amount", series: [wins, podiums] },
    finish: { ...axes, title: "Average finish", axis: "position", series: [average] },
    rank: { ...axes, title: "Championship rank", axis: "position", series: [rank] },
  };
}

/**
 * What each chart by year shows, in a sentence; of a season that is not over, no rank.
 *
 * @param running the season that is not over; null for none
 */
export function seasonFindings(
  seasons: ReadonlyArray<SeasonFigures>,
  running: number | null = null,
): BySeasonChart<string> {
  const over = seasons.filter(({ year }) => year !== running);
  const points = bestOf(seasons, (season) => season.points, "most");
  const wins = bestOf(seasons, (season) => season.wins, "most");
  const podiums = bestOf(seasons, (season) => season.podiums, "most");
  const finish = bestOf(seasons, (season) => season.avg_finish, "least");
  const rank = bestOf(over, (season) => season.rank, "least");
  return {
    points:
      points === null
        ? "No championship points"
        : `Most points: ${formatThousands(points.value)} in ${points.years}`,
    wins:
      wins !== null
        ? `Most wins: ${wins.value} in ${wins.years}`
        : podiums === null
          ? "No podiums"
          : `Most podiums: ${podiums.value} in ${podiums.years}`,
    finish:
      finish === null
        ? "Never classified"
        : `Best average finish: ${formatAverage(finish.value)} in ${finish.years}`,
    rank:
      rank === null
        ? "No final rank yet"
        : rank.value === 1
          ? championText(over)
          : `Best rank: ${ordinal(rank.value)} in ${rank.years}`,
  };
}

/** "Champion in 2021–2024"; of more titles than a line has room for how many and when: "7 titles from 2008 to 2020". */
function championText(over: ReadonlyArray<SeasonFigures>): string {
  const years = over
    .filter(({ rank }) => rank === 1)
    .map(({ year }) => year)
    .toSorted((one, other) => one - other);
  const spans = formatList(formatSpans(years).split(", "));
  return spans.length <= 21
    ? `Champion in ${spans}`
    : `${formatCount(years.length, "title")} from ${years[0]} to ${years.at(-1)}`;
}

/** The best value of any season and its seasons, of many how many; null where there is none, or nothing but 0. */
function bestOf(
  seasons: ReadonlyArray<SeasonFigures>,
  figureOf: (season: SeasonFigures) => number | null,
  better: "most" | "least",
): { value: number; years: string } | null {
  const values = seasons.flatMap((season) => figureOf(season) ?? []);
  const value = better === "most" ? Math.max(0, ...values) : Math.min(...values);
  if (value === 0 || !Number.isFinite(value)) return null;
  const years = seasons.filter((season) => figureOf(season) === value).map(({ year }) => year);
  const spans = formatSpans(years.toSorted((one, other) => one - other));
  return {
    value,
    years: spans.length > 30 ? formatCount(years.length, "season") : formatList(spans.split(", ")),
  };
}

/** An amount with its unit: "1 win", "2 wins", "0.5 points". */
function counted(one: string, several: string): (value: number) => string {
  return (value) => `${formatValue(value)} ${value === 1 ? one : several}`;
}
