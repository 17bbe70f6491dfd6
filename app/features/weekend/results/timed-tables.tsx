import type { TimedLine } from "#contract/weekend.ts";
import { formatGap, formatLapTime } from "#app/text/format.ts";
import { type Column, defineTable, type Table } from "#app/ui/table/definition.ts";
import { ValueBar } from "#app/ui/value-bar.tsx";
import { Fastest } from "#app/features/weekend/marks.tsx";
import { driver, number, position, team } from "./entry-columns.tsx";
import type { RunLine, Segment, SegmentLine, TimeLine } from "./segments.ts";

/** The id of the team of a line. */
export const teamOfLine = ({ team_id }: TimedLine) => team_id;

const entry: ReadonlyArray<Column<TimedLine>> = [
  { ...position, width: 3.5 },
  { ...driver, width: [11, 1.6] },
  { ...team, width: [7.5, 1.2] },
  { ...number, width: 3.5 },
];
const gap: Column<TimedLine> = {
  id: "gap",
  label: "Gap",
  value: (line) => line.gap,
  cell: (line) => gapText(line),
  numeric: true,
  firstSort: "asc",
  phone: "second",
};
/** The gap to the fastest, who has none. */
function gapText(line: TimeLine) {
  const { gap: behind } = line;
  return isFastest(line) ? <small className="text-small text-soft">Fastest</small> : formatGap(behind);
}

function isFastest({ gap: behind, position: place, isFastest: marked }: TimeLine): boolean {
  return marked ?? (behind === null && place === 1);
}

/** The gap where `withGapBars` gives it a bar. */
const barGap: Column<TimedLine> = { ...gap, width: [8, 2] };
const laps: Column<TimedLine> = { id: "laps", label: "Laps", value: (line) => line.laps, numeric: true };

function timeColumn<Line>(id: string, label: string, value: (line: Line) => number | null): Column<Line> {
  return {
    id,
    label,
    value,
    cell: (line) => formatLapTime(value(line)),
    numeric: true,
    firstSort: "asc",
  };
}

/** A time that stands out when no other of its column is better. */
function bestTimeColumn<Line>(
  id: string,
  label: string,
  value: (line: Line) => number | null,
  isBest: (line: Line) => boolean,
): Column<Line> {
  return {
    ...timeColumn(id, label, value),
    cell: (line) => <Fastest when={isBest(line)}>{formatLapTime(value(line))}</Fastest>,
  };
}

const time: Column<TimedLine> = {
  ...timeColumn<TimedLine>("time", "Time", (line) => line.time),
  cell: (line) => <b>{formatLapTime(line.time)}</b>,
  phone: "value",
};

/** The classification of a session by one time. */
export const timedResultsTable = defineTable<TimedLine>({
  name: "timed-results",
  twoStickyColumns: true,
  bar: "driver_name",
  caption: "Classification by time",
  noun: ["result", "results"],
  columns: [
    ...entry,
    { ...time, width: [5.5, 0.8] },
    barGap,
    { ...laps, phone: "detail", phoneWords: { after: " laps", one: " lap" }, width: 5 },
  ],
});

/** The same of a practice, which has no podium: no place has a medal. */
export const practiceTable: Table<TimedLine> = {
  ...timedResultsTable,
  columns: timedResultsTable.columns.map((column) =>
    column.id === position.id
      ? { ...column, cell: (line) => String(line.position ?? line.position_text) }
      : column,
  ),
};

/** The classification of a qualifying of two runs, with both. */
export const runResultsTable = defineTable<RunLine>({
  name: "run-results",
  twoStickyColumns: true,
  bar: "driver_name",
  caption: "Qualifying results",
  noun: ["result", "results"],
  columns: [
    ...entry,
    {
      ...bestTimeColumn(
        "first_run",
        "Run 1",
        (line) => line.first,
        (line) => line.bestFirst,
      ),
      width: [5.5, 0.8],
    },
    {
      ...bestTimeColumn(
        "second_run",
        "Run 2",
        (line) => line.second,
        (line) => line.bestSecond,
      ),
      width: [5.5, 0.8],
    },
    { ...time, width: [5.5, 0.8] },
    barGap,
  ],
});

/** A whole bar is this many times the median gap, or the largest gap if that is less: one far behind would leave no bar to all others. */
const wholeBar = 3;

/** The fastest has the room of a bar. */
function isBarless(line: TimeLine): boolean {
  return line.gap === null && !isFastest(line);
}

/** A table with a bar before each gap in the colour of the team; on a phone below both lines of the row. */
export function withGapBars<Line extends TimedLine>(
  table: Table<Line>,
  lines: ReadonlyArray<TimedLine>,
): Table<Line> {
  const gaps = lines.flatMap((line) => line.gap ?? []).toSorted((one, other) => one - other);
  const whole = Math.min(gaps.at(-1) ?? 0, wholeBar * (gaps[Math.floor(gaps.length / 2)] ?? 0));
  if (whole <= 0) return table;
  const withBar =
    ({ cell }: Column<Line>) =>
    (line: Line) =>
      isBarless(line) ? (
        cell?.(line)
      ) : (
        <span className="items-center md:flex">
          {line.gap === null ? (
            <span className="invisible flex-1" />
          ) : (
            <ValueBar percent={Math.max(0, Math.min(100, (100 * line.gap) / whole))} fill="fill-team" />
          )}
          <span className="whitespace-nowrap md:min-w-18">{cell?.(line)}</span>
        </span>
      );
  return {
    ...table,
    // On a phone a row without a bar has no room for one.
    rowClass: (line) => `${table.rowClass?.(line) ?? ""}${isBarless(line) ? " barless" : ""}`,
    columns: table.columns.map((column) =>
      column.id === gap.id ? { ...column, cell: withBar(column), phoneBar: true } : column,
    ),
  };
}

/** The last segment in which a driver set a time, to which the gap belongs; null without any. */
function timedIn({ q1, q2, q3 }: SegmentLine): Segment | null {
  if (q3 !== null) return 3;
  if (q2 !== null) return 2;
  return q1 === null ? null : 1;
}

/** The gap, and to which segment's best time where that is not its group's; on a phone below the time, which no head stands over there. */
const segmentGap = (prefix: string): Column<SegmentLine> => ({
  ...gap,
  cell: (line) => {
    const timed = timedIn(line);
    const isBest = timed !== null && line.best.has(timed);
    return (
      <>
        <span className="md:hidden">
          <Fastest when={isBest}>{formatLapTime(timed === null ? null : line[`q${timed}`])}</Fastest>
        </span>
        <span className="max-md:mt-1.25 max-md:-mb-6.25 max-md:block max-md:text-small max-md:font-normal max-md:text-soft">
          {timed === null || timed === line.reached || line.gap === null ? null : (
            <small className="text-small font-normal text-soft">{`to ${prefix}${timed} best `}</small>
          )}
          {gapText(line)}
        </span>
      </>
    );
  },
  phone: "value",
  width: [9, 2],
});

/**
 * The team; on a phone with the times of the segments before the last, which have no columns there. Most phones have
 * room for one; where a team's name is too long even so, it is cut off, never the time.
 */
const teamAndTimes = (prefix: string): Column<SegmentLine> => ({
  ...team,
  cell: (line) => (
    <span className="max-md:flex">
      <span className="max-md:truncate">{team.cell(line)}</span>
      {([1, 2] as const).map((which) => {
        const set = line[`q${which}`];
        const last = timedIn(line) ?? 0;
        const isFirst = last - which === 2;
        return set === null || which >= last ? null : (
          <span
            key={which}
            className={`shrink-0 text-xs whitespace-pre md:hidden ${isFirst ? "max-[26rem]:hidden" : ""}`}
            aria-hidden="true"
          >
            {` · ${prefix}${which} `}
            <Fastest when={line.best.has(which)}>{formatLapTime(set)}</Fastest>
          </span>
        );
      })}
    </span>
  ),
  width: [7.5, 1.2],
});

/** A time of a segment: the one that counts is bold. */
function SegmentTime({ line, which }: { line: SegmentLine; which: Segment }) {
  const text = formatLapTime(line[`q${which}`]);
  if (which === timedIn(line) && !line.best.has(which)) return <b className="font-bold">{text}</b>;
  return <Fastest when={line.best.has(which)}>{text}</Fastest>;
}

/** "Q3", or where a driver went out: "Out in Q1". */
function reachedText(reached: Segment, prefix: string): string {
  return reached === 3 ? `${prefix}3` : `Out in ${prefix}${reached}`;
}

/**
 * The classification of a qualifying of three segments; who went out in the same one stands together.
 *
 * @param prefix of the segments' names: "Q", or "SQ" in sprint qualifying
 */
function segmentTable(name: string, caption: string, prefix: string): Table<SegmentLine> {
  const segment = (which: Segment) =>
    bestTimeColumn<SegmentLine>(
      `q${which}`,
      `${prefix}${which}`,
      (line) => line[`q${which}`],
      (line) => line.best.has(which),
    );
  return defineTable({
    name,
    caption,
    noun: ["result", "results"],
    bar: "driver_name",
    columns: [
      {
        id: "reached",
        label: "Segment",
        value: (line) => reachedText(line.reached, prefix),
        sortable: false,
        cell: (line) => (
          <span className="md:flex md:justify-between">
            <span className="text-ink">{reachedText(line.reached, prefix)}</span>{" "}
            {line.bestOfReached === null ? null : (
              // Above the gaps.
              <span className="ms-1 font-normal whitespace-nowrap text-soft md:pe-14">
                {`Gaps to the best of ${prefix}${line.reached}, ${formatLapTime(line.bestOfReached)}`}
              </span>
            )}
          </span>
        ),
        grouped: true,
        phone: "group",
        width: 6,
      },
      ...entry.map((column) => (column.id === "team_name" ? teamAndTimes(prefix) : column)),
      ...([1, 2, 3] as const).map((which) => ({
        ...segment(which),
        cell: (line: SegmentLine) => <SegmentTime line={line} which={which} />,
        width: [5.5, 0.8] as const,
      })),
      segmentGap(prefix),
      { ...laps, width: 4 },
    ],
    groupOf: (line) => String(line.reached),
    groupRows: true,
  });
}

/** The classification of a qualifying in segments, and of a sprint qualifying: grouped by the last segment reached. */
export const qualifyingTable = segmentTable("segment-results", "Qualifying results", "Q");
export const sprintQualifyingTable = segmentTable("segment-results", "Sprint qualifying results", "SQ");

/** How qualifyings were decided, by F1DB's name of the format. */
const formats: Readonly<Record<string, string>> = {
  ONE_SESSION: "One session: the fastest lap counts.",
  TWO_SESSION: "Two sessions: the better time of both counts.",
  ONE_LAP: "One timed lap each, alone on the track.",
  FOUR_LAPS: "The time of four laps in a row counts.",
  AGGREGATE: "Two runs of one lap each: the sum of both times counts.",
  SPRINT_RACE: "The result set the grid of the sprint, and the sprint that of the race.",
  ELIMINATION: "Three segments, in each of which the slowest was eliminated every 90 seconds.",
};

const segmentsMethod =
  "Bold: the time that counts, ◆ the best of each segment. Drivers without a time stay in the segment that they reached.";

/** How a qualifying was decided and what its table shows. */
export function qualifyingMethod(format: string | null, shows: "segments" | "runs" | "time"): string {
  const shown = { segments: segmentsMethod, runs: "◆ marks the fastest of each run.", time: "" }[shows];
  return [format === null ? "" : formats[format], shown, "Grid penalties are not included.", source]
    .filter(Boolean)
    .join(" ");
}

const source = "Source: F1DB.";

/** What the table of any other session shows. */
export function timedMethod(lines: ReadonlyArray<TimedLine>): string {
  const counted = lines.some((line) => line.laps !== null) ? "Laps counts every lap." : "";
  return ["Each driver’s fastest lap, and the gap to the fastest of all.", counted, source]
    .filter(Boolean)
    .join(" ");
}
