import { type KeyboardEvent, type ReactNode, Suspense, useMemo, useState } from "react";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { formatLapTime, formatThousands } from "#app/text/format.ts";
import type { Range } from "#app/ui/drawing/plane.tsx";
import { BlockCard } from "#app/ui/embed/block-card.tsx";
import { choiceClass, choicesClass } from "#app/ui/view-links/view-links.tsx";
import { LapMap, LapMapPlace } from "./lap-map.tsx";
import { type Colours, LapPlots, LineSample } from "./lap-plots.tsx";
import {
  type LapComparison,
  type LapFact,
  type MostGained,
  mostGained,
  nearestPoint,
  partWithin,
  pointSentence,
  zoomedAt,
} from "./traces.ts";

type LapWorkspaceProps = {
  year: number;
  comparison: LapComparison;
  colours: Colours;
  /** Where the sectors lie, in metres; empty where they are not known. */
  sectors: ReadonlyArray<Range>;
  /** The part that is shown, in metres; null for the whole lap. */
  part: Range | null;
  onPart: (part: Range | null) => void;
  /** Who was faster, in a sentence. */
  finding: string;
  /** Figures of both laps. */
  facts: ReadonlyArray<LapFact>;
  /** The speeds as a table. */
  table: ReactNode;
};

/**
 * Two laps over the distance: their speeds, the gap between them, and the circuit. A crosshair links all three; it
 * follows the pointer, or the slider by keyboard. Dragging over the drawing zooms in. The server draws it whole.
 */
export function LapWorkspace({
  year,
  comparison,
  colours,
  sectors,
  part,
  onPart,
  finding,
  facts,
  table,
}: LapWorkspaceProps) {
  const { first, second, metres } = comparison;
  const whole: Range = { from: 0, to: metres.at(-1) ?? 1 };
  const [picked, setPoint] = useState<number | null>(null);
  const zoom = part === null ? null : partWithin(part, whole);
  const distance = zoom ?? whole;
  const most = useMemo(() => mostGained(comparison), [comparison]);
  const asked = picked ?? most.point;
  const askedAt = metres[asked] ?? 0;
  // The crosshair stays in sight.
  const point =
    askedAt < distance.from || askedAt > distance.to
      ? nearestPoint(metres, (distance.from + distance.to) / 2)
      : asked;

  function zoomByKey(event: KeyboardEvent) {
    if (event.key === "Escape" || event.key === "0") onPart(null);
    if (event.key === "+" || event.key === "=") onPart(zoomedAt(distance, whole, metres[point] ?? 0, 0.5));
    if (event.key === "-") onPart(zoomedAt(distance, whole, metres[point] ?? 0, 2));
  }

  return (
    <BlockCard name="laps-compared" title="Two laps over the distance" finding={finding} table={table}>
      <div className="mt-2 grid grid-cols-1 gap-x-8 gap-y-2 wide:grid-cols-[minmax(0,1fr)_20rem] wide:grid-rows-[auto_auto_1fr]">
        <div className="flex flex-wrap gap-x-6 gap-y-1 text-small wide:col-span-2">
          <p className="flex flex-wrap gap-x-6 gap-y-1">
            {[first, second].map(({ driver, seconds, lap }, index) => (
              <span
                key={driver.driver_id}
                className={`flex flex-wrap items-center gap-x-2 ${teamClass(driver.team_id, year)}`}
              >
                <LineSample colour={colours[index] ?? ""} isDashed={index === 1} />
                <b className="text-table">{driver.driver_name}</b>
                <span className="text-soft">
                  {formatLapTime(seconds)} on lap {lap}
                </span>
              </span>
            ))}
          </p>
          {sectors.length === 0 ? null : <PartChoice sectors={sectors} zoom={zoom} onZoom={onPart} />}
        </div>
        {/* On a narrow screen what is read stands above the drawings, where a finger does not move it out of sight. */}
        <div className="min-w-0 wide:col-start-2 wide:row-start-2">
          <Reading comparison={comparison} point={point} most={most} onZoom={onPart} />
        </div>
        <div className="min-w-0 ps-8 wide:col-start-1 wide:row-span-2 wide:row-start-2">
          <LapPlots
            comparison={comparison}
            colours={colours}
            sectors={sectors}
            distance={distance}
            point={point}
            onPoint={setPoint}
            onZoom={onPart}
          />
          <div className="needs-scripts print:hidden">
            {/* Wider by half of its thumb at both ends: its middle then stands below the crosshair. */}
            <div className="-mx-2">
              <input
                type="range"
                min={nearestPoint(metres, distance.from)}
                max={nearestPoint(metres, distance.to)}
                value={point}
                onChange={(event) => setPoint(event.currentTarget.valueAsNumber)}
                onKeyDown={zoomByKey}
                aria-label="Position on the lap"
                aria-valuetext={pointSentence(comparison, point)}
                className="slider h-6 w-full accent-ink max-md:h-11"
              />
            </div>
            <div className="flex items-center gap-4">
              <p className="min-w-0 flex-1 text-small text-soft">
                <span className="pointer-coarse:hidden max-md:hidden">
                  Drag across the chart to zoom in, or press + and − on the slider.
                </span>
                <span className="hidden pointer-coarse:inline max-md:inline">
                  Tap or drag across the chart to read both laps.
                </span>
              </p>
              {sectors.length > 0 ? null : (
                <button
                  type="button"
                  className="button shrink-0"
                  disabled={zoom === null}
                  onClick={() => onPart(null)}
                >
                  Whole lap
                </button>
              )}
            </div>
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-3 wide:col-start-2">
          <Suspense fallback={<LapMapPlace />}>
            <LapMap comparison={comparison} colours={colours} point={point} />
          </Suspense>
          <Facts comparison={comparison} facts={facts} />
        </div>
      </div>
    </BlockCard>
  );
}

/** The border of a sector is at most so many metres elsewhere for another pair, for which a zoom stays. */
const sameBorder = 50;

type PartChoiceProps = {
  sectors: ReadonlyArray<Range>;
  zoom: Range | null;
  onZoom: (range: Range | null) => void;
};

/** The whole lap or one of its sectors; nothing of it is chosen where a drag has zoomed to another part. */
function PartChoice({ sectors, zoom, onZoom }: PartChoiceProps) {
  const parts = [
    { name: "Whole lap", short: "Whole lap", range: null },
    ...sectors.map((range, index) => ({ name: `Sector ${index + 1}`, short: `S${index + 1}`, range })),
  ];
  return (
    <div
      className={`needs-scripts flex w-fit max-w-full overflow-x-auto max-md:mt-2 md:ms-auto print:hidden ${choicesClass}`}
      role="group"
      aria-label="Part of the lap"
    >
      {parts.map(({ name, short, range }) => {
        const isShown =
          zoom === null || range === null
            ? zoom === range
            : Math.abs(zoom.from - range.from) < sameBorder && Math.abs(zoom.to - range.to) < sameBorder;
        return (
          <button
            key={name}
            type="button"
            className={choiceClass(isShown)}
            aria-pressed={isShown}
            onClick={() => onZoom(range)}
          >
            <span className="max-md:sr-only">{name}</span>
            <span className="md:hidden" aria-hidden="true">
              {short}
            </span>
          </button>
        );
      })}
    </div>
  );
}

type ReadingProps = {
  comparison: LapComparison;
  point: number;
  most: MostGained;
  onZoom: (range: Range) => void;
};

/** Where one gained the most, and what both laps read at the crosshair. It keeps its size. */
function Reading({ comparison, point, most, onZoom }: ReadingProps) {
  const { first, second, metres, behind } = comparison;
  const gap = behind[point] ?? 0;
  const gain = `${most.by.driver_code} gains most, ${formatThousands(Math.round(most.from))}–${formatThousands(Math.round(most.to))} m`;
  // What comes before and after a corner is a part of what happened in it.
  const margin = (most.to - most.from) / 4;
  const around = {
    from: Math.max(0, most.from - margin),
    to: Math.min(metres.at(-1) ?? most.to, most.to + margin),
  };
  return (
    <div className="rounded-tile bg-raised px-4 py-3 text-table">
      <dl className="flex items-baseline justify-between gap-x-2">
        <dt className="text-small text-soft">
          <span className="[@media(scripting:enabled)]:hidden print:inline">{gain}</span>
          <button
            type="button"
            className="needs-scripts touch relative cursor-pointer text-start underline hover:text-ink print:hidden"
            title="Zoom in there"
            onClick={() => onZoom(around)}
          >
            {gain}
          </button>
        </dt>
        <dd className="font-strong whitespace-nowrap">{most.seconds.toFixed(2)} s</dd>
      </dl>
      <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-1 border-t border-line pt-2">
        {[first, second].map((trace) => (
          <div key={trace.driver.driver_id}>
            <dt>{trace.driver.driver_code}</dt>
            <dd className="text-small text-soft">
              <b className="font-display text-[1.375rem] font-extrabold text-ink">{trace.speeds[point]}</b>{" "}
              km/h
            </dd>
          </div>
        ))}
        <div className="col-span-2 flex justify-between gap-x-2 text-small">
          <dt className="text-soft">
            At{" "}
            <span className="font-strong text-ink">{formatThousands(Math.round(metres[point] ?? 0))} m</span>
          </dt>
          <dd className="text-end font-strong">
            {Math.abs(gap) < 0.005
              ? "Level"
              : `${(gap > 0 ? first : second).driver.driver_code} ahead by ${Math.abs(gap).toFixed(2)} s`}
          </dd>
        </div>
      </dl>
    </div>
  );
}

type FactsProps = { comparison: LapComparison; facts: ReadonlyArray<LapFact> };

/** Figures of both laps beside each other, the better one in bold. */
function Facts({ comparison: { first, second }, facts }: FactsProps) {
  return (
    <table className="w-full text-small">
      <caption className="sr-only">Sectors and speeds of both laps</caption>
      <thead>
        <tr>
          <th scope="col" className="py-1 text-start font-strong">
            Sectors and speeds
          </th>
          {[first, second].map(({ driver }) => (
            <th key={driver.driver_id} scope="col" className="py-1 text-end font-strong">
              {driver.driver_code}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {facts.map(({ label, values, better }) => (
          <tr key={label} className="border-t border-line">
            <th scope="row" className="py-1 text-start font-normal text-soft">
              {label}
            </th>
            {values.map((value, side) => (
              <td
                key={side === 0 ? "first" : "second"}
                className={`text-end ${side === better ? "font-strong" : "text-soft"}`}
              >
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
