import { useMemo } from "react";
import type { Pace } from "#contract/timing/race-laps.ts";
import { TeamBar } from "#app/features/team-colours/team-bar.tsx";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { useTeamColours } from "#app/features/team-colours/use-team-colours.ts";
import { compoundLetters, compoundNames, tyreClass, TyreMark } from "#app/features/weekend/marks.tsx";
import { formatSigned, formatThousands, noValue } from "#app/text/format.ts";
import { lastName } from "#app/text/names.ts";
import { percent } from "#app/ui/drawing/lengths.ts";
import { Plane, type Range } from "#app/ui/drawing/plane.tsx";
import { BlockCard } from "#app/ui/embed/block-card.tsx";
import type { FactTile } from "#app/ui/fact-tiles.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { defineTable } from "#app/ui/table/definition.ts";
import { LapAxis, LapGround, lapSpan, lapsText } from "../laps/lap-parts.tsx";
import { driverColumn, ShortDriverLink, teamOfRow } from "../timing/timed-drivers.tsx";

/** A driver with what the pace of the race says of them. */
export type PaceRow = { driver: Pace["drivers"][number]; line: Pace["lines"][number] };

/** A driver beside a drawing, with the bar of the team. */
export function DriverName({ driver }: { driver: PaceRow["driver"] }) {
  return (
    <span className="flex min-w-0 items-center gap-2 font-semibold max-md:gap-1.5">
      <TeamBar isLow />
      <span className="truncate">
        <ShortDriverLink {...driver} />
      </span>
    </span>
  );
}

type PaceStintsProps = { rows: ReadonlyArray<PaceRow>; year: number };

/** Whether lap times rose or fell over each stint: drawn, and as a table. */
export function PaceStints({ rows, year }: PaceStintsProps) {
  const stints = useMemo(() => rows.flatMap(stintRows), [rows]);
  const table = useTeamColours(stintTable, year, teamOfRow);
  return (
    <div className="mt-9 max-phone:mt-7">
      <BlockCard
        name="stint-lines"
        title="Lap times over each stint"
        finding={slopeFinding(stints)}
        about={
          <p className="drawing-about">
            A line for each stint in the colour of its tyres, the higher the slower its laps were, with the
            seconds by which each lap is slower than the one before. Thin and flat: no clear trend.
          </p>
        }
      >
        <StintLines rows={rows} year={year} />
      </BlockCard>
      <DataTable
        table={table}
        rows={stints}
        method={`By how much each lap of a stint was slower than the one before, by a straight line through its comparable laps, ${certaintyNote}; fuel burnt makes laps quicker and is in it. Where that reaches zero nothing is said.`}
      />
    </div>
  );
}

/** Over fewer comparable laps one slow lap makes a slope. */
const tellingLaps = 8;

/** "Hamilton slows the most: 0.056 s a lap on soft tyres"; undefined where no stint of some length clearly slowed. */
export function slopeFinding(stints: ReadonlyArray<StintRow>): string | undefined {
  const [most] = stints
    .filter(({ stint: { laps, slope } }) => laps >= tellingLaps && isClear(slope) && slope.value > 0)
    .toSorted((one, other) => other.stint.slope.value - one.stint.slope.value);
  if (most === undefined) return undefined;
  const { compound, slope } = most.stint;
  const tyres = compound === null ? "" : ` on ${compoundNames[compound].toLowerCase()} tyres`;
  return `${lastName(most.driver.driver_name)} slows the most: ${slope.value.toFixed(3)} s a lap${tyres}`;
}

type Estimate = { value: number; error: number };

/** How far to both sides of an estimate the true value lies 95 times in 100: what ± says everywhere on the page. */
function margin({ error }: Estimate): number {
  return 2 * error;
}

/** What ± says, in words. */
export const certaintyNote = "± the margin at 95% confidence, twice the standard error";

/** "+0.076 ± 0.014". */
export function estimateText(estimate: Estimate): string {
  return `${formatSigned(estimate.value, 3)} ± ${margin(estimate).toFixed(3)}`;
}

/** True where the margin does not reach zero. */
export function isClear(estimate: Estimate): boolean {
  return Math.abs(estimate.value) > margin(estimate);
}

/** Why a race has no model of tyres and pace; null if it has one. */
export function noModelSentence({ without_model }: Pace): string | null {
  if (without_model === null) return null;
  return without_model === "wet"
    ? "No tyre model: the race was run in the wet."
    : "There are too few comparable laps for a model of tyres and pace.";
}

/** What the tyre and pace model of a race says, none without one; "–" for a figure whose interval reaches zero. */
export function modelTiles({ model, drivers, lines }: Pace, year: number): Array<FactTile> {
  if (model === null) return [];
  // A clear slope downwards is no wear: such tyres were quicker with age for another reason.
  const isWear = (slope: Estimate) => slope.value > 0 && isClear(slope);
  const [quickest, next] = lines
    .flatMap(({ driver, behind }) => {
      const who = drivers[driver];
      return behind === null || who === undefined ? [] : [{ ...who, behind }];
    })
    .toSorted((one, other) => one.behind.value - other.behind.value);
  return [
    ...model.compounds.map(({ compound, slope }) => ({
      label: `${compound === null ? "Unknown" : compoundNames[compound]} tyres`,
      className: `[--color-team:var(--tyre)] ${tyreClass(compound)}`,
      ...estimateParts(isWear(slope) ? slope : null, "a lap of age"),
    })),
    {
      label: "Fuel and track",
      ...estimateParts(isClear(model.trend) ? model.trend : null, "a lap"),
    },
    ...(quickest === undefined || next === undefined
      ? []
      : [
          {
            label: "Fastest by the model",
            value: lastName(quickest.driver_name),
            detail: isClear(next.behind)
              ? `${lastName(next.driver_name)} ${estimateText(next.behind)} s a lap`
              : `no clear gap to ${lastName(next.driver_name)}`,
            className: teamClass(quickest.team_id, year),
          },
        ]),
    {
      label: "Comparable laps",
      value: formatThousands(model.laps),
      detail: `most within ${model.residual.toFixed(2)} s`,
    },
  ];
}

function estimateParts(estimate: Estimate | null, unit: string): { value: string; detail: string } {
  if (estimate === null) return { value: noValue, detail: `${unit}: not clear` };
  return {
    value: `${formatSigned(estimate.value, 3)} s`,
    detail: `${unit}, ± ${margin(estimate).toFixed(3)} s`,
  };
}

type Stint = PaceRow["line"]["stints"][number];

/** The ends of a stint's line: level where its slope is not told. */
function endsOf({ from_lap, to_lap, slope, middle }: Stint) {
  const slower = isClear(slope) ? slope.value : 0;
  const at = (lap: number) => middle.seconds + slower * (lap - middle.lap);
  return { first: at(from_lap), last: at(to_lap) };
}

/** The stints of each car over the laps, all in one scale. */
function StintLines({ rows, year }: PaceStintsProps) {
  const stints = rows.flatMap(({ line }) => line.stints);
  if (stints.length === 0) return <p className="note">No stint has three comparable laps.</p>;
  const seconds = stints.flatMap((stint) => Object.values(endsOf(stint)));
  const range = { from: Math.min(...seconds) - 0.3, to: Math.max(...seconds) + 0.3 };
  const laps = Math.max(...stints.map(({ to_lap }) => to_lap));
  return (
    <ol className="grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-x-2 text-small md:grid-cols-[10.5rem_minmax(0,1fr)]">
      <li className="col-start-2" aria-hidden="true">
        <LapAxis laps={laps} bands={[]} />
      </li>
      {rows.map(({ driver, line }) =>
        line.stints.length === 0 ? null : (
          <li
            key={driver.driver_id}
            className={`col-span-2 grid grid-cols-subgrid items-center ${teamClass(driver.team_id, year)}`}
          >
            <DriverName driver={driver} />
            <svg
              className="h-12 w-full overflow-visible border-t border-line"
              role="img"
              aria-label={`${driver.driver_name}: ${line.stints.map(stintText).join("; ")}`}
            >
              <LapGround laps={laps} bands={[]} />
              <Plane x={{ from: 0, to: laps }} y={range}>
                {line.stints.map((stint) => (
                  <StintLine key={stint.from_lap} stint={stint} />
                ))}
              </Plane>
              {line.stints.map((stint) => (
                <StintLetter key={stint.from_lap} stint={stint} laps={laps} range={range} />
              ))}
            </svg>
          </li>
        ),
      )}
    </ol>
  );
}

function StintLine({ stint }: { stint: Stint }) {
  const { first, last } = endsOf(stint);
  const d = `M${stint.from_lap - 1} ${-first}L${stint.to_lap} ${-last}`;
  const isTold = isClear(stint.slope);
  return (
    <g fill="none" className={tyreClass(stint.compound)}>
      <path
        d={d}
        vectorEffect="non-scaling-stroke"
        strokeWidth={isTold ? 7 : 4.5}
        className="stroke-line-strong"
      />
      <path d={d} vectorEffect="non-scaling-stroke" strokeWidth={isTold ? 4.5 : 2} stroke="var(--tyre)" />
    </g>
  );
}

type StintLetterProps = { stint: Stint; laps: number; range: Range };

/** How much of the laps a letter and a value take. */
const labelRoom = 0.13;

/** The letter of the compound and the slope over the beginning of a stint's line, below it where that is near the top. */
function StintLetter({ stint, laps, range: { from, to } }: StintLetterProps) {
  const { compound, from_lap, to_lap, slope } = stint;
  if (compound === null) return null;
  const { first, last } = endsOf(stint);
  const share = (to_lap - from_lap + 1) / laps;
  const beneath = first + (last - first) * Math.min(1, labelRoom / share);
  const [top, bottom] = [Math.max(first, beneath), Math.min(first, beneath)].map(
    (at) => (to - at) / (to - from),
  );
  const isBelow = (top ?? 0) < 0.4;
  return (
    <text
      className="fill-ink stroke-surface text-xs font-strong outlined"
      x={lapSpan(from_lap, to_lap, laps).x}
      y={percent((isBelow ? bottom : top) ?? 0)}
      // Beside the end of the line before.
      dx="4"
      dy={isBelow ? 16 : -7}
    >
      {compoundLetters[compound]}
      {isClear(slope) && share >= 0.05 ? (
        <tspan className={`font-normal ${share < labelRoom ? "max-md:hidden" : ""}`}>
          {" "}
          {formatSigned(slope.value, 2)}
        </tspan>
      ) : null}
    </text>
  );
}

/** "soft, laps 1–12, +0.056 ± 0.020 s a lap". */
function stintText({ compound, from_lap, to_lap, slope }: Stint): string {
  const tyre = compound === null ? "unknown tyres" : compoundNames[compound].toLowerCase();
  const slower = isClear(slope) ? `${estimateText(slope)} s a lap` : "no clear change";
  return `${tyre}, ${lapsText(from_lap, to_lap)}, ${slower}`;
}

type StintRow = { driver: PaceRow["driver"]; stint: Stint };

function stintRows({ driver, line }: PaceRow): Array<StintRow> {
  return line.stints.map((stint) => ({ driver, stint }));
}

const stintTable = defineTable<StintRow>({
  name: "stint-pace",
  caption: "Lap times over each stint",
  noun: ["stint", "stints"],
  heading: "Every stint",
  bar: "driver",
  columns: [
    { ...driverColumn, grouped: true, phone: "group" },
    {
      id: "laps",
      label: "Laps",
      value: ({ stint }) => stint.from_lap,
      cell: ({ stint }) => lapsText(stint.from_lap, stint.to_lap),
      phone: "name",
      width: [6, 1],
    },
    {
      id: "compound",
      label: "Tyre",
      value: ({ stint }) => (stint.compound === null ? null : compoundNames[stint.compound]),
      cell: ({ stint }) => <TyreMark compound={stint.compound} />,
      phone: "lead",
      width: [4.5, 0.5],
    },
    {
      id: "compared",
      label: "Comparable",
      value: ({ stint }) => stint.laps,
      numeric: true,
      phone: "detail",
      phoneWords: { after: " comparable laps" },
      width: 6.75,
    },
    {
      id: "slope",
      label: "Slower by (s a lap)",
      value: ({ stint: { slope } }) => (isClear(slope) ? slope.value : null),
      cell: ({ stint: { slope } }) => (isClear(slope) ? estimateText(slope) : noValue),
      numeric: true,
      phone: "value",
      width: 9.5,
    },
  ],
  groupOf: ({ driver }) => driver.driver_id,
});
