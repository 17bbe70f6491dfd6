import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useParams, useSearch } from "@tanstack/react-router";
import { useMemo } from "react";
import type { ResultRow } from "#contract/results.ts";
import { driverResultsQuery } from "#app/data/drivers.queries.ts";
import { CoveredResults, useDriverCoverage } from "#app/features/coverage/coverage.tsx";
import { drawnTeamColour } from "#app/features/team-colours/line-looks.ts";
import { Bars, type Bar } from "#app/ui/chart/bars.tsx";
import { ChartFrame } from "#app/ui/chart/chart-frame.tsx";
import { ChartSection } from "#app/ui/chart/charts.tsx";
import { chipRowClass, LinkChips } from "#app/ui/view-links/view-links.tsx";
import { BlockCard } from "#app/ui/embed/block-card.tsx";
import { percent } from "#app/ui/drawing/lengths.ts";
import { formatCount, ordinal } from "#app/text/format.ts";
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
  const { finishes, finding, hasSprints, places, colour } = charts;
  return (
    <ChartSection
      title={seasonFinishesTitle}
      about={<SeasonLinks seasons={seasons} chosen={season} />}
      layout="rows"
    >
      <ChartFrame
        chart={finishes}
        tall
        finding={finding}
        about={hasSprints ? "Finishing positions; hollow dots are sprints" : "Finishing positions"}
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

const medals = ["var(--color-gold)", "var(--color-silver)", "var(--color-bronze)"];

/** However good the places were, there are so many. */
const fewestColumns = 8;

/** A column for each place from the first to the last that was reached, and after a gap one for all without a place. */
function PlaceColumns({ places, colour }: { places: ReadonlyArray<Bar>; colour: string }) {
  const classified = places.filter(({ label }) => label !== unclassified);
  const last = Math.max(fewestColumns, ...classified.map(({ label }) => Number.parseInt(label, 10)));
  const columns = [
    ...Array.from({ length: last }, (_, index) => ordinal(index + 1)),
    ...(classified.length < places.length ? [unclassified] : []),
  ];
  const most = Math.max(1, ...places.map(({ value }) => value));
  const count = last + 2;
  return (
    <svg
      className="mt-3 h-36 w-full overflow-visible text-xs"
      role="img"
      aria-label={places.map(({ label, value }) => `${label}: ${value}`).join(", ")}
    >
      {columns.map((label, index) => {
        const value = places.find((place) => place.label === label)?.value ?? 0;
        const isOut = label === unclassified;
        const at = (isOut ? count - 0.5 : index + 0.5) / count;
        const top = 0.84 - (0.7 * value) / most;
        const isNamed = last < 13 || index === 0 || (index + 1) % 5 === 0 || isOut;
        return (
          <g key={label}>
            <rect
              x={percent(at - 0.4 / count)}
              y={percent(value === 0 ? 0.83 : top)}
              width={percent(0.8 / count)}
              height={percent(value === 0 ? 0.01 : 0.84 - top)}
              rx="2"
              fill={
                value === 0
                  ? "var(--color-line)"
                  : isOut
                    ? "var(--color-line-strong)"
                    : (medals[index] ?? colour)
              }
            />
            {value === 0 ? null : (
              <text
                x={percent(at)}
                y={percent(top)}
                dy="-5"
                textAnchor="middle"
                className="fill-ink font-bold"
              >
                {value}
              </text>
            )}
            <text
              x={percent(at)}
              y="100%"
              dy="-5"
              textAnchor="middle"
              className={`fill-soft ${isNamed ? "" : "max-phone:hidden"}`}
            >
              {isOut ? "Out" : index + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** "Most often 2nd: 8 times"; where no place came more than once, or two as often, how often there was one. */
export function placesFinding(places: ReadonlyArray<Bar>): string {
  const [most, next] = places
    .filter(({ label }) => label !== unclassified)
    .toSorted((one, other) => other.value - one.value);
  if (most !== undefined && most.value > 1 && most.value !== next?.value)
    return `Most often ${most.label}: ${timesText(most.value)}`;
  const races = places.reduce((sum, { value }) => sum + value, 0);
  const out = places.find(({ label }) => label === unclassified)?.value ?? 0;
  return `Classified in ${races - out} of ${formatCount(races, "Grand Prix", "Grands Prix")}`;
}

function timesText(times: number): string {
  return times === 2 ? "twice" : `${times} times`;
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
    ? `Never classified ${where}`
    : `Best finish of ${season}: ${best.label}${best.value > 1 ? `, ${timesText(best.value)}` : ""}`;
}

/** Of those without a place. */
const unclassified = "Not classified";

/** The seasons to choose from, as links, so that each has an address and none needs a script. */
function SeasonLinks({ seasons, chosen }: { seasons: ReadonlyArray<number>; chosen: number }) {
  if (seasons.length < 2) return null;
  return (
    <nav className="mt-2" aria-label="Season">
      <LinkChips className={`${chipRowClass} scroll-ps-4`}>
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
    label: { long: "", short: "" },
    medals: true,
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
    colour: "var(--color-ink)",
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

/** How often each place was reached in a season's Grands Prix, the best first; whoever was not classified comes last. */
export function placeCounts(rows: ReadonlyArray<ResultRow>): Array<Bar> {
  const places = finishPoints(rows, "R").map(({ value }) => value);
  const classified = places.flatMap((place) => place ?? []);
  const counts = [...new Set(classified)]
    .toSorted((one, other) => one - other)
    .map((place) => ({ label: ordinal(place), value: classified.filter((each) => each === place).length }));
  const out = places.length - classified.length;
  return out === 0 ? counts : [...counts, { label: unclassified, value: out }];
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
