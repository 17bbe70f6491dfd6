import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { valueOf } from "#app/data/api-query.ts";
import { archiveInfoQuery } from "#app/data/archive.queries.ts";
import { defaultStandingsYear } from "#contract/ids.ts";
import { comparedSeasonsQuery } from "#app/data/compare/compare.queries.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import type { ComparisonProps } from "./part.tsx";
import { noCareers } from "./compare-texts.ts";
import { SeasonSoFar } from "#app/features/drivers/charts/season-charts.tsx";
import { contrastingColours } from "#app/features/team-colours/line-looks.ts";
import { axisOf, type Chart } from "#app/ui/chart/chart.ts";
import { twoDigits } from "#app/text/format.ts";
import { ChartFrame } from "#app/ui/chart/chart-frame.tsx";
import { type ViewLinkItem, ViewLinks } from "#app/ui/view-links/view-links.tsx";
import { type SeasonFigure, seasonFigures } from "./compare-search.ts";
import { type Seasons, seasonChart, seasonFinding } from "./season-chart.ts";

/** The careers season by season, in the figure and over the axis that the address names. */
export function SeasonsSection({ search, kind, ids, careers }: ComparisonProps) {
  const { data } = useSuspenseQuery(comparedSeasonsQuery(kind, ids));
  const seasons = useMemo(() => {
    const rowsOf = new Map(data.available ? data.value.map(({ id, rows }) => [id, rows]) : []);
    const colours = contrastingColours(
      careers.map(({ team_id, last_year }) => ({ team_id, year: last_year })),
    );
    return careers.map(({ id, name, team_id }, index) => ({
      name,
      team: team_id,
      colour: colours[index] ?? "var(--color-series-1)",
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
  const named = finding === undefined ? {} : { finding };
  return (
    <>
      <div className="mb-3 flex flex-wrap justify-between gap-x-6 gap-y-2">
        <ViewLinks
          label="Figure"
          items={seasonFigures.map((each) => ({
            label: figureLabels[each],
            current: each === figure,
            link: linkWith({ figure: each === "points" ? undefined : each }),
          }))}
        />
        <ViewLinks
          label="Axis"
          items={[
            { label: "By year", current: by === "year", link: linkWith({ by: undefined }) },
            { label: "By season of the career", current: by === "season", link: linkWith({ by: "season" }) },
          ]}
        />
      </div>
      {chart.ranked === true ? (
        <ChartFrame chart={chart} hasCredit legend={null} axis={<SeasonAxis chart={chart} />} {...named} />
      ) : (
        <ChartFrame chart={chart} tall hasCredit {...named} />
      )}
      <div className="mt-2">
        <SeasonSoFar lastSeason={lastSeason} />
      </div>
    </>
  );
}

/** The season of the archive's last race, unless it is over; null for none. */
function useRunningSeason(): number | null {
  const last = valueOf(useSuspenseQuery(archiveInfoQuery()).data)?.last_race?.year ?? null;
  return last !== null && last > defaultStandingsYear ? last : null;
}

/** The seasons below a drawing that has names at its end; a phone has room for every fourth. */
function SeasonAxis({ chart }: { chart: Chart }) {
  const places = axisOf(chart);
  return (
    <ol
      className={`grid ps-12 pe-42 text-center text-xs text-soft max-phone:pe-22 shares-${places.length}`}
      aria-hidden="true"
    >
      {places.map((place, index) => (
        <li key={place} className={`min-w-0 ${index % 4 === 0 ? "" : "max-phone:invisible"}`}>
          {place > 1900 ? `’${twoDigits(place % 100)}` : place}
        </li>
      ))}
    </ol>
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
