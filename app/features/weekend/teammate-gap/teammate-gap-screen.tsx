import { useSuspenseQuery } from "@tanstack/react-query";
import type { ScoringSession } from "#contract/sessions.ts";
import { raceClassificationQuery, teammateGapQuery } from "#app/data/weekend.queries.ts";
import { useRace } from "../layout/use-weekend.ts";
import { Timed } from "../timing/timed.tsx";
import { FlagGapsView } from "./flag-gaps-view.tsx";
import { type ReactNode, useMemo } from "react";
import type { TeammateGap } from "#contract/timing/race.ts";
import { drawnTeamColour } from "#app/features/team-colours/line-looks.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { useTeamColours } from "#app/features/team-colours/use-team-colours.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import {
  bandsSentence,
  LapAxis,
  LapGround,
  type Bands,
  lapEnd,
  mostGap,
} from "#app/features/weekend/laps/lap-parts.tsx";
import {
  cutPeaks,
  type GapPanel,
  type GapPoint,
  gapPanels,
  gapRange,
  gapRuns,
  closestFinding,
  type CountedPanel,
  endSentence,
  finishers,
  freeLap,
  gapDecimals,
  outText,
  overviewOf,
  paceSentence,
  panelSentence,
  timedMethod,
} from "./gap-panels.ts";
import { lapRows, lapsTable, pairsTable, teamOfPair } from "./gap-tables.tsx";
import {
  LeadAreas,
  Plane,
  type Range,
  shareFromTop,
  ValueLabels,
  ValueLines,
} from "#app/ui/drawing/plane.tsx";
import { linePath, percent } from "#app/ui/drawing/lengths.ts";
import { readableOverBands } from "#app/ui/chart/readable-colour.ts";
import { valueOf } from "#app/data/api-query.ts";
import type { RaceClassification } from "#contract/weekend.ts";
import { unbroken } from "#app/text/format.ts";
import { lastNames } from "#app/text/names.ts";
import { TeamBar } from "#app/features/team-colours/team-bar.tsx";
import { BlockCard } from "#app/ui/embed/block-card.tsx";
import { useIsAlone } from "#app/ui/embed/embeddable.tsx";
import { blockOf } from "#app/ui/embed/embedding.ts";

/** How far apart teammates were in a race or sprint: lap by lap, or at the flag where no laps are known. */
export function TeammateGapScreen({ session }: { session: ScoringSession }) {
  const race = useRace();
  const { data } = useSuspenseQuery(teammateGapQuery({ ...race, session }));
  const lines = valueOf(useSuspenseQuery(raceClassificationQuery(race, session)).data)?.lines;
  return (
    <>
      <h2 className="sr-only">Gaps between teammates</h2>
      <Timed
        facts={data}
        session={session}
        document="teammate-gap"
        instead={<FlagGapsView race={race} session={session} />}
      >
        {(gaps) => <TimedGaps year={race.year} document={gaps} lines={lines ?? []} />}
      </Timed>
    </>
  );
}

type TimedGapsProps = {
  year: number;
  document: TeammateGap;
  /** The classification; empty where it is not known. */
  lines: RaceClassification["lines"];
};

/** A race whose laps were timed: all pairs on one scale, a drawing for each, and their numbers. */
function TimedGaps({ year, document, lines }: TimedGapsProps) {
  const { laps, neutralisations: bands } = document;
  const panels = useMemo(() => gapPanels(document, lines), [document, lines]);
  const pairs = useTeamColours(pairsTable, year, teamOfPair);
  const table = useMemo(() => lapsTable(panels), [panels]);
  const rows = useMemo(() => lapRows(panels, laps), [panels, laps]);
  const { counted, others } = overviewOf(panels);
  return (
    <div className="drawn">
      <GapsOverview panels={panels} year={year} />
      <p className="mt-(--gap) mb-3 max-w-200 text-small text-soft">
        Each pair below has its own scale. Gaps far beyond {mostGap} s are cut off, with the value at the
        break. ▼ is a pit stop of the driver named above zero, ▲ of the one below. {paceNote(bands)}
      </p>
      <div className="mb-3 grid gap-(--gap) wide:grid-cols-2">
        {[...counted, ...others].map((panel) =>
          panel.last === null ? null : (
            <GapPanelDrawing
              key={panel.behind.driver_id}
              panel={panel}
              laps={laps}
              bands={bands}
              year={year}
            />
          ),
        )}
      </div>
      <p className="mb-2 max-w-200 text-small text-soft">
        Gaps are those at the end of each lap: above zero the better placed of the two is ahead, below it, and
        paler, the teammate. {unbroken(bandsSentence(bands))}
      </p>
      <div className="mt-7">
        <DataTable table={pairs} rows={panels} method={timedMethod(document.source)} />
      </div>
      <details className="mt-(--gap) text-[0.875rem]">
        <summary className="w-fit cursor-pointer text-soft">Show the gaps lap by lap</summary>
        <DataTable table={table} rows={rows} />
      </details>
    </div>
  );
}

/** What neutralised laps do to pace and gaps; empty where there was none. */
function paceNote(bands: Bands): string {
  if (bands === null || bands.length === 0) return "";
  const closes = bands.some(({ kind }) => kind !== "VSC");
  return `Pace leaves out neutralised laps${closes ? "; safety cars close the gaps that pace has opened" : ""}.`;
}

/** The last gap of each pair as a bar, all on one scale, the closest first; a row leads to the pair’s drawing. */
function GapsOverview({ panels, year }: { panels: ReadonlyArray<GapPanel>; year: number }) {
  const { counted, others } = overviewOf(panels);
  const widest = Math.max(1, ...counted.map(({ last }) => Math.abs(last.gap)));
  return (
    <BlockCard
      name="teammate-gaps"
      title="Gap at the flag"
      finding={closestFinding(panels)}
      about="On the road, by lap times and without time penalties: the result can differ. One scale; the name in bold was ahead."
    >
      <ul className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 text-table max-md:grid-cols-[minmax(0,1fr)] *:col-span-full *:grid *:grid-cols-subgrid">
        {counted.map((panel) => (
          <li key={panel.behind.driver_id} className={teamClass(panel.ahead.team_id, year)}>
            <PanelLink panel={panel} className={`${rowClass} hover:bg-raised hover:no-underline`}>
              <PairNames panel={panel} />
              <GapBar panel={panel} widest={widest} />
            </PanelLink>
          </li>
        ))}
      </ul>
      {others.length === 0 ? null : (
        <>
          <h4 className="border-t border-line pt-2 text-small font-semibold">
            {others.every(({ out, neitherFinished }) => out !== null && !neitherFinished)
              ? "Only one finished"
              : "No gap at the flag"}
          </h4>
          <ul className="mt-1 grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-4 gap-y-2 text-small">
            {others.map((panel) => (
              <li key={panel.behind.driver_id} className={teamClass(panel.ahead.team_id, year)}>
                <PairNames panel={panel} />
              </li>
            ))}
          </ul>
        </>
      )}
    </BlockCard>
  );
}

const rowClass =
  "col-span-full grid min-h-9 grid-cols-subgrid items-center gap-y-1 border-t border-line py-1 max-md:min-h-11 max-md:py-2";

/** Both names, whoever finished ahead first and in bold, and when the other one was out: a link to the drawing. */
function PairNames({ panel }: { panel: GapPanel }) {
  const [first, second] = finishers(panel);
  const [name, other] = lastNames([first.driver_name, second.driver_name]);
  const { out, last, neitherFinished } = panel;
  const text = out?.driver === second ? outText(panel) : `${other} ${outText(panel) ?? ""}`;
  const isShort = out === null && last !== null;
  return (
    <span className={`flex gap-2.5 ${isShort ? "items-center" : ""}`}>
      <TeamBar />
      <span>
        {neitherFinished ? name : <b className="font-strong text-ink">{name}</b>}{" "}
        <span className={`text-soft ${isShort ? "" : "block"}`}>
          {out === null || last === null ? text : <PanelLink panel={panel}>{text}</PanelLink>}
        </span>
      </span>
    </span>
  );
}

type PanelLinkProps = { panel: GapPanel; className?: string; children: ReactNode };

/** Leads to a pair's drawing; where the block stands alone there is none. */
function PanelLink({ panel, className, children }: PanelLinkProps) {
  if (useIsAlone()) return <span className={className}>{children}</span>;
  return (
    <a href={`#${panelId(panel)}`} className={className}>
      {children}
    </a>
  );
}

/** So much of the width is the longest bar: its value stands behind it. */
const barShare = 0.72;

/** A gap as a bar with its value at the end; pale where it is not that at the flag. */
function GapBar({ panel: { last, isAtFlag }, widest }: { panel: CountedPanel; widest: number }) {
  return (
    <span className="flex items-center gap-2">
      <svg
        width={percent((barShare * Math.abs(last.gap)) / widest)}
        height="14"
        className="flex-none rounded-[2px]"
        aria-hidden="true"
      >
        <rect width="100%" height="100%" className="fill-team" fillOpacity={isAtFlag ? undefined : 0.4} />
      </svg>
      <span className="flex flex-wrap items-baseline gap-x-1">
        <b className="font-strong whitespace-nowrap">{Math.abs(last.gap).toFixed(gapDecimals)} s</b>
        {isAtFlag ? null : <span className="text-small text-soft">on lap {last.lap}</span>}
      </span>
    </span>
  );
}

function panelId({ behind }: GapPanel): string {
  return `gap-${behind.driver_id}`;
}

type PanelProps = { panel: GapPanel; laps: number; bands: Bands; year: number };

/** Two teammates lap by lap: a line above zero while the better classified is ahead, below while the other is. */
function GapPanelDrawing({ panel, laps, bands, year }: PanelProps) {
  return (
    // Plots of one row begin at one height, however long the headings are.
    <div id={panelId(panel)} className="row-span-2 grid scroll-mt-20 grid-rows-subgrid gap-y-0">
      <BlockCard
        name={blockOf(`gap ${panel.ahead.driver_name} ${panel.behind.driver_name}`)}
        title={`Gap between ${panel.ahead.driver_name} and ${panel.behind.driver_name}`}
        finding={endSentence(panel)}
        className="row-span-2 grid grid-rows-subgrid gap-y-0"
        about={
          <p className={`flex gap-2 ${teamClass(panel.ahead.team_id, year)}`}>
            <span className="mt-0.5 h-4 w-1 shrink-0 rounded-[2px] bg-team" aria-hidden="true" />
            <span>
              <b className="text-ink">{panel.ahead.team_name}</b>
              <span className="max-md:hidden"> · </span>
              <span className="max-md:block">{paceSentence(panel)}</span>
            </span>
          </p>
        }
      >
        <GapPlot panel={panel} laps={laps} bands={bands} year={year} />
      </BlockCard>
    </div>
  );
}

function GapPlot({ panel, laps, bands, year }: PanelProps) {
  const colour = drawnTeamColour(panel.ahead.team_id, year, readableOverBands);
  const { ahead, behind, gaps } = panel;
  const range = gapRange(gaps);
  const wide = { from: 0, to: laps };
  const runs = gapRuns(gaps);
  const areas = runs.map(areaPath).join("");
  const peaks = cutPeaks(gaps, range);
  const wordsX = lapEnd(freeLap(bands, laps), laps);
  return (
    <div className="mt-1 ps-9 [&>svg:first-child]:mt-1">
      <LapAxis laps={laps} bands={bands} />
      {/* The marks of stops have lanes of their own above and below: nothing that is written meets them. */}
      <div className="relative py-3">
        <svg className="absolute inset-0 size-full" aria-hidden="true">
          <LapGround laps={laps} bands={bands} />
        </svg>
        <svg
          className="relative h-56 w-full overflow-visible max-md:h-40"
          role="img"
          aria-label={panelSentence(panel)}
        >
          <LeadAreas x={wide} range={range} path={areas} colours={[colour, colour]} />
          <ValueLines range={range} />
          <Plane x={wide} y={range}>
            <path
              className="fill-none stroke-2 [stroke-linecap:round] [stroke-linejoin:round] [vector-effect:non-scaling-stroke]"
              d={runs.map((run) => linePath(run.map(pointOf))).join("")}
              stroke={colour}
            />
          </Plane>
          <ValueLabels range={range} format={secondsText} />
          <Stops panel={panel} laps={laps} />
          <g className="fill-ink stroke-surface text-xs font-strong">
            <SideWords x={wordsX} y="0" textY={13} code={ahead.driver_code} />
            <SideWords x={wordsX} y="100%" textY={-5} code={behind.driver_code} />
            {peaks.map((peak) => (
              <CutPeak key={peak.lap} peak={peak} laps={laps} />
            ))}
            <OutMark panel={panel} range={range} laps={laps} />
          </g>
        </svg>
      </div>
    </div>
  );
}

/** From this share of the race on a text has no room behind its place. */
const lateShare = 0.82;

/** Whose retirement ends the line, at its end. */
function OutMark({
  panel: { out, last },
  range,
  laps,
}: Pick<PanelProps, "panel" | "laps"> & { range: Range }) {
  if (out === null || last === null) return null;
  const isLate = last.lap > lateShare * laps;
  // What is filled lies on one side of zero: a text that ends there stands on the other.
  const at = isLate ? 0 : last.gap;
  return (
    <text
      className="outlined"
      x={lapEnd(last.lap, laps)}
      y={percent(shareFromTop(range, at))}
      dx={isLate ? 0 : 8}
      dy={isLate ? (last.gap < 0 ? -8 : 16) : 4}
      textAnchor={isLate ? "end" : "start"}
    >
      {out.driver.driver_code} out
      {out.laps === null ? null : <tspan className="max-md:hidden">, lap {Math.max(1, out.laps)}</tspan>}
    </text>
  );
}

/** Who is ahead on one side of zero. */
function SideWords({ x, y, textY, code }: { x: string; y: string; textY: number; code: string }) {
  return (
    <svg className="overflow-visible" x={x} y={y}>
      <text x="6" y={textY} className="outlined">
        {code} ahead
      </text>
    </svg>
  );
}

/** Where a peak leaves the drawing: two strokes break it at the edge, and its value stands inside. */
function CutPeak({ peak: { lap, gap }, laps }: { peak: GapPoint; laps: number }) {
  const down = gap > 0 ? 1 : -1;
  return (
    <svg className="overflow-visible" x={lapEnd(lap, laps)} y={gap > 0 ? "0" : "100%"}>
      <path className="stroke-surface stroke-[4]" d={`M-12 ${7 * down}L12 ${down}`} />
      <path
        className="stroke-ink"
        d={`M-12 ${9.5 * down}L12 ${3.5 * down}M-12 ${4.5 * down}L12 ${-1.5 * down}`}
      />
      <text
        className="outlined"
        y={gap > 0 ? 24 : -15}
        textAnchor={lap > lateShare * laps ? "end" : "middle"}
      >
        {Math.abs(gap).toFixed(0)} s
      </text>
    </svg>
  );
}

function pointOf({ lap, gap }: GapPoint): [x: number, y: number] {
  return [lap, -gap];
}

/** What lies between the line and zero. */
function areaPath(run: ReadonlyArray<GapPoint>): string {
  const [first, last] = [run.at(0), run.at(-1)];
  if (first === undefined || last === undefined) return "";
  return `${linePath([[first.lap, 0], ...run.map(pointOf), [last.lap, 0]])}Z`;
}

/** Seconds between the two, never negative. */
function secondsText(seconds: number): string {
  return `${Math.abs(seconds)} s`;
}

/** Triangles at the side of the driver who stopped. */
function Stops({
  panel: { ahead, behind, aheadStops, behindStops },
  laps,
}: Pick<PanelProps, "panel" | "laps">) {
  return (
    <>
      {aheadStops.map((lap) => (
        <svg key={lap} className="overflow-visible fill-ink" x={lapEnd(lap, laps)} y="0">
          <path d="M-5 -10H5L0 -2Z">
            <title>{`${ahead.driver_name} stops on lap ${lap}`}</title>
          </path>
        </svg>
      ))}
      {behindStops.map((lap) => (
        <svg key={lap} className="overflow-visible fill-ink" x={lapEnd(lap, laps)} y="100%">
          <path d="M-5 10H5L0 2Z">
            <title>{`${behind.driver_name} stops on lap ${lap}`}</title>
          </path>
        </svg>
      ))}
    </>
  );
}
