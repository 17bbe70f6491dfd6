import type { ReactNode } from "react";
import type { DriverSeasonRating } from "#contract/ratings.ts";
import type { HolderTeam } from "#app/data/records/compute.ts";
import { contrastingColours } from "#app/features/team-colours/line-looks.ts";
import { ratingText } from "./rating-texts.ts";
import { linePath, percent, short, ticksBetween } from "#app/ui/drawing/lengths.ts";
import { Plane, type Range, ValueLabels, ValueLines } from "#app/ui/drawing/plane.tsx";

const height = 240;

type RatingCurveProps = {
  name: string;
  seasons: ReadonlyArray<DriverSeasonRating>;
  range: Range;
  /** The years that the drawing covers; those of the driver, unless said otherwise. */
  years?: Range | null;
  /** Any CSS colour. */
  colour: string;
};

/** A driver's rating by season with its interval as an area, and the car's as a broken line. */
export function RatingCurve({ name, seasons, range, years = null, colour }: RatingCurveProps) {
  const own = oncePerSeason(seasons);
  const best = own.toSorted((one, other) => other.rating - one.rating).at(0);
  const x = years ?? yearsOf(own);
  const runs = runsOf(own);
  const middle = runs.map((run) => linePath(run.map(({ year, rating }) => [year, -rating])));
  const area = runs.map(areaPath);
  const cars = runsOf(seasons).map((run) => linePath(run.map(({ year, car }) => [year, -car])));
  return (
    <figure className="grid grid-cols-[2.25rem_minmax(0,1fr)] rounded-card border border-line bg-surface p-4 shadow-card md:px-5">
      <figcaption className="col-span-2 mb-2 text-small text-soft">
        <b className="block font-display text-[1.0625rem] font-extrabold text-ink">
          {name}
          {best === undefined ? "" : `: best in ${best.year}, ${ratingText(best.rating)}`}
        </b>
        <span className="mt-1 flex flex-wrap gap-x-5">
          <span>
            <Sample>
              <rect width="28" height="12" fill={colour} fillOpacity="0.18" />
              <path d="M0 6h28" stroke={colour} strokeWidth="2" />
            </Sample>
            Driver (shaded: the likely range)
          </span>
          <span>
            <Sample>
              <path d="M0 6h28" className="stroke-soft" strokeWidth="2" strokeDasharray="5 4" />
            </Sample>
            Car
          </span>
        </span>
      </figcaption>
      <svg
        height={height}
        className="col-start-2 w-full overflow-visible fill-soft text-[12px]"
        role="img"
        aria-label={`Rating of ${name} by season, beside the car’s`}
      >
        <ValueLines range={range} />
        <Plane x={x} y={range}>
          <path d={area.join("")} fill={colour} fillOpacity="0.18" />
          <g fill="none" strokeWidth="2">
            <path d={middle.join("")} stroke={colour} vectorEffect="non-scaling-stroke" />
            <path
              d={cars.join("")}
              className="stroke-soft"
              strokeDasharray="5 4"
              vectorEffect="non-scaling-stroke"
            />
            {/* The end of the line, and a single season, which makes none. */}
            <path
              d={[...runs.filter((run) => run.length === 1).flat(), ...own.slice(-1)]
                .map(({ year, rating }) => `M${year} ${short(-rating)}h0`)
                .join("")}
              stroke={colour}
              strokeWidth="6"
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
            />
          </g>
        </Plane>
        <ValueLabels range={range} format={String} />
      </svg>
      <svg className="col-start-2 w-full overflow-visible" height="18" aria-hidden="true">
        {yearTicks(x).map((year) => (
          <text
            key={year}
            x={percent((year - x.from) / (x.to - x.from))}
            y="14"
            textAnchor="middle"
            className="fill-soft text-[0.75rem]"
          >
            {year}
          </text>
        ))}
      </svg>
    </figure>
  );
}

/** How a line looks, before what it is. */
function Sample({ children }: { children: ReactNode }) {
  return (
    <svg width="28" height="12" className="me-2 inline-block align-middle" aria-hidden="true">
      {children}
    </svg>
  );
}

/** A driver of several teams in a season has a row for each, with one rating. */
export function oncePerSeason(seasons: ReadonlyArray<DriverSeasonRating>): Array<DriverSeasonRating> {
  return seasons.filter(({ year }, index) => seasons[index - 1]?.year !== year);
}

/** What lies between the ends of the intervals of a run, as a path of a `Plane`. */
export function areaPath(run: ReadonlyArray<DriverSeasonRating>): string {
  const above = run.map(({ year, high }) => [year, -high] as const);
  const below = run.map(({ year, low }) => [year, -low] as const);
  return `${linePath([...above, ...below.toReversed()])}Z`;
}

/** Seasons that follow each other: a year without a rating is a gap. */
export function runsOf(seasons: ReadonlyArray<DriverSeasonRating>): Array<Array<DriverSeasonRating>> {
  const runs: Array<Array<DriverSeasonRating>> = [];
  for (const [index, season] of seasons.entries()) {
    const before = seasons[index - 1]?.year ?? -Infinity;
    if (season.year - before > 1) runs.push([season]);
    else runs.at(-1)?.push(season);
  }
  return runs;
}

/** Years below the drawing: of a season alone just that one. */
export function yearTicks({ from, to }: Range): Array<number> {
  if (to - from < 2) return [from + 0.5];
  return ticksBetween(from, to, 5).filter(Number.isInteger);
}

/** The colours of drivers' curves: of their teams, apart from each other. */
export function curveColours(teams: ReadonlyArray<HolderTeam | null>): Array<string> {
  return contrastingColours(teams.map((team) => ({ team_id: team?.id ?? null, year: team?.year ?? 0 })));
}

function yearsOf(seasons: ReadonlyArray<DriverSeasonRating>): Range {
  const all = seasons.map(({ year }) => year);
  return { from: Math.min(...all) - 0.5, to: Math.max(...all) + 0.5 };
}

/** More than so many times as long as the longest career, one axis of years for all would leave each little room. */
const mostYears = 1.6;

/** One axis of years for several drivers of about the same time; null for others. */
export function sharedYears(drivers: ReadonlyArray<ReadonlyArray<DriverSeasonRating>>): Range | null {
  const all = yearsOf(drivers.flat());
  const longest = Math.max(...drivers.map(yearsOf).map(({ from, to }) => to - from));
  return all.to - all.from <= mostYears * longest ? all : null;
}

/** What both drivers' ratings, intervals and cars lie in. */
export function rangeOf(seasons: ReadonlyArray<DriverSeasonRating>): Range {
  const values = seasons.flatMap(({ low, high, car }) => [low, high, car]);
  return { from: Math.min(0, ...values) - 0.2, to: Math.max(0, ...values) + 0.2 };
}
