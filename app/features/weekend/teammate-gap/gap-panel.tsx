import { LeadAreas, Plane, ValueLabels, ValueLines } from "#app/ui/drawing/plane.tsx";
import { linePath } from "#app/ui/drawing/lengths.ts";
import { LapAxis, LapGround } from "../laps/lap-parts.tsx";
import { type Bands, lapEnd } from "../laps/lap-scale.ts";
import { type GapPanel, type GapPoint, gapRange, gapRuns } from "./gap-panels.ts";
import { endSentence, paceSentence, panelSentence } from "./gap-texts.ts";
import { BlockCard } from "#app/ui/embed/block-menu.tsx";
import { blockOf } from "#app/ui/embed/embedding.ts";

type PanelProps = { panel: GapPanel; laps: number; bands: Bands; colour: string };

/** Two teammates lap by lap: a line above zero while the better classified is ahead, below while the other is. */
export function GapPanelDrawing({ panel, laps, bands, colour }: PanelProps) {
  return (
    <BlockCard
      name={blockOf(`gap ${panel.ahead.driver_name} ${panel.behind.driver_name}`)}
      title={`Gap between ${panel.ahead.driver_name} and ${panel.behind.driver_name}`}
      finding={panel.ahead.team_name}
      about={
        <>
          <p>{endSentence(panel, laps)}.</p>
          <p>{paceSentence(panel)}.</p>
        </>
      }
    >
      <GapPlot panel={panel} laps={laps} bands={bands} colour={colour} />
    </BlockCard>
  );
}

function GapPlot({ panel, laps, bands, colour }: PanelProps) {
  const { ahead, behind, gaps } = panel;
  const range = gapRange(gaps);
  const wide = { from: 0, to: laps };
  const runs = gapRuns(gaps);
  const areas = runs.map(areaPath).join("");
  return (
    <div className="mt-1 ps-7 [&>svg:first-child]:mt-1">
      <LapAxis laps={laps} bands={bands} />
      <svg
        className="h-40 w-full overflow-visible max-md:h-36"
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
        <text
          className="fill-ink stroke-surface stroke-3 text-[0.75rem] font-strong [paint-order:stroke] [text-anchor:end]"
          x="100%"
          dx="-4"
          y="22"
        >
          {ahead.driver_code} ahead
        </text>
        <text
          className="fill-ink stroke-surface stroke-3 text-[0.75rem] font-strong [paint-order:stroke] [text-anchor:end]"
          x="100%"
          dx="-4"
          y="100%"
          dy="-13"
        >
          {behind.driver_code} ahead
        </text>
      </svg>
    </div>
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
  return String(Math.abs(seconds));
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
