import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { ScoringSession } from "#contract/sessions.ts";
import { comparableRatio, type Pace } from "#contract/timing/race-laps.ts";
import { paceQuery } from "#app/data/weekend.queries.ts";
import { teamClass } from "#app/features/team-colours/team-classes.ts";
import { useTeamColours } from "#app/features/team-colours/use-team-colours.ts";
import { percent, ticksBetween } from "#app/ui/drawing/lengths.ts";
import { type Range, shareOf } from "#app/ui/drawing/plane.tsx";
import { FactTiles } from "#app/ui/fact-tiles.tsx";
import { BlockCard } from "#app/ui/embed/block-card.tsx";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { type Column, defineTable, type Table } from "#app/ui/table/definition.ts";
import { formatGap, formatLapTime, noValue } from "#app/text/format.ts";
import { lastName } from "#app/text/names.ts";
import { useRace } from "../layout/use-weekend.ts";
import { driverColumn, teamColumn, teamOfRow, withDrivers } from "../timing/timed-drivers.tsx";
import { Timed } from "../timing/timed.tsx";
import {
  certaintyNote,
  DriverName,
  estimateText,
  isClear,
  modelTiles,
  noModelSentence,
  type PaceRow,
  PaceStints,
} from "./pace-tyres.tsx";

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

function PaceView({ pace, year }: { pace: Pace; year: number }) {
  const rows = useMemo(
    () =>
      withDrivers(pace.drivers, pace.lines).toSorted(
        (one, other) => (one.line.box?.median ?? Infinity) - (other.line.box?.median ?? Infinity) || 0,
      ),
    [pace],
  );
  const finding = medianFinding(rows);
  const hasModel = pace.model !== null;
  const table = useTeamColours(hasModel ? modelTable : timesTable, year, teamOfRow);
  return (
    <div className="drawn">
      <BlockCard
        name="pace-boxes"
        title="Lap times over comparable laps"
        finding={finding}
        about={
          <p className="drawing-about">
            Bar: middle half of the comparable laps; mark: median; dot: fastest; line: to the slowest. Hollow:
            the slower of two teammates.
          </p>
        }
      >
        <Boxes rows={rows} year={year} />
      </BlockCard>
      {hasModel ? (
        <section className="mt-9 max-phone:mt-7" aria-labelledby="model-heading">
          <h3 id="model-heading" className="font-display text-block font-extrabold tracking-[-0.012em]">
            Tyre and pace model
          </h3>
          <p className="drawing-about">
            What a lap costs when all else is equal; ± at 95% confidence, and no figure where that reaches
            zero.
          </p>
          <FactTiles tiles={modelTiles(pace, year)} />
        </section>
      ) : null}
      {finding === undefined ? null : (
        <div className="mt-9 max-phone:mt-7">
          <DataTable
            table={table}
            rows={rows}
            method={methodOf(pace)}
            above={
              hasModel ? (
                <p className="mb-2 text-small text-soft md:hidden" aria-hidden="true">
                  Below the median: seconds a lap behind, by the model.
                </p>
              ) : undefined
            }
          />
        </div>
      )}
      <PaceStints rows={rows} year={year} />
    </div>
  );
}

/** What laps are compared, and what the model says or why there is none. */
function methodOf(pace: Pace): string {
  const model =
    noModelSentence(pace) ??
    `By the model: seconds a lap behind the fastest, the reference, on equal tyres and fuel, ${certaintyNote}.`;
  return `Lap 1, in- and out-laps, neutralised laps, and laps over ${Math.round(100 * comparableRatio)}% of the driver’s median are left out. ${model} ${pace.source}.`;
}

/** "Piastri has the fastest median lap: 1:36.810"; undefined where no laps can be compared. */
function medianFinding([first]: ReadonlyArray<PaceRow>): string | undefined {
  const median = first?.line.box?.median;
  if (first === undefined || median === undefined) return undefined;
  return `${lastName(first.driver.driver_name)} has the fastest median lap: ${formatLapTime(median)}`;
}

/** Room beyond the quickest and the slowest lap, as a share of the scale. */
const scaleRoom = 0.03;

/** The most times on the scale. */
const mostTimes = 10;

/** The scale of lap times, which ends soon after the slowest, and the round ones that it names. */
export function timeScale(least: number, greatest: number): Scale {
  const room = scaleRoom * Math.max(0.1, greatest - least);
  const scale = { from: least - room, to: greatest + room };
  return { scale, ticks: ticksBetween(scale.from, scale.to, mostTimes) };
}

/** A row for each car, in one scale. */
export function Boxes({ rows, year }: { rows: ReadonlyArray<PaceRow>; year: number }) {
  const boxes = rows.flatMap(({ line }) => line.box ?? []);
  if (boxes.length === 0) return <p className="note">No laps can be compared.</p>;
  const { scale, ticks } = timeScale(
    Math.min(...boxes.map((box) => box.least)),
    Math.max(...boxes.map((box) => box.greatest)),
  );
  const quickest = Math.min(...boxes.map(({ median }) => median));
  return (
    <ol className="grid grid-cols-[2.625rem_minmax(0,1fr)_auto] items-center gap-x-2 text-small md:grid-cols-[10.5rem_minmax(0,1fr)_auto_auto] md:gap-x-4">
      <li className="col-span-full grid grid-cols-subgrid items-end text-xs text-soft" aria-hidden="true">
        <span className="col-start-2">
          <BoxAxis scale={scale} ticks={ticks} />
        </span>
        <span className="col-start-3 text-end">Median</span>
        <span className="text-end max-md:col-start-3">Gap (s)</span>
      </li>
      {rows.map(({ driver, line: { box } }, index) =>
        box === null ? null : (
          <li
            key={driver.driver_id}
            className={`col-span-full grid grid-cols-subgrid items-center border-t border-line max-md:leading-4 max-md:[&>:first-child]:row-span-2 ${teamClass(driver.team_id, year)}`}
          >
            <DriverName driver={driver} />
            <BoxDrawing
              name={driver.driver_name}
              box={box}
              isHollow={rows.slice(0, index).some((before) => before.driver.team_id === driver.team_id)}
              scale={scale}
              ticks={ticks}
            />
            <span className="text-end font-strong" aria-hidden="true">
              {formatLapTime(box.median)}
            </span>
            <span className="text-end text-soft max-md:col-start-3 max-md:row-start-2 max-md:text-xs max-md:leading-3">
              {box.median === quickest ? noValue : formatGap(box.median - quickest)}
            </span>
          </li>
        ),
      )}
    </ol>
  );
}

type Scale = { scale: Range; ticks: ReadonlyArray<number> };

/** Where a time lies on the scale. */
function timeAt(scale: Range, seconds: number): string {
  return percent(shareOf(scale, seconds));
}

/** The times of the scale; on a phone every second or third one. */
function BoxAxis({ scale, ticks }: Scale) {
  return (
    <svg className="h-5 w-full overflow-visible fill-soft text-[12px]">
      {ticks.map((tick, index) => (
        <text
          key={tick}
          x={timeAt(scale, tick)}
          y="14"
          textAnchor="middle"
          className={index % (ticks.length > 8 ? 3 : 2) === 0 ? undefined : "max-md:hidden"}
        >
          {formatLapTime(tick).slice(0, -2)}
        </text>
      ))}
    </svg>
  );
}

type Box = NonNullable<PaceRow["line"]["box"]>;

type BoxDrawingProps = Scale & {
  name: string;
  box: Box;
  /** The slower of two teammates. */
  isHollow: boolean;
};

/** From the quickest lap to the slowest, with the middle half as a bar. */
function BoxDrawing({ name, box, isHollow, scale, ticks }: BoxDrawingProps) {
  const at = (seconds: number) => timeAt(scale, seconds);
  const median = { x1: at(box.median), x2: at(box.median), y1: "8%", y2: "92%" };
  return (
    <svg
      className="h-7 w-full max-md:row-span-2"
      role="img"
      aria-label={`${name}: median ${formatLapTime(box.median)}, half of the laps from ${formatLapTime(box.lower)} to ${formatLapTime(box.upper)}`}
    >
      <g className="stroke-line" shapeRendering="crispEdges">
        {ticks.map((tick) => (
          <line key={tick} x1={at(tick)} x2={at(tick)} y2="100%" />
        ))}
      </g>
      <g className="stroke-line-strong">
        <line x1={at(box.least)} x2={at(box.greatest)} y1="50%" y2="50%" />
        <line x1={at(box.greatest)} x2={at(box.greatest)} y1="32%" y2="68%" />
      </g>
      <circle
        cx={at(box.least)}
        cy="50%"
        r="3"
        className={isHollow ? "fill-surface stroke-team stroke-[1.5]" : "fill-team"}
      />
      <rect
        x={at(box.lower)}
        width={percent((box.upper - box.lower) / (scale.to - scale.from))}
        y="20%"
        height="60%"
        rx="2"
        className={
          isHollow
            ? "fill-[color-mix(in_oklab,var(--color-team)_30%,var(--color-surface))] stroke-team stroke-[1.5]"
            : "fill-team stroke-surface"
        }
      />
      <line {...median} className="stroke-surface" strokeWidth="5" />
      <line {...median} className="stroke-ink" strokeWidth="2.5" />
    </svg>
  );
}

/** The pace of each driver; on a small screen the gap by the model, if there is one, stands below the median. */
function paceTable(hasModel: boolean): Table<PaceRow> {
  return defineTable<PaceRow>({
    name: "race-pace",
    caption: "Pace over comparable laps",
    noun: ["driver", "drivers"],
    heading: "Pace of every driver",
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
      ...(hasModel ? [modelColumn] : []),
    ],
  });
}

const modelColumn: Column<PaceRow> = {
  id: "behind",
  label: "By the model (s a lap)",
  value: ({ line }) => line.behind?.value ?? null,
  cell: ({ line: { behind } }) =>
    behind === null ? (
      noValue
    ) : behind.error === 0 ? (
      "reference"
    ) : isClear(behind) ? (
      estimateText(behind)
    ) : (
      <span className="text-soft">no clear gap</span>
    ),
  numeric: true,
  firstSort: "asc",
  phone: "second",
  width: 11,
};

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
