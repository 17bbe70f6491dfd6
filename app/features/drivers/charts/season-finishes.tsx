import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useParams, useSearch } from "@tanstack/react-router";
import { useMemo } from "react";
import type { ResultRow } from "#contract/results.ts";
import { driverResultsQuery } from "#app/data/drivers.queries.ts";
import { CoveredResults, useDriverCoverage } from "#app/features/coverage/coverage.tsx";
import { latestTeamColour } from "#app/features/team-colours/line-looks.ts";
import { Bars, type Bar } from "#app/ui/chart/bars.tsx";
import { ChartFrame } from "#app/ui/chart/chart-frame.tsx";
import { ChartSection } from "#app/ui/chart/charts.tsx";
import { LinkChips } from "#app/ui/view-links/view-links.tsx";
import { ordinal } from "#app/text/format.ts";
import type { Chart, ChartPoint, ChartSeries } from "#app/ui/chart/chart.ts";

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

/** The seasons of which there are results, newest first. */
export function seasonsOf(rows: ReadonlyArray<ResultRow>): Array<number> {
  return [...new Set(rows.map(({ year }) => year))].toSorted((one, other) => other - one);
}

/** The season that was asked for where there are results of it, otherwise the latest; null without any. */
export function chosenSeason(seasons: ReadonlyArray<number>, wanted: number | undefined): number | null {
  if (wanted !== undefined && seasons.includes(wanted)) return wanted;
  return seasons.length === 0 ? null : Math.max(...seasons);
}

/**
 * Finish positions over one season, round by round: Grands Prix as a line, sprints as points beside it. Who was
 * not classified leaves a gap, and the reason stands in its place.
 *
 * @param rows results of one driver in one season, in any order
 * @param colour of the Grands Prix, any CSS colour
 */
export function finishChart(rows: ReadonlyArray<ResultRow>, season: number, colour: string): Chart {
  const look = { format: String, say: ordinal, none: "not classified" };
  const races: ChartSeries = {
    ...look,
    name: "Grand Prix",
    stroke: "solid",
    colour,
    points: finishPoints(rows, "R"),
  };
  const sprints: ChartSeries = {
    ...look,
    name: "Sprint",
    prefix: "sprint",
    stroke: "points",
    colour: "var(--color-ink)",
    points: finishPoints(rows, "S"),
  };
  return {
    title: `Finish positions in ${season}`,
    xName: "Round",
    xLabels: new Map(rows.map(({ round, race_name }) => [round, `R${round} ${race_name}`])),
    axis: "position",
    series: sprints.points.length === 0 ? [races] : [races, sprints],
  };
}

/** How often each place was reached in a season's Grands Prix, the best first; whoever was not classified comes last. */
export function placeCounts(rows: ReadonlyArray<ResultRow>): Array<Bar> {
  const places = finishPoints(rows, "R").map(({ value }) => value);
  const classified = places.flatMap((place) => place ?? []);
  const counts = [...new Set(classified)]
    .toSorted((one, other) => one - other)
    .map((place) => ({ label: ordinal(place), value: classified.filter((each) => each === place).length }));
  const unclassified = places.length - classified.length;
  return unclassified === 0 ? counts : [...counts, { label: "Not classified", value: unclassified }];
}

/** One point for each round of a session; of two rows in one race (shared cars) the better one counts. */
function finishPoints(rows: ReadonlyArray<ResultRow>, session: "R" | "S"): Array<ChartPoint> {
  const best = new Map<number, ResultRow>();
  for (const row of rows) {
    if (row.session_type !== session) continue;
    const other = best.get(row.round);
    if (other === undefined || placeOf(row) < placeOf(other)) best.set(row.round, row);
  }
  return [...best.values()]
    .toSorted((one, other) => one.round - other.round)
    .map((row) => ({ x: row.round, value: row.finish_position, text: outcome(row) }));
}

function placeOf({ finish_position }: ResultRow): number {
  return finish_position ?? Infinity;
}

/** Why there is no place: "DNF (Engine)", or the one word that is known. */
function outcome({ position_text, status }: ResultRow): string {
  if (position_text === undefined || position_text === status) return status;
  return `${position_text} (${status})`;
}
