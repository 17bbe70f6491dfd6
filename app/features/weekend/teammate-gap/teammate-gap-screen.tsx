import { useSuspenseQuery } from "@tanstack/react-query";
import type { ScoringSession } from "#contract/sessions.ts";
import { teammateGapQuery } from "#app/data/weekend.queries.ts";
import { useRace } from "../layout/use-weekend.ts";
import { Timed } from "../timing/timed.tsx";
import { FlagGapsView } from "./flag-gaps-view.tsx";
import { useMemo } from "react";
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
} from "#app/features/weekend/laps/lap-parts.tsx";
import {
  cutPeaks,
  type GapPanel,
  type GapPoint,
  gapPanels,
  gapRange,
  gapRuns,
  endSentence,
  paceSentence,
  panelSentence,
  timedMethod,
} from "./gap-panels.ts";
import { lapRows, lapsTable, pairsTable, teamOfPair } from "./gap-tables.tsx";
import { LeadAreas, Plane, ValueLabels, ValueLines } from "#app/ui/drawing/plane.tsx";
import { linePath } from "#app/ui/drawing/lengths.ts";
import { BlockCard } from "#app/ui/embed/block-card.tsx";
import { blockOf } from "#app/ui/embed/embedding.ts";

/** How far apart teammates were in a race or sprint: lap by lap, or at the flag where no laps are known. */
export function TeammateGapScreen({ session }: { session: ScoringSession }) {
  const race = useRace();
  const { data } = useSuspenseQuery(teammateGapQuery({ ...race, session }));
  return (
    <>
      <h2 className="sr-only">Gaps between teammates</h2>
      <Timed
        facts={data}
        session={session}
        document="teammate-gap"
        instead={<FlagGapsView race={race} session={session} />}
      >
        {(gaps) => <TimedGaps year={race.year} document={gaps} />}
      </Timed>
    </>
  );
}

/** A race whose laps were timed: a drawing for each pair of teammates, and their numbers. */
function TimedGaps({ year, document }: { year: number; document: TeammateGap }) {
  const { laps, neutralisations: bands } = document;
  const panels = useMemo(() => gapPanels(document), [document]);
  const timed = panels.filter(({ last }) => last !== null);
  const pairs = useTeamColours(pairsTable, year, teamOfPair);
  const table = useMemo(() => lapsTable(panels), [panels]);
  const rows = useMemo(() => lapRows(panels, laps), [panels, laps]);
  return (
    <div className="drawn">
      <div className="mb-3 grid gap-(--gap) wide:grid-cols-2 wide:[&>:last-child:nth-child(odd)]:col-span-2">
        {timed.map((panel) => (
          <GapPanelDrawing key={panel.behind.driver_id} panel={panel} laps={laps} bands={bands} year={year} />
        ))}
      </div>
      <p className="mb-2 max-w-200 text-small text-soft">
        Gaps are those at the end of each lap. Triangles are pit stops, at the side of the driver who made
        them. Each team has its own scale; a peak far beyond it is cut off and has its value. Pace is the
        median of comparable laps. {bandsSentence(bands)}
      </p>
      <Untimed panels={panels.filter((panel) => !timed.includes(panel))} />
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

/** The pairs that there is nothing to draw of: one of them ended no lap. */
function Untimed({ panels }: { panels: ReadonlyArray<GapPanel> }) {
  if (panels.length === 0) return null;
  const names = panels.map(
    ({ ahead, behind }) => `${ahead.driver_name} and ${behind.driver_name} (${ahead.team_name})`,
  );
  return <p className="drawing-about">Not timed together on any lap: {names.join(", ")}.</p>;
}

type PanelProps = { panel: GapPanel; laps: number; bands: Bands; year: number };

/** Two teammates lap by lap: a line above zero while the better classified is ahead, below while the other is. */
function GapPanelDrawing({ panel, laps, bands, year }: PanelProps) {
  return (
    <BlockCard
      name={blockOf(`gap ${panel.ahead.driver_name} ${panel.behind.driver_name}`)}
      title={`Gap between ${panel.ahead.driver_name} and ${panel.behind.driver_name}`}
      finding={endSentence(panel, laps)}
      about={
        <p className={`flex gap-2 ${teamClass(panel.ahead.team_id, year)}`}>
          <span className="mt-0.5 h-4 w-1 shrink-0 rounded-[2px] bg-team" aria-hidden="true" />
          <span>
            <b className="text-ink">{panel.ahead.team_name}</b>
            {` · ${paceSentence(panel)}`}
          </span>
        </p>
      }
    >
      <GapPlot panel={panel} laps={laps} bands={bands} year={year} />
    </BlockCard>
  );
}

function GapPlot({ panel, laps, bands, year }: PanelProps) {
  const colour = drawnTeamColour(panel.ahead.team_id, year);
  const { ahead, behind, gaps } = panel;
  const range = gapRange(gaps);
  const wide = { from: 0, to: laps };
  const runs = gapRuns(gaps);
  const areas = runs.map(areaPath).join("");
  const peaks = cutPeaks(gaps, range);
  return (
    <div className="mt-1 ps-9 [&>svg:first-child]:mt-1">
      <LapAxis laps={laps} bands={bands} />
      <svg
        className="h-56 w-full overflow-visible max-md:h-40"
        role="img"
        aria-label={panelSentence(panel, laps)}
      >
        <LapGround laps={laps} bands={bands} />
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
          <SideWords y="0" textY={20} code={ahead.driver_code} />
          <SideWords y="100%" textY={-12} code={behind.driver_code} />
          {peaks.map(({ lap, gap }) => (
            <text
              key={lap}
              className="outlined"
              x={lapEnd(lap, laps)}
              y={gap > 0 ? "23" : "100%"}
              dy={gap > 0 ? undefined : -14}
              textAnchor={lap > 0.9 * laps ? "end" : "middle"}
            >
              {Math.abs(gap).toFixed(0)} s
            </text>
          ))}
        </g>
      </svg>
    </div>
  );
}

/** Who is ahead on one side of zero, on a ground of its own: no line runs through it. */
function SideWords({ y, textY, code }: { y: string; textY: number; code: string }) {
  return (
    <svg className="overflow-visible" x="2" y={y}>
      <rect className="fill-surface" y={textY - 11} width="72" height="14" rx="2" />
      <text x="4" y={textY} className="stroke-none">
        {code} ahead
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
          <path d="M-5 1H5L0 9Z">
            <title>{`${ahead.driver_name} stops on lap ${lap}`}</title>
          </path>
        </svg>
      ))}
      {behindStops.map((lap) => (
        <svg key={lap} className="overflow-visible fill-ink" x={lapEnd(lap, laps)} y="100%">
          <path d="M-5 -1H5L0 -9Z">
            <title>{`${behind.driver_name} stops on lap ${lap}`}</title>
          </path>
        </svg>
      ))}
    </>
  );
}
