import type { ReactNode } from "react";
import type { DriverSeasonRating } from "#contract/ratings.ts";
import type { LineLook } from "#app/features/team-colours/line-looks.ts";
import { noValue } from "#app/text/format.ts";
import { lastNames } from "#app/text/names.ts";
import { strokeOf, teamDashes } from "#app/ui/chart/chart.ts";
import { NameBar, spread } from "#app/ui/chart/line-drawing.tsx";
import { linePath, percent, short, ticksBetween } from "#app/ui/drawing/lengths.ts";
import { Plane, type Range, shareFromTop, shareOf, ValueLabels, ValueLines } from "#app/ui/drawing/plane.tsx";
import { BlockCard } from "#app/ui/embed/block-card.tsx";
import { bestSeasons, highestFinding, intervalText, ratingFinding, ratingText } from "./rating-texts.ts";
import { formatList } from "#contract/values.ts";

type Compared = LineLook & {
  id: string;
  name: string;
  /** In ascending order. */
  seasons: ReadonlyArray<DriverSeasonRating>;
};

/** A driver as it is drawn: of those with one colour the second is dashed and of another tone. */
type Line = Omit<Compared, "name"> & { name: string; fullName: string; dash: string | undefined };

const height = 300;

type ComparedRatingsProps = {
  drivers: ReadonlyArray<Compared>;
  /** Whether their first seasons stand below each other: for drivers of different times. */
  isByCareer?: boolean;
  /** A link to more, beside the heading. */
  beside?: ReactNode;
};

/** Ratings of drivers in one drawing, each with its likely range, and as a table. */
export function ComparedRatings({ drivers, isByCareer = false, beside }: ComparedRatingsProps) {
  const names = lastNames(drivers.map(({ name }) => name));
  const lines = drivers.map((driver, index): Line => {
    const dash = teamDashes[driver.stroke];
    return {
      ...driver,
      fullName: driver.name,
      name: names[index] ?? driver.name,
      seasons: oncePerSeason(driver.seasons),
      colour: strokeOf({ colour: driver.colour, second: dash !== undefined }),
      dash,
    };
  });
  const title = isByCareer ? "Ratings by year of career" : "Ratings by season";
  return (
    <BlockCard
      name="ratings-by-season"
      title={title}
      finding={isByCareer ? highestFinding(lines) : ratingFinding(lines)}
      about={[
        `Best: ${bestSeasons(lines)}.`,
        "Shaded: the likely range (89%); overlapping ranges leave the order open.",
        gapsText(lines),
      ].join(" ")}
      beside={beside}
      table={<RatingsTable lines={lines} />}
    >
      <Drawing
        title={`${title}. Best: ${bestSeasons(lines)}`}
        lines={isByCareer ? lines.map(byYearOfCareer) : lines}
        isByCareer={isByCareer}
      />
    </BlockCard>
  );
}

/** Why a line breaks: "No rating without a classified finish: Fangio in 1952."; empty where none does. */
export function gapsText(lines: ReadonlyArray<{ name: string; seasons: ReadonlyArray<{ year: number }> }>) {
  const gaps = lines.flatMap(({ name, seasons }) => {
    const years = seasons.flatMap(({ year }, index) => {
      const before = seasons[index - 1]?.year ?? year;
      return Array.from({ length: Math.max(0, year - before - 1) }, (_, nth) => String(before + 1 + nth));
    });
    return years.length === 0 ? [] : [`${name} in ${formatList(years)}`];
  });
  return gaps.length === 0 ? "" : `No rating without a classified finish: ${gaps.join("; ")}.`;
}

/** The first season is year 1; a year without a rating stays a gap. */
function byYearOfCareer(line: Line): Line {
  const before = (line.seasons[0]?.year ?? 1) - 1;
  return { ...line, seasons: line.seasons.map((season) => ({ ...season, year: season.year - before })) };
}

type DrawingProps = { title: string; lines: ReadonlyArray<Line>; isByCareer: boolean };

function Drawing({ title, lines, isByCareer }: DrawingProps) {
  const all = lines.flatMap(({ seasons }) => seasons);
  const y = {
    from: Math.min(0, ...all.map(({ low }) => low)) - 0.2,
    to: Math.max(0, ...all.map(({ high }) => high)) + 0.1,
  };
  const x = yearsOf(all.map(({ year }) => year));
  return (
    <div className="mt-3 grid grid-cols-[2.25rem_minmax(0,1fr)_auto]" role="img" aria-label={title}>
      {/* On a phone names beside the lines would take a third of their room. */}
      <p className="col-span-full mb-2 flex flex-wrap gap-x-4 text-small phone:hidden">
        {lines.map(({ id, name, seasons, colour, dash }) => (
          <span key={id}>
            <svg width="8" height="12" className="inline">
              <NameBar x={0} y={6} colour={colour} second={dash !== undefined} />
            </svg>
            <b>{name}</b> {ratingText(seasons.at(-1)?.rating ?? 0)}
          </span>
        ))}
      </p>
      <svg height={height} className="col-start-2 w-full overflow-visible fill-soft text-xs">
        <ValueLines range={y} />
        <text x="0" y={percent(y.to / (y.to - y.from))} dx="4" dy="14">
          0 is the average driver
        </text>
        <Plane x={x} y={y}>
          {lines.map(({ id, seasons, colour }) => (
            <path key={id} d={runsOf(seasons).map(areaPath).join("")} fill={colour} fillOpacity="0.16" />
          ))}
          {lines.map((line) => (
            <RatingLine key={line.id} {...line} />
          ))}
        </Plane>
        <Names lines={lines} x={x} y={y} />
        <ValueLabels range={y} format={(value) => (value > 0 ? `+${value}` : String(value))} />
      </svg>
      {/* The room of the longest name. */}
      <svg
        width={Math.max(...lines.map(({ name }) => nameRoom(name)))}
        height="1"
        className="col-start-3 max-phone:hidden"
      />
      <svg height="22" className="col-start-2 w-full overflow-visible fill-soft text-xs">
        {yearTicks(x, isByCareer).map((year, index) => (
          <text
            key={year}
            x={percent(shareOf(x, year))}
            y="18"
            // Before its number the word stands below the labels of the values.
            textAnchor={year !== x.from ? "middle" : isByCareer ? "end" : "start"}
            dx={isByCareer && index === 0 ? 4 : undefined}
          >
            {isByCareer && index === 0 ? `Year ${year}` : year}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** The line, the edges of its range, and dots at its end and at seasons that no line reaches. */
function RatingLine({ seasons, colour, dash }: Line) {
  const runs = runsOf(seasons);
  const still = { vectorEffect: "non-scaling-stroke" } as const;
  const edges = runs.flatMap((run) => [
    linePath(run.map(({ year, low }) => [year, -low])),
    linePath(run.map(({ year, high }) => [year, -high])),
  ]);
  const dots = [...runs.filter((run) => run.length === 1).flat(), ...seasons.slice(-1)]
    .map(({ year, rating }) => `M${year} ${short(-rating)}h0`)
    .join("");
  return (
    <g fill="none" stroke={colour} strokeLinejoin="round">
      <path d={edges.join("")} strokeWidth="1" strokeOpacity="0.4" strokeDasharray={dash} {...still} />
      <path
        d={runs.map((run) => linePath(run.map(({ year, rating }) => [year, -rating]))).join("")}
        strokeWidth="3"
        strokeDasharray={dash}
        {...still}
      />
      <path d={dots} strokeWidth="9" strokeLinecap="round" {...still} />
      {dash === undefined ? null : (
        <path d={dots} className="stroke-surface" strokeWidth="5" strokeLinecap="round" {...still} />
      )}
    </g>
  );
}

/** About how much room a name and its rating take at the end of a line. */
const nameRoom = (name: string) => 70 + 7.6 * name.length;

/** Nearer to each other than this share of the width two ends of lines have names that could meet. */
const nearEnds = 0.25;

/** The share of a drawing that a name takes at most; on a phone it stands above. */
const nameShare = 0.2;

/** How near to the middle of a name a line may come. */
const nameClearance = 15;

/** Where a name beside the end of a line is nearest to it, and none of the others' lines runs through it. */
export function clearHeight(at: number, others: ReadonlyArray<Range>): number {
  const isClear = (value: number) =>
    others.every(({ from, to }) => value <= from - nameClearance || value >= to + nameClearance);
  const [nearest = at] = [at, ...others.flatMap(({ from, to }) => [from - nameClearance, to + nameClearance])]
    .filter(isClear)
    .toSorted((one, other) => Math.abs(one - at) - Math.abs(other - at));
  return nearest;
}

/** Where a name is clear of the others' lines. Their ranges may lie behind it: it would be too far from its end. */
function heightOfName(
  { end, at }: { end: DriverSeasonRating; at: number },
  lines: ReadonlyArray<Line>,
  x: Range,
  y: Range,
): number {
  const until = end.year + nameShare * (x.to - x.from);
  const beside = lines
    .map(({ seasons }) => seasons.filter(({ year }) => year >= end.year && year <= Math.ceil(until)))
    .filter((seasons) => seasons.length > 1);
  return clearHeight(
    at,
    beside.map((seasons) => {
      const heights = seasons.map(({ rating }) => height * shareFromTop(y, rating));
      return { from: Math.min(...heights), to: Math.max(...heights) };
    }),
  );
}

/** Each name beside the end of its line, none over another. */
function Names({ lines, x, y }: { lines: ReadonlyArray<Line>; x: Range; y: Range }) {
  const ends = lines
    .flatMap((line) => {
      const end = line.seasons.at(-1);
      return end === undefined ? [] : [{ line, end, share: shareOf(x, end.year) }];
    })
    .toSorted((one, other) => one.share - other.share);
  const groups: Array<typeof ends> = [];
  for (const end of ends) {
    const before = groups.at(-1);
    if (before !== undefined && end.share - (before.at(-1)?.share ?? 0) < nearEnds) before.push(end);
    else groups.push([end]);
  }
  return groups.flatMap((group) => {
    const heights = group.map(({ end }) => height * shareFromTop(y, end.rating));
    const clear = group.map(({ end }, index) => heightOfName({ end, at: heights[index] ?? 0 }, lines, x, y));
    const placed = spread(clear, height - 8, () => 18);
    return group.map(({ line, end, share }, index) => {
      const [from = 0, to = 0] = [heights[index], placed[index]];
      return (
        <svg key={line.id} x={percent(share)} className="overflow-visible max-phone:hidden">
          {Math.abs(to - from) < 5 ? null : (
            <path d={`M6 ${from}L12 ${to}`} className="fill-none stroke-line-strong" />
          )}
          <NameBar x={14} y={to} colour={line.colour} second={line.dash !== undefined} />
          <text
            x="22"
            y={to}
            dy="4.5"
            paintOrder="stroke"
            strokeWidth="7"
            strokeLinejoin="round"
            className="fill-ink stroke-surface text-[13px] font-bold"
          >
            {line.name} {ratingText(end.rating)}
          </text>
        </svg>
      );
    });
  });
}

/** A driver for several teams in a season has a row for each, with one rating. */
function oncePerSeason(seasons: ReadonlyArray<DriverSeasonRating>): Array<DriverSeasonRating> {
  return seasons.filter(({ year }, index) => seasons[index - 1]?.year !== year);
}

/** What lies between the ends of the intervals of a run, as a path of a `Plane`. */
function areaPath(run: ReadonlyArray<DriverSeasonRating>): string {
  const above = run.map(({ year, high }) => [year, -high] as const);
  const below = run.map(({ year, low }) => [year, -low] as const);
  return `${linePath([...above, ...below.toReversed()])}Z`;
}

/** Seasons that follow each other: a year without a rating is a gap. */
function runsOf(seasons: ReadonlyArray<DriverSeasonRating>): Array<Array<DriverSeasonRating>> {
  const runs: Array<Array<DriverSeasonRating>> = [];
  for (const [index, season] of seasons.entries()) {
    const before = seasons[index - 1]?.year ?? -Infinity;
    if (season.year - before > 1) runs.push([season]);
    else runs.at(-1)?.push(season);
  }
  return runs;
}

/** Years below the drawing: of a season alone just that one. */
export function yearTicks({ from, to }: Range, isByCareer: boolean): Array<number> {
  if (!Number.isInteger(from)) return [from + 0.5];
  if (isByCareer) return Array.from({ length: Math.ceil((to - from) / 2) }, (_, index) => from + 2 * index);
  return ticksBetween(from, to, 5).filter(Number.isInteger);
}

/** From the first season to the last; of one alone with room on both sides. */
function yearsOf(years: ReadonlyArray<number>): Range {
  const [from, to] = [Math.min(...years), Math.max(...years)];
  // So that the dot at the last season is whole.
  return from === to ? { from: from - 0.5, to: to + 0.5 } : { from, to: to + (to - from) / 80 };
}

/** Careers that together span more than this multiple of the longest one have an axis each: on one, each would have little room. */
const mostYears = 1.6;

/** Whether drivers are of about the same time, so that one axis of years leaves each enough room. */
export function shareYears(drivers: ReadonlyArray<ReadonlyArray<{ year: number }>>): boolean {
  const spans = [drivers.flat(), ...drivers].map((seasons) => {
    const years = seasons.map(({ year }) => year);
    return Math.max(...years) - Math.min(...years) + 1;
  });
  const [all = 0, ...each] = spans;
  return all <= mostYears * Math.max(...each);
}

/** The numbers of the drawing, newest season first. */
function RatingsTable({ lines }: { lines: ReadonlyArray<Line> }) {
  const years = new Set(lines.flatMap(({ seasons }) => seasons.map(({ year }) => year)));
  return (
    <div className="mt-3 overflow-x-auto text-[0.875rem]">
      <table className="w-full [&_:is(th,td)]:h-7 [&_:is(th,td)]:border-b [&_:is(th,td)]:border-line [&_:is(th,td)]:px-2 [&_:is(th,td)]:text-end [&_:is(th,td)]:font-normal [&_:is(th,td):first-child]:ps-0 [&_:is(th,td):first-child]:text-start [&_thead]:text-[0.8125rem] [&_thead]:text-soft">
        <caption className="sr-only">Ratings by season, with the likely range (89%)</caption>
        <thead>
          <tr>
            <th scope="col">Year</th>
            {lines.map(({ id, fullName }) => (
              <th key={id} scope="col">
                {fullName}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...years]
            .toSorted((one, other) => other - one)
            .map((year) => (
              <tr key={year}>
                <th scope="row">{year}</th>
                {lines.map(({ id, seasons }) => {
                  const season = seasons.find((each) => each.year === year);
                  return (
                    <td key={id}>
                      {season === undefined ? (
                        noValue
                      ) : (
                        <>
                          {ratingText(season.rating)} <small>({intervalText(season)})</small>
                        </>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
