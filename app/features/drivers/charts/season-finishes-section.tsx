import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useParams, useSearch } from "@tanstack/react-router";
import { useMemo } from "react";
import type { ResultRow } from "#contract/results.ts";
import { driverResultsQuery } from "#app/data/drivers.queries.ts";
import { CoveredResults } from "#app/features/coverage/coverage-note.tsx";
import { useDriverCoverage } from "#app/features/coverage/coverage.ts";
import { latestTeamColour } from "#app/features/team-colours/line-looks.ts";
import { Bars } from "#app/ui/chart/bars.tsx";
import { ChartFrame } from "#app/ui/chart/chart-frame.tsx";
import { ChartSection } from "#app/ui/chart/charts.tsx";
import { chosenSeason, finishChart, placeCounts, seasonsOf } from "./season-finishes.ts";
import { LinkChips } from "#app/ui/view-links/view-links.tsx";

/** Above the finishes, and above the place that is kept for them. */
export const seasonFinishesTitle = "One season, race by race";

/** Where a driver finished in each race of one season; the address says which (`?season=2025`). */
export function SeasonFinishes() {
  const { driverId } = useParams({ from: "/driver/$driverId/charts" });
  const { season: wanted } = useSearch({ from: "/driver/$driverId/charts" });
  const { data } = useSuspenseQuery(driverResultsQuery(driverId));
  const coverage = useDriverCoverage(driverId);
  return (
    <CoveredResults facts={data} coverage={coverage} shows="results">
      {(rows) => <Season rows={rows} wanted={wanted} />}
    </CoveredResults>
  );
}

function Season({ rows, wanted }: { rows: Array<ResultRow>; wanted: number | undefined }) {
  const seasons = useMemo(() => seasonsOf(rows), [rows]);
  const season = chosenSeason(seasons, wanted);
  const charts = useMemo(() => (season === null ? null : chartsOf(rows, season)), [rows, season]);
  if (season === null || charts === null) return null;
  const { finishes, places, colour } = charts;
  return (
    <ChartSection
      title={seasonFinishesTitle}
      about={<SeasonLinks seasons={seasons} chosen={season} />}
      layout="main"
    >
      <ChartFrame chart={finishes} tall />
      <div className="chart">
        <h3 className="text-[0.875rem] font-strong">Finishing positions</h3>
        <Bars bars={places} colour={colour} />
      </div>
    </ChartSection>
  );
}

/** What is drawn of one season, in the colour of the team that the driver raced for last. */
function chartsOf(rows: Array<ResultRow>, season: number) {
  const inSeason = rows.filter(({ year }) => year === season);
  const lastRace = inSeason.toSorted((one, other) => other.round - one.round).at(0);
  const colour = latestTeamColour(lastRace?.team_id ?? "");
  return { finishes: finishChart(inSeason, season, colour), places: placeCounts(inSeason), colour };
}

/** The seasons to choose from, as links, so that each has an address and none needs a script. */
function SeasonLinks({ seasons, chosen }: { seasons: ReadonlyArray<number>; chosen: number }) {
  if (seasons.length < 2) return null;
  return (
    <nav className="mt-2" aria-label="Season">
      <LinkChips>
        {seasons.map((season) => (
          <li key={season}>
            <Link
              from="/driver/$driverId/charts"
              to="."
              search={{ season }}
              resetScroll={false}
              preload={false}
              aria-current={season === chosen ? "true" : undefined}
            >
              {season}
            </Link>
          </li>
        ))}
      </LinkChips>
    </nav>
  );
}
