import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useParams, useSearch } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import type { ConstructorPoints, DriverPoints } from "#contract/standings.ts";
import { constructorPointsQuery, driverPointsQuery } from "#app/data/standings.queries.ts";
import { constructorsFailed, NoConstructorsYet, SeasonFacts } from "../layout/season-facts.tsx";
import { ChartSectionSkeleton } from "#app/ui/chart/charts.tsx";
import { constructorLines, driverLines, type Line } from "../lines.ts";
import { firstConstructorsSeason } from "#contract/ids.ts";
import { ChartFrame } from "#app/ui/chart/chart-frame.tsx";
import {
  type Chart,
  type ChartSeries,
  type ChartStroke,
  labelAt,
  namedLines,
  stopsOf,
  widestGap,
} from "#app/ui/chart/chart.ts";
import { FactTiles } from "#app/ui/fact-tiles.tsx";
import { ViewLinks } from "#app/ui/view-links/view-links.tsx";
import { noValue } from "#app/text/format.ts";
import { RoundAxis, useHighlightedLine } from "#app/features/standings/graph-parts.tsx";
import {
  pointsFinding,
  graphFacts,
  leadFinding,
  type Mode,
  modes,
  pointsChart,
  type SeasonLines,
  withDashes,
} from "./points-chart.ts";

/** Every driver's points after each round of a season. */
export function DriversGraphScreen() {
  const year = Number(useParams({ from: "/standings/$year/drivers/graph" }).year);
  const { data } = useSuspenseQuery(driverPointsQuery(year));
  return (
    <>
      <h2 className="sr-only">Drivers’ points by round</h2>
      <SeasonFacts year={year} facts={data} detail="round_standings" isEmpty={hasNoDrivers}>
        {(points) => <DriversGraph points={points} />}
      </SeasonFacts>
    </>
  );
}

function DriversGraph({ points }: { points: DriverPoints }) {
  const season = useMemo(() => ({ ...points, lines: driverLines(points) }), [points]);
  return <PointsGraph whose="Drivers’" season={season} />;
}

function hasNoDrivers({ drivers }: DriverPoints): boolean {
  return drivers.every(({ points }) => points.length === 0);
}

/** Stands in for the drivers' graph, at its height, until the points are there. */
export function DriversGraphSkeleton() {
  return <ChartSectionSkeleton title="Drivers’ points by round" count={1} />;
}

/** Every constructor's points after each round of a season. */
export function ConstructorsGraphScreen() {
  const year = Number(useParams({ from: "/standings/$year/constructors/graph" }).year);
  const { data } = useSuspenseQuery(constructorPointsQuery(year));
  if (year < firstConstructorsSeason) return <NoConstructorsYet year={year} />;
  return (
    <>
      <h2 className="sr-only">Constructors’ points by round</h2>
      <SeasonFacts
        year={year}
        facts={data}
        detail="round_standings"
        isEmpty={hasNoTeams}
        {...(data.available ? {} : { note: constructorsFailed })}
      >
        {(rounds) => <ConstructorsGraph rounds={rounds} />}
      </SeasonFacts>
    </>
  );
}

function ConstructorsGraph({ rounds }: { rounds: ConstructorPoints }) {
  const season = useMemo(() => ({ ...rounds, lines: constructorLines(rounds) }), [rounds]);
  return <PointsGraph whose="Constructors’" season={season} />;
}

function hasNoTeams({ teams }: ConstructorPoints): boolean {
  return teams.every(({ points }) => points.length === 0);
}

/** Stands in for the constructors' graph, at its height, until the points are there. */
export function ConstructorsGraphSkeleton() {
  return <ChartSectionSkeleton title="Constructors’ points by round" count={1} />;
}

type PointsGraphProps = {
  /** Whose points: "Drivers’". */
  whose: string;
  /** A value that stays the same object for as long as the season stays the same. */
  season: SeasonLines;
};

/**
 * A season's points by round. A line stands out while the pointer is at it or at its name; a click, or the arrow keys up
 * and down, keep it so and put it into the address.
 */
function PointsGraph({ whose, season }: PointsGraphProps) {
  const { mode = "points" } = useSearch({ strict: false });
  const { picked, pick } = useHighlightedLine(season.lines);
  const [pointed, setPointed] = useState<string | null>(null);
  const [place, setPlace] = useState<number | null>(null);
  const chart = useMemo(() => pointsChart(season, { mode, whose, picked }), [season, mode, whose, picked]);
  return (
    <div className="points-graph spoiler">
      <ChartFrame
        chart={chart}
        tall
        hasCredit
        about={
          <>
            {withDashes(chart.title, season.lines, chart.series)}
            {roundsRun(season).some(({ sprint }) => sprint) ? (
              // A phone's axis has no room for them.
              <span className="max-md:hidden">. S: sprint</span>
            ) : null}
          </>
        }
        finding={mode === "position" ? leadFinding(season) : pointsFinding(season)}
        modes={<ModeLinks open={mode} />}
        axis={<RoundAxis year={season.year} rounds={roundsRun(season)} />}
        highlighted={pointed ?? picked?.name ?? null}
        onSeries={setPointed}
        onPick={pick}
        onPlace={setPlace}
        legend={
          <PickList lines={season.lines} chart={chart} picked={picked} place={place} onPoint={setPointed} />
        }
      />
      {mode === "gap" && isCutOff(chart) ? (
        <p className="mt-2 text-small text-soft">
          The scale ends {-widestGap} points behind the leader: whoever is further back is drawn at its foot.
        </p>
      ) : null}
      <GraphFacts season={season} />
    </div>
  );
}

function isCutOff({ series }: Chart): boolean {
  return series.some(({ points }) => points.some(({ value }) => value !== null && value < widestGap));
}

function roundsRun({ rounds, lines }: SeasonLines) {
  return rounds.slice(0, Math.max(...lines.map(({ points }) => points.length)));
}

/** The fight of the first two in four facts, and a link to every result. */
function GraphFacts({ season }: { season: SeasonLines }) {
  const tiles = useMemo(() => graphFacts(season), [season]);
  const page = season.lines[0]?.code === undefined ? "constructors" : "drivers";
  return (
    <div className="my-6 grid gap-3">
      {tiles.length === 0 ? null : <FactTiles tiles={tiles} />}
      <p className="text-table">
        <Link
          to="/standings/$year/$"
          params={{ year: String(season.year), _splat: `${page}/detailedTable` }}
          className="more"
        >
          Every result, round by round
        </Link>
      </p>
    </div>
  );
}

/** What the lines show, as links: each has an address. */
function ModeLinks({ open }: { open: Mode }) {
  return (
    <ViewLinks
      label="What the lines show"
      className="flex max-md:*:flex-1"
      items={modes.map(({ mode, label }) => ({
        label,
        current: mode === open,
        link: {
          to: ".",
          search: (before) => ({ ...before, mode: mode === "points" ? undefined : mode }),
        },
      }))}
    />
  );
}

type PickListProps = {
  lines: ReadonlyArray<Line>;
  /** Its series are the same lines, in the same order. */
  chart: Chart;
  picked: Line | null;
  /** The round that the cursor is at; null for the last. */
  place: number | null;
  /** Called with the line that the pointer or the focus is at; null when it leaves. */
  onPoint: (name: string | null) => void;
};

/**
 * The lines whose names have no room at their ends, with their look and their points, as links behind a fold: one picks
 * a line, and again lets it go. A phone has all of them, since names there are too close for a finger.
 */
function PickList({ lines, chart, picked, place, onPoint }: PickListProps) {
  const named = namedLines(chart, false);
  const at = place ?? stopsOf(chart).at(-1) ?? null;
  const hasCodes = lines.every(({ code }) => typeof code === "string");
  return (
    <details className={`mt-1 ${named === lines.length ? "phone:hidden" : ""}`}>
      <summary className="w-fit cursor-pointer text-small font-strong max-md:min-h-(--touch-height) max-md:py-2.5">
        All {lines.length}
        {at === null ? "" : ` after ${labelAt(chart, at).replace("Round", "round")}`}
      </summary>
      <ul
        className={`graph-lines mt-1 mb-2 columns-[14rem] gap-x-4 text-small max-md:gap-x-2 ${hasCodes ? "max-md:columns-[5.5rem]" : "max-md:columns-[8.75rem]"}`}
        aria-label="Select a name to highlight its line"
      >
        {lines.map((line, index) => {
          const series = chart.series[index];
          const current = line === picked;
          return (
            <li key={line.id} className={`break-inside-avoid ${index < named ? "phone:hidden" : ""}`}>
              <Link
                to="."
                search={(before) => ({ ...before, highlight: current ? undefined : line.id })}
                replace
                resetScroll={false}
                preload={false}
                className="grid min-h-7 grid-cols-[1.75rem_minmax(0,1fr)_auto] items-center gap-2 rounded-tile px-1.5 text-ink no-underline hover:bg-raised focus-visible:outline-offset-[-2px] aria-[current]:bg-raised aria-[current]:font-strong aria-[current]:shadow-[inset_3px_0_var(--color-accent)] max-md:min-h-8 max-md:grid-cols-[1.125rem_minmax(0,1fr)_auto] max-md:gap-1.5 max-md:px-1 max-md:leading-[1.2] [&>svg]:h-2.5 [&>svg]:w-7 max-md:[&>svg]:w-4.5"
                aria-current={current ? "page" : undefined}
                onMouseEnter={() => onPoint(line.name)}
                onMouseLeave={() => onPoint(null)}
                onFocus={() => onPoint(line.name)}
                onBlur={() => onPoint(null)}
              >
                {series === undefined ? null : <LineSample series={series} />}
                {hasCodes ? (
                  <>
                    <span className="truncate max-md:hidden">{line.name}</span>
                    <abbr title={line.name} className="no-underline md:hidden">
                      {line.code}
                    </abbr>
                  </>
                ) : (
                  <span className="truncate max-md:whitespace-normal">{line.name}</span>
                )}
                <b className="font-strong">{valueAt(series, place)}</b>
              </Link>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** What a line has at the cursor; without a cursor, what it has last. */
function valueAt(series: Chart["series"][number] | undefined, place: number | null): string {
  const point =
    place === null
      ? series?.points.findLast(({ value }) => value !== null)
      : series?.points.find(({ x }) => x === place);
  const value = point?.value ?? null;
  return series === undefined || value === null ? noValue : series.format(value);
}

/** The dashes of a stroke in a sample of a line, which is short. */
const dashes: Readonly<Partial<Record<ChartStroke, string>>> = {
  dashed: "4 4",
  dotted: "2 3",
  "wide-dashed": "11 6",
};

/** What a series of a chart looks like. */
function LineSample({ series: { stroke, colour } }: { series: ChartSeries }) {
  return (
    <svg viewBox="0 0 28 10" aria-hidden="true">
      <path d="M0 5h28" stroke={colour} strokeWidth="2" strokeDasharray={dashes[stroke]} />
    </svg>
  );
}
