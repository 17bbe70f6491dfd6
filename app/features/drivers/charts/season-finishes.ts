import type { ResultRow } from "#contract/results.ts";
import type { Bar } from "#app/ui/chart/bars.tsx";
import { ordinal } from "#app/text/format.ts";
import type { Chart, ChartPoint, ChartSeries } from "#app/ui/chart/chart.ts";

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
    points: finishes(rows, "R"),
  };
  const sprints: ChartSeries = {
    ...look,
    name: "Sprint",
    prefix: "sprint",
    stroke: "points",
    colour: "var(--color-ink)",
    points: finishes(rows, "S"),
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
  const places = finishes(rows, "R").map(({ value }) => value);
  const classified = places.flatMap((place) => place ?? []);
  const counts = [...new Set(classified)]
    .toSorted((one, other) => one - other)
    .map((place) => ({ label: ordinal(place), value: classified.filter((each) => each === place).length }));
  const unclassified = places.length - classified.length;
  return unclassified === 0 ? counts : [...counts, { label: "Not classified", value: unclassified }];
}

/** One point for each round of a session; of two rows in one race (shared cars) the better one counts. */
function finishes(rows: ReadonlyArray<ResultRow>, session: "R" | "S"): Array<ChartPoint> {
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
