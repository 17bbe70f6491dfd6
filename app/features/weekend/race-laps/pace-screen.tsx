import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { ScoringSession } from "#contract/sessions.ts";
import type { Pace } from "#contract/timing/race-laps.ts";
import { paceQuery } from "#app/data/weekend.queries.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { useTeamColours } from "#app/features/team-colours/use-team-colours.ts";
import { percent, ticksBetween } from "#app/ui/drawing/lengths.ts";
import { Plane } from "#app/ui/drawing/plane.tsx";
import { FactTiles } from "#app/ui/fact-tiles.tsx";
import { BlockCard } from "#app/ui/embed/block-card.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { type Column, defineTable, type Table } from "#app/ui/table/definition.ts";
import { formatGap, formatLapTime, lastName, noValue } from "#app/text/format.ts";
import { Block, LapAxis, LapGround, lapsText } from "../laps/lap-parts.tsx";
import { useRace } from "../layout/use-weekend.ts";
import {
  driverColumn,
  ShortDriverLink,
  teamColumn,
  teamOfRow,
  withDrivers,
} from "../timing/timed-drivers.tsx";
import { Timed } from "../timing/timed.tsx";
import { compoundNames, tyreClass, TyreMark } from "#app/features/weekend/marks.tsx";
import { estimateText, isClear, modelTiles, noModelSentence } from "./pace-texts.ts";

/** How fast each car was over comparable laps, and what its tyres cost. */
export function PaceScreen({ session }: { session: ScoringSession }) {
  const race = useRace();
  const { data } = useSuspenseQuery(paceQuery({ ...race, session }));
  return (
    <>
      <h2 className="sr-only">Pace</h2>
      <Timed facts={data} session={session} document="pace">
        {(pace) => <PaceView pace={pace} year={race.year} />}
      </Timed>
    </>
  );
}

type PaceRow = { driver: Pace["drivers"][number]; line: Pace["lines"][number] };

function PaceView({ pace, year }: { pace: Pace; year: number }) {
  const rows = useMemo(
    () =>
      withDrivers(pace.drivers, pace.lines).toSorted(
        (one, other) => (one.line.box?.median ?? Infinity) - (other.line.box?.median ?? Infinity) || 0,
      ),
    [pace],
  );
  const stints = useMemo(() => rows.flatMap(stintRows), [rows]);
  const paceColours = useTeamColours(pace.model === null ? timesTable : modelTable, year, teamOfRow);
  const stintColours = useTeamColours(stintTable, year, teamOfRow);
  return (
    <div className="drawn">
      <BlockCard
        name="pace-boxes"
        title="Lap times over comparable laps"
        finding={medianFinding(rows)}
        about={
          <p className="drawing-about">
            Half of the comparable laps lie within the bar, the mark is the median; further left is quicker.
          </p>
        }
      >
        <Boxes rows={rows} year={year} />
      </BlockCard>
      <ModelFacts pace={pace} year={year} />
      <DataTable
        table={paceColours}
        rows={rows}
        method={`The line through a bar reaches from the quickest lap to the slowest. Left out are lap 1, in- and out-laps, neutralised laps, and laps over 103% of the driver’s median. By the model: seconds a lap behind the quickest, on equal tyres and fuel, ± its standard error. ${pace.source}.`}
      />
      <div className="mt-6">
        <Block title="Stints">
          <BlockCard
            name="stint-lines"
            title="Lap times over each stint"
            about={
              <p className="drawing-about">
                A line for each stint in the colour of its tyres: up is slower, down is quicker.
              </p>
            }
          >
            <StintLines rows={rows} />
          </BlockCard>
          <DataTable
            table={stintColours}
            rows={stints}
            method="Lines are level and dashed where the laps do not tell that a stint became slower or faster. By how much each lap of a stint was slower than the one before, by a straight line through its comparable laps, ± its standard error; fuel burnt makes laps quicker and is in it. Where the error reaches zero nothing is said."
          />
        </Block>
      </div>
    </div>
  );
}

/** What tyres, fuel and track did to a lap, or why nobody can tell. */
function ModelFacts({ pace, year }: { pace: Pace; year: number }) {
  const sentence = noModelSentence(pace);
  return (
    <section className="my-(--gap)" aria-label="Tyres and pace by the model">
      {sentence === null ? <FactTiles tiles={modelTiles(pace, year)} /> : <p>{sentence}</p>}
    </section>
  );
}

/** "Piastri had the quickest median lap: 1:36.810"; undefined where no laps can be compared. */
function medianFinding([first]: ReadonlyArray<PaceRow>): string | undefined {
  const median = first?.line.box?.median;
  if (first === undefined || median === undefined) return undefined;
  return `${lastName(first.driver.driver_name)} had the quickest median lap: ${formatLapTime(median)}`;
}

/** A row for each car, in one scale. */
function Boxes({ rows, year }: { rows: ReadonlyArray<PaceRow>; year: number }) {
  const boxes = rows.flatMap(({ line }) => line.box ?? []);
  if (boxes.length === 0) return null;
  const from = Math.min(...boxes.map(({ least }) => least));
  const to = Math.max(...boxes.map(({ greatest }) => greatest));
  const at = (seconds: number) => percent((seconds - from) / Math.max(0.001, to - from));
  const width = (least: number, greatest: number) => percent((greatest - least) / Math.max(0.001, to - from));
  const quickest = Math.min(...boxes.map(({ median }) => median));
  const ticks = ticksBetween(from, to, 6);
  return (
    <ol className="grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-x-2 text-small md:grid-cols-[9.5rem_minmax(0,1fr)_auto_auto]">
      <li
        className="col-span-full grid grid-cols-subgrid text-end text-xs text-soft max-md:hidden"
        aria-hidden="true"
      >
        <span className="col-start-3">Median</span>
        <span>Gap (s)</span>
      </li>
      {rows.map(({ driver, line: { box } }) =>
        box === null ? null : (
          <li
            key={driver.driver_id}
            className={`col-span-full grid grid-cols-subgrid items-center ${teamClass(driver.team_id, year)}`}
          >
            <span className="truncate font-semibold">
              <ShortDriverLink {...driver} />
            </span>
            <svg
              className="h-6 w-full"
              role="img"
              aria-label={`${driver.driver_name}: median ${formatLapTime(box.median)}, half of the laps from ${formatLapTime(box.lower)} to ${formatLapTime(box.upper)}`}
            >
              {ticks.map((tick) => (
                <line
                  key={tick}
                  x1={at(tick)}
                  x2={at(tick)}
                  y2="100%"
                  className="stroke-line"
                  shapeRendering="crispEdges"
                />
              ))}
              <line x1={at(box.least)} x2={at(box.greatest)} y1="12" y2="12" className="stroke-line-strong" />
              <rect
                x={at(box.lower)}
                width={width(box.lower, box.upper)}
                y="5"
                height="14"
                rx="2"
                fill="var(--color-team, var(--color-line-strong))"
                fillOpacity="0.55"
              />
              <line
                x1={at(box.median)}
                x2={at(box.median)}
                y1="3"
                y2="21"
                className="stroke-ink"
                strokeWidth="2.5"
              />
            </svg>
            <span className="text-end max-md:hidden" aria-hidden="true">
              {formatLapTime(box.median)}
            </span>
            <span className="text-end text-soft max-md:hidden">
              {box.median === quickest ? null : formatGap(box.median - quickest)}
            </span>
          </li>
        ),
      )}
      <li className="col-start-2" aria-hidden="true">
        <svg className="h-5 w-full overflow-visible fill-soft text-[12px]">
          {ticks.map((tick) => (
            <text key={tick} x={at(tick)} y="14" textAnchor="middle">
              {formatLapTime(tick).slice(0, -2)}
            </text>
          ))}
        </svg>
      </li>
    </ol>
  );
}

type Stint = PaceRow["line"]["stints"][number];

/** The ends of a stint's line: level where its slope is not told. */
function endsOf({ from_lap, to_lap, slope, middle }: Stint) {
  const slower = isClear(slope) ? slope.value : 0;
  const at = (lap: number) => middle.seconds + slower * (lap - middle.lap);
  return { first: at(from_lap), last: at(to_lap) };
}

/** The stints of each car over the laps, all in one scale. */
function StintLines({ rows }: { rows: ReadonlyArray<PaceRow> }) {
  const stints = rows.flatMap(({ line }) => line.stints);
  if (stints.length === 0) return <p className="note">No stint has three comparable laps.</p>;
  const seconds = stints.flatMap((stint) => Object.values(endsOf(stint)));
  const range = { from: Math.min(...seconds) - 0.3, to: Math.max(...seconds) + 0.3 };
  const laps = Math.max(...stints.map(({ to_lap }) => to_lap));
  return (
    <ol className="grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-x-2 text-small md:grid-cols-[9.5rem_minmax(0,1fr)]">
      <li className="col-start-2" aria-hidden="true">
        <LapAxis laps={laps} bands={[]} />
      </li>
      {rows.map(({ driver, line }) =>
        line.stints.length === 0 ? null : (
          <li key={driver.driver_id} className="col-span-2 grid grid-cols-subgrid items-center">
            <span className="truncate font-semibold">
              <ShortDriverLink {...driver} />
            </span>
            <svg
              className="h-12 w-full border-t border-line"
              role="img"
              aria-label={`${driver.driver_name}: ${line.stints.map(stintText).join("; ")}`}
            >
              <LapGround laps={laps} bands={[]} />
              <Plane x={{ from: 0, to: laps }} y={range}>
                {line.stints.map((stint) => (
                  <StintLine key={stint.from_lap} stint={stint} />
                ))}
              </Plane>
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
  const dashes = isClear(stint.slope) ? undefined : "5 4";
  return (
    <g fill="none" className={tyreClass(stint.compound)}>
      <path d={d} vectorEffect="non-scaling-stroke" strokeWidth="6" className="stroke-line-strong" />
      <path
        d={d}
        vectorEffect="non-scaling-stroke"
        strokeWidth="4"
        stroke="var(--tyre)"
        strokeDasharray={dashes}
      />
    </g>
  );
}

/** "soft, laps 1–12, 0.056 ± 0.010 s slower a lap". */
function stintText({ compound, from_lap, to_lap, slope }: Stint): string {
  const tyre = compound === null ? "unknown tyres" : compoundNames[compound].toLowerCase();
  const slower = isClear(slope) ? `${estimateText(slope)} s slower a lap` : "no clear change";
  return `${tyre}, ${lapsText(from_lap, to_lap)}, ${slower}`;
}

/** The pace of each driver; on a small screen the gap by the model, if there is one, stands below the median. */
function paceTable(hasModel: boolean): Table<PaceRow> {
  return defineTable<PaceRow>({
    name: "race-pace",
    caption: "Pace over comparable laps",
    noun: ["driver", "drivers"],
    bar: "driver",
    columns: [
      { ...driverColumn, phone: "name" },
      { ...teamColumn, phone: "lead" },
      {
        id: "laps",
        label: "Laps",
        value: ({ line }) => line.laps,
        numeric: true,
        phone: "detail",
        phoneWords: { after: " laps" },
        width: 4.25,
      },
      { ...timeColumn("median", "Median", 6.25), phone: "value" },
      {
        ...timeColumn("least", "Quickest", 6.25),
        ...(hasModel ? {} : { phone: "second", phoneWords: { before: "quickest " } }),
      },
      timeColumn("lower", "Lower quartile", 7.75),
      timeColumn("upper", "Upper quartile", 7.75),
      {
        id: "behind",
        label: "By the model (s a lap)",
        value: ({ line }) => line.behind?.value ?? null,
        cell: ({ line }) => (line.behind === null ? noValue : estimateText(line.behind)),
        numeric: true,
        firstSort: "asc",
        ...(hasModel ? { phone: "second", phoneWords: { before: "model " } } : {}),
        width: 11,
      },
    ],
  });
}

const timesTable = paceTable(false);
const modelTable = paceTable(true);

function timeColumn(
  id: "least" | "lower" | "median" | "upper",
  label: string,
  width: number,
): Column<PaceRow> {
  return {
    id,
    label,
    width,
    value: ({ line }: PaceRow) => line.box?.[id] ?? null,
    cell: ({ line }: PaceRow) => formatLapTime(line.box?.[id] ?? null),
    numeric: true,
    firstSort: "asc",
  };
}

type StintRow = { driver: PaceRow["driver"]; stint: PaceRow["line"]["stints"][number] };

function stintRows({ driver, line }: PaceRow): Array<StintRow> {
  return line.stints.map((stint) => ({ driver, stint }));
}

const stintTable = defineTable<StintRow>({
  name: "stint-pace",
  caption: "Lap times over each stint",
  noun: ["stint", "stints"],
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
