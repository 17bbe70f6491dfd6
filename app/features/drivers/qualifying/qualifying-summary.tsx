import type { QualifyingComparison, QualifyingRow } from "#contract/qualifying.ts";
import { formatAverage, formatGap, noValue } from "#app/text/format.ts";
import { lastName } from "#app/text/names.ts";
import { comparisonsIn, headToHeadsByTeammate, mean } from "./head-to-head.ts";

type QualifyingSummaryProps = {
  results: ReadonlyArray<QualifyingRow>;
  comparisons: ReadonlyArray<QualifyingComparison>;
  /** First places on the grid, as the career has them; null while it is unknown. */
  poles: number | null;
};

/** A driver's qualifyings in figures, above the list of them. */
export function QualifyingSummary({ results, comparisons, poles }: QualifyingSummaryProps) {
  const figures = qualifyingFigures(results, comparisons, poles);
  if (figures.length === 0) return null;
  return (
    <dl className="mb-4 grid grid-cols-3 overflow-clip rounded-card border border-line bg-surface shadow-card md:grid-cols-6">
      {figures.map(({ label, value, detail }) => (
        <div
          key={label}
          className="-ms-px flex min-w-0 flex-col border-s border-line px-3 py-2.5 max-md:nth-[n+4]:border-t md:px-4 md:py-3"
        >
          <dt className="order-1 truncate text-small text-soft">{label}</dt>
          <dd className="contents">
            <b className="font-display text-[1.1875rem]/6 font-extrabold tracking-[-0.02em] md:text-[1.5rem]/7">
              {value}
            </b>
            <span className="order-2 truncate text-small text-soft max-md:hidden">{detail}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Figure = { label: string; value: string; detail: string };

/** The figures, of qualifyings for Grands Prix alone; none for a driver who was never placed in one. */
export function qualifyingFigures(
  results: ReadonlyArray<QualifyingRow>,
  comparisons: ReadonlyArray<QualifyingComparison>,
  poles: number | null,
): Array<Figure> {
  const placed = results.flatMap(({ session_type, year, position }) =>
    session_type === "Q" && position !== null ? [{ year, position }] : [],
  );
  if (placed.length === 0) return [];
  const upTo = (place: number) => placed.filter(({ position }) => position <= place).length;
  const share = (count: number) => `${Math.round((100 * count) / placed.length)}% of ${placed.length}`;
  const best = bestSeason(placed);
  const [latest] = headToHeadsByTeammate(comparisonsIn("Q", comparisons));
  return [
    { label: "Poles", value: poles === null ? noValue : String(poles), detail: "First on the grid" },
    { label: "Fastest", value: String(upTo(1)), detail: share(upTo(1)) },
    { label: "Top two", value: String(upTo(2)), detail: share(upTo(2)) },
    { label: "Average place", value: formatAverage(averageOf(placed)), detail: "Before penalties" },
    { label: "Best season", value: formatAverage(best.average), detail: `Average of ${best.year}` },
    ...(latest === undefined
      ? []
      : [
          {
            label: `v ${lastName(latest.teammateName)}`,
            value: `${latest.driverFaster}–${latest.teammateFaster}`,
            detail: latest.medianGap === null ? "" : `Median ${formatGap(latest.medianGap)} s`,
          },
        ]),
  ];
}

type Placed = { year: number; position: number };

function averageOf(placed: ReadonlyArray<Placed>): number | null {
  return mean(placed.map(({ position }) => position));
}

/**
 * The season with the best average, of those with at least half as many qualifyings as the fullest; of equal ones the
 * latest, since the newest come first.
 */
function bestSeason(placed: ReadonlyArray<Placed>): { year: number; average: number | null } {
  const seasons = [...Map.groupBy(placed, ({ year }) => year)].map(([year, of]) => ({
    year,
    count: of.length,
    average: averageOf(of),
  }));
  const fullest = Math.max(...seasons.map(({ count }) => count));
  return seasons
    .filter(({ count }) => 2 * count >= fullest)
    .reduce((best, season) => ((season.average ?? Infinity) < (best.average ?? Infinity) ? season : best));
}
