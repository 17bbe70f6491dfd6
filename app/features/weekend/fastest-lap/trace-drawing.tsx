import { drawnTeamColour } from "#app/features/team-colours/line-looks.ts";
import { LeadAreas, Plane, type Range, ValueLabels, ValueLines } from "#app/ui/drawing/plane.tsx";
import { linePath, percent } from "#app/ui/drawing/lengths.ts";
import { ticksBetween } from "#app/ui/drawing/ticks.ts";
import { formatLapTime } from "#app/text/format.ts";
import { type LapComparison, behindRange, lapComparisonSentence, speedRange, topOf } from "./traces.ts";
import { Embeddable } from "#app/ui/embed/block-menu.tsx";

/** The second line is dashed. */
const lineClasses = ["trace-line", "trace-line trace-second"];

type Colours = readonly [first: string, second: string];

/** Two laps over the distance: their speeds, and beneath who was ahead by how much. */
export function TraceDrawing({ year, comparison }: { year: number; comparison: LapComparison }) {
  const { first, second, metres } = comparison;
  const colours = coloursOf(comparison, year);
  const distance: Range = { from: 0, to: metres.at(-1) ?? 1 };
  return (
    <Embeddable name="laps-compared" title="Two laps over the distance">
      <figure className="drawing trace">
        <figcaption className="chart-legend">
          {[first, second].map((trace, index) => (
            <span key={trace.driver.driver_id}>
              <svg viewBox="0 0 28 10" aria-hidden="true">
                <path className={lineClasses[index]} d="M0 5h28" stroke={colours[index]} />
              </svg>
              <b>{trace.driver.driver_name}</b> {formatLapTime(trace.seconds)} on lap {trace.lap}, up to{" "}
              {topOf(trace)} km/h
            </span>
          ))}
        </figcaption>
        <SpeedPlot comparison={comparison} distance={distance} colours={colours} />
        <BehindPlot comparison={comparison} distance={distance} colours={colours} />
        <svg className="trace-axis" aria-hidden="true">
          {ticksBetween(0, distance.to, 6).map((at) => (
            <text key={at} x={percent(at / distance.to)} y="13" textAnchor={at === 0 ? "start" : "middle"}>
              {at === 0 ? "Start" : `${at / 1000} km`}
            </text>
          ))}
        </svg>
      </figure>
    </Embeddable>
  );
}

/** Those of the teams; where both have the same, the second has that of texts: dashes alone vanish in the other line. */
function coloursOf({ first, second }: LapComparison, year: number): Colours {
  const one = drawnTeamColour(first.driver.team_id, year);
  const other = drawnTeamColour(second.driver.team_id, year);
  return [one, other === one ? "var(--color-ink)" : other];
}

type PlotProps = { comparison: LapComparison; distance: Range; colours: Colours };

function SpeedPlot({ comparison, distance, colours }: PlotProps) {
  const range = speedRange(comparison);
  const path = (speeds: ReadonlyArray<number>) =>
    linePath(speeds.map((speed, index) => [comparison.metres[index] ?? 0, -speed]));
  return (
    <svg className="trace-speeds" role="img" aria-label={lapComparisonSentence(comparison)}>
      <DistanceLines distance={distance} />
      <ValueLines range={range} />
      <Plane x={distance} y={range}>
        <path className="trace-line" d={path(comparison.first.speeds)} stroke={colours[0]} />
        <path className="trace-line trace-second" d={path(comparison.second.speeds)} stroke={colours[1]} />
      </Plane>
      <ValueLabels range={range} format={(speed) => `${speed} km/h`} />
    </svg>
  );
}

/** Above zero the first is ahead, below the second. */
function BehindPlot({ comparison, distance, colours }: PlotProps) {
  const { first, second, metres, behind } = comparison;
  const range = behindRange(comparison);
  const line = behind.map((seconds, index): [number, number] => [metres[index] ?? 0, -seconds]);
  const area = `${linePath([[0, 0], ...line, [distance.to, 0]])}Z`;
  return (
    <svg className="trace-behind" aria-hidden="true">
      <DistanceLines distance={distance} />
      <LeadAreas x={distance} range={range} path={area} colours={colours} />
      <ValueLines range={range} />
      <Plane x={distance} y={range}>
        <path className="trace-gap" d={linePath(line)} />
      </Plane>
      <ValueLabels range={range} format={(seconds) => `${Math.abs(seconds)} s`} />
      <text className="trace-name" x="100%" dx="-4" y="14">
        {first.driver.driver_code} ahead
      </text>
      <text className="trace-name" x="100%" dx="-4" y="100%" dy="-6">
        {second.driver.driver_code} ahead
      </text>
    </svg>
  );
}

function DistanceLines({ distance }: { distance: Range }) {
  return ticksBetween(0, distance.to, 6).map((at) => {
    const x = percent(at / distance.to);
    return <line key={at} className="grid-line" x1={x} x2={x} y2="100%" />;
  });
}
