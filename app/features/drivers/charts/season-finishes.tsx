import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useParams, useSearch } from "@tanstack/react-router";
import { useMemo } from "react";
import type { ResultRow } from "#contract/results.ts";
import { driverResultsQuery } from "#app/data/drivers.queries.ts";
import { CoverageNote, CoveredResults, useDriverCoverage } from "#app/features/coverage/coverage.tsx";
import { drawnTeamColour } from "#app/features/team-colours/line-looks.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { type Bar, Bars } from "#app/ui/chart/bars.tsx";
import { Flag } from "#app/ui/flag/flag.tsx";
import {
  finishPoints,
  PlaceColumns,
  placeCounts,
  placesFinding,
  timesText,
  unclassified,
} from "./place-columns.tsx";
import { ChartFrame } from "#app/ui/chart/chart-frame.tsx";
import { ChartSection } from "#app/ui/chart/charts.tsx";
import { chipRowClass, LinkChips } from "#app/ui/view-links/view-links.tsx";
import { BlockCard } from "#app/ui/embed/block-card.tsx";
import { formatCount } from "#app/text/format.ts";
import { ordinal } from "#contract/values.ts";
import { raceResultsPath } from "#app/text/page-paths.ts";
import { axisOf, type Chart, type ChartSeries } from "#app/ui/chart/chart.ts";

/** Above the finishes, and above the place that is kept for them. */
export const seasonFinishesTitle = "One season, race by race";

/** Where a driver finished in each race of one season; the address says which (`?season=2025`). */
export function SeasonFinishes() {
  const { driverId } = useParams({ from: "/driver/$driverId/charts" });
  const { season: wanted } = useSearch({ from: "/driver/$driverId/charts" });
  const { data } = useSuspenseQuery(driverResultsQuery(driverId));
  const coverage = useDriverCoverage(driverId);
  return (
    <CoveredResults
      facts={data}
      coverage={coverage}
      shows="results"
      instead={<CoverageNote coverage={{ of: "none" }} shows="results" />}
    >
      {(rows, note) => <Season rows={rows} wanted={wanted} note={note} />}
    </CoveredResults>
  );
}

type SeasonProps = { rows: Array<ResultRow>; wanted: number | undefined; note: string | undefined };

function Season({ rows, wanted, note }: SeasonProps) {
  const seasons = useMemo(() => seasonsOf(rows), [rows]);
  const season = chosenSeason(seasons, wanted);
  const charts = useMemo(() => (season === null ? null : chartsOf(rows, season)), [rows, season]);
  if (season === null || charts === null) return null;
  const { finishes, finding, hasSprints, places, colour } = charts;
  return (
    <ChartSection
      title={seasonFinishesTitle}
      about={
        <>
          {note}
          <SeasonLinks rows={rows} seasons={seasons} chosen={season} />
        </>
      }
      layout="rows"
    >
      <ChartFrame
        chart={finishes}
        tall
        finding={finding}
        about={hasSprints ? "Finishing positions; small circles are sprints" : "Finishing positions"}
        axis={<RaceAxis chart={finishes} rows={rows} season={season} />}
      />
      <BlockCard
        name="finishing-positions"
        title={`Finishing positions in ${season}`}
        finding={placesFinding(places)}
        about={`How often each place was reached in the Grands Prix of ${season}`}
        table={<Bars bars={places} colour={colour} />}
      >
        <PlaceColumns places={places} colour={colour} />
      </BlockCard>
    </ChartSection>
  );
}

type RaceAxisProps = { chart: Chart; rows: ReadonlyArray<ResultRow>; season: number };

/** The rounds below the drawing, each with its flag, linked to the races; on a phone as many as have room. */
function RaceAxis({ chart, rows, season }: RaceAxisProps) {
  const rounds = axisOf(chart);
  const races = new Map(rows.filter(({ year }) => year === season).map((row) => [row.round, row] as const));
  const step = Math.ceil(rounds.length / 9);
  return (
    <ol className={`grid ps-12 max-md:-mx-2 shares-${rounds.length}`} aria-label="Rounds">
      {rounds.map((round, index) => {
        const race = races.get(round);
        return (
          <li
            key={round}
            className={`min-w-0 text-xs text-soft ${(rounds.length - 1 - index) % step === 0 ? "" : "max-md:invisible"}`}
          >
            {race === undefined ? null : (
              <a
                href={raceResultsPath(season, round)}
                title={race.race_name}
                className="grid min-h-11 content-start justify-items-center gap-1 pt-1"
              >
                <Flag country={race.country} />
                <span className="sr-only">{race.race_name}, round </span>
                {round}
              </a>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** What is drawn of one season, in the colour of the team that the driver raced for last. */
function chartsOf(rows: Array<ResultRow>, season: number) {
  const inSeason = rows.filter(({ year }) => year === season);
  const lastRace = inSeason.toSorted((one, other) => other.round - one.round).at(0);
  const colour = drawnTeamColour(lastRace?.team_id ?? "", season);
  const finishes = finishChart(inSeason, season, colour);
  const places = placeCounts(inSeason);
  const finding = finishFinding(places, season);
  return { finishes, finding, hasSprints: finishes.series.length > 1, places, colour };
}

/** "7 wins and 18 podiums in 24 Grands Prix of 2025", or without any the best finish. */
export function finishFinding(places: ReadonlyArray<Bar>, season: number): string {
  const upTo = (place: number) =>
    places
      .filter(({ label }) => Number.parseInt(label, 10) <= place)
      .reduce((sum, { value }) => sum + value, 0);
  const [best] = places;
  const races = places.reduce((sum, { value }) => sum + value, 0);
  const where = `in ${formatCount(races, "Grand Prix", "Grands Prix")} of ${season}`;
  if (upTo(1) > 0) return `${formatCount(upTo(1), "win")} and ${formatCount(upTo(3), "podium")} ${where}`;
  if (upTo(3) > 0) return `${formatCount(upTo(3), "podium")} ${where}`;
  return best === undefined || best.label === unclassified
    ? `Never classified in ${formatCount(races, "entry", "entries")} of ${season}`
    : `Best finish of ${season}: ${best.label}${best.value > 1 ? `, ${timesText(best.value)}` : ""}`;
}

type SeasonLinksProps = {
  rows: ReadonlyArray<ResultRow>;
  seasons: ReadonlyArray<number>;
  chosen: number;
};

/** The seasons to choose from, each over the colour of its team; links, so that each has an address. */
function SeasonLinks({ rows, seasons, chosen }: SeasonLinksProps) {
  if (seasons.length < 2) return null;
  // Results stand newest first: the last team of a season is met first.
  const teams = new Map(rows.toReversed().map(({ year, team_id }) => [year, team_id] as const));
  return (
    <nav className="mt-2" aria-label="Season">
      <LinkChips className={chipRowClass}>
        {seasons.map((season, index) => (
          <li
            key={season}
            // The first ones are in sight as they are.
            className={index > 3 && season === chosen ? "max-md:[scroll-initial-target:nearest]" : undefined}
          >
            <Link
              from="/driver/$driverId/charts"
              to="."
              search={{ season }}
              resetScroll={false}
              preload={false}
              aria-current={season === chosen ? "true" : undefined}
            >
              {season}
              <span
                className={`block h-1 rounded-xs bg-team forced-color-adjust-none ${teamClass(teams.get(season) ?? null, season)}`}
                aria-hidden="true"
              />
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
 * Finishing positions over one season, round by round: Grands Prix as a line, sprints as points beside it. Who was
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
    label: null,
    medals: true,
    marks: "values",
    stroke: "solid",
    colour,
    points: finishPoints(rows, "R"),
  };
  const sprints: ChartSeries = {
    ...look,
    name: "Sprint",
    label: null,
    prefix: "sprint",
    stroke: "points",
    marks: "values",
    colour: "var(--color-soft)",
    points: finishPoints(rows, "S"),
  };
  return {
    title: `Finish positions in ${season}`,
    xName: "Round",
    xLabels: new Map(rows.map(({ round, race_name }) => [round, `R${round} ${race_name}`])),
    axis: "position",
    ...([...races.points, ...sprints.points].some(({ value }) => value === null) ? { below: "Out" } : {}),
    series: sprints.points.length === 0 ? [races] : [races, sprints],
  };
}
