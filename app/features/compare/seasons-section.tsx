import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { comparedSeasonsQuery } from "#app/data/compare/compare.queries.ts";
import { EmptyNote } from "#app/ui/empty-note.tsx";
import type { ComparisonProps } from "./comparison-section.tsx";
import { scoringSince } from "./figures.ts";
import { namesOf, noCareers } from "./compare-texts.ts";
import { SeasonSoFar, useRunningSeason } from "#app/features/drivers/charts/season-charts.tsx";
import { comparedLooks } from "#app/features/team-colours/line-looks.ts";
import { ChartFrame } from "#app/ui/chart/chart-frame.tsx";
import { type ViewLinkItem, ViewLinks } from "#app/ui/view-links/view-links.tsx";
import { type SeasonFigure, seasonFigures } from "./compare-search.ts";
import type { SeasonRow } from "#app/data/compare/compare.functions.ts";
import type { Chart, ChartSeries, ChartStroke } from "#app/ui/chart/chart.ts";
import { formatCount, formatThousands, formatValue } from "#app/text/format.ts";
import { shortestUnique } from "#app/text/names.ts";
import { roundedPoints, formatList } from "#contract/values.ts";

/** The careers season by season, in the figure and over the axis that the address names. */
export function SeasonsSection({ search, kind, ids, careers }: ComparisonProps) {
  const { data } = useSuspenseQuery(comparedSeasonsQuery(kind, ids));
  const seasons = useMemo(() => {
    const rowsOf = new Map(data.available ? data.value.map(({ id, rows }) => [id, rows]) : []);
    const looks = comparedLooks(careers);
    const names = namesOf(kind, careers);
    return careers.map(({ id, name }, index) => ({
      name,
      called: names[index]?.called ?? name,
      ...(looks[index] ?? { colour: "var(--color-team)" }),
      rows: rowsOf.get(id) ?? [],
    }));
  }, [careers, data, kind]);
  if (!data.available) return <EmptyNote>{noCareers}</EmptyNote>;
  return (
    <SeasonChartView
      seasons={seasons}
      chosen={search}
      lastSeason={Math.max(...careers.map(({ last_year }) => last_year))}
      linkWith={(choice) => ({ to: "/compare/", search: (present) => ({ ...present, ...choice }) })}
    />
  );
}

/** What the address says of the chart; the defaults, rank and years, are absent. */
type ChartChoice = { figure?: Exclude<SeasonFigure, "rank"> | undefined; by?: "season" | undefined };

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
  const { figure = "rank", by = "year" } = chosen;
  const running = useRunningSeason();
  const chart = useMemo(() => seasonChart(seasons, figure, by, running), [seasons, figure, by, running]);
  const finding = useMemo(() => seasonFinding(seasons, figure, running), [seasons, figure, running]);
  const isYears = by === "year";
  return (
    <>
      <ChartFrame
        chart={chart}
        hasCredit
        finding={finding}
        about={
          <>
            {seasonsAbout(chart.title, finding, scoringChanges(seasons, figure))}
            <div className="my-2 flex flex-wrap gap-x-6 gap-y-2">
              <ViewLinks
                label="Figure"
                items={seasonFigures.map((each) => ({
                  label: figureLabels[each],
                  current: each === figure,
                  link: linkWith({ figure: each === "rank" ? undefined : each }),
                }))}
              />
              <ViewLinks
                label="Axis"
                items={[
                  { label: "By year", current: isYears, link: linkWith({ by: undefined }) },
                  { label: "By year of the career", current: !isYears, link: linkWith({ by: "season" }) },
                ]}
              />
            </div>
          </>
        }
      />
      <div className="mt-2">
        <SeasonSoFar lastSeason={lastSeason} />
      </div>
    </>
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

/** A driver's or a team's seasons, in any order, and how its line is drawn. */
type Seasons = {
  name: string;
  /** What a sentence calls it: of a driver the last name. */
  called: string;
  colour: string;
  stroke?: ChartStroke;
  rows: ReadonlyArray<SeasonRow>;
};

/** What each figure is called, whose value of a season it is, and how a sentence says it. */
const figureTexts: Readonly<
  Record<
    SeasonFigure,
    { title: string; value: (row: SeasonRow) => number | null; unit: string; total?: boolean }
  >
> = {
  points: { title: "Championship points", value: (row) => row.points, unit: "points" },
  wins: { title: "Wins", value: (row) => row.wins, unit: "wins" },
  podiums: { title: "Podiums", value: (row) => row.podiums, unit: "podiums" },
  poles: { title: "Poles", value: (row) => row.poles, unit: "poles" },
  rank: { title: "Championship rank", value: (row) => row.rank, unit: "rank" },
  total_wins: { title: "Wins so far", value: (row) => row.wins, unit: "wins", total: true },
  total_points: { title: "Points so far", value: (row) => row.points, unit: "points", total: true },
};

/**
 * One figure of several drivers or teams, season by season.
 *
 * @param by the year, or the number of the season in the career, so that careers of different times lie above each
 *   other
 * @param running the season that is not over, which is marked; null for none
 */
export function seasonChart(
  drivers: ReadonlyArray<Seasons>,
  figure: SeasonFigure,
  by: "year" | "season",
  running: number | null = null,
): Chart {
  const { title, total = false } = figureTexts[figure];
  const shortNames = shortNamesOf(drivers);
  const drawn = drivers.map(({ name, colour, stroke = "solid", rows }, index): ChartSeries => {
    const ascending = rows.toSorted((one, other) => one.year - other.year);
    return {
      stroke,
      colour,
      name,
      label: { long: name, short: shortNames[index] ?? name },
      points: valuesOf(ascending, figure).map(({ year, value }, nth) => ({
        x: by === "year" ? year : nth + 1,
        value,
      })),
      format: formatValue,
      say: (amount) => `${name} ${amountText(figure, amount)}`,
      none: `${name} not ranked`,
      // What a season has so far is no fall from the one before; sums go on.
      ...(running === null || total ? {} : openSeason(ascending, running, by)),
    };
  });
  const series = drawn.map((line) => ({
    ...line,
    label:
      line.label === undefined || line.label === null
        ? null
        : { ...line.label, ...(figure !== "rank" && goesOn(line) ? {} : early(line.points, drawn)) },
  }));
  const isMarked = by === "year" && series.some(({ points }) => points.some(({ x }) => x === running));
  return {
    title: by === "year" ? `${title} by year` : `${title} by season of the career`,
    xName: by === "year" ? "Year" : "Season",
    axis: figure === "rank" ? "position" : "amount",
    ranked: true,
    equals: true,
    series,
    ...(isMarked && running !== null ? { mark: { x: running, label: `${running} so far` } } : {}),
    ...(by === "year" ? {} : { xLabels: seasonLabels(series) }),
  };
}

/** Where the season that is not over stands on the axis. */
function openSeason(ascending: ReadonlyArray<SeasonRow>, running: number, by: "year" | "season") {
  const nth = ascending.findIndex(({ year }) => year === running);
  return nth === -1 ? {} : { open: by === "year" ? running : nth + 1 };
}

/**
 * Three letters each, as a phone has room for; with the initial where they are the same, and of drivers with one initial
 * the first name. Where first words are the same too, as of Racing Point and Racing Bulls, the whole name stays.
 */
export function shortNamesOf(drivers: ReadonlyArray<Pick<Seasons, "name" | "called">>): Array<string> {
  const codes = drivers.map(({ called }) =>
    called
      .replace(/^\S\. /, "")
      .slice(0, 3)
      .toUpperCase(),
  );
  const names = drivers.map(({ name }) => name);
  return shortestUnique(
    codes,
    codes.map((code, index) => `${names[index]?.charAt(0)}. ${code}`),
    names.map((name) => name.split(" ")[0] ?? name),
    names,
  );
}

/**
 * What the chart shows, in a sentence: who had the best season, who has the most in all, or of two who ranked higher how
 * often; undefined where nobody did.
 */
export function seasonFinding(
  drivers: ReadonlyArray<Seasons>,
  figure: SeasonFigure,
  running: number | null = null,
): string | undefined {
  if (figure === "rank") return rankFinding(drivers, running);
  if (scoringChanges(drivers, figure).length > 0) return undefined;
  const { value, total = false } = figureTexts[figure];
  const values = drivers
    .flatMap(({ called: name, rows }) =>
      total
        ? [{ name, year: 0, amount: roundedPoints(rows.reduce((sum, row) => sum + (value(row) ?? 0), 0)) }]
        : rows.map((row) => ({ name, year: row.year, amount: value(row) ?? 0 })),
    )
    .toSorted((one, other) => other.amount - one.amount);
  const [best, second] = values;
  if (best === undefined || best.amount === 0) return undefined;
  const words = amountText(figure, best.amount, formatThousands);
  if (total) return best.amount === second?.amount ? undefined : `${best.name} has the most: ${words}`;
  const isTie = values.some(({ name, amount }) => name !== best.name && amount === best.amount);
  return isTie ? `Most in a season: ${words}` : `Most in a season: ${best.name} in ${best.year}, ${words}`;
}

/** The seasons from which on places gave other points than before, among those that are drawn; none of other figures. */
export function scoringChanges(drivers: ReadonlyArray<Seasons>, figure: SeasonFigure): ReadonlyArray<number> {
  if (figure !== "points" && figure !== "total_points") return [];
  const years = drivers.flatMap(({ rows }) => rows.map(({ year }) => year));
  return scoringSince.filter((since) => since > Math.min(...years) && since <= Math.max(...years));
}

/** The title below a finding, or why there is none of points: "The points system changed in 2010." */
function seasonsAbout(title: string, finding: string | undefined, changes: ReadonlyArray<number>) {
  if (changes.length > 0) return `The points system changed in ${formatList(changes.map(String))}.`;
  return finding === undefined ? undefined : title;
}

/**
 * "Hamilton ranked higher in 9 of 12 seasons", or "in 2025", of those that are over; of several who ranked highest where
 * at least two did.
 */
function rankFinding(drivers: ReadonlyArray<Seasons>, running: number | null): string | undefined {
  const [one, other, ...more] = drivers;
  if (one === undefined || other === undefined) return undefined;
  if (more.length > 0) return highestFinding(drivers, running);
  const both = one.rows.flatMap(({ year, rank }) => {
    const rival = other.rows.find((row) => row.year === year)?.rank ?? null;
    return rank === null || rival === null || year === running ? [] : [{ year, by: rival - rank }];
  });
  const first = both.filter(({ by }) => by > 0).length;
  const second = both.length - first;
  const [season, ...others] = both;
  if (season === undefined) return undefined;
  const [name, ahead] = first >= second ? [one.called, first] : [other.called, second];
  if (others.length === 0) return `${name} ranked higher in ${season.year}`;
  return first === second
    ? `Each ranked higher in ${first} of ${formatCount(both.length, "season")}`
    : `${name} ranked higher in ${ahead} of ${formatCount(both.length, "season")}`;
}

/** "Verstappen ranked highest in 6 of 7 seasons", of those in which at least two of several ranked; undefined for none. */
function highestFinding(drivers: ReadonlyArray<Seasons>, running: number | null): string | undefined {
  const ranks = drivers.flatMap(({ called, rows }) =>
    rows.flatMap(({ year, rank }) => (rank === null || year === running ? [] : [{ called, year, rank }])),
  );
  const shared = [...Map.groupBy(ranks, ({ year }) => year).values()].filter(({ length }) => length > 1);
  const firsts = shared.flatMap((season) => {
    const highest = Math.min(...season.map(({ rank }) => rank));
    return season.filter(({ rank }) => rank === highest).map(({ called }) => called);
  });
  const counts = drivers.map(({ called }) => firsts.filter((name) => name === called).length);
  const most = Math.max(...counts);
  if (most === 0) return undefined;
  const names = drivers.filter((_, index) => counts[index] === most).map(({ called }) => called);
  const each = names.length === 1 ? "" : " each";
  return `${formatList(names)}${each} ranked highest in ${most} of ${formatCount(shared.length, "season")}`;
}

/** Whether a line has a season before the one that is not over: the drawing names it there. */
function goesOn({ points, open }: ChartSeries): boolean {
  return open !== undefined && points.some(({ x, value }) => x < open && value !== null);
}

/** Where a line ends some time before the others: its name stands there, and not beside the drawing. */
function early(
  points: ChartSeries["points"],
  series: ReadonlyArray<Pick<ChartSeries, "points">>,
): { at?: [number] } {
  const places = series.flatMap((line) => line.points.map(({ x }) => x));
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const end = points.findLast(({ value }) => value !== null)?.x ?? last;
  return last - end > 0.1 * (last - first) ? { at: [end] } : {};
}

/** A figure of each season, or what it adds up to until then: points of seasons without any add nothing. */
function valuesOf(ascending: ReadonlyArray<SeasonRow>, figure: SeasonFigure) {
  const { value, total = false } = figureTexts[figure];
  let sum = 0;
  return ascending.map((row) => {
    const own = value(row);
    sum += own ?? 0;
    return { year: row.year, value: total ? roundedPoints(sum) : own };
  });
}

/** The places on the axis as seasons: a bare "3" would say too little. */
function seasonLabels(series: ReadonlyArray<ChartSeries>): Map<number, string> {
  return new Map(series.flatMap(({ points }) => points.map(({ x }) => [x, `Season ${x}`])));
}

function amountText(
  figure: SeasonFigure,
  amount: number,
  written: (amount: number) => string = formatValue,
): string {
  const { unit } = figureTexts[figure];
  if (figure === "rank") return `${unit} ${amount}`;
  return `${written(amount)} ${amount === 1 ? unit.slice(0, -1) : unit}`;
}
